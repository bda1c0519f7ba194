#!/bin/sh
# A Japanese woman. The same seed and reference date always give the same person.
# When the call is rate limited, --retry waits for the time in the Retry-After header.
set -eu
service=${1:-http://localhost:8080}

curl --silent --show-error --fail --retry 3 "$service/generate" \
  --header 'Content-Type: application/json' \
  --data '{"gender":"female","country":"jp","seed":"demo","reference_date":"2026-01-01"}'
