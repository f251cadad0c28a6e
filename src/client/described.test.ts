import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { api } from '#operations/index.ts';
import { Client } from './index.ts';

const figures = Object.fromEntries(Object.keys(api.weather.reply.element.shape).map((field) => [field, 0.5]));
const record = (period: string) => ({ ...figures, period, project_id: 'p', lat: 1, lon: 35, synthetic: true });
const records = [record('2026-01-01T00:00:00Z'), record('2026-02-01T00:00:00Z')];
const description = {
  source: 'era5 2026',
  fetched_at: '2026-03-01T00:00:00Z',
  method: 'Means of hours.',
  assumptions: ['Made up.'],
  attribution: 'Copernicus',
  synthetic: true,
};

let server: Server;
let client: Client;
afterEach(async () => {
  await client.close();
  server.closeAllConnections();
  await new Promise((closed) => {
    server.close(closed);
  });
});

/** A service whose weather links to a description, and what it was asked. */
async function serviceWith(link: string | ((own: string) => string), describes: (path: string) => [status: number, body: unknown]) {
  const asked: IncomingMessage[] = [];
  server = createServer((request, response) => {
    asked.push(request);
    const own = `http://${request.headers.host}`;
    const isWeather = request.url!.startsWith('/projects/p/weather');
    const [status, body] = isWeather ? [200, records] : describes(request.url!);
    response
      .writeHead(status, {
        'content-type': 'application/json',
        ...(isWeather ? { etag: '"one"', link: typeof link === 'string' ? link : link(own) } : {}),
      })
      .end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client = new Client({ baseUrl, apiKey: async () => 'key' });
  const weather = () => client.call('weather', { params: { project_id: 'p' }, query: { period: 'monthly' } });
  return { asked, weather };
}
const linked = '</projects/p/described_by/weather?period=monthly>; rel="describedby"; type="application/json"';

test('an answer is read with the description that it names, which stands in its first record alone', async () => {
  const { asked, weather } = await serviceWith(linked, () => [200, description]);
  const { value, deviations, etag } = await weather();
  expect(asked.map(({ url }) => url)).toEqual(['/projects/p/weather?period=monthly', '/projects/p/described_by/weather?period=monthly']);
  expect(asked[1]!.headers['x-api-key']).toBe('key');
  const [first, second] = value as Record<string, unknown>[];
  expect(first).toEqual({ ...records[0], ...description });
  expect(second).toEqual(records[1]);
  expect([deviations, etag]).toEqual([[], '"one"']);
});

test('a description that cannot be had leaves the answer, says so, and has it asked for again', async () => {
  const { weather } = await serviceWith(linked, () => [404, { detail: 'none here' }]);
  const { value, deviations, etag } = await weather();
  expect(value).toEqual(records);
  expect(deviations.map(({ rule }) => rule)).toEqual(['what describes the answer could not be read']);
  expect(etag).toBeUndefined();
});

test('a document that describes nothing of the kind is no description', async () => {
  const { weather } = await serviceWith(linked, () => [200, { $schema: 'https://json-schema.org/draft/2020-12/schema' }]);
  const { value, etag } = await weather();
  expect([value, etag]).toEqual([records, undefined]);
});

test.each([
  ['of another host', '<http://elsewhere.example/about>; rel="describedby"; type="application/json"'],
  ['to a schema', '</schema.json>; rel="describedby"; type="application/schema+json"'],
  ['of another relation', '</projects?page=0>; rel="first"'],
])('a link %s is not followed', async (_which, link) => {
  const { asked, weather } = await serviceWith(link, () => [200, description]);
  const { value, etag } = await weather();
  expect([value, etag, asked.length]).toEqual([records, '"one"', 1]);
});

test('an answer of the old shape, with everything in every record, is read as it is', async () => {
  const old = records.map((one) => ({ ...one, ...description }));
  server = createServer((_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(old)));
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  client = new Client({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, apiKey: async () => 'key' });
  const { value, deviations } = await client.call('weather', { params: { project_id: 'p' } });
  expect([value, deviations]).toEqual([old, []]);
});
