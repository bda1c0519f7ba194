"""Requests single people, a stream, a broken person and a household, then sends an invalid request."""

import json
import sys

import grpc

from identikit_pb.identity.v1 import identity_pb2 as pb
from identikit_pb.identity.v1 import identity_pb2_grpc
from resume import people

# When the call is rate limited, the service sends the time to wait, and gRPC retries after it.
RETRY = {
    "methodConfig": [
        {
            "name": [{"service": "identity.v1.IdentityService"}],
            "retryPolicy": {
                "maxAttempts": 3,
                "initialBackoff": "1s",
                "maxBackoff": "60s",
                "backoffMultiplier": 2,
                "retryableStatusCodes": ["RESOURCE_EXHAUSTED", "UNAVAILABLE"],
            },
        }
    ]
}


def show(person: pb.Identity) -> None:
    print(f"{person.name}, {person.dob.age}, {person.address.city}")


def main(target: str, count: int) -> None:
    options = [("grpc.service_config", json.dumps(RETRY))]
    with grpc.insecure_channel(target, options) as channel:
        client = identity_pb2_grpc.IdentityServiceStub(channel)

        # The same seed and reference date always give the same person.
        replay = {"seed": "demo", "reference_date": "2026-01-01"}
        request = pb.GenerateIdentityRequest(gender=pb.GENDER_FEMALE, country=pb.COUNTRY_JP, **replay)
        show(client.GenerateIdentity(request, timeout=90).identity)

        # A stream may be longer than the rate limit allows at once: it is resumed.
        template = pb.GenerateIdentityRequest(gender=pb.GENDER_RANDOM, **replay)
        for person in people(client, template, count):
            show(person)

        # The place may be asked for, and with it all that depends on it, such as the postal code.
        bonn = {"gender": pb.GENDER_FEMALE, "country": pb.COUNTRY_DE, "city": "Bonn", **replay}
        show(client.GenerateIdentity(pb.GenerateIdentityRequest(**bonn), timeout=90).identity)

        # A person that breaks one rule on purpose, for tests of your own checks; VerifyIdentity says which rule it is.
        request = pb.GenerateIdentityRequest(violate=["national_id.check_digit"], **bonn)
        check = pb.VerifyIdentityRequest(
            identity=client.GenerateIdentity(request, timeout=90).identity,
            country=pb.COUNTRY_DE,
            reference_date=replay["reference_date"],
        )
        for result in client.VerifyIdentity(check, timeout=90).results:
            if result.verdict == pb.VERDICT_FAIL:
                print(f"fails: {result.rule}")

        # People who belong together.
        template = pb.GenerateIdentityRequest(country=pb.COUNTRY_DE, **replay)
        couple = pb.GenerateHouseholdRequest(template=template, kind=pb.HOUSEHOLD_KIND_COUPLE)
        for member in client.GenerateHousehold(couple, timeout=90).members:
            show(member.identity)

        try:
            client.GenerateIdentity(pb.GenerateIdentityRequest())
        except grpc.RpcError as error:
            print(f"{error.code().name}: {error.details()}")


if __name__ == "__main__":
    target = sys.argv[1] if len(sys.argv) > 1 else "localhost:8080"
    main(target, int(sys.argv[2]) if len(sys.argv) > 2 else 3)
