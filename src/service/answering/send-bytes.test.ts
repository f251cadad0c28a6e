import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AnswerBytes } from './answer-bytes.ts';
import { encodingFor, sendBytes } from './send-bytes.ts';

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['*', 'br'],
  ['identity', null],
  ['identity;q=1, gzip;q=0.5', null],
  ['GZIP', 'gzip'],
  ['gzip;q=0', null],
  ['gzip;q=nonsense', null],
  ['', null],
])('%j asks for %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});
test('who names no encoding gets none', () => {
  expect(encodingFor(undefined)).toBeNull();
});

describe('kept bytes over HTTP', () => {
  const body = new TextEncoder().encode(JSON.stringify(Array.from({ length: 500 }, (_, year) => ({ year, hectares: year / 7 }))));
  const answer = new AnswerBytes('application/json', body);
  let app: FastifyInstance;
  beforeAll(() => {
    app = Fastify();
    app.get('/', (request, reply) => sendBytes(request, reply, answer));
  });
  afterAll(() => app.close());
  const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/', headers });

  test('every encoding holds the same bytes, under a tag of its own', async () => {
    const [plain, br, gzip] = [await ask(), await ask({ 'accept-encoding': 'br' }), await ask({ 'accept-encoding': 'gzip' })];
    expect(plain.rawPayload.equals(body)).toBe(true);
    expect(brotliDecompressSync(br.rawPayload).equals(body)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(body)).toBe(true);
    expect([br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip']);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers['etag'])).size).toBe(3);
    expect([plain, br].map(({ headers }) => headers['vary'])).toEqual(['accept-encoding', 'accept-encoding']);
  });

  test('the tag of any encoding, strong, weak or among others, is known again; another is not', async () => {
    const tag = String((await ask({ 'accept-encoding': 'gzip' })).headers['etag']);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*', `"${answer.tag}"`]) {
      const { statusCode, rawPayload } = await ask({ 'if-none-match': known, 'accept-encoding': 'br' });
      expect([known, statusCode, rawPayload.length]).toEqual([known, 304, 0]);
    }
    expect((await ask({ 'if-none-match': `"${'0'.repeat(32)}"` })).statusCode).toBe(200);
  });

  test('bytes that differ, or whose description differs, have another tag', () => {
    const about = (text: string) => new AnswerBytes('application/json', body, new TextEncoder().encode(text)).tag;
    expect(new Set([answer.tag, about('one'), about('two'), new AnswerBytes('application/json', body.slice(1)).tag]).size).toBe(4);
  });
});

describe('a picture over HTTP', () => {
  const body = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);
  const answer = new AnswerBytes('image/tiff', body);
  let app: FastifyInstance;
  beforeAll(() => {
    app = Fastify();
    app.get('/', (request, reply) => sendBytes(request, reply, answer));
  });
  afterAll(() => app.close());
  const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') => app.inject({ url: '/', method, headers });

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=990-', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=500-5000', 500, 999],
    ['BYTES=7-7', 7, 7],
  ])('%s is answered with that part', async (range, first, last) => {
    const { statusCode, headers, rawPayload } = await ask({ range, 'accept-encoding': 'br, gzip' });
    expect([statusCode, headers['content-range'], headers['accept-ranges'], headers['content-encoding']]).toEqual([
      206,
      `bytes ${first}-${last}/1000`,
      'bytes',
      undefined,
    ]);
    expect(rawPayload.equals(body.subarray(first, last + 1))).toBe(true);
  });
  test.each(['bytes=0-1,5-6', 'bytes=9-2', 'bytes=-', 'lines=1-2', 'bytes=a-b', ''])('%j is answered with all of it', async (range) => {
    const { statusCode, headers, rawPayload } = await ask({ range });
    expect([statusCode, headers['accept-ranges'], rawPayload.length]).toEqual([200, 'bytes', 1000]);
  });
  test.each(['bytes=1000-', 'bytes=-0', 'bytes=2000-3000'])('%s is nowhere', async (range) => {
    const { statusCode, headers } = await ask({ range });
    expect([statusCode, headers['content-range']]).toEqual([416, 'bytes */1000']);
  });
  test('a part goes only to who has the same bytes', async () => {
    const tag = String((await ask({}, 'HEAD')).headers['etag']);
    expect((await ask({ range: 'bytes=0-9', 'if-range': tag })).statusCode).toBe(206);
    for (const other of ['"other"', `W/${tag}`, 'Fri, 27 Nov 2026 00:00:00 GMT'])
      expect((await ask({ range: 'bytes=0-9', 'if-range': other })).statusCode).toBe(200);
    expect((await ask({ range: 'bytes=0-9', 'if-none-match': tag })).statusCode).toBe(304);
  });
});
