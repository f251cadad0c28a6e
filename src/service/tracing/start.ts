import { traceWith } from './tracing.ts';

/** The environment asks for what Hectare does not do. */
export class TracingRefused extends Error {
  readonly variable: string;
  readonly expected: string;
  constructor(variable: string, expected: string) {
    super(`${variable}: ${expected}`);
    this.name = 'TracingRefused';
    this.variable = variable;
    this.expected = expected;
  }
}

const given = (variable: string): string => (process.env[variable] ?? '').trim();

/**
 * Whether the variables of OpenTelemetry ask for traces: by an address of a collector, or by OTEL_TRACES_EXPORTER=otlp. Throws TracingRefused for what would be sent in
 * another way than asked for.
 */
function isWanted(): boolean {
  if (given('OTEL_SDK_DISABLED').toLowerCase() === 'true') return false;
  const exporter = given('OTEL_TRACES_EXPORTER');
  if (exporter === 'none') return false;
  const isAddressed = given('OTEL_EXPORTER_OTLP_ENDPOINT') !== '' || given('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') !== '';
  if (exporter === '' && !isAddressed) return false;
  if (exporter !== '' && exporter !== 'otlp') throw new TracingRefused('OTEL_TRACES_EXPORTER', 'otlp, none');
  const protocol = given('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL') || given('OTEL_EXPORTER_OTLP_PROTOCOL');
  if (protocol !== '' && protocol !== 'http/json') throw new TracingRefused('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/json');
  return true;
}

/** Begins to trace this process where the environment says so; otherwise loads nothing. What it answers ends it, and sends what was not sent yet. Rejects with TracingRefused. */
export async function startTracing(serviceName: string): Promise<() => Promise<void>> {
  if (!isWanted()) return () => Promise.resolve();
  const { openTracer } = await import('./open-telemetry.ts');
  const { tracer, close } = openTracer(serviceName);
  traceWith(tracer);
  return () => {
    traceWith(null);
    return close();
  };
}
