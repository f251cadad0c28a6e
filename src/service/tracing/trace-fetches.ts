import type { SourceFetch } from '#datasets/index.ts';
import { beginSpan, currentTrace } from './tracing.ts';

/** Spans of requests to sources, which a thread tells of when they have ended, as parts of what runs now. */
export function fetchesOfNow(): (seen: SourceFetch) => void {
  const parent = currentTrace();
  return ({ host, method, startedAt, endedAt, fault }) => {
    if (parent === null) return;
    const attributes = { 'http.request.method': method, 'server.address': host };
    beginSpan({ name: `fetch:${host}`, kind: 'client', attributes, parent, startedAt })?.end(fault, endedAt);
  };
}
