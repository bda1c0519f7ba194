// A server as grpc-go makes it: GenerateIdentity returns the message of the file that the first argument names.
package main

import (
	"context"
	"fmt"
	"log"
	"net"
	"os"

	"google.golang.org/grpc"
	"google.golang.org/protobuf/proto"

	pb "example.com/identikit/identity/v1"
)

type server struct {
	pb.UnimplementedIdentityServiceServer
	response *pb.GenerateIdentityResponse
}

func (s *server) GenerateIdentity(context.Context, *pb.GenerateIdentityRequest) (*pb.GenerateIdentityResponse, error) {
	return s.response, nil
}

func main() {
	response := &pb.GenerateIdentityResponse{}
	bytes, err := os.ReadFile(os.Args[1])
	if err == nil {
		err = proto.Unmarshal(bytes, response)
	}
	if err != nil {
		log.Fatal(err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("serves http://localhost:%d\n", listener.Addr().(*net.TCPAddr).Port)
	registrar := grpc.NewServer()
	pb.RegisterIdentityServiceServer(registrar, &server{response: response})
	log.Fatal(registrar.Serve(listener))
}
