"""
Draws people as CSV: reads counts from standard input, writes to the file of the first argument, and prints a line once each is
written. The second argument names the library, faker or mimesis; what it lacks is made from its integers.
"""

import csv
import random
import sys
from datetime import date

BLOOD_TYPES = ("O+", "A+", "B+", "AB+", "O-", "A-", "B-", "AB-")
SIGNS = ("Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius")


def faker_parts():
    from faker import Faker

    fake = Faker("en_US", use_weighting=False)
    fake.seed_instance(1)
    between = {"start_date": date(1945, 1, 1), "end_date": date(2007, 12, 31)}
    sexes = ("male", "female")

    def parts():
        return (
            (fake.city(), fake.country(), fake.state_abbr(), fake.state(), fake.street_address(), fake.zipcode()),
            (fake.credit_card_security_code(), fake.credit_card_expire(), fake.credit_card_number(), fake.credit_card_provider()),
            fake.date_between(**between),
            (fake.safe_email(), fake.random_element(sexes), fake.name(), fake.ssn(), fake.phone_number()),
        )

    return parts, fake.random.randint


def mimesis_parts():
    from mimesis import Generic, Locale

    generic = Generic(Locale.EN, seed=1)
    address, payment, person, birth = generic.address, generic.payment, generic.person, generic.datetime

    def parts():
        return (
            (address.city(), address.country(), address.state(abbr=True), address.state(), address.address(), address.zip_code()),
            (payment.cvv(), payment.credit_card_expiration_date(), payment.credit_card_number(), payment.credit_card_network()),
            birth.date(start=1945, end=2007),
            (person.email(), person.gender(), person.full_name(), person.identifier("###-##-####"), person.phone_number()),
        )

    return parts, random.Random(1).randint


def row(parts, whole):
    """The columns of identikit."""
    place, card, born, (email, gender, name, national_id, phone) = parts()
    cm, kg = whole(150, 200), whole(45, 120)
    inches = round(cm / 2.54)
    day = born.isoformat()
    return (
        *place,
        BLOOD_TYPES[whole(0, 7)],
        *card,
        *(2026 - born.year, day, day[8:], day[5:7], SIGNS[whole(0, 8)]),
        *(email, gender, cm, inches // 12, inches % 12, cm / 100),
        *(name, national_id, phone, f"/avatar/{gender}/{whole(0, 999)}", kg, round(kg * 2.20462)),
    )


def main():
    _, path, library = sys.argv
    parts, whole = {"faker": faker_parts, "mimesis": mimesis_parts}[library]()
    with open(path, "w", newline="", encoding="utf-8") as file:
        out = csv.writer(file)
        for line in sys.stdin:
            for _ in range(int(line)):
                out.writerow(row(parts, whole))
            file.flush()
            print("written", flush=True)


main()
