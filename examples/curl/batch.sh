#!/bin/sh
# Three people of one seed. On the RPC paths, fields and enum values have the names of the schema.
set -eu
service=${1:-http://localhost:8080}

curl --silent --show-error --fail-with-body "$service/identity.v1.IdentityService/BatchGenerateIdentities" \
  --header 'Content-Type: application/json' \
  --data '{"template":{"gender":"GENDER_RANDOM","seed":"demo","referenceDate":"2026-01-01"},"count":3}'
