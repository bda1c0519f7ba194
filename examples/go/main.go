// Draws a woman of Japan, then three people as a stream, then makes a mistake.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"os"

	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials/insecure"
	"google.golang.org/grpc/status"

	pb "example.com/identikit/identityv1"
)

// Where the limit is reached, the service says for how long to wait, and gRPC waits and calls again by itself.
const retry = `{"methodConfig": [{
	"name": [{"service": "identity.v1.IdentityService"}],
	"retryPolicy": {
		"maxAttempts": 3,
		"initialBackoff": "1s",
		"maxBackoff": "60s",
		"backoffMultiplier": 2,
		"retryableStatusCodes": ["RESOURCE_EXHAUSTED", "UNAVAILABLE"]
	}
}]}`

func main() {
	target := "localhost:8080"
	if len(os.Args) > 1 {
		target = os.Args[1]
	}
	if err := run(context.Background(), target); err != nil {
		log.Fatal(err)
	}
}

func run(ctx context.Context, target string) error {
	conn, err := grpc.NewClient(
		target,
		grpc.WithTransportCredentials(insecure.NewCredentials()),
		grpc.WithDefaultServiceConfig(retry),
	)
	if err != nil {
		return err
	}
	defer conn.Close()
	client := pb.NewIdentityServiceClient(conn)

	// The same seed and reference date draw the same person for ever.
	response, err := client.GenerateIdentity(ctx, &pb.GenerateIdentityRequest{
		Gender:        pb.Gender_GENDER_FEMALE,
		Country:       pb.Country_COUNTRY_JP,
		Seed:          "demo",
		ReferenceDate: "2026-01-01",
	})
	if err != nil {
		return err
	}
	show(response.GetIdentity())

	// A stream comes in chunks of up to a hundred people.
	stream, err := client.StreamIdentities(ctx, &pb.StreamIdentitiesRequest{
		Template: &pb.GenerateIdentityRequest{
			Gender:        pb.Gender_GENDER_RANDOM,
			Seed:          "demo",
			ReferenceDate: "2026-01-01",
		},
		Count: 3,
	})
	if err != nil {
		return err
	}
	for {
		chunk, err := stream.Recv()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
		for _, person := range chunk.GetIdentities() {
			show(person)
		}
	}

	_, err = client.GenerateIdentity(ctx, &pb.GenerateIdentityRequest{})
	fmt.Printf("%s: %s\n", status.Code(err), status.Convert(err).Message())
	return nil
}

func show(person *pb.Identity) {
	fmt.Printf("%s, %d, %s\n", person.GetName(), person.GetDob().GetAge(), person.GetAddress().GetCity())
}
