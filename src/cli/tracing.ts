import { startTracing, TracingRefused } from '#service/tracing/start.ts';
import { CommandFault } from './usage.ts';

/** Traces a server or a worker where OpenTelemetry's variables of the environment say so. What it answers ends that. */
export async function tracing(serviceName: string): Promise<() => Promise<void>> {
  return startTracing(serviceName).catch((error: Error) => {
    throw error instanceof TracingRefused
      ? new CommandFault(
          `${error.variable} should be ${error.expected.replace(', ', ' or ')}, or be left out: Hectare sends traces by OTLP over HTTP, as JSON.`,
        )
      : error;
  });
}
