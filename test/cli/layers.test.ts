import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { Arguments } from '#cli/arguments.ts';
import { runners } from '#cli/runners.ts';
import { readGeoTiff, writeGeoTiff } from '#raster/index.ts';
import { commandLine } from './run.ts';

const secret = 'layers-key-secret-0123';
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
});
async function served(answer: (url: URL, own: string) => unknown) {
  const asked: string[] = [];
  let own = '';
  const listener: RequestListener = (request, response) => {
    asked.push(request.url!);
    const value = answer(new URL(request.url!, own), own);
    if (typeof value === 'number') response.writeHead(value).end();
    else if (value instanceof Uint8Array) {
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')!.map(Number) as [number, number, number];
      const part = value.subarray(from, to + 1);
      response.writeHead(206, { 'content-range': `bytes ${from}-${from + part.length - 1}/${value.length}` }).end(part);
    } else if (value !== undefined) response.writeHead(200).end(JSON.stringify(value));
  };
  const server = createServer(listener);
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  open.push(
    () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  );
  own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, origin: own };
}
const plot = (at: number) => ({
  type: 'Feature',
  id: `plot-${at}`,
  properties: { owner: `Owner ${at}` },
  geometry: { type: 'Point', coordinates: [36 + at / 1000, -1] },
});
/** OGC API – Features with a collection of plots, a map of tiles, and one collection without GeoJSON. */
const registry =
  (total: number, { matched = total, next = '' } = {}) =>
  (url: URL): unknown => {
    const link = (rel: string, href: string, type = 'application/json') => ({ rel, href, type });
    if (url.searchParams.get('token') !== secret) return 401;
    if (url.pathname === '/') return { title: 'Land registry', attribution: 'Survey', links: [link('data', '/collections')] };
    if (url.pathname === '/collections')
      return {
        links: [{ ...link('license', 'https://creativecommons.org/licenses/by/4.0/'), title: 'CC BY 4.0' }],
        collections: [
          {
            id: 'plots',
            title: 'Plots',
            description: 'All plots',
            links: [link('items', '/collections/plots/items', 'application/geo+json')],
          },
          { id: 'roads', title: 'Roads', links: [link('tilesets-map', '/collections/roads/map/tiles')] },
          { id: 'old', title: 'Old', links: [link('items', '/collections/old/items', 'text/html')] },
        ],
      };
    const from = Number(url.searchParams.get('offset') ?? 0);
    const end = Math.min(total, from + 40);
    const features = Array.from({ length: end - from }, (_, at) => plot(from + at));
    const links = end < total ? [link('next', next || `/collections/plots/items?offset=${end}`)] : [];
    return { type: 'FeatureCollection', numberMatched: matched, features, links };
  };
const key = { HECTARE_LAYERS_KEY: secret };
/** The command in this process, with the key in the environment: starting a program for each is slow. */
async function ran(args: readonly string[]): Promise<{ code: number; err: string }> {
  const said: string[] = [];
  const output = { out: () => {}, err: (text: string) => void said.push(text) };
  process.env['HECTARE_LAYERS_KEY'] = secret;
  try {
    return { code: await runners.layers(new Arguments('layers', [...args]), output), err: said.join('\n') };
  } catch (error) {
    const { exitCode, message } = error as Error & { exitCode: number };
    return { code: exitCode, err: message };
  } finally {
    delete process.env['HECTARE_LAYERS_KEY'];
  }
}

test('the layers of a service are listed with their ids, kinds, terms and what hinders them', async () => {
  const { run } = commandLine();
  const { origin } = await served(registry(3));
  const { code, out, err } = await run(['layers', `${origin}/?token={key}`], key);
  expect([code, err]).toEqual([0, '']);
  expect(out.split('\n')).toEqual([
    'Land registry (ogc-api)',
    'Attribution: Survey',
    'Terms, in the service’s own words: CC BY 4.0',
    '  features  plots  Plots',
    '  picture   roads/map  Roads',
    '  features  old  Old  (in a form that Hectare does not read)',
    '',
  ]);
  const json = await run(['layers', `${origin}/?token={key}`, '--find', 'PLOTS', '--json'], key);
  expect(JSON.parse(json.out)).toMatchObject({
    kind: 'ogc-api',
    terms: 'CC BY 4.0',
    left_out: 0,
    layers: [{ id: 'plots', type: 'features', about: 'All plots', elsewhere: false, hindrance: null }],
  });
  expect(json.out + out).not.toContain(secret);
});

test('features of a layer are written as GeoJSON, page by page, and other commands read the file', async () => {
  const { run, folder } = commandLine();
  const { origin, asked } = await served(registry(100));
  const to = join(folder, 'plots.geojson');
  const { code, out, err } = await run(
    ['layers', `${origin}/?token={key}`, '--layer', 'plots', '--to', to, '--bbox', '35,-2,37,0', '--json'],
    key,
  );
  expect([code, err]).toEqual([0, `100 features of Plots written to ${to}\n`]);
  expect(JSON.parse(out)).toEqual({
    file: to,
    layer: 'plots',
    title: 'Plots',
    feature_count: 100,
    matched: 100,
    complete: true,
    end: 'all',
  });
  const text = readFileSync(to, 'utf8');
  expect((JSON.parse(text) as { features: unknown[] }).features[99]).toEqual(plot(99));
  expect(text).not.toContain(secret);
  const pages = asked.filter((path) => path.includes('/items')).map((path) => new URL(path, origin).searchParams);
  expect(pages.map((page) => page.get('offset'))).toEqual([null, '40', '80']);
  expect(pages[0]!.get('bbox')).toBe('35,-2,37,0');
  expect((await run(['area', to])).code).toBe(0);
});

test('a service that gives fewer than it says ends with 1; one that leads to another server writes nothing', async () => {
  const { folder } = commandLine();
  const to = join(folder, 'plots.geojson');
  const short = await served(registry(30, { matched: 70 }));
  const fewer = await ran([`${short.origin}/?token={key}`, '--layer', 'plots', '--to', to]);
  expect(fewer.code).toBe(1);
  expect(fewer.err).toContain('Not all of 70');
  writeFileSync(to, 'before');
  const away = await served(registry(100, { next: 'https://elsewhere.example/items' }));
  const refused = await ran([`${away.origin}/?token={key}`, '--layer', 'plots', '--to', to]);
  expect(refused.code).toBe(2);
  expect(refused.err).toContain('elsewhere.example');
  expect(readFileSync(to, 'utf8')).toBe('before');
});

test('a key comes from its own variable or the keychain alone, and goes nowhere without a place for it', async () => {
  const { run } = commandLine();
  const { origin, asked } = await served(registry(3));
  // The key of a monitoring service is none of a map service's.
  const none = await run(['layers', `${origin}/?token={key}`], { HECTARE_API_KEY: 'another-secret-0123' });
  expect(none.code).toBe(2);
  expect(none.err).toContain(`hectare keys add ${origin}`);
  expect(asked).toEqual([]);
  const clear = await run(['layers', `${origin}/?token=${secret}`], key);
  expect([clear.code, asked]).toEqual([2, []]);
  expect(clear.err).toContain('{key}');
  const without = await run(['layers', origin], key);
  expect(without.code).toBe(2);
  expect(asked.join()).not.toContain(secret);
});

test('what is missing or does not go together is told before anybody is asked', async () => {
  const { folder } = commandLine();
  const { origin, asked } = await served(() => 500);
  const to = join(folder, 'out.geojson');
  for (const [args, words] of [
    [[], 'Name the address'],
    [[origin, '--bbox', '1,2,3,4'], 'goes with --to'],
    [[origin, '--layer', 'a'], 'OUT.geojson for features'],
    [[origin, '--layer', 'a', '--to', join(folder, 'out.tif')], '--bbox W,S,E,N'],
    [[origin, '--layer', 'a', '--to', to, '--resolution', '10'], 'is for an area of a raster'],
    [[origin, '--layer', 'a', '--to', join(folder, 'out.kml')], 'hectare convert'],
    [[origin, '--layer', 'a', '--to', to, '--find', 'x'], 'is for the list'],
    [[origin, '--layer', 'a', '--to', to, '--bbox', '1,2,3'], '--bbox'],
    [['maps.example.org'], 'not a valid web address'],
    [['http://maps.example.org/wfs'], 'https'],
  ] as const) {
    const { code, err } = await ran([...args]);
    expect([code, err], args.join(' ')).toEqual([2, expect.stringContaining(words)]);
  }
  expect(asked).toEqual([]);
});

test('layers that are not there or are no features, and services that refuse, end in words', async () => {
  const { folder } = commandLine();
  const { origin } = await served(registry(3));
  const to = join(folder, 'out.geojson');
  for (const [layer, words] of [
    ['gone', 'hectare layers ADDRESS lists'],
    ['roads/map', 'is a map to look at'],
    ['old', 'does not offer this layer'],
  ] as const) {
    const { code, err } = await ran([`${origin}/?token={key}`, '--layer', layer, '--to', to]);
    expect([code, err], layer).toEqual([2, expect.stringContaining(words)]);
  }
  expect(existsSync(to)).toBe(false);
});

test('Ctrl-C ends a fetch and leaves the file as it was', async () => {
  const { start, folder } = commandLine();
  const reached = Promise.withResolvers<void>();
  const answer = registry(100);
  const { origin } = await served((url) => {
    if (!url.searchParams.has('offset')) return answer(url);
    reached.resolve();
    return undefined;
  });
  const to = join(folder, 'plots.geojson');
  writeFileSync(to, 'before');
  const running = start(['layers', `${origin}/?token={key}`, '--layer', 'plots', '--to', to], key);
  await reached.promise;
  running.child.kill('SIGINT');
  const { code, err } = await running.ended;
  expect([code, err]).toEqual([1, 'Ended; nothing was written.\n']);
  expect(readFileSync(to, 'utf8')).toBe('before');
});

test('an area of a raster is taken by its address or out of a list, at the resolution that is asked for', async () => {
  const { folder } = commandLine();
  const grid = { west: 35, north: 1, cellWidth: 0.0001, cellHeight: 0.0001, width: 1200, height: 1100, epsg: 4326 };
  const source = writeGeoTiff(
    Uint8Array.from({ length: 1200 * 1100 }, (_, at) => at % 251),
    grid,
    { noData: 250 },
  );
  const { origin, asked } = await served((url, own) => {
    if (url.searchParams.get('token') !== secret) return 401;
    const item = { type: 'Feature', stac_version: '1.0.0', id: 'scene', properties: { license: 'CC-BY-4.0' } };
    return url.pathname === '/item.json'
      ? { ...item, assets: { cover: { href: `${own}/cover.tif`, type: 'image/tiff' }, other: { href: `${own}/o.tif` } } }
      : source;
  });
  const to = join(folder, 'area.tif');
  const box = ['--bbox', '35.06,0.93,35.07,0.94', '--to', to];
  const whole = await ran([`${origin}/cover.tif?token={key}`, ...box]);
  expect([whole.code, whole.err]).toEqual([0, expect.stringContaining('512 × 512 cells of 11.1 m of cover.tif written to')]);
  const { grid: taken, values, noData } = await readGeoTiff(readFileSync(to));
  expect([taken.west, taken.north, noData]).toEqual([expect.closeTo(35.0512, 9), expect.closeTo(0.9488, 9), 250]);
  expect(values[513]).toBe((513 * 1200 + 513) % 251);
  expect(readFileSync(to).includes(secret)).toBe(false);
  const coarse = await ran([`${origin}/item.json?token={key}`, '--layer', 'scene/cover', ...box, '--resolution', '30', '--json']);
  expect([coarse.code, coarse.err]).toEqual([0, expect.stringContaining('512 × 512 cells of 22.1 m')]);
  expect(readFileSync(to).includes('CC-BY-4.0')).toBe(true);
  asked.length = 0;
  for (const [args, words] of [
    [[`${origin}/item.json?token={key}`, ...box], 'Name one with --layer ID'],
    [[`${origin}/cover.tif?token={key}`, '--to', to, '--bbox', '10,10,11,11'], 'does not lie on'],
    [[`${origin}/cover.tif?token={key}`, '--to', join(folder, 'out.json'), '--bbox', '35,0,36,1'], 'with --to OUT.tif'],
  ] as const)
    expect(await ran([...args])).toMatchObject({ code: 2, err: expect.stringContaining(words) as string });
});
