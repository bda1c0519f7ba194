-- Three tables that refuse what a person cannot have. Reads with psql, PostgreSQL 12 or newer.

BEGIN;

-- The check digit of card numbers, ISO/IEC 7812-1: from the right, every second digit counts twice.
CREATE FUNCTION is_luhn(number text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  total int := 0;
  digit int;
BEGIN
  FOR place IN 1..length(number) LOOP
    digit := substr(number, length(number) + 1 - place, 1);
    total := total + CASE WHEN place % 2 = 1 THEN digit WHEN digit > 4 THEN 2 * digit - 9 ELSE 2 * digit END;
  END LOOP;
  RETURN total % 10 = 0;
END
$$;

CREATE TABLE people (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name        text NOT NULL CHECK (name <> ''),
  gender      text NOT NULL CHECK (gender IN ('female', 'male')),
  born        date NOT NULL CHECK (born BETWEEN '1800-01-01' AND '2199-12-31'),
  blood_type  text NOT NULL CHECK (blood_type ~ '^(A|B|AB|O)[+-]$'),
  height_cm   smallint NOT NULL CHECK (height_cm BETWEEN 100 AND 250),
  weight_kg   smallint NOT NULL CHECK (weight_kg BETWEEN 20 AND 400),
  email       text NOT NULL UNIQUE CHECK (email ~ '^[a-z0-9._-]{1,64}@example\.(com|net|org)$'),
  -- Not unique: the numbers that a place keeps free for fiction are soon used up.
  phone       text NOT NULL CHECK (phone ~ '^\+[1-9][0-9 ]{6,18}[0-9]$'),
  country     text NOT NULL CHECK (country <> ''),
  national_id text NOT NULL CHECK (national_id ~ '^[0-9A-Z]([0-9A-Z -]*[0-9A-Z])?$')
);

-- Australia has 90,908 numbers to draw from: more people than that share some. The numbers of the three others tell birth
-- and place, and a few people of a million agree in both.
CREATE UNIQUE INDEX people_national_id_key ON people (country, national_id)
WHERE country NOT IN ('Australia', 'China', 'France', 'Mexico');

CREATE TABLE addresses (
  person_id          bigint PRIMARY KEY REFERENCES people ON DELETE CASCADE,
  street             text NOT NULL CHECK (street <> ''),
  city               text NOT NULL CHECK (city <> ''),
  state_name         text NOT NULL CHECK (state_name <> ''),
  state_abbreviation text NOT NULL CHECK (state_abbreviation <> ''),
  zip                text NOT NULL CHECK (zip ~ '^[0-9A-Z]([0-9A-Z -]*[0-9A-Z])?$'),
  country            text NOT NULL
);

CREATE TABLE cards (
  person_id bigint PRIMARY KEY REFERENCES people ON DELETE CASCADE,
  number    text NOT NULL CHECK (number ~ '^[0-9]{16}$' AND is_luhn(number)),
  brand     text NOT NULL CHECK (brand IN ('Visa', 'Mastercard', 'Discover', 'JCB', 'UnionPay', 'Mir', 'RuPay')),
  cvv       text NOT NULL CHECK (cvv ~ '^[0-9]{3}$'),
  -- The last day of the month that is printed on the card.
  expires   date NOT NULL CHECK (extract(day FROM expires + 1) = 1)
);

-- For RuPay only three numbers are published for tests.
CREATE UNIQUE INDEX cards_number_key ON cards (number) WHERE brand <> 'RuPay';

-- What `identikit draw --format sql --table drawn` writes to. Rows are dealt out to the three tables and stay in none.
CREATE TABLE drawn (
  address_city               text NOT NULL,
  address_country            text NOT NULL,
  address_state_abbreviation text NOT NULL,
  address_state_name         text NOT NULL,
  address_street             text NOT NULL,
  address_zip                text NOT NULL,
  blood_type                 text NOT NULL,
  credit_card_cvv            text NOT NULL,
  credit_card_expiry         text NOT NULL,
  credit_card_number         text NOT NULL,
  credit_card_provider_bank  text NOT NULL,
  dob_age                    smallint NOT NULL CHECK (dob_age BETWEEN 18 AND 90),
  dob_date                   date NOT NULL,
  dob_day                    text NOT NULL CHECK (dob_day::int = extract(day FROM dob_date)),
  dob_month                  text NOT NULL CHECK (dob_month::int = extract(month FROM dob_date)),
  dob_zodiac                 text NOT NULL,
  email                      text NOT NULL,
  gender                     text NOT NULL,
  height_cm                  smallint NOT NULL,
  height_feet                smallint NOT NULL,
  height_inches              smallint NOT NULL CHECK (height_inches BETWEEN 0 AND 11),
  height_m                   numeric(3, 2) NOT NULL CHECK (height_m * 100 = height_cm),
  name                       text NOT NULL,
  national_id                text NOT NULL,
  phone                      text NOT NULL,
  photo_url                  text NOT NULL,
  weight_kg                  smallint NOT NULL,
  weight_lbs                 smallint NOT NULL
);

CREATE FUNCTION deal_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO people (name, gender, born, blood_type, height_cm, weight_kg, email, phone, country, national_id)
  SELECT name, gender, dob_date, blood_type, height_cm, weight_kg, email, phone, address_country, national_id
  FROM fresh;

  INSERT INTO addresses (person_id, street, city, state_name, state_abbreviation, zip, country)
  SELECT id, address_street, address_city, address_state_name, address_state_abbreviation, address_zip, address_country
  FROM fresh JOIN people USING (email);

  INSERT INTO cards (person_id, number, brand, cvv, expires)
  SELECT id, credit_card_number, credit_card_provider_bank, credit_card_cvv,
         (to_date(credit_card_expiry, 'MM/YY') + interval '1 month - 1 day')::date
  FROM fresh JOIN people USING (email);

  DELETE FROM drawn;
  RETURN NULL;
END
$$;

CREATE TRIGGER deal_out AFTER INSERT ON drawn
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION deal_out();

COMMIT;
