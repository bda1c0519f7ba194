"""Calls the service with the client that openapi-generator has made."""

import sys
from datetime import date

import openapi_client as identikit

client = identikit.IdentityApi(identikit.ApiClient(identikit.Configuration(host=sys.argv[1])))
replay = {"seed": "demo", "reference_date": date(2026, 1, 1)}

person = client.generate_identity(
    identikit.GenerateRequest(
        gender=identikit.Gender.FEMALE,
        country=identikit.Country.JP,
        extra=[identikit.ExtraName.COMPANY_NAME],
        **replay,
    )
)
print(person.name, person.extra["company.name"])

try:
    client.generate_identity(identikit.GenerateRequest(gender=identikit.Gender.RANDOM, min_age=40, max_age=30))
except identikit.ApiException as error:
    problem = identikit.Problem.from_json(error.body)
    print(problem.status, problem.errors[0].var_field)

verification = client.verify_identity(
    identikit.VerifyRequest(
        identity=identikit.RecordToVerify.from_json(person.to_json()),
        country=identikit.Country.JP,
        reference_date=replay["reference_date"],
    )
)
print(str(verification.coherent).lower())

household = client.generate_household(
    identikit.HouseholdRequest(country=identikit.Country.JP, kind=identikit.HouseholdKind.FAMILY, size=4, **replay)
)
for member in household.members:
    print(member.relation, member.identity.name)
