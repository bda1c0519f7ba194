package example;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.rpc.RetryInfo;
import identikit.identity.v1.GenerateIdentityRequest;
import identikit.identity.v1.Identity;
import identikit.identity.v1.IdentityServiceGrpc.IdentityServiceBlockingStub;
import identikit.identity.v1.StreamIdentitiesRequest;
import io.grpc.StatusRuntimeException;
import io.grpc.protobuf.StatusProto;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/** A stream of people that goes on where the rate limit ended it. */
final class ResumedStream {
  private ResumedStream() {}

  /** Passes `count` people on. Throws the service's error where it names no time after which to call again. */
  static void people(
      IdentityServiceBlockingStub client, GenerateIdentityRequest template, int count, Consumer<Identity> consumer)
      throws InterruptedException, InvalidProtocolBufferException {
    var next = StreamIdentitiesRequest.newBuilder().setTemplate(template);
    var index = 0;
    while (index < count) {
      try {
        // The people come in chunks of up to 100.
        var chunks = client.streamIdentities(next.setFirstIndex(index).setCount(count - index).build());
        while (chunks.hasNext()) {
          var chunk = chunks.next();
          // Whatever the service chose for the first stream is kept for the next.
          next.getTemplateBuilder().setSeed(chunk.getSeed()).setReferenceDate(chunk.getReferenceDate());
          for (var person : chunk.getIdentitiesList()) {
            index++;
            consumer.accept(person);
          }
        }
      } catch (StatusRuntimeException error) {
        Thread.sleep(retryDelay(error).orElseThrow(() -> error).toMillis());
      }
    }
  }

  /** The time after which the service answers again: the RetryInfo of the error. */
  private static Optional<Duration> retryDelay(StatusRuntimeException error) throws InvalidProtocolBufferException {
    var status = StatusProto.fromThrowable(error);
    if (status == null) return Optional.empty();
    for (var detail : status.getDetailsList()) {
      if (detail.is(RetryInfo.class)) {
        var delay = detail.unpack(RetryInfo.class).getRetryDelay();
        return Optional.of(Duration.ofSeconds(delay.getSeconds(), delay.getNanos()));
      }
    }
    return Optional.empty();
  }
}
