#!/bin/sh
# The response lists every invalid field, and curl exits with an error.
set -eu
service=${1:-http://localhost:8080}

curl --silent --show-error --fail-with-body "$service/generate" \
  --header 'Content-Type: application/json' --data '{"gender":"Female","country":"germany"}'
