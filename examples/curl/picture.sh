#!/bin/sh
# Downloads the avatar of a person.
set -eu
service=${1:-http://localhost:8080}
file=${2:-person.png}

person=$(curl --silent --show-error --fail-with-body "$service/generate" \
  --header 'Content-Type: application/json' --data '{"gender":"female","seed":"demo"}')
photo=$(echo "$person" | sed 's/.*"photo_url":"\([^"]*\)".*/\1/')

curl --silent --show-error --fail "$service$photo.png?size=512" --output "$file"
echo "$file shows $service$photo"
