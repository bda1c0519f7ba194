#!/bin/sh
# A woman of Japan. The same seed and reference date draw the same person for ever.
# Where the limit is reached, --retry waits for as long as the header Retry-After says.
set -eu
service=${1:-http://localhost:8080}

curl --silent --show-error --fail --retry 3 "$service/generate" \
  --header 'Content-Type: application/json' \
  --data '{"gender":"female","country":"jp","seed":"demo","reference_date":"2026-01-01"}'
