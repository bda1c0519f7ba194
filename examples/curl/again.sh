#!/bin/sh
# A random person, and the same person again: the response headers contain what is needed to repeat the request.
# (In the header, characters of a seed that are not printable ASCII are percent-encoded.)
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
