import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ApiFault, Client, type ClientOptions } from './index.ts';

const key = 'a-key-that-must-not-leak';
const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function provider(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  open.unshift(
    () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
function clientOf(baseUrl: string, options: Partial<ClientOptions> = {}): Client {
  const client = new Client({
    baseUrl,
    userGroupUrl: baseUrl,
    apiKey: async () => key,
    userGroupToken: async () => 'group-token',
    ...options,
  });
  open.unshift(() => client.close());
  return client;
}
const json =
  (body: unknown, status = 200) =>
  (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
async function faultOf(work: Promise<unknown>): Promise<ApiFault> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiFault);
  expect(JSON.stringify({ ...(error as ApiFault), message: (error as ApiFault).message })).not.toContain(key);
  return error as ApiFault;
}
const row = {
  id: 'p1',
  user_id: 'u1',
  project_name: 'Wood',
  created_at: '2024-01-01T00:00:00Z',
  updated_at: '2024-01-01T00:00:00Z',
  area_hectares: 12.5,
};

test('a list comes back as it is, with the key in its header', async () => {
  let seen: string | string[] | undefined;
  const url = await provider((request, response) => {
    seen = request.headers['x-api-key'];
    json([row])(request, response);
  });
  const { value, deviations } = await clientOf(url).call('listProjects');
  expect(value).toEqual([row]);
  expect(deviations).toEqual([]);
  expect(seen).toBe(key);
});

test('numbers as text, naive times, a numeric id, one record for a list and extra fields are read and noted', async () => {
  const url = await provider(json({ ...row, id: 7, area_hectares: '12.5', created_at: '2024-01-01T00:00:00.123456', colour: 'green' }));
  const { value, deviations } = await clientOf(url).call('listProjects');
  expect(value).toEqual([{ ...row, id: '7', created_at: '2024-01-01T00:00:00.123456Z', colour: 'green' }]);
  expect(deviations.map(({ path }) => path).toSorted()).toEqual(['', '0.area_hectares', '0.created_at', '0.id']);
});

test('a missing figure is no value; an answer without a name is handed on as it came, and says so', async () => {
  const climate = { period: '2024-01-01T00:00:00Z', project_id: 'p1', lat: 1, lon: 2, avg_temperature_degC: 20 };
  const { value } = await clientOf(await provider(json(climate))).call('climate', { params: { project_id: 'p1' } });
  expect((value as unknown[])[0]).toMatchObject({ avg_temperature_degC: 20, avg_wind_speed_m_per_s: null });
  const { project_name: _gone, ...nameless } = row;
  const answer = await clientOf(await provider(json([nameless]))).call('listProjects');
  expect(answer).toMatchObject({ raw: true, value: [nameless] });
  expect(answer.deviations.at(-1)!.rule).toContain('project_name');
});

test.each([
  [401, 'unauthorised'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [409, 'not-ready'],
  [413, 'too-large'],
  [415, 'wrong-type'],
  [422, 'invalid'],
  [429, 'too-many'],
  [500, 'server'],
  [503, 'server'],
  [418, 'refused'],
  [400, 'invalid'],
  [402, 'forbidden'],
  [405, 'not-found'],
  [410, 'not-found'],
  [451, 'refused'],
])('status %i is %s, whatever the body', async (status, code) => {
  for (const body of [{ detail: 'said' }, '<html>', null, { detail: [{ loc: ['query', 'period'], msg: 'no', type: 'enum' }] }]) {
    const fault = await faultOf(clientOf(await provider(json(body, status))).call('listProjects'));
    expect([fault.code, fault.status]).toEqual([code, status]);
  }
});

test('a login page instead of data, a cut answer, silence, and nobody there', async () => {
  const page = await provider((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>log in</html>');
  });
  expect((await faultOf(clientOf(page).call('listProjects'))).code).toBe('shape');
  const cut = await provider((_request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('[{');
    setTimeout(() => response.destroy(), 20);
  });
  expect((await faultOf(clientOf(cut).call('listProjects'))).code).toBe('network');
  const silent = await provider(() => {});
  expect((await faultOf(clientOf(silent, { timeoutMilliseconds: 300 }).call('listProjects'))).code).toBe('timeout');
  expect((await faultOf(clientOf('http://127.0.0.1:1').call('listProjects'))).code).toBe('network');
});

test('an answer without end stops at the cap', async () => {
  const url = await provider((_request, response) => {
    response.writeHead(200).end(Buffer.alloc(50_000_000, ' '));
  });
  expect((await faultOf(clientOf(url, { maxAnswerBytes: 1_000_000 }).call('listProjects'))).code).toBe('too-large');
});

test('a redirect gets neither the call nor the key', async () => {
  let visits = 0;
  const elsewhere = await provider((request, response) => {
    visits += 1;
    json([])(request, response);
  });
  const away = await provider((_request, response) => {
    response.writeHead(302, { location: `${elsewhere}/projects` }).end();
  });
  expect((await faultOf(clientOf(away).call('listProjects'))).code).toBe('redirected');
  expect(visits).toBe(0);
});

test('a GET may carry a body, a shape goes as GeoJSON, blanks of an id are escaped, a call can be cancelled', async () => {
  const seen: {
    method?: string | undefined;
    url?: string | undefined;
    authorization?: string | undefined;
    type?: string | undefined;
    body: string;
  }[] = [];
  const url = await provider(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    seen.push({
      method: request.method,
      url: request.url,
      authorization: request.headers.authorization,
      type: request.headers['content-type'],
      body,
    });
    json(
      request.url === '/api/user'
        ? { success: 1, new_user_group: true, user_group: { team_id: 1, token: 't' } }
        : { ...row, geometry: { type: 'Point', coordinates: [0, 0] } },
    )(request, response);
  });
  const client = clientOf(url);
  await client.call('createUserGroup', { body: { name: 'a', user_group_id: 'b', mapping: {}, properties: {} } });
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/user', authorization: 'Token group-token' });
  expect(JSON.parse(seen[0]!.body)).toMatchObject({ name: 'a', user_group_id: 'b' });
  await client.call('createProject', { query: { project_name: 'My wood' }, body: { type: 'Point', coordinates: [0, 0] } });
  expect(seen[1]).toMatchObject({ type: 'application/geo+json', url: '/projects?project_name=My+wood' });
  await client.call('getProject', { params: { project_id: 'a b?c#d' } });
  expect(seen[2]!.url).toBe('/projects/a%20b%3Fc%23d');
  expect((await faultOf(client.call('listProjects', {}, AbortSignal.abort()))).code).toBe('cancelled');
});

test('a raster is bytes, and a page in its place is a fault', async () => {
  const tiff = Uint8Array.of(0x49, 0x49, 0x2a, 0, 8, 0, 0, 0);
  const url = await provider((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/tiff' }).end(tiff);
  });
  expect([...((await clientOf(url).call('projectMask', { params: { project_id: 'p' } })).value as Uint8Array)]).toEqual([...tiff]);
  const page = await provider((_request, response) => {
    response.writeHead(200).end('<html>');
  });
  expect((await faultOf(clientOf(page).call('projectMask', { params: { project_id: 'p' } }))).code).toBe('shape');
});
