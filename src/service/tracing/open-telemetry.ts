import { context, isSpanContextValid, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { version } from '#backups/version.ts';
import type { OpenSpan, SpanGiven, Tracer } from './tracing.ts';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };
/** The collector may be gone; an end does not wait for it for ever. */
const closeMilliseconds = 5000;

/** The context of a parent as W3C Trace Context writes it; null for what is none. */
function contextOf(parent: string): Context | null {
  const [, traceId = '', spanId = '', flags = ''] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(parent) ?? [];
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(spanContext) ? trace.setSpanContext(ROOT_CONTEXT, spanContext) : null;
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`;
}

class Opened implements OpenSpan {
  readonly #span: Span;
  readonly #within: Context;
  constructor(span: Span, parent: Context) {
    this.#span = span;
    this.#within = trace.setSpan(parent, span);
  }

  within<T>(run: () => T): T {
    return context.with(this.#within, run);
  }
  set(attributes: Readonly<Record<string, string | number>>): void {
    this.#span.setAttributes(attributes);
  }
  end(fault: string | null = null, endedAt?: number): void {
    if (fault !== null) this.#span.setAttribute('error.type', fault).setStatus({ code: SpanStatusCode.ERROR });
    this.#span.end(endedAt);
  }
}

/** Sampling, batches, limits, the address and its headers are what the variables of OpenTelemetry say. Of this computer nothing is told but what OTEL_RESOURCE_ATTRIBUTES names. */
export function openTracer(serviceName: string): { tracer: Tracer; close(): Promise<void> } {
  const named = resourceFromAttributes({ 'service.name': serviceName, 'service.version': version() });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register({ propagator: null });
  const ours = provider.getTracer('hectare', version());
  return {
    tracer: {
      begin({ name, kind, attributes, parent = null, isPart = false, startedAt }: SpanGiven): OpenSpan | null {
        const active = context.active();
        if (isPart && !trace.getSpan(active)) return null;
        // What takes jobs from a queue may have been woken by a request that has nothing to do with them.
        const around = (parent === null ? null : contextOf(parent)) ?? (kind === 'consumer' ? ROOT_CONTEXT : active);
        const options = { kind: kinds[kind], attributes, ...(startedAt === undefined ? {} : { startTime: startedAt }) };
        return new Opened(ours.startSpan(name, options, around), around);
      },
      traceparent() {
        const span = trace.getActiveSpan();
        return span ? traceparentOf(span) : null;
      },
    },
    async close() {
      const late = new Promise<void>((done) => {
        setTimeout(done, closeMilliseconds).unref();
      });
      // What cannot be sent any more is lost, and no reason not to end.
      await Promise.race([provider.shutdown().catch(() => {}), late]);
      trace.disable();
      context.disable();
    },
  };
}
