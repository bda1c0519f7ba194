#!/bin/sh
# Anybody, and the same person once more: the headers of an answer hold all that draws it again.
# (A seed of your own with other letters than ASCII comes back percent-encoded.)
set -eu
service=${1:-http://localhost:8080}
headers=$(mktemp)
trap 'rm -f "$headers"' EXIT

generate() {
  curl --silent --show-error --fail-with-body --dump-header "$headers" "$service/generate" \
    --header 'Content-Type: application/json' --data "$1"
}
header() {
  sed -n "s/^$1: *\([^[:cntrl:]]*\).*/\1/Ip" "$headers"
}

first=$(generate '{"gender":"random"}')
seed=$(header identity-seed)
date=$(header identity-reference-date)
again=$(generate "{\"gender\":\"random\",\"seed\":\"$seed\",\"reference_date\":\"$date\"}")

echo "$first"
echo "$again"
test "$first" = "$again"
