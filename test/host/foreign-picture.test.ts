import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { ApiFault, Client } from '#client/index.ts';
import { writePng } from '#raster/png.ts';

const key = 'a-key-that-stays-at-home';
const png = writePng(new Uint8Array(4 * 4 * 4).fill(255), 4, 4);
const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
interface Seen {
  url: string;
  key: unknown;
}
async function serverOf(answer: (response: ServerResponse, request: IncomingMessage) => void): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    seen.push({ url: request.url!, key: request.headers['x-api-key'] });
    answer(response, request);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  open.push(async () => {
    server.closeAllConnections();
    await new Promise((closed) => {
      server.close(closed);
    });
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}
function clientOf(baseUrl: string): Client {
  const client = new Client({ baseUrl, apiKey: async () => key });
  open.unshift(() => client.close());
  return client;
}
const faultOf = async (work: Promise<unknown>): Promise<ApiFault> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiFault);
  return error as ApiFault;
};

describe('a picture at any address', () => {
  test('of the service itself goes with the key, of another host without', async () => {
    const store = await serverOf((response) => response.end(png));
    const service = await serverOf((response) => response.end(png));
    const client = clientOf(service.url);
    expect((await client.picture('/pictures/1.png')).kind).toBe('png');
    expect((await client.picture(`${store.url}/signed?x=1`)).bytes).toEqual(png);
    expect([service.seen, store.seen]).toEqual([[{ url: '/pictures/1.png', key }], [{ url: '/signed?x=1', key: undefined }]]);
  });
  test('redirects are followed to another host without the key, and not for ever', async () => {
    const store = await serverOf((response) => response.end(png));
    const service = await serverOf((response, request) => {
      const location = request.url === '/round' ? '/round' : `${store.url}/signed`;
      response.writeHead(302, { location }).end();
    });
    const client = clientOf(service.url);
    expect((await client.picture('/once')).bytes).toEqual(png);
    expect(store.seen).toEqual([{ url: '/signed', key: undefined }]);
    expect((await faultOf(client.picture('/round'))).code).toBe('redirected');
  });
  test('a mask behind a redirect to a signed address is read', async () => {
    const tiff = Uint8Array.of(0x49, 0x49, 0x2a, 0, 8, 0, 0, 0);
    const store = await serverOf((response) => response.end(tiff));
    const service = await serverOf((response) => response.writeHead(307, { location: `${store.url}/mask.tif?sig=2` }).end());
    const { value } = await clientOf(service.url).call('projectMask', { params: { project_id: 'p' } });
    expect([value, store.seen, service.seen]).toEqual([
      tiff,
      [{ url: '/mask.tif?sig=2', key: undefined }],
      [{ url: '/projects/p/project_mask', key }],
    ]);
  });
  test('in the answer itself', async () => {
    const { bytes } = await clientOf('http://127.0.0.1:1').picture(`data:image/png;base64,${Buffer.from(png).toString('base64')}`);
    expect(bytes).toEqual(png);
  });
  test('a page, a refusal and silence are faults with words', async () => {
    const page = await serverOf((response) => response.end('<html>log in</html>'));
    expect((await faultOf(clientOf(page.url).picture('/x.png'))).message).toContain('no PNG, JPEG or GeoTIFF');
    const refusing = await serverOf((response) => response.writeHead(403).end());
    expect((await faultOf(clientOf(refusing.url).picture('/x.png'))).message).toContain('status 403');
  });
  test.each([
    'http://127.0.0.1:9/x.png',
    'http://localhost/x.png',
    'http://192.168.1.1/x.png',
    'http://[::1]/x.png',
    'http://169.254.169.254/latest',
    'ftp://example.org/x.png',
    'file:///etc/passwd',
  ])('a provider on the web cannot lead to %s', async (address) => {
    expect((await faultOf(clientOf('http://provider.example').picture(address))).code).toBe('refused');
  });
  test('from an encrypted service nothing is fetched in the open', async () => {
    expect((await faultOf(clientOf('https://provider.example').picture('http://tiles.example/x.png'))).code).toBe('refused');
  });
});
