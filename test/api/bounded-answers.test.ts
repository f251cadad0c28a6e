import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { gzipSync } from 'node:zlib';
import { ApiFault, Client, type ClientOptions } from '#client/index.ts';
import { jsonFault } from '#client/json-bounds.ts';
import { letsKeptStandIn } from '#host/offline/faults.ts';

// What a broken, slow or hostile service, or the network between, can do with an answer. Time is a signal that each test ends itself; nothing waits for a clock.
const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
async function clientOver(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
  options: Partial<ClientOptions> = {},
): Promise<Client> {
  const server = createServer((request, response) => answer(response, request));
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const client = new Client({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey: async () => 'a-key-of-tests',
    ...options,
  });
  open.push(async () => {
    await client.close();
    server.closeAllConnections();
    await new Promise((closed) => {
      server.close(closed);
    });
  });
  return client;
}
async function faultOf(work: Promise<unknown>): Promise<ApiFault> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiFault);
  return error as ApiFault;
}
const project = { id: 'p', user_id: 'u', project_name: 'Wood', created_at: '2024-01-01T00:00:00Z', updated_at: '2024-01-01T00:00:00Z' };
const packed = (bytes: Uint8Array) => (_request: ServerResponse) => _request.writeHead(200, { 'content-encoding': 'gzip' }).end(bytes);

describe('the size of an answer', () => {
  test('JSON of more than 64 MB is not taken; a picture may be larger', async () => {
    const blanks = Buffer.alloc(1024 * 1024, ' ');
    const endless = (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'image/tiff' });
      let sent = 0;
      const more = () => {
        while (sent < 70 && !response.destroyed) {
          sent += 1;
          if (!response.write(sent === 1 ? Buffer.concat([Buffer.of(0x49, 0x49, 0x2a, 0), blanks]) : blanks)) {
            response.once('drain', more);
            return;
          }
        }
        response.end();
      };
      more();
    };
    const client = await clientOver(endless);
    expect((await faultOf(client.call('listProjects'))).code).toBe('too-large');
    expect(((await client.call('projectMask', { params: { project_id: 'p' } })).value as Uint8Array).length).toBeGreaterThan(70_000_000);
  });
  test('a bomb ends by how often it is its packed size, long before the cap', async () => {
    const bomb = gzipSync(Buffer.alloc(60_000_000, ' '));
    const client = await clientOver((response) => packed(bomb)(response));
    expect((await faultOf(client.call('listProjects'))).code).toBe('too-large');
  });
  test('a long answer that repeats itself as data does is read', async () => {
    const list = Array.from({ length: 20_000 }, (_, id) => ({
      ...project,
      id: `p${id}`,
      assumptions: 'the same words in every record '.repeat(30),
    }));
    const client = await clientOver((response) => packed(gzipSync(JSON.stringify(list)))(response));
    expect((await client.call('listProjects')).value).toHaveLength(20_000);
  });
  test.each([
    ['brackets without end', '['.repeat(30_000_000), 'shape'],
    ['records with nothing in them', `[${'{},'.repeat(15_000_000)}{}]`, 'too-large'],
  ])('%s are refused before they are parsed', async (_name, body, code) => {
    const client = await clientOver((response) => response.end(body));
    const before = process.memoryUsage().heapUsed;
    expect((await faultOf(client.call('listProjects'))).code).toBe(code);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(300_000_000);
  });
  test('brackets in strings are letters', () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect(jsonFault(bytes(`["${'['.repeat(1000)}\\"${'['.repeat(1000)}"]`))).toBeNull();
    expect(jsonFault(bytes('['.repeat(1000)))).toBe('too-deep');
  });
});

describe('the time of a call', () => {
  test('all of its requests, pages and pauses share one', async () => {
    const clock = new AbortController();
    let asked = 0;
    const client = await clientOver(
      (response) => {
        asked += 1;
        // The time is over while the third page is on its way.
        if (asked === 3) clock.abort();
        else
          response
            .writeHead(200, { link: `</projects?page=${asked + 1}>; rel="next"` })
            .end(JSON.stringify([{ ...project, id: `p${asked}` }]));
      },
      { deadline: () => clock.signal },
    );
    expect((await faultOf(client.call('listProjects'))).code).toBe('timeout');
    expect(asked).toBe(3);
  });
  test('a byte now and then does not hold it open', async () => {
    const clock = new AbortController();
    const client = await clientOver(
      (response) => {
        response.writeHead(200).write('[');
        response.write(' ', () => clock.abort());
      },
      { deadline: () => clock.signal },
    );
    expect((await faultOf(client.call('listProjects'))).code).toBe('timeout');
  });
  test('it ends a pause that the service asked for', async () => {
    const clock = new AbortController();
    const client = await clientOver(
      (response) => {
        response.on('close', () => clock.abort());
        response.writeHead(429, { 'retry-after': '9' }).end();
      },
      { deadline: () => clock.signal },
    );
    expect((await faultOf(client.call('listProjects'))).code).toBe('timeout');
  });
  test('it is five minutes, whatever is chosen for silence', async () => {
    const asked: number[] = [];
    const client = await clientOver((response) => response.end('[]'), {
      deadline: (milliseconds) => {
        asked.push(milliseconds);
        return new AbortController().signal;
      },
    });
    await client.call('listProjects');
    expect(asked).toEqual([300_000]);
  });
});

describe('the network between', () => {
  test('a name that nobody has is told as that', async () => {
    const client = new Client({ baseUrl: 'http://nobody.invalid', apiKey: async () => 'a-key-of-tests' });
    open.push(() => client.close());
    const fault = await faultOf(client.call('listProjects'));
    expect([fault.code, fault.message]).toEqual(['network', expect.stringContaining('no server has this name')]);
    expect(letsKeptStandIn(fault)).toBe(true);
  });
  test.each<[string, (response: ServerResponse) => void, string]>([
    [
      'the login page of a network',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('\n<!DOCTYPE html><title>Welcome</title>'),
      'shape',
    ],
    ['a way to the login page', (response) => response.writeHead(302, { location: 'http://login.example/' }).end(), 'redirected'],
  ])('%s: what was seen before stands in', async (_name, answer, code) => {
    const fault = await faultOf((await clientOver((response) => answer(response))).call('listProjects'));
    expect([fault.code, letsKeptStandIn(fault)]).toEqual([code, true]);
  });
  test('a service that answers with something else is not taken for a network', async () => {
    const fault = await faultOf((await clientOver((response) => response.end('{"a":'))).call('listProjects'));
    expect([fault.code, letsKeptStandIn(fault)]).toEqual(['shape', false]);
  });
});
