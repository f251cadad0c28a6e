import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryKeys } from '#host/keys/keychain.ts';
import { pack, sessionEnded, sessionHeader, unpack } from '#host/wire.ts';
import { startService, type RunningService } from '#service/server.ts';
import { startBrowserHost, type BrowserHost } from '#web/browser-host.ts';
import { freshFolder } from '../host/host.ts';
import { goodParcel } from '../helpers/parcels.ts';
import { openAsWindow, send, type WindowClient } from './window-client.ts';

const folder = freshFolder('browser-host');
const windowFolder = join(folder, 'window');
const given = join(folder, 'given.kml');
const key = 'key-of-the-embedded-service';
const log: string[] = [];
let tell: (name: string, payload: unknown) => void;
let service: RunningService;
let host: BrowserHost;
let address: string;
let window: WindowClient;

beforeAll(async () => {
  mkdirSync(join(windowFolder, 'assets'), { recursive: true });
  writeFileSync(join(windowFolder, 'index.html'), '<!doctype html><title>Hectare</title>');
  writeFileSync(join(windowFolder, 'assets', 'world.pmtiles'), Buffer.from(Array.from({ length: 256 }, (_, index) => index)));
  writeFileSync(join(folder, 'secret.txt'), 'not for the window');
  writeFileSync(given, '<kml/>');
  service = await startService({
    dataFolder: join(folder, 'service'),
    listen: { host: '127.0.0.1', port: 0 },
    apiKey: key,
    userGroupToken: 'admin-token',
  });
  host = await startBrowserHost({
    windowFolder,
    port: 0,
    files: [given, join(folder, 'gone.kml')],
    log: (text) => log.push(text),
    ports: (send_, base) => {
      tell = send_;
      return {
        kind: 'browser',
        version: '1.2.3',
        dataFolder: join(folder, 'data'),
        keys: memoryKeys('a test'),
        ...base,
        send: send_,
        serviceAddress: async () => ({ url: service.url, apiKey: key, userGroupToken: 'admin-token' }),
        serviceState: () => ({ service: 'ready' }),
      };
    },
  });
  address = host.newAddress();
  window = await openAsWindow(address);
});
afterAll(async () => {
  await host.close();
  await service.close();
});

interface Listening {
  /** what the page was told so far */
  received: { name: string; payload: unknown }[];
  end: () => void;
  /** when the host ends the stream */
  ended: Promise<unknown>;
}
/** A page that listens to the host's events. */
async function listen(): Promise<Listening> {
  const received: Listening['received'] = [];
  const stream = await new Promise<IncomingMessage>((resolve, reject) => {
    get(
      {
        hostname: '127.0.0.1',
        port: new URL(host.origin).port,
        path: '/events',
        headers: { [sessionHeader]: window.secret, 'sec-fetch-site': 'same-origin' },
      },
      resolve,
    ).on('error', reject);
  });
  stream.on('error', () => {});
  let text = '';
  stream.on('data', (chunk) => {
    text += chunk;
    const parts = text.split('\n\n');
    text = parts.pop()!;
    for (const part of parts)
      if (part.startsWith('data: '))
        received.push(unpack(new Uint8Array(Buffer.from(part.slice(6), 'base64'))) as { name: string; payload: unknown });
  });
  return { received, end: () => stream.destroy(), ended: new Promise((resolve) => stream.on('close', resolve)) };
}

const token = () => new URL(address).hash.slice('#token='.length);
const message = pack({});

describe('who may come in', () => {
  test('the token works once; a new address ends one that nobody used', async () => {
    expect((await window.call('host.info', {})).answer.ok).toBe(true);
    expect((await send(host.origin, 'POST', '/session', { origin: host.origin }, token())).status).toBe(401);
    const unused = host.newAddress();
    const next = host.newAddress();
    await expect(openAsWindow(unused)).rejects.toThrow('401');
    const second = await openAsWindow(next);
    expect((await second.call('host.info', {})).answer.ok).toBe(true);
    // The page before was ended, and is told so; a stranger is told nothing.
    const before = await send(host.origin, 'POST', '/bridge/host.info', window.headers, message);
    expect([before.status, before.body.toString()]).toEqual([401, sessionEnded]);
    const stranger = await send(host.origin, 'POST', '/bridge/host.info', { ...window.headers, [sessionHeader]: 'A'.repeat(43) }, message);
    expect([stranger.status, stranger.body.toString()]).toEqual([401, '']);
    window = second;
    for (const wrong of ['', 'undefined', 'null', 'A'.repeat(32)])
      expect((await send(host.origin, 'POST', '/session', { origin: host.origin }, wrong)).status).toBe(401);
  });

  test('no cookie is set: one would reach every other port of this computer', async () => {
    const opened = new URL(host.newAddress());
    const { headers, body } = await send(host.origin, 'POST', '/session', { origin: host.origin }, opened.hash.slice('#token='.length));
    expect(headers['set-cookie']).toBeUndefined();
    expect(body.toString()).toMatch(/^[\w-]{43}$/);
    window = await openAsWindow(host.newAddress());
  });

  test('a new window ends the stream of events of the one before', async () => {
    const listening = await listen();
    window = await openAsWindow(host.newAddress());
    await listening.ended;
  });

  test('a page that was reloaded before its secret came gets another', async () => {
    const own = host.newAddress();
    const lost = await openAsWindow(own);
    window = await openAsWindow(own);
    expect((await window.call('host.info', {})).answer.ok).toBe(true);
    await expect(lost.call('host.info', {})).rejects.toThrow('401');
    await expect(openAsWindow(own)).rejects.toThrow('401');
  });

  test('who brings the token is told to the opener', async () => {
    let used = 0;
    const own = host.newAddress(() => (used += 1));
    expect(used).toBe(0);
    window = await openAsWindow(own);
    expect(used).toBe(1);
  });

  test.each([
    ['another Host (DNS rebinding)', 403, { host: 'evil.example:80' }],
    ['a Host without port', 403, { host: '127.0.0.1' }],
    ['another Origin', 403, { origin: 'https://evil.example' }],
    ['the Origin null', 403, { origin: 'null' }],
    ['the Origin of another port', 403, { origin: 'http://127.0.0.1:1' }],
    ['no Origin', 403, { origin: undefined }],
    ['no secret', 401, { [sessionHeader]: undefined }],
    ['another secret', 401, { [sessionHeader]: 'A'.repeat(43) }],
    ['the secret as a cookie', 401, { [sessionHeader]: undefined, cookie: 'hectare-session=secret' }],
  ])('a call with %s is turned away', async (_name, status, change) => {
    const headers: Record<string, string | undefined> = { ...window.headers, ...change };
    for (const name of Object.keys(headers)) if (headers[name] === undefined) delete headers[name];
    expect((await send(host.origin, 'POST', '/bridge/host.info', headers as Record<string, string>, message)).status).toBe(status);
  });

  test('events too need the secret and the own page', async () => {
    expect((await send(host.origin, 'GET', '/events', {})).status).toBe(401);
    expect((await send(host.origin, 'GET', '/events', { [sessionHeader]: window.secret, 'sec-fetch-site': 'same-site' })).status).toBe(401);
    expect((await send(host.origin, 'GET', '/events', { [sessionHeader]: window.secret, origin: 'https://evil.example' })).status).toBe(
      403,
    );
  });

  test('a stranger cannot fill the memory: a large session request ends at once', async () => {
    const reply = await send(host.origin, 'POST', '/session', { origin: host.origin }, Buffer.alloc(1_000_000)).catch((error: Error) => ({
      status: error.message,
    }));
    expect([413, 'write EPIPE', 'read ECONNRESET', 'socket hang up']).toContain(reply.status);
    expect((await send(host.origin, 'POST', '/session', { origin: host.origin, 'content-length': '300' }, Buffer.alloc(300))).status).toBe(
      413,
    );
  });

  test('other methods and messages that are none are refused', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS'])
      expect((await send(host.origin, method, '/bridge/host.info', window.headers)).status).toBe(405);
    expect((await send(host.origin, 'DELETE', '/index.html', window.headers)).status).toBe(405);
    expect((await send(host.origin, 'POST', '/bridge/host.info', window.headers, 'x')).status).toBe(400);
    expect((await window.call('no.such' as 'host.info', {})).answer).toMatchObject({ ok: false, error: { code: 'unknown-method' } });
  });

  test('it listens on 127.0.0.1 and on no other address', async () => {
    const { port } = new URL(host.origin);
    const others = Object.values(networkInterfaces())
      .flat()
      .filter((one) => one && one.address !== '127.0.0.1')
      .map((one) => one!);
    for (const { address: ip, family } of others) {
      const reached = await send(`http://${family === 'IPv6' ? '[::1]' : ip}:${port}`, 'GET', '/').then(
        () => true,
        () => false,
      );
      expect(reached, ip).toBe(false);
    }
    if (existsSync('/proc/net/tcp')) {
      const hex = Number(port).toString(16).toUpperCase().padStart(4, '0');
      const bound = ['/proc/net/tcp', '/proc/net/tcp6']
        .filter((path) => existsSync(path))
        .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/^\s*\d+: ([0-9A-F]+):([0-9A-F]{4}) \S+ 0A/gm)])
        .filter(([, , one]) => one === hex)
        .map(([, ip]) => ip);
      expect(bound).toEqual(['0100007F']);
    }
  });
});

describe('the window', () => {
  test('comes with a strict policy, as every answer does', async () => {
    for (const path of ['/', '/assets/world.pmtiles', '/nothing-here', '/bridge/host.info']) {
      const { headers } = await send(host.origin, 'GET', path);
      const policy = String(headers['content-security-policy']);
      for (const rule of [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'none'",
      ])
        expect(policy, path).toContain(rule);
      expect(policy).not.toMatch(/script-src[^;]*('unsafe-inline'|'unsafe-eval'|\*|http)/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
      });
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('is served with byte ranges, and nothing outside its folder is', async () => {
    expect((await send(host.origin, 'GET', '/')).body.toString()).toContain('<title>Hectare');
    const part = await send(host.origin, 'GET', '/assets/world.pmtiles', { range: 'bytes=10-13' });
    expect([part.status, [...part.body], part.headers['content-range']]).toEqual([206, [10, 11, 12, 13], 'bytes 10-13/256']);
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/..\\secret.txt',
      '//secret.txt',
      '/%00',
      '/%ff',
      'http://elsewhere.example/index.html',
      '/assets',
    ]) {
      const { status, body } = await send(host.origin, 'GET', path);
      expect([status, body.includes('not for the window')], path).toEqual([404, false]);
    }
    expect((await send(host.origin, 'HEAD', '/')).body).toHaveLength(0);
  });
});

describe('calls', () => {
  test('are answered by the real handlers; files from the command line come once, and one that is gone is told', async () => {
    expect((await window.call('host.info', {})).answer).toEqual({
      ok: true,
      value: { kind: 'browser', version: '1.2.3', platform: process.platform, keychain: 'memory', why: 'a test' },
    });
    expect((await window.call('files.pending', {})).answer).toEqual({
      ok: true,
      value: { files: [{ name: 'given.kml', bytes: new TextEncoder().encode('<kml/>') }] },
    });
    expect(log.join()).toContain('gone.kml');
    expect((await window.call('files.pending', {})).answer).toEqual({ ok: true, value: { files: [] } });
  });

  test('a file of the command line is read again, any other path is not', async () => {
    expect((await window.call('files.recent', {})).answer).toMatchObject({ value: { files: [{ name: 'given.kml', path: given }] } });
    expect((await window.call('files.read', { path: given })).answer).toEqual({
      ok: true,
      value: { name: 'given.kml', bytes: new TextEncoder().encode('<kml/>') },
    });
    const secret = await window.call('files.read', { path: join(folder, 'secret.txt') });
    expect(secret.answer).toMatchObject({ ok: false, error: { code: 'no-paths' } });
    await window.call('files.clearRecent', {});
    expect((await window.call('files.read', { path: given })).answer).toMatchObject({ ok: false, error: { code: 'no-paths' } });
    expect((await window.call('files.read', { path: '/etc/passwd' })).answer).toMatchObject({ ok: false, error: { code: 'no-paths' } });
  });

  test('a project is created, exported and reported; what is saved comes with the answer to the page that asked', async () => {
    const { answer } = await window.call('projects.create', { name: 'Süd / "7"', geojson: goodParcel });
    const { id } = (answer as { value: { id: string } }).value;
    const [exported, reported] = await Promise.all([
      window.call('projects.export', { projectIds: [id], format: 'kml' }, 'export-1'),
      window.call(
        'report.create',
        { projectIds: [id], format: 'pdf', options: { sections: ['summary', 'notes'], notes: 'Seen.' } },
        'report-1',
      ),
    ]);
    expect(exported.answer).toEqual({ ok: true, value: { saved: true, notes: [] } });
    expect(exported.downloads.map(({ name }) => name)).toEqual(['Süd 7.kml']);
    expect(new TextDecoder().decode(exported.downloads[0]!.bytes)).toContain('<Polygon');
    expect(reported.downloads.map(({ name }) => name)).toEqual(['Süd 7.pdf']);
    expect(new TextDecoder('latin1').decode(reported.downloads[0]!.bytes.slice(0, 5))).toBe('%PDF-');
  });

  test('a large picture crosses unchanged, in both directions', async () => {
    const bytes = new Uint8Array(20_000_000).map((_, index) => (index * 7919) >> 5);
    const { answer, downloads } = await window.call('files.save', { suggestedName: 'map.png', kind: 'png', bytes });
    expect(answer).toEqual({ ok: true, value: { saved: true } });
    expect(Buffer.compare(downloads[0]!.bytes, bytes)).toBe(0);
  });

  test('who listens late, or again, is told the state of the service at once', async () => {
    const { received, end } = await listen();
    // What happens meanwhile is told after it.
    await expect.poll(() => received.slice(0, 2).map(({ name }) => name)).toEqual(['service-state', 'outbox-changed']);
    expect(received[0]!.payload).toEqual({ service: 'ready' });
    end();
  });

  test('progress and the state of the service reach the window as events', async () => {
    const { received, end } = await listen();
    tell('service-state', { service: 'starting' });
    const { answer } = await window.call('projects.create', { name: 'Events', geojson: goodParcel });
    await window.call(
      'report.create',
      { projectIds: [(answer as { value: { id: string } }).value.id], format: 'pdf', options: { sections: ['summary'] } },
      'call-9',
    );
    const progress = () => received.filter(({ name }) => name === 'progress');
    // The products that the first page tells of, then the project itself.
    await expect.poll(() => progress().map(({ payload }) => (payload as { message: string }).message)).toContain('project');
    expect(received.slice(2)[0]).toEqual({ name: 'service-state', payload: { service: 'starting' } });
    for (const { payload } of progress())
      expect(payload).toMatchObject({ callId: 'call-9', message: expect.stringMatching(/^[a-z0-9-]+$/) });
    end();
  });
});

test('a taken port is said, not worked around', async () => {
  const { port } = new URL(host.origin);
  await expect(
    startBrowserHost({
      windowFolder,
      port: Number(port),
      files: [],
      log: () => {},
      ports: (send_, base) => ({
        kind: 'browser',
        version: '',
        dataFolder: join(folder, 'other'),
        keys: memoryKeys(''),
        ...base,
        send: send_,
        serviceAddress: () => Promise.reject(new Error('none')),
        serviceState: () => ({ service: 'stopped' }),
      }),
    }),
  ).rejects.toThrow('EADDRINUSE');
});

test('the program refuses a port that is none and a file that is not there', () => {
  const run = (...args: string[]) =>
    spawnSync(
      process.execPath,
      [join(import.meta.dirname, '../../src/web/main.ts'), '--data', join(folder, 'program'), '--no-open', ...args],
      { encoding: 'utf8', timeout: 150_000 },
    );
  expect(run('--port', '99999')).toMatchObject({ status: 1, stderr: expect.stringContaining('--port takes') });
  expect(run(join(folder, 'nowhere.kml'))).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no file') });
  expect(run('--host', '0.0.0.0').status).toBe(1);
});

test('a second program on the same folder is refused with words', async () => {
  const data = join(folder, 'one-program');
  mkdirSync(data);
  writeFileSync(join(data, 'program.lock'), String(process.pid));
  const second = spawn(process.execPath, [join(import.meta.dirname, '../../src/web/main.ts'), '--data', data, '--no-open']);
  const [said, [status]] = await Promise.all([text(second.stderr), once(second, 'exit')]);
  expect(said).toContain(`Hectare is running already with ${data} (process ${process.pid})`);
  expect(status).toBe(1);
});
