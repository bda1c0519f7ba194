#!/bin/sh
# A woman of Bonn with a Visa card: all that depends on the place fits it. GET /places lists what can be asked for.
set -eu
service=${1:-http://localhost:8080}

curl --silent --show-error --fail-with-body "$service/generate" \
  --header 'Content-Type: application/json' \
  --data '{"gender":"female","country":"de","city":"Bonn","card_brand":"Visa","seed":"demo","reference_date":"2026-01-01"}'
