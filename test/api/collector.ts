import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** A span as OTLP over HTTP brings it, with the resource that it is of. */
export interface Span {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  attributes: Record<string, string | number>;
  isFault: boolean;
  resource: Record<string, string | number>;
  milliseconds: number;
}

/** A collector of OpenTelemetry on this computer. */
export interface Collector {
  url: string;
  spans: Span[];
  /** everything that arrived, as it arrived */
  text(): string;
  headers: Record<string, unknown>[];
  stop(): Promise<void>;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string; doubleValue?: number };
}
interface SentSpan {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
  status: { code?: number };
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}
interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

const plain = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue ?? value.doubleValue)]));

export async function startCollector(): Promise<Collector> {
  const spans: Span[] = [];
  const headers: Collector['headers'] = [];
  const texts: string[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const bytes = Buffer.concat(pieces);
      const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
      texts.push(`${request.method} ${request.url} ${text}`);
      headers.push(request.headers);
      if (request.url === '/v1/traces')
        for (const { resource, scopeSpans } of (JSON.parse(text) as Sent).resourceSpans)
          for (const sent of scopeSpans.flatMap((scope) => scope.spans))
            spans.push({
              name: sent.name,
              kind: sent.kind,
              traceId: sent.traceId,
              spanId: sent.spanId,
              parentSpanId: sent.parentSpanId ?? '',
              attributes: plain(sent.attributes),
              isFault: sent.status.code === 2,
              resource: plain(resource.attributes),
              milliseconds: Number(BigInt(sent.endTimeUnixNano) - BigInt(sent.startTimeUnixNano)) / 1e6,
            });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    headers,
    text: () => texts.join('\n'),
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
