import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttp, type Server } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proxyIn, useSystemProxy } from '../../src/main/system-proxy.ts';

// An organisation's network: nothing but its proxy is reached, which signs with a certificate of its own that the computers trust. All of it on 127.0.0.1.
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
if (!hasOpenssl) console.log('skipped: connections through a proxy need openssl, to make a certificate');

const folder = mkdtempSync(join(tmpdir(), 'hectare-proxy-'));
const host = 'data.hectare.test';
const certificate = join(folder, 'certificate.pem');
const asked: string[] = [];
const servers: Server[] = [];
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
async function listening(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return portOf(server);
}

let proxyPort: number;
let plainPort: number;
beforeAll(async () => {
  if (!hasOpenssl) return;
  const key = join(folder, 'key.pem');
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      key,
      '-out',
      certificate,
      '-days',
      '2',
      '-subj',
      `/CN=${host}`,
      '-addext',
      `subjectAltName=DNS:${host}`,
    ],
    { stdio: 'ignore' },
  );
  const securePort = await listening(
    createHttps({ key: readFileSync(key), cert: readFileSync(certificate) }, (_request, response) =>
      response.end('far'),
    ) as unknown as Server,
  );
  plainPort = await listening(createHttp((_request, response) => response.end('near')));
  const proxy = createHttp((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end('through the proxy');
  });
  proxy.on('connect', (request, client) => {
    asked.push(`CONNECT ${request.url}`);
    const server = connect(securePort, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      server.pipe(client).pipe(server);
    });
    for (const end of [server, client]) end.on('error', () => {});
  });
  proxyPort = await listening(proxy);
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a process with this environment hears, and what the proxy was asked meanwhile. */
async function ask(url: string, environment: Record<string, string>): Promise<{ answer: string; asked: string[] }> {
  asked.length = 0;
  const answer = await new Promise<string>((resolve) => {
    const { PATH = '', HOME = '' } = process.env;
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'ask.ts'), url],
      { env: { PATH, HOME, ...environment }, timeout: 150_000 },
      (_error, output) => resolve(output.trim()),
    );
  });
  return { answer, asked: [...asked] };
}

describe.skipIf(!hasOpenssl)('connections to the outside world', () => {
  const proxy = () => ({ HTTPS_PROXY: `http://127.0.0.1:${proxyPort}`, HTTP_PROXY: `http://127.0.0.1:${proxyPort}` });

  test('go through the proxy of the environment, with the certificates that the computer trusts', async () => {
    expect(await ask(`https://${host}/`, { ...proxy(), SSL_CERT_FILE: certificate })).toEqual({
      answer: '200 far',
      asked: [`CONNECT ${host}:443`],
    });
  });
  test('refuse a certificate that nobody trusts', async () => {
    const none = join(folder, 'none.pem');
    writeFileSync(none, '');
    expect((await ask(`https://${host}/`, { ...proxy(), SSL_CERT_FILE: none })).answer).toMatch(/^failed .*(SELF_SIGNED|UNABLE_TO)/);
  });
  test('never go through it to this computer, nor where NO_PROXY says so', async () => {
    expect(await ask(`http://127.0.0.1:${plainPort}/`, proxy())).toEqual({ answer: '200 near', asked: [] });
    expect(await ask(`http://localhost:${plainPort}/`, proxy())).toEqual({ answer: '200 near', asked: [] });
    const { answer, asked: seen } = await ask(`http://${host}/`, { ...proxy(), NO_PROXY: host });
    expect([answer.startsWith('failed '), seen]).toEqual([true, []]);
  });
});

describe("the system's proxy", () => {
  test.each([
    ['DIRECT', null],
    ['PROXY proxy.office.test:8080; DIRECT', 'http://proxy.office.test:8080'],
    ['HTTPS proxy.office.test:443', 'https://proxy.office.test:443'],
    ['PROXY [fd00::1]:3128', 'http://[fd00::1]:3128'],
    ['SOCKS5 proxy.office.test:1080', null],
    ['PROXY http://evil.test/a:1', null],
    ['', null],
  ])('of %j is %j', (list, proxy) => {
    expect(proxyIn(list)).toBe(proxy);
  });

  test('is put into the environment where that names none', async () => {
    const log: string[] = [];
    const resolveProxy = async () => 'PROXY proxy.office.test:8080';
    const empty: NodeJS.ProcessEnv = {};
    await useSystemProxy({ resolveProxy }, empty, (text) => log.push(text));
    expect(empty).toEqual({ HTTPS_PROXY: 'http://proxy.office.test:8080', HTTP_PROXY: 'http://proxy.office.test:8080' });
    const own = { https_proxy: 'http://127.0.0.1:3128' };
    await useSystemProxy({ resolveProxy }, own, (text) => log.push(text));
    expect(own).toEqual({ https_proxy: 'http://127.0.0.1:3128' });
    await useSystemProxy({ resolveProxy: async () => 'SOCKS5 a:1' }, {}, (text) => log.push(text));
    await useSystemProxy({ resolveProxy: async () => 'DIRECT' }, {}, (text) => log.push(text));
    expect(log).toEqual([expect.stringContaining('SOCKS5 a:1')]);
  });
});
