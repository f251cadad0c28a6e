import { afterEach, expect, test, vi } from 'vitest';
import { startTracing, TracingRefused } from './start.ts';
import { isTracing } from './tracing.ts';

afterEach(() => vi.unstubAllEnvs());
const closed = 'http://127.0.0.1:1';
function given(env: Record<string, string>): void {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
}

test.each<Record<string, string>>([
  {},
  { OTEL_EXPORTER_OTLP_ENDPOINT: ' ' },
  { OTEL_SERVICE_NAME: 'ours', OTEL_TRACES_SAMPLER: 'always_on' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: closed, OTEL_SDK_DISABLED: 'TRUE' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: closed, OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
])('%j traces nothing', async (env) => {
  given(env);
  await (
    await startTracing('test')
  )();
  expect(isTracing()).toBe(false);
});

test.each<[Record<string, string>, string]>([
  [{ OTEL_TRACES_EXPORTER: 'console' }, 'OTEL_TRACES_EXPORTER'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: closed, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL'],
  [{ OTEL_TRACES_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/protobuf' }, 'OTEL_EXPORTER_OTLP_PROTOCOL'],
])('%j is refused, because something else would be sent', async (env, variable) => {
  given(env);
  const refusal = await startTracing('test').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(TracingRefused);
  expect(refusal).toMatchObject({ variable });
  expect(isTracing()).toBe(false);
});
