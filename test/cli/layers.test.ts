import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { Arguments } from '#cli/arguments.ts';
import { runners } from '#cli/runners.ts';
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
    else if (value !== undefined) response.writeHead(200).end(JSON.stringify(value));
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
    [[origin, '--to', to], 'goes with --layer'],
    [[origin, '--layer', 'a'], '--to OUT.geojson'],
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
