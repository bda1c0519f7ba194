"""A stream of people that goes on where the rate limit ended it."""

import time
from collections.abc import Iterator

import grpc

from identikit_pb.identity.v1 import identity_pb2 as pb
from identikit_pb.identity.v1.identity_pb2_grpc import IdentityServiceStub


def people(client: IdentityServiceStub, template: pb.GenerateIdentityRequest, count: int) -> Iterator[pb.Identity]:
    """Yields `count` people. Raises grpc.RpcError where the service names no time after which to call again."""
    index = 0
    while index < count:
        request = pb.StreamIdentitiesRequest(template=template, count=count - index, first_index=index)
        try:
            # The people come in chunks of up to 100.
            for chunk in client.StreamIdentities(request):
                # Whatever the service chose for the first stream is kept for the next.
                template.seed, template.reference_date = chunk.seed, chunk.reference_date
                for person in chunk.identities:
                    index += 1
                    yield person
        except grpc.RpcError as error:
            delay = retry_delay(error)
            if delay is None:
                raise
            time.sleep(delay)


def retry_delay(error: grpc.RpcError) -> float | None:
    """The seconds after which the service answers again: those of its RetryInfo, as gRPC's own retries read them."""
    for key, value in error.trailing_metadata() or ():
        if key == "grpc-retry-pushback-ms":
            return int(value) / 1000
    return None
