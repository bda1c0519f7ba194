#!/bin/sh
# A person that breaks one rule on purpose, for tests of your own checks, and what the service finds in the record.
# GET /rules lists the rules.
set -eu
service=${1:-http://localhost:8080}

post() {
  curl --silent --show-error --fail-with-body "$service$1" --header 'Content-Type: application/json' --data "$2"
}

person=$(post /generate \
  '{"gender":"female","country":"de","violate":"national_id.check_digit","seed":"demo","reference_date":"2026-01-01"}')

post /verify "{\"identity\":$person,\"country\":\"de\",\"reference_date\":\"2026-01-01\"}"
