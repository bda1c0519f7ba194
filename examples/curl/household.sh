#!/bin/sh
# A couple who live together.
set -eu
service=${1:-http://localhost:8080}

curl --silent --show-error --fail-with-body "$service/household" \
  --header 'Content-Type: application/json' \
  --data '{"country":"de","kind":"couple","seed":"demo","reference_date":"2026-01-01"}'
