// Requests a Japanese woman, then three people as a stream, then sends an invalid request.
package main

import (
	"context"
	"fmt"
	"log"
	"os"
	"strconv"

	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials/insecure"
	"google.golang.org/grpc/status"

	pb "example.com/identikit/identity/v1"
)

// When the call is rate limited, the service sends the time to wait, and gRPC retries after it.
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
	count := uint64(3)
	if len(os.Args) > 2 {
		var err error
		if count, err = strconv.ParseUint(os.Args[2], 10, 32); err != nil {
			log.Fatal(err)
		}
	}
	if err := run(context.Background(), target, uint32(count)); err != nil {
		log.Fatal(err)
	}
}

func run(ctx context.Context, target string, count uint32) error {
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

	// The same seed and reference date always give the same person.
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

	// A stream may be longer than the rate limit allows at once: it is resumed.
	template := &pb.GenerateIdentityRequest{
		Gender:        pb.Gender_GENDER_RANDOM,
		Seed:          "demo",
		ReferenceDate: "2026-01-01",
	}
	if err := people(ctx, client, template, count, show); err != nil {
		return err
	}

	_, err = client.GenerateIdentity(ctx, &pb.GenerateIdentityRequest{})
	fmt.Printf("%s: %s\n", status.Code(err), status.Convert(err).Message())
	return nil
}

func show(person *pb.Identity) {
	fmt.Printf("%s, %d, %s\n", person.GetName(), person.GetDob().GetAge(), person.GetAddress().GetCity())
}
