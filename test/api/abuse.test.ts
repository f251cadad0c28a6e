import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type RunningService } from '#service/server.ts';
import { expectRefusalWords } from '../helpers/refusal-words.ts';
import { inSoak } from '../helpers/soak.ts';
import { watchTurns } from '../helpers/turns.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-abuse-'));
const key = 'key-of-the-abuse-tests';
let service: RunningService;
beforeAll(async () => {
  service = await startService({
    dataFolder: folder,
    listen: { host: '127.0.0.1', port: 0 },
    apiKey: key,
    userGroupToken: 'admin-of-the-abuse-tests',
    quotaHectares: null,
  });
  await send('PUT', '/collection', '{"offline":true,"paused":true}');
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  body: any;
}
/** node:http, because it sends what fetch would mend: any Host, any bytes, a body with a GET. */
function send(
  method: string,
  path: string,
  body?: string | Buffer,
  headers: Record<string, string> = { 'content-type': 'application/json' },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(service.url);
    const asked = httpRequest({ hostname, port, path, method, headers: { 'x-api-key': key, ...headers }, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        let value: unknown = null;
        try {
          value = JSON.parse(Buffer.concat(chunks).toString());
        } catch {
          /* nothing, or not JSON */
        }
        resolve({ status: answer.statusCode ?? 0, body: value });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
const create = (body: string | Buffer, type = 'application/json') =>
  send('POST', '/projects?project_name=x', body, { 'content-type': type });
/** Of the whole process: of the service, its threads, and who asks it. */
function processorSeconds(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
const projects = async () => (await send('GET', '/projects')).body as unknown[];
/** Sends the text and leaves the connection open, whatever comes back. */
function stalled(text: string): Promise<Socket> {
  return new Promise((ready, failed) => {
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname, () => {
      socket.write(text, () => ready(socket));
    });
    socket.on('error', failed);
    socket.resume();
  });
}
/** The bytes that come back on a plain connection until the service closes it. */
function raw(text: string, withinMilliseconds: number): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(service.url);
    let heard = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(text);
    });
    socket.on('data', (chunk) => {
      heard += String(chunk);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
    setTimeout(() => {
      heard += '(still open)';
      socket.destroy();
    }, withinMilliseconds).unref();
  });
}

const deep = (open: string, close: string, depth: number) => `${open.repeat(depth)}${close.repeat(depth)}`;
const form = (content: string, fileName: string) =>
  [
    `--b\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n${content}\r\n--b--\r\n`,
    'multipart/form-data; boundary=b',
  ] as const;
const entity = `<?xml version="1.0"?><!DOCTYPE kml [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, index) => `<!ENTITY ${'bcdefghij'[index]} "${`&${'abcdefghi'[index]};`.repeat(10)}">`).join('')}]><kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>&j;</name></Placemark></kml>`;

describe('bodies', () => {
  test.each<[string, string | Buffer, string, number[]]>([
    ['100,000 levels of arrays', `{"type":"Polygon","coordinates":${deep('[', ']', 100_000)}}`, 'application/json', [422]],
    [
      '20,000 levels of collections',
      `${'{"type":"GeometryCollection","geometries":['.repeat(20_000)}${']}'.repeat(20_000)}`,
      'application/json',
      [422],
    ],
    [
      '100,000 bad vertices',
      JSON.stringify({ type: 'MultiPoint', coordinates: Array.from({ length: 100_000 }, () => ['x', 1]) }),
      'application/json',
      [422],
    ],
    ['__proto__', '{"__proto__":{"type":"Point","coordinates":[1,2]}}', 'application/json', [422]],
    ['constructor', '{"constructor":{"prototype":{"type":"Point"}},"type":"Point"}', 'application/json', [422]],
    ['a second type that is no type', '{"type":"Point","type":"Nothing","coordinates":[0,0]}', 'application/json', [422]],
    [
      'bad UTF-8 in a key',
      Buffer.concat([Buffer.from('{"ty'), Buffer.from([0xff, 0xfe]), Buffer.from('pe":"Point","coordinates":[0,0]}')]),
      'application/json',
      [422],
    ],
    ['numbers beyond doubles', '{"type":"Point","coordinates":[1e999,-1e999]}', 'application/json', [422]],
    ['multipart with nothing in it', '--b--\r\n', 'multipart/form-data; boundary=b', [400, 422]],
    ['a billion laughs', ...form(entity, 'a.kml'), [422]],
    [
      'an outside entity',
      ...form('<!DOCTYPE kml [<!ENTITY x SYSTEM "file:///etc/passwd">]><kml><Placemark><name>&x;</name></Placemark></kml>', 'a.kml'),
      [422],
    ],
    ['an empty file', ...form('', 'a.kml'), [422]],
    ['a program as KMZ', ...form('MZ\u0000\u0001', 'a.kmz'), [422]],
    ['text', 'hello', 'text/plain', [415]],
    ['a form of old', 'a=b', 'application/x-www-form-urlencoded', [415]],
    ['XML', '<kml/>', 'application/xml', [415]],
    ['a type that is none', 'x', 'nonsense', [415]],
  ])('%s', async (_name, body, type, statuses) => {
    const before = process.cpuUsage();
    const answer = await create(body, type);
    expect(statuses, JSON.stringify(answer.body)?.slice(0, 300)).toContain(answer.status);
    expect(JSON.stringify(answer.body).length).toBeLessThan(50_000);
    expect(JSON.stringify(answer.body)).not.toContain('root:');
    if (answer.status === 422) expectRefusalWords(answer.body.detail);
    // A few hundred milliseconds; what grows with the square of its depth takes minutes.
    expect(processorSeconds(before)).toBeLessThan(15);
    expect(await projects()).toEqual([]);
    expect(({} as { type?: string }).type).toBeUndefined();
  });

  // Forms that cannot be read are the caller's fault, not the service's.
  test.each([
    ['multipart without a boundary', 'anything', 'multipart/form-data'],
    [
      'multipart that never ends',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.kml"\r\n\r\n<kml>',
      'multipart/form-data; boundary=b',
    ],
  ])('%s', async (_name, body, type) => {
    expect([400, 415, 422]).toContain((await create(body, type)).status);
  });

  test('more than the limit is refused by its length, before it is sent', async () => {
    const { port } = new URL(service.url);
    const answer = await raw(
      `POST /projects?project_name=x HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nx-api-key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 209715200\r\n\r\n{`,
      150_000,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('a wrong key does not have its body read', async () => {
    expect(
      (await send('POST', '/projects?project_name=x', 'x'.repeat(1000), { 'content-type': 'application/json', 'x-api-key': 'wrong' }))
        .status,
    ).toBe(401);
  });
});

describe('connections', () => {
  test('foreign pages and names of hosts get 403, whatever they ask for', async () => {
    for (const path of ['/projects', '/openapi.json', '/health', '/docs', '/nothing']) {
      for (const headers of [
        { origin: 'https://example.org' },
        { origin: 'null' },
        { host: 'example.org' },
        { host: '127.0.0.1.example.org' },
        { host: '127.0.0.1:1' },
      ] as Record<string, string>[]) {
        expect((await send('GET', path, undefined, headers)).status, `${path} ${JSON.stringify(headers)}`).toBe(403);
      }
    }
  });

  // Checked and measured on the service's own thread, 1,000,000 vertices held GET /projects up for 16 s; that is why large creates have a thread.
  const count = inSoak(300_000, 1_000_000);
  test(`while ${count} vertices are created, GET /projects goes on being answered`, async () => {
    const ring = Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI;
      const radius = 0.02 + 0.002 * Math.sin(angle * 97);
      return [Number((10 + radius * Math.cos(angle)).toFixed(9)), Number((50 + radius * Math.sin(angle)).toFixed(9))];
    });
    const body = JSON.stringify({ type: 'Polygon', coordinates: [[...ring, ring[0]]] });
    let isDone = false;
    const before = process.cpuUsage();
    const longestTurn = watchTurns();
    const created = create(body, 'application/json').finally(() => {
      isDone = true;
    });
    let answered = 0;
    while (!isDone) {
      expect((await send('GET', '/projects')).status).toBe(200);
      answered += 1;
      await new Promise((next) => {
        setTimeout(next, 20);
      });
    }
    const [longest, whole] = [longestTurn(), processorSeconds(before) * 1000];
    expect((await created).status).toBe(200);
    expect(answered).toBeGreaterThan(10);
    // Client and service share this thread, so what the client does with its megabytes is in its turns as well. Read here, the boundary would be nearly all of it.
    expect(longest, `of ${whole}`).toBeLessThan(whole / 3);
  });

  test('a stalled body and headers that never end hold nobody up', async () => {
    const { port } = new URL(service.url);
    const sockets = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        stalled(
          index % 2 === 0
            ? `POST /projects?project_name=x HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nx-api-key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`
            : `GET /projects HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Slow: `,
        ),
      ),
    );
    // Nobody ends them before these are answered: who had to wait for them would wait for ever.
    for (let turn = 0; turn < 10; turn += 1) expect((await send('GET', '/projects')).status).toBe(200);
    expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
    for (const socket of sockets) socket.destroy();
    expect((await send('GET', '/health')).status).toBe(200);
  });
});
