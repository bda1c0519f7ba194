#!/bin/sh
# The answer names every field that is wrong, and curl ends with an error.
set -eu
service=${1:-http://localhost:8080}

curl --silent --show-error --fail-with-body "$service/generate" \
  --header 'Content-Type: application/json' --data '{"gender":"Female","country":"germany"}'
