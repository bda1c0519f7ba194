package example;

import identikit.identity.v1.Country;
import identikit.identity.v1.Gender;
import identikit.identity.v1.GenerateIdentityRequest;
import identikit.identity.v1.Identity;
import identikit.identity.v1.IdentityServiceGrpc;
import io.grpc.Grpc;
import io.grpc.InsecureChannelCredentials;
import io.grpc.StatusRuntimeException;
import java.util.List;
import java.util.Map;

/** Requests a Japanese woman, then three people as a stream, then sends an invalid request. */
public final class Main {
  /** When the call is rate limited, the service sends the time to wait, and gRPC retries after it. */
  private static final Map<String, ?> RETRY = Map.of("methodConfig", List.of(Map.of(
      "name", List.of(Map.of("service", "identity.v1.IdentityService")),
      "retryPolicy", Map.of(
          "maxAttempts", 3.0,
          "initialBackoff", "1s",
          "maxBackoff", "60s",
          "backoffMultiplier", 2.0,
          "retryableStatusCodes", List.of("RESOURCE_EXHAUSTED", "UNAVAILABLE")))));

  private Main() {}

  public static void main(String[] args) throws Exception {
    var target = args.length > 0 ? args[0] : "localhost:8080";
    var count = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    var channel = Grpc.newChannelBuilder(target, InsecureChannelCredentials.create())
        .defaultServiceConfig(RETRY)
        .enableRetry()
        .build();
    try {
      run(IdentityServiceGrpc.newBlockingStub(channel), count);
    } finally {
      channel.shutdownNow();
    }
  }

  private static void run(IdentityServiceGrpc.IdentityServiceBlockingStub client, int count) throws Exception {
    // The same seed and reference date always give the same person.
    var replay = GenerateIdentityRequest.newBuilder().setSeed("demo").setReferenceDate("2026-01-01").build();
    var woman = replay.toBuilder().setGender(Gender.GENDER_FEMALE).setCountry(Country.COUNTRY_JP).build();
    show(client.generateIdentity(woman).getIdentity());

    // A stream may be longer than the rate limit allows at once: it is resumed.
    var template = replay.toBuilder().setGender(Gender.GENDER_RANDOM).build();
    ResumedStream.people(client, template, count, Main::show);

    try {
      client.generateIdentity(GenerateIdentityRequest.getDefaultInstance());
    } catch (StatusRuntimeException error) {
      System.out.println(error.getStatus().getCode() + ": " + error.getStatus().getDescription());
    }
  }

  private static void show(Identity person) {
    System.out.println(
        person.getName() + ", " + person.getDob().getAge() + ", " + person.getAddress().getCity());
  }
}
