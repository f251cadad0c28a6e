/** What a span is of: kinds, patterns and numbers. No value of a query or a statement, no name, key, token or address is ever in it. */
export interface SpanGiven {
  name: string;
  kind: 'server' | 'client' | 'consumer';
  attributes: Readonly<Record<string, string | number>>;
  /** in whose trace it stands, as W3C Trace Context writes it; without one in that of what runs now */
  parent?: string | null;
  /** only as a part of another span: alone it would be the start of a trace of its own */
  isPart?: boolean;
  /** milliseconds since 1970, for what began before */
  startedAt?: number;
}
export interface OpenSpan {
  /** what is begun in there is a part of this span */
  within<T>(run: () => T): T;
  set(attributes: Readonly<Record<string, string | number>>): void;
  /** `fault`: a kind of fault, never its words */
  end(fault?: string | null, endedAt?: number): void;
}
export interface Tracer {
  begin(given: SpanGiven): OpenSpan | null;
  /** of what runs now; null outside of every span */
  traceparent(): string | null;
}

let tracer: Tracer | null = null;
/** Null: nothing is traced, which costs one look. */
export function traceWith(next: Tracer | null): void {
  tracer = next;
}
export const isTracing = (): boolean => tracer !== null;
export const beginSpan = (given: SpanGiven): OpenSpan | null => tracer?.begin(given) ?? null;
/** Goes along with what is queued, so that whoever does it later is in the same trace. */
export const currentTrace = (): string | null => tracer?.traceparent() ?? null;

const kindOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'Error';
};

/** Runs something as a span, which has its fault where it rejects. */
export async function traced<T>(given: SpanGiven, run: (span: OpenSpan | null) => Promise<T>): Promise<T> {
  const span = beginSpan(given);
  if (!span) return run(null);
  try {
    const value = await span.within(() => run(span));
    span.end();
    return value;
  } catch (error) {
    span.end(kindOf(error));
    throw error;
  }
}
