// Preloaded, it sends the service's spans by OTLP as the variables OTEL_* say (docs/operations.md, "Traces").
import { NodeSDK } from "@opentelemetry/sdk-node";

new NodeSDK().start();
