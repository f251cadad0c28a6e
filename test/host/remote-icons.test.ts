import { MockAgent } from 'undici';
import { afterEach, expect, test } from 'vitest';
import { IconClient } from '#client/index.ts';
import { iconPictures } from '#host/remote/icon-pictures.ts';
import { writePng } from '#raster/png.ts';
import { freshFolder } from './host.ts';

const png = Buffer.from(writePng(new Uint8Array(2 * 2 * 4).fill(200), 2, 2));
const open: MockAgent[] = [];
afterEach(async () => {
  for (const agent of open.splice(0)) await agent.close();
});
const { signal } = new AbortController();

/** A server of icons that is not there: every request that it was not told of fails as without a network. */
function start(folder = freshFolder('icons')) {
  const agent = new MockAgent();
  agent.disableNetConnect();
  open.push(agent);
  return { folder, server: agent.get('https://icons.example'), icons: iconPictures(folder, new IconClient('1.0.0', agent)) };
}

test('icons of an allowed server are fetched with encryption, without a key, and shown again without a network', async () => {
  const { server, icons, folder } = start();
  const asked: (string | undefined)[] = [];
  server.intercept({ path: '/pump.png' }).reply(200, ({ headers }) => {
    asked.push(
      Object.keys(headers as object)
        .toSorted()
        .join(),
    );
    return png;
  });
  const address = 'http://icons.example/pump.png';
  expect(await icons.fetch('icons.example', [address], signal)).toEqual({
    files: { [address]: new Uint8Array(png) },
    missing: 0,
    fault: null,
  });
  expect(asked).toEqual(['accept,user-agent']);
  // The next start has no network.
  const later = start(folder);
  expect((await later.icons.fetch('icons.example', [address], signal)).files[address]).toEqual(new Uint8Array(png));
  await later.icons.forget('icons.example');
  expect(await later.icons.fetch('icons.example', [address], signal)).toMatchObject({
    files: {},
    missing: 1,
    fault: { code: 'client.picture-unreachable' },
  });
});

test('what leads elsewhere, is no picture, is refused or lies in the network around is none', async () => {
  const { server, icons } = start();
  server.intercept({ path: '/moved.png' }).reply(302, '', { headers: { location: 'https://other.example/a.png' } });
  server.intercept({ path: '/words.png' }).reply(200, 'no picture');
  server.intercept({ path: '/gone.png' }).reply(404, '');
  const addresses = ['moved', 'words', 'gone'].map((name) => `https://icons.example/${name}.png`);
  expect(await icons.fetch('icons.example', addresses, signal)).toMatchObject({
    files: {},
    missing: 3,
    fault: { code: 'client.picture-status' },
  });
  await expect(icons.fetch('icons.example', ['https://other.example/a.png'], signal)).rejects.toMatchObject({ code: 'elsewhere' });
  for (const host of ['localhost', '192.168.1.1', '127.0.0.1:8080'])
    expect(await icons.fetch(host, [`http://${host}/a.png`], signal)).toMatchObject({
      missing: 1,
      fault: { code: 'client.picture-address' },
    });
});
