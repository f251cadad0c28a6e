import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { UpdateState } from '#host/ports.ts';
import { reasonOf } from '../../src/main/updates.ts';
import { updateFeed } from '../../src/main/update-feed.ts';
import { root } from '../helpers/window.ts';

// The library's own updaters against a feed on this computer. What Windows and macOS say of signatures only they can say.
const run = promisify(execFile);
const installer = Buffer.from('an installer');
const files: Record<string, Buffer | string> = {};
/** The library takes the name from the system that it runs on. */
const feedFile = { darwin: '/latest-mac.yml', win32: '/latest.yml' }[process.platform as string] ?? '/latest-linux.yml';
const asked: { path: string; headers: IncomingHttpHeaders }[] = [];
let server: Server;
let feed = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url!.split('?')[0]!;
    asked.push({ path, headers: request.headers });
    const found = files[path];
    response.writeHead(found === undefined ? 404 : 200).end(found);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  feed = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
afterEach(() => {
  asked.length = 0;
  for (const name of Object.keys(files)) delete files[name];
});

const release = (version: string, name: string, bytes: Buffer) =>
  `version: ${version}\nfiles:\n  - url: ${name}\n    sha512: ${createHash('sha512').update(bytes).digest('base64')}\n    size: ${bytes.length}\npath: ${name}\nreleaseDate: '2026-11-25T00:00:00.000Z'\n`;

interface Driven extends UpdateState {
  seen: string[];
  dataFolder: string;
}
async function drive(
  platform: NodeJS.Platform,
  steps: string[],
  { address = feed, publisher = '', isPackaged = true } = {},
): Promise<Driven> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'hectare-updates-'));
  const feedPath = join(dataFolder, 'app-update.yml');
  writeFileSync(feedPath, `provider: generic\nurl: ${address}\nupdaterCacheDirName: hectare-updater\n${publisher}`);
  const options = JSON.stringify({ feedPath, version: '0.2.0', dataFolder, platform, isPackaged });
  // Where Windows is not, its check of signatures leaves a file in the current folder.
  const { stdout } = await run(
    process.execPath,
    ['--import', join(root, 'test/helpers/electron-stand-in/register.mjs'), join(root, 'test/updates/drive.ts'), options, ...steps],
    { cwd: dataFolder, env: { ...process.env, STAND_IN_PROFILE: dataFolder } },
  );
  return { ...(JSON.parse(stdout.trim().split('\n').at(-1)!) as UpdateState & { seen: string[] }), dataFolder };
}

test('before a person asks, nobody is asked', async () => {
  const { now, server: named } = await drive('linux', []);
  expect([now, named, asked]).toEqual([{ step: 'idle' }, new URL(feed).host, []]);
});

test('without a feed, and in sources, there are no updates', async () => {
  expect((await drive('linux', ['check'], { address: 'no address' })).now).toEqual({ step: 'absent', reason: 'no-feed' });
  expect((await drive('linux', ['check'], { address: 'http://updates.hectare.test' })).now).toEqual({ step: 'absent', reason: 'no-feed' });
  expect((await drive('linux', ['check'], { isPackaged: false })).now).toEqual({ step: 'absent', reason: 'development' });
  expect(asked).toEqual([]);
});

test('a look tells the newest version, gives away nothing about this computer and fetches nothing', async () => {
  files[feedFile] = release('0.3.0', 'Hectare.AppImage', installer);
  const { now, seen, dataFolder } = await drive('linux', ['check', 'fetch']);
  expect(now).toEqual({ step: 'available', version: '0.3.0', isFetchedHere: false });
  expect(seen).toEqual(['checking', 'available']);
  expect(asked.map(({ path }) => path)).toEqual([feedFile]);
  expect(asked[0]!.headers['x-user-staging-id']).toBe('none');
  expect(JSON.stringify(asked[0]!.headers)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/i);
  expect(readdirSync(dataFolder).filter((name) => name !== 'updates')).toEqual(['app-update.yml']);
});

test.each([
  ['0.2.0', 'newest'],
  ['0.1.9', 'newest'],
])('%s is no new version', async (version, step) => {
  files[feedFile] = release(version, 'Hectare.AppImage', installer);
  expect((await drive('linux', ['check'])).now.step).toBe(step);
});

test('without a network, and with a feed that is none, it says which and stays usable', async () => {
  expect((await drive('linux', ['check'], { address: 'http://127.0.0.1:9' })).now).toEqual({
    step: 'failed',
    during: 'check',
    reason: 'unreachable',
  });
  files[feedFile] = '<html>sign in to this network</html>';
  expect((await drive('linux', ['check'])).now).toMatchObject({ step: 'failed', reason: 'unreadable' });
  files[feedFile] = release('no version', 'x', installer);
  expect((await drive('linux', ['check', 'check'])).now).toMatchObject({ step: 'failed', reason: 'unreadable' });
});

test('a release without a publisher is told of on Windows, and not fetched', async () => {
  files[feedFile] = release('0.3.0', 'Hectare.exe', installer);
  files['/Hectare.exe'] = installer;
  const { now } = await drive('win32', ['check', 'fetch']);
  expect(now).toEqual({ step: 'available', version: '0.3.0', isFetchedHere: false });
  expect(asked.map(({ path }) => path)).toEqual([feedFile]);
});

test('what was fetched and is not what was announced, or has no signature that could be checked, is not used', async () => {
  files[feedFile] = release('0.3.0', 'Hectare.exe', installer);
  files['/Hectare.exe'] = Buffer.from('another one!');
  const publisher = 'publisherName:\n  - CN=Hectare\n';
  expect((await drive('win32', ['check', 'fetch'], { publisher })).now).toEqual({ step: 'failed', during: 'fetch', reason: 'damaged' });
  // Nothing here can check a signature of Windows: the library alone would say that it is good.
  files['/Hectare.exe'] = installer;
  const { now, seen } = await drive('win32', ['check', 'fetch'], { publisher });
  expect(now).toEqual({ step: 'failed', during: 'fetch', reason: 'unsigned' });
  expect(seen).toEqual(['checking', 'available', 'fetching', 'failed']);
});

test('the feed is read as electron-builder writes it', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'hectare-feed-')), 'app-update.yml');
  expect(updateFeed(path)).toBeNull();
  writeFileSync(path, "provider: generic\nurl: 'https://updates.hectare.test/stable'\npublisherName:\n  - 'CN=Hectare, O=Field'\n");
  expect(updateFeed(path)).toEqual({ path, server: 'updates.hectare.test', publisher: 'CN=Hectare, O=Field' });
  writeFileSync(path, 'provider: generic\nurl: https://updates.hectare.test\n');
  expect(updateFeed(path)?.publisher).toBeNull();
});

test.each([
  [{ message: 'net::ERR_INTERNET_DISCONNECTED' }, 'unreachable'],
  [{ code: 'ENOTFOUND', message: 'getaddrinfo' }, 'unreachable'],
  [{ code: 'ERR_CHECKSUM_MISMATCH', message: 'sha512 checksum mismatch' }, 'damaged'],
  [{ message: 'Could not get code signature for running application' }, 'unsigned'],
  [{ code: 'ERR_UPDATER_INVALID_VERSION', message: 'x' }, 'unreadable'],
])('%j is %s', (error, reason) => expect(reasonOf(error)).toBe(reason));
