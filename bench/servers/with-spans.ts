// Preloaded: the SDK of OpenTelemetry, which records spans and exports none.
import { NodeSDK } from "@opentelemetry/sdk-node";
import { NoopSpanProcessor } from "@opentelemetry/sdk-trace";

new NodeSDK({ spanProcessors: [new NoopSpanProcessor()], autoDetectResources: false }).start();
