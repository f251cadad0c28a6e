import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startService, type RunningService, type ServiceOptions } from '#service/server.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { paused } from '../helpers/paused.ts';
import { expectRefusalWords } from '../helpers/refusal-words.ts';

// Bodies that cost the service more than they cost their sender.
const key = 'key-of-the-bounded-bodies';
const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

/** With the limits of every service: what is refused leaves it as it was. */
let common: RunningService;
let endCommon: (() => Promise<void>)[];
beforeAll(async () => {
  common = await start();
  endCommon = ended.splice(0);
});
afterAll(async () => {
  for (const end of endCommon ?? []) await end();
});

async function start(options: Partial<ServiceOptions> = {}): Promise<RunningService> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'hectare-bodies-'));
  const service = await paused(
    startService({
      dataFolder,
      listen: { host: '127.0.0.1', port: 0 },
      apiKey: key,
      userGroupToken: 'admin-of-the-bounded-bodies',
      quotaHectares: null,
      ...options,
    }),
    key,
  );
  ended.push(async () => {
    await service.close();
    rmSync(dataFolder, { recursive: true, force: true });
  });
  return service;
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: any;
}
function send(service: RunningService, path: string, body: string | FormData, method = 'POST'): Promise<Answer> {
  const headers = { 'x-api-key': key, ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}) };
  const request = { method, headers, body };
  return fetch(`${service.url}${path}`, request).then(async (answer) => ({
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.json(),
  }));
}
const create = (service: RunningService, body: string | FormData) => send(service, '/projects?project_name=x', body);
const collection = (item: string, count: number) => `{"type":"FeatureCollection","features":[${`${item},`.repeat(count).slice(0, -1)}]}`;
const goodBody = JSON.stringify(parcelAt(35, 1));

describe('JSON that would take gigabytes once parsed', () => {
  test.each([
    ['brackets', '['.repeat(10_000_000), 'service.body-too-deep', 100],
    ['braces', '{"a":'.repeat(1_000_000), 'service.body-too-deep', 500],
    ['brackets behind text that only looks like their ends', `{"a":"]]\\"}}\\\\","b":${'['.repeat(200_000)}`, 'service.body-too-deep', 119],
    ['empty objects', collection('{}', 6_500_000), 'service.body-too-many-parts', 18_000_034],
  ])('is refused before it is parsed: %s', async (_what, body, code, at) => {
    const service = common;
    const { status, body: said } = await create(service, body);
    expect(status).toBe(422);
    expect(said.detail[0]).toMatchObject({ loc: ['body', at], code });
    expectRefusalWords(said.detail);
    expect((await create(service, goodBody)).status).toBe(200);
  });

  test('in a form, in a small body and in settings too', async () => {
    const service = common;
    const form = new FormData();
    form.append('geojson', '['.repeat(1000));
    const file = new FormData();
    file.append('file', new Blob(['\uFEFF\n', '['.repeat(1000)]), 'parcel.geojson');
    for (const answer of [
      await create(service, form),
      await create(service, file),
      await create(service, '['.repeat(1000)),
      await send(service, '/collection', '['.repeat(1000), 'PUT'),
    ])
      expect([answer.status, answer.body.detail[0].code]).toEqual([422, 'service.body-too-deep']);
  });

  test('brackets and braces inside of names are names', async () => {
    const service = common;
    const feature = { ...(parcelAt(35, 1) as object), properties: { name: '[{'.repeat(5000) } };
    const { status } = await create(service, JSON.stringify(feature));
    expect(status).toBe(200);
  });
});

describe('a boundary that takes too much', () => {
  const points = (count: number) => {
    const form = new FormData();
    form.append('file', new Blob([`lat,lon\n${'1,2\n'.repeat(count)}`]), 'points.csv');
    return form;
  };

  test('of memory ends its thread and nothing else', async () => {
    const service = await start({ createLimits: { megabytes: 64, seconds: 180 } });
    const waiting = [create(service, points(1_500_000)), create(service, collection(goodFeature(), 2000))];
    const [refused, taken] = await Promise.all(waiting);
    expect([refused!.status, refused!.body.code, refused!.body.params]).toEqual([413, 'body-needs-memory', { megabytes: 64 }]);
    expect(taken!.status).toBe(200);
  });

  test('of time is given up, and the next one is read', async () => {
    const service = await start({ createLimits: { megabytes: 2000, seconds: 0.001 } });
    const { status, body } = await create(service, points(300_000));
    expect([status, body.code]).toEqual([413, 'body-takes-long']);
    expect((await create(service, goodBody)).status).toBe(200);
  });
});

const goodFeature = () =>
  JSON.stringify({ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [35, 1] }, note: 'x'.repeat(100) });

describe('before a body is read', () => {
  /** Says that a body of so many bytes comes, and sends none of it. */
  function announce(service: RunningService, bytes: number, headers: Record<string, string>): Promise<Answer> & { end: () => void } {
    const { hostname, port } = new URL(service.url);
    const asked = httpRequest({
      hostname,
      port,
      path: '/projects?project_name=x',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': bytes, ...headers },
      agent: false,
    });
    const answer = new Promise<Answer>((resolve, reject) => {
      asked.on('error', reject);
      asked.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: JSON.parse(Buffer.concat(chunks).toString()) }),
        );
      });
    });
    asked.flushHeaders();
    return Object.assign(answer, { end: () => asked.destroy() });
  }

  test('its sender is known', async () => {
    const service = common;
    const stranger = announce(service, 40_000_000, { 'x-api-key': 'a-wrong-key-of-nobody' });
    expect((await stranger).status).toBe(401);
    stranger.end();
  });

  test('there is room for it', async () => {
    const service = common;
    const bytes = 50_000_000;
    const refused: unknown[] = [];
    const announced = Array.from({ length: 20 }, () => announce(service, bytes, { 'x-api-key': key }));
    for (const one of announced)
      one.then(
        ({ status, body, headers }) => refused.push([status, body.code, headers['retry-after']]),
        () => {},
      );
    // Ten are held, as many as 512 MiB have room for; nothing comes of them.
    await expect.poll(() => refused.length).toBe(10);
    expect(new Set(refused.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['[503,"bodies-waiting","5"]']));
    for (const one of announced) one.end();
    await expect.poll(async () => (await create(service, collection(goodFeature(), 1000))).status).toBe(200);
  });

  test('settings may have a megabyte, forms as much in all as bodies', async () => {
    const service = common;
    const note = await send(service, '/collection', JSON.stringify({ paused: 'x'.repeat(1_100_000) }), 'PUT');
    expect([note.status, note.body.code, note.body.params]).toEqual([413, 'body-too-large', { megabytes: 1 }]);
    const form = new FormData();
    for (let part = 0; part < 4; part += 1) form.append(`note${part}`, 'x'.repeat(20_000_000));
    const sent = await create(service, form);
    expect([sent.status, sent.body.code]).toEqual([413, 'body-too-large']);
  });
});

test('a body of a byte now and then ends with 408 soon after the limit', async () => {
  const [requestMilliseconds, trickleMilliseconds] = [1000, 50];
  const service = await start({ requestMilliseconds });
  const { hostname, port, host } = new URL(service.url);
  let sent = 0;
  const heard = await new Promise<string>((resolve, reject) => {
    let text = '';
    let trickle: NodeJS.Timeout | undefined;
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST /projects?project_name=x HTTP/1.1\r\nHost: ${host}\r\nX-Api-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`,
      );
      // Begun with the connection: what is written before it is there goes out first, and the service would hear a body without a request.
      trickle = setInterval(() => {
        sent += 1;
        socket.write(' ');
      }, trickleMilliseconds);
    });
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearInterval(trickle);
      resolve(text);
    });
  });
  expect(heard.split('\r\n')[0]).toBe('HTTP/1.1 408 Request Timeout');
  // Service and sender share this thread. While other work of the machine holds it up, no byte goes out either.
  expect(sent * trickleMilliseconds).toBeLessThan(20 * requestMilliseconds);
});
