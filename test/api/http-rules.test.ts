import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type RunningService } from '#service/server.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { expectRefusalWords } from '../helpers/refusal-words.ts';

// What HTTP itself asks of a service (RFC 9110, RFC 9112), asked by hand, because clients mend or refuse such requests.
const folder = mkdtempSync(join(tmpdir(), 'hectare-http-'));
const key = 'key-of-the-http-tests';
const admin = 'admin-of-the-http-tests';
let service: RunningService;
let projectId: string;
beforeAll(async () => {
  service = await startService({
    dataFolder: folder,
    listen: { host: '127.0.0.1', port: 0 },
    apiKey: key,
    userGroupToken: admin,
    quotaHectares: null,
  });
  await ask('PUT', '/collection', { body: '{"offline":true,"paused":true}' });
  projectId = (await ask('POST', '/projects?project_name=Here', { body: JSON.stringify(parcelAt(35, 1)) })).body.id;
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: any;
}
/** Sends bytes as they are and reads one answer. */
function raw(lines: string[], body: string | Buffer = ''): Promise<Answer> {
  const { port } = new URL(service.url);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const heard: Buffer[] = [];
  const socket = connect(Number(port), '127.0.0.1', () => {
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    socket.write(body);
  });
  socket.on('data', (chunk) => heard.push(chunk));
  socket.on('error', (error) => {
    if (heard.length === 0) reject(error);
  });
  socket.on('close', () => {
    const [head = '', ...rest] = Buffer.concat(heard).toString().split('\r\n\r\n');
    const [first = '', ...fields] = head.split('\r\n');
    const headers = Object.fromEntries(
      fields.map((line): [string, string] => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    const text = rest.join('\r\n\r\n');
    const isJson = headers['content-type']?.includes('json') === true && text !== '';
    resolve({ status: Number(first.split(' ')[1]), headers, body: isJson ? JSON.parse(text) : text });
  });
  return promise;
}
interface Given {
  headers?: string[];
  body?: string | Buffer;
  /** '' for none */
  type?: string;
}
function ask(method: string, path: string, { headers = [], body, type = 'application/json' }: Given = {}): Promise<Answer> {
  return raw(
    [
      `${method} ${path} HTTP/1.1`,
      `Host: ${new URL(service.url).host}`,
      'Connection: close',
      path.startsWith('/api/user') ? `Authorization: Token ${admin}` : `x-api-key: ${key}`,
      ...(body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`, ...(type ? [`Content-Type: ${type}`] : [])]),
      ...headers,
    ],
    body,
  );
}
const namesOf = async () => (await ask('GET', '/projects')).body.map((one: { project_name: string }) => one.project_name);
/** A sentence for a person, and no more than the API says. */
function expectSentence({ body, headers }: Answer): void {
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(body).toMatchObject({ detail: expect.stringMatching(/\w/), code: expect.stringMatching(/^[\w.-]+$/) });
}

describe('methods', () => {
  test.each([
    ['PATCH', '/projects', 'GET, HEAD, POST'],
    ['DELETE', '/projects', 'GET, HEAD, POST'],
    ['POST', '/projects/some-id', 'DELETE, GET, HEAD'],
    ['PUT', '/projects/some-id/climate', 'GET, HEAD'],
    ['GET', '/geojson_area', 'POST'],
    ['GET', '/geojson_area/?a=b', 'POST'],
    ['DELETE', '/api/user', 'GET, HEAD, POST, PUT'],
    ['POST', '/health', 'GET, HEAD'],
    ['POST', '/ready', 'GET, HEAD'],
    ['POST', '/openapi.json', 'GET, HEAD'],
    ['OPTIONS', '/projects', 'GET, HEAD, POST'],
  ])('%s %s gets 405 and is told %s', async (method, path, allow) => {
    const answer = await ask(method, path);
    expect([answer.status, answer.headers['allow']]).toEqual([405, allow]);
    expectSentence(answer);
  });
  test('so it is whatever body comes with it', async () => {
    for (const type of ['text/plain', 'application/json', ''])
      expect((await ask('PATCH', '/projects', { body: '{', type })).status, type).toBe(405);
  });
  test('an address that is none stays 404, and HEAD is answered like GET', async () => {
    expect((await ask('PATCH', '/project')).status).toBe(404);
    expect((await ask('POST', '/nothing', { body: 'x', type: 'text/plain' })).status).toBe(404);
    expect((await ask('GET', '/projects/a/b/c')).status).toBe(404);
    expect((await ask('HEAD', '/health')).status).toBe(200);
  });
});

describe('what is too long', () => {
  test('an address', async () => {
    for (const length of [20_000, 70_000]) {
      const answer = await ask('GET', `/projects?project_name=${'x'.repeat(length)}`);
      expect(answer.status, String(length)).toBe(414);
      expectSentence(answer);
    }
  });
  test('a part of the path', async () => {
    const answer = await ask('GET', `/projects/${'x'.repeat(5000)}`);
    expect([414, 422]).toContain(answer.status);
    if (answer.status === 414) expectSentence(answer);
  });
  test('headers', async () => {
    const answer = await ask('GET', '/projects', { headers: [`X-Long: ${'x'.repeat(20_000)}`] });
    expect(answer.status).toBe(431);
    expectSentence(answer);
  });
  test('what is no HTTP at all gets 400 with a sentence', async () => {
    const answer = await raw(['NONSENSE']);
    expect(answer.status).toBe(400);
    expectSentence(answer);
  });
});

describe('bodies that are not taken', () => {
  const parcel = JSON.stringify(parcelAt(36, 1));
  const places = ['/projects?project_name=Packed', '/geojson_area'];
  test.each(places)('%s in gzip, which is named', async (path) => {
    const answer = await ask('POST', path, { body: gzipSync(parcel), headers: ['Content-Encoding: gzip'] });
    expect([answer.status, answer.headers['accept-encoding']]).toEqual([415, 'identity']);
    expectSentence(answer);
    expect((await ask('POST', path, { body: parcel, headers: ['Content-Encoding: identity'] })).status).toBe(200);
  });
  test.each([
    ['POST', '/geojson_area', 'multipart/form-data; boundary=b'],
    ['POST', '/geojson_area', 'text/plain'],
    ['POST', '/geojson_area', ''],
    ['POST', '/geojson_area', 'application/jsonx'],
    ['POST', '/geojson_area', 'application/json; charset=iso-8859-1'],
    ['PUT', '/collection', 'multipart/form-data; boundary=b'],
    ['GET', '/api/user', 'application/x-www-form-urlencoded'],
    ['POST', '/projects?project_name=x', 'application/vnd.google-earth.kml+xml'],
  ])('%s %s as %s', async (method, path, type) => {
    const answer = await ask(method, path, { body: parcel, type });
    expect(answer.status).toBe(415);
    expectSentence(answer);
  });
  test.each(['application/json; charset=UTF-8', 'application/geo+json', 'Application/JSON', 'application/json;charset="utf-8"'])(
    '%s is taken',
    async (type) => {
      expect((await ask('POST', '/geojson_area', { body: parcel, type })).status).toBe(200);
    },
  );
});

describe('the host', () => {
  test('named twice is refused, whatever the second one is', async () => {
    const { host } = new URL(service.url);
    for (const other of [host, 'example.org']) {
      const answer = await raw(['GET /projects HTTP/1.1', `Host: ${host}`, `Host: ${other}`, `x-api-key: ${key}`, 'Connection: close']);
      expect(answer.status).toBe(400);
      expectSentence(answer);
    }
  });
});

describe('text that cannot be kept', () => {
  const valid = JSON.stringify(parcelAt(37, 1));
  test.each([
    ['%FF%FE', 'api.broken-encoding'],
    ['a%ZZ', 'api.broken-encoding'],
    ['100%', 'api.broken-encoding'],
    ['a%00b', 'api.nul'],
  ])('a name of %s', async (name, code) => {
    const before = await namesOf();
    const answer = await ask('POST', `/projects?project_name=${name}`, { body: valid });
    expect([answer.status, answer.body.detail]).toEqual([422, [expect.objectContaining({ loc: ['query', 'project_name'], code })]]);
    expectRefusalWords(answer.body.detail);
    expect(await namesOf()).toEqual(before);
  });
  test('a path', async () => {
    const broken = await ask('GET', '/projects/%FF%FE');
    expect(broken.status).toBe(400);
    expectSentence(broken);
    expect((await ask('GET', '/projects/a%00b')).status).toBe(422);
  });
  test('the names and texts of a body', async () => {
    const group = { name: 'a\u0000b', user_group_id: 'nul', mapping: {}, properties: { deep: ['x', { text: 'y\u0000' }] } };
    const refused = await ask('GET', '/api/user', { body: JSON.stringify(group) });
    expect([refused.status, refused.body.detail.map(({ loc }: { loc: unknown }) => loc)]).toEqual([
      422,
      [
        ['body', 'name'],
        ['body', 'properties', 'deep', 1, 'text'],
      ],
    ]);
    const note = await ask('PUT', `/projects/${projectId}/notes`, { body: JSON.stringify({ notes: 'a\u0000b' }) });
    expect([note.status, note.body.detail[0].loc]).toEqual([422, ['body', 'notes']]);
    const half = await ask('PUT', `/projects/${projectId}/notes`, { body: '{"notes":"\\ud800"}' });
    expect([half.status, half.body.detail[0].code]).toEqual([422, 'api.half-character']);
  });
  test('the name of a shape, in a body and in a file', async () => {
    const feature = (properties: object) => ({ type: 'Feature', properties, geometry: parcelAt(38, 1) });
    const collection = JSON.stringify({ type: 'FeatureCollection', features: [feature({ name: 'good' }), feature({ name: 'a\u0000b' })] });
    const before = await namesOf();
    const answer = await ask('POST', '/projects?project_name=Shapes&is_collection=1', { body: collection });
    expect([answer.status, answer.body.detail]).toEqual([
      422,
      [expect.objectContaining({ loc: ['body', 'features', 1, 'properties', 'name'], code: 'api.nul' })],
    ]);
    const form = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.geojson"\r\n\r\n${collection}\r\n--b--\r\n`;
    expect((await ask('POST', '/projects?project_name=Shapes', { body: form, type: 'multipart/form-data; boundary=b' })).status).toBe(422);
    expect(await namesOf()).toEqual(before);
  });
  test('is looked for in a document of any depth', async () => {
    const deep = `${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`;
    const answer = await ask('POST', '/geojson_area', { body: `{"type":"Polygon","coordinates":${deep}}` });
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toHaveLength(1);
    expect((await ask('POST', '/geojson_area', { body: `{"a":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}` })).status).toBe(422);
  });
  test('a body that is no UTF-8', async () => {
    const body = Buffer.from(`{"type":"Feature","properties":{"name":"Ca\u00f1ada"},"geometry":${valid}}`, 'latin1');
    const answer = await ask('POST', '/projects?project_name=Latin', { body });
    expect([answer.status, answer.body.detail[0].code]).toEqual([422, 'service.body-not-utf-8']);
  });
});

describe('a change of what several people change', () => {
  const write = (headers: string[], body: object) => ask('PUT', `/projects/${projectId}/notes`, { headers, body: JSON.stringify(body) });

  test('is made where it names the revision that is there, and refused with 412 where that is another by now', async () => {
    const first = await write(['If-None-Match: *'], { notes: 'Fence in March' });
    expect(first).toMatchObject({ status: 200, body: { notes: 'Fence in March' }, headers: { etag: `"${first.body.revision}"` } });
    expect(await write(['If-None-Match: *'], { notes: 'Mine' })).toMatchObject({ status: 412, body: { code: 'written-meanwhile' } });
    const second = await write([`If-Match: ${first.headers['etag']}`], { notes: 'Fence in May' });
    expect(second.status).toBe(200);
    expect((await write([`If-Match: ${first.headers['etag']}`], { notes: 'Fence in June' })).status).toBe(412);
    // A proxy that compresses changes the tag.
    expect((await write([`If-Match: W/"${second.body.revision}-gzip"`], { tags: ['seen'] })).status).toBe(200);
    expect((await ask('GET', '/project_notes')).body).toMatchObject([{ project_id: projectId, notes: 'Fence in May', tags: ['seen'] }]);
  });

  test('so are decisions for a project', async () => {
    const decide = (tag: string | undefined, body: object) =>
      ask('PUT', `/projects/${projectId}/settings`, { headers: [`If-Match: ${tag}`], body: JSON.stringify(body) });
    const { etag } = (await ask('GET', `/projects/${projectId}/settings`)).headers;
    expect((await decide(etag, { time_zone: 'Africa/Nairobi' })).status).toBe(200);
    expect(await decide(etag, { time_zone: 'Africa/Kampala' })).toMatchObject({ status: 412, body: { code: 'written-meanwhile' } });
    expect((await ask('GET', `/projects/${projectId}/settings`)).body).toMatchObject({ time_zone: 'Africa/Nairobi' });
  });
});
