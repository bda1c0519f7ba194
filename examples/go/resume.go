package main

import (
	"context"
	"errors"
	"io"
	"time"

	"google.golang.org/genproto/googleapis/rpc/errdetails"
	"google.golang.org/grpc/status"

	pb "example.com/identikit/identity/v1"
)

// people hands count people of a stream to yield. Where the rate limit ends the stream, it waits as long as the service
// says and goes on from the next person. It returns any other error.
func people(
	ctx context.Context,
	client pb.IdentityServiceClient,
	template *pb.GenerateIdentityRequest,
	count uint32,
	yield func(*pb.Identity),
) error {
	index := uint32(0)
	for index < count {
		request := &pb.StreamIdentitiesRequest{Template: template, Count: count - index, FirstIndex: index}
		err := stream(ctx, client, request, func(chunk *pb.StreamIdentitiesResponse) {
			// Whatever the service chose for the first stream is kept for the next.
			template.Seed, template.ReferenceDate = chunk.GetSeed(), chunk.GetReferenceDate()
			for _, person := range chunk.GetIdentities() {
				index++
				yield(person)
			}
		})
		if err == nil {
			continue
		}
		delay, ok := retryDelay(err)
		if !ok {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(delay):
		}
	}
	return nil
}

// stream hands the chunks of one stream, of up to 100 people each, to yield.
func stream(
	ctx context.Context,
	client pb.IdentityServiceClient,
	request *pb.StreamIdentitiesRequest,
	yield func(*pb.StreamIdentitiesResponse),
) error {
	chunks, err := client.StreamIdentities(ctx, request)
	if err != nil {
		return err
	}
	for {
		chunk, err := chunks.Recv()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		yield(chunk)
	}
}

// retryDelay returns the time after which the service answers again: the RetryInfo of the error.
func retryDelay(err error) (time.Duration, bool) {
	for _, detail := range status.Convert(err).Details() {
		if info, ok := detail.(*errdetails.RetryInfo); ok {
			return info.GetRetryDelay().AsDuration(), true
		}
	}
	return 0, false
}
