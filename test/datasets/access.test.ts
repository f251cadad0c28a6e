import { readdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CouldNotFetch, createDataAccess, NeedsNetwork, NothingThere, UnusableAnswer, type DocumentRequest } from '#datasets/index.ts';
import { loopback, type Fault, type Loopback } from './loopback.ts';
import { cutOf, invented, noise, openData, picture, type TestAccess } from './open-data.ts';
import { faultOf } from '#datasets/fault-of.ts';
import { sentence } from '#datasets/phrases/sentence.ts';

let source: Loopback;
let data: TestAccess;
beforeEach(async () => {
  source = await loopback();
  data = openData(source.base);
});
afterEach(async () => {
  await data.access.close();
  await source.close();
  rmSync(data.cacheFolder, { recursive: true, force: true });
  delete process.env['FORCE_OFFLINE'];
});

const text = (value: string) => new TextEncoder().encode(value);
const json = (bytes: Uint8Array) => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as { value: number };
  } catch {
    throw new UnusableAnswer('no JSON');
  }
};
const about = (more: Partial<DocumentRequest<{ value: number }>> = {}): DocumentRequest<{ value: number }> => ({
  dataset: invented,
  key: 'a',
  box: [0, 0, 1, 1],
  url: `${source.base}/a.json?apikey=verysecret`,
  parse: json,
  ...more,
});
const serveValue = (value: number, etag?: string) =>
  source.files.set('/a.json', { body: text(JSON.stringify({ value })), contentType: 'application/json', ...(etag ? { etag } : {}) });
const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('what waits for another try ends when the access is closed: a program that gives up does not stay for minutes', async () => {
  // The source is gone, with the pauses of the real thing (a second and more).
  await source.close();
  const access = createDataAccess({
    cacheFolder: data.cacheFolder,
    baseUrls: { [invented.id]: source.base },
    settings: { offline: false, nonCommercialUse: null },
    userAgent: 'test',
  });
  const asked = Promise.allSettled(Array.from({ length: 40 }, (_, index) => access.document(about({ key: `k${index}` }))));
  await new Promise((done) => {
    setTimeout(done, 200);
  });
  const closed = performance.now();
  await access.close();
  const answers = await asked;
  // All their tries together would take 81 s.
  expect(performance.now() - closed).toBeLessThan(30_000);
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
});

describe('documents', () => {
  test('are fetched once and then taken from the cache, with the origin of each', async () => {
    serveValue(7);
    const recorded = data.access.recording();
    expect(await recorded.document(about())).toEqual({ value: 7 });
    expect(await recorded.document(about())).toEqual({ value: 7 });
    expect(source.requests).toHaveLength(1);
    expect(source.requests[0]!.headers['user-agent']).toBe('Hectare/test');
    expect(recorded.origins()).toEqual([
      { dataset: 'invented', version: '1', fetchedAt: '2026-06-01T00:00:00.000Z', via: 'network', attribution: 'nobody', synthetic: false },
    ]);
  });

  test.each<[string, Fault]>([
    ['429', { kind: 'status', status: 429 }],
    ['502', { kind: 'status', status: 502 }],
    ['503', { kind: 'status', status: 503 }],
    ['504', { kind: 'status', status: 504 }],
    ['a broken connection', { kind: 'reset' }],
    ['a cut body', { kind: 'half-body' }],
    ['silence in the body', { kind: 'stall' }],
    ['silence before the headers', { kind: 'silence' }],
    ['a login page with status 200', { kind: 'web-page' }],
  ])('%s is tried again', async (_name, fault) => {
    serveValue(7);
    source.faults = [fault, fault];
    const isSilent = fault.kind === 'stall' || fault.kind === 'silence';
    const { access, waits } = isSilent ? openData(source.base, { stallMilliseconds: 500 }) : data;
    expect(await access.document(about())).toEqual({ value: 7 });
    expect(source.requests).toHaveLength(3);
    expect(waits.length).toBeGreaterThanOrEqual(2);
    if (isSilent) await access.close();
  });

  test('are given up after four more tries with rising pauses', async () => {
    source.always = { kind: 'status', status: 503 };
    await expect(data.access.document(about())).rejects.toThrow(CouldNotFetch);
    expect(source.requests).toHaveLength(5);
    const expected = [1000, 4000, 16_000, 60_000];
    data.waits.forEach((wait, index) => {
      expect(wait / expected[index]!).toBeGreaterThan(0.84);
      expect(wait / expected[index]!).toBeLessThan(1.16);
    });
    expect(filesUnder(data.cacheFolder)).toEqual([]);
  });

  test('a login page with status 200 never reaches the cache', async () => {
    source.always = { kind: 'web-page' };
    await expect(data.access.document(about())).rejects.toThrow(CouldNotFetch);
    expect(filesUnder(data.cacheFolder)).toEqual([]);
    source.always = null;
    serveValue(8);
    expect(await data.access.document(about())).toEqual({ value: 8 });
  });

  test('a parser that falls over the bytes is taken for an unusable answer', async () => {
    source.files.set('/a.json', { body: text('{"value": 1') });
    await expect(
      data.access.document(about({ parse: (bytes) => JSON.parse(new TextDecoder().decode(bytes)) as { value: number } })),
    ).rejects.toThrow(CouldNotFetch);
    expect(source.requests).toHaveLength(5);
    expect(filesUnder(data.cacheFolder)).toEqual([]);
  });

  test('Retry-After wins, as seconds and as a date, and is bounded', async () => {
    serveValue(7);
    source.faults = [
      { kind: 'status', status: 429, headers: { 'retry-after': '7' } },
      { kind: 'status', status: 503, headers: { 'retry-after': new Date(Date.parse('2026-06-01T00:00:37Z')).toUTCString() } },
      { kind: 'status', status: 429, headers: { 'retry-after': '86400' } },
    ];
    expect(await data.access.document(about())).toEqual({ value: 7 });
    expect(data.waits).toEqual([7000, 30_000, 300_000]);
  });

  test('a storm of 429 holds back the other requests to the host too', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) source.files.set(`/${name}.json`, { body: text('{"value":1}') });
    source.faults = [{ kind: 'status', status: 429, headers: { 'retry-after': '20' } }];
    const narrow = { ...invented, parallel: 1 };
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
        data.access.document(about({ dataset: narrow, key: name, url: `${source.base}/${name}.json` })),
      ),
    );
    expect(answers).toHaveLength(6);
    expect(source.requests).toHaveLength(7);
    expect(data.waits[0]).toBe(20_000);
  });

  test.each([400, 401, 403])('%i is final and gives the reason of the source, without the key', async (status) => {
    source.always = { kind: 'status', status, body: JSON.stringify({ reason: 'Key verysecret may not' }) };
    const fault = faultOf({ title: 'Invented source' }, sentence('datasets.refuses-because', { status, reason: 'Key [removed] may not' }));
    expect(fault.message).toBe(`Invented source: the source refuses with ${status} (Key [removed] may not)`);
    await expect(data.access.document(about())).rejects.toThrow(fault);
    expect(source.requests).toHaveLength(1);
  });

  test('404 says that nothing is there, is remembered for a week, and asked again then', async () => {
    await expect(data.access.document(about())).rejects.toThrow(NothingThere);
    await expect(data.access.document(about())).rejects.toThrow(NothingThere);
    expect(source.requests).toHaveLength(1);
    data.clock.now += 8 * 86_400_000;
    serveValue(1);
    expect(await data.access.document(about())).toEqual({ value: 1 });
  });

  test('an old answer is asked about with its ETag; unchanged it is fresh again', async () => {
    serveValue(7, '"one"');
    await data.access.document(about({ freshFor: 1000 }));
    data.clock.now += 5000;
    expect(await data.access.document(about({ freshFor: 1000 }))).toEqual({ value: 7 });
    expect(source.requests[1]!.headers['if-none-match']).toBe('"one"');
    await data.access.document(about({ freshFor: 1000 }));
    expect(source.requests).toHaveLength(2);
    data.clock.now += 5000;
    serveValue(9, '"two"');
    expect(await data.access.document(about({ freshFor: 1000 }))).toEqual({ value: 9 });
  });

  test('after the clock went backwards an answer from the future is not fresh', async () => {
    serveValue(7);
    await data.access.document(about({ freshFor: 1000 }));
    serveValue(8);
    data.clock.now -= 10 * 365 * 86_400_000;
    expect(await data.access.document(about({ freshFor: 1000 }))).toEqual({ value: 8 });
  });

  test('a flipped byte in the cache is found and fetched again', async () => {
    serveValue(7);
    await data.access.document(about());
    const [kept] = filesUnder(join(data.cacheFolder, 'documents'));
    const bytes = readFileSync(kept!);
    bytes[bytes.length - 2]! ^= 1;
    writeFileSync(kept!, bytes);
    expect(await data.access.document(about())).toEqual({ value: 7 });
    expect(source.requests).toHaveLength(2);
  });

  test('keys stand neither in the cache nor in the log', async () => {
    serveValue(7);
    source.faults = [{ kind: 'status', status: 503 }];
    await data.access.document(about());
    expect(source.requests[1]!.query.get('apikey')).toBe('verysecret');
    expect(data.log.join()).toContain('/a.json');
    expect(
      data.log.join() +
        filesUnder(data.cacheFolder)
          .map((file) => file + readFileSync(file, 'latin1'))
          .join(),
    ).not.toContain('verysecret');
  });

  test('the same document asked for at once is fetched once; who gives up does not take it from the other', async () => {
    serveValue(7);
    const abort = new AbortController();
    const first = data.access.document(about({ signal: abort.signal }));
    // Given up once the second has joined, which it does right after its permit.
    const second = data.access.document(about({ permit: () => queueMicrotask(() => abort.abort(new Error('enough'))) }));
    await expect(first).rejects.toThrow('enough');
    expect(await second).toEqual({ value: 7 });
    expect(source.requests).toHaveLength(1);
  });

  test('giving up ends the wait for a silent source at once', async () => {
    source.always = { kind: 'stall' };
    const abort = new AbortController();
    setTimeout(() => abort.abort(new Error('enough')), 50);
    const before = performance.now();
    const patient = openData(source.base, { stallMilliseconds: 100_000 });
    await expect(patient.access.document(about({ signal: abort.signal }))).rejects.toThrow('enough');
    expect(performance.now() - before).toBeLessThan(50_000);
    await patient.access.close();
  });

  test('offline an old answer serves, and what is not there needs the network at once', async () => {
    serveValue(7);
    await data.access.document(about({ freshFor: 1000 }));
    data.clock.now += 5000;
    process.env['FORCE_OFFLINE'] = '1';
    expect(await data.access.document(about({ freshFor: 1000 }))).toEqual({ value: 7 });
    await expect(data.access.document(about({ key: 'b', url: `${source.base}/b.json` }))).rejects.toThrow(NeedsNetwork);
    expect(source.requests).toHaveLength(1);
    expect(data.waits).toEqual([]);
  });

  test('a host that is not there needs the network after one more look', async () => {
    const { base } = source;
    await source.close();
    await expect(data.access.document(about({ url: `${base}/a.json` }))).rejects.toThrow(NeedsNetwork);
    expect(data.waits).toHaveLength(1);
  });

  test('a redirect is followed on this computer only to this computer, never to where it is not encrypted', async () => {
    serveValue(7);
    source.faults = [{ kind: 'redirect', location: '/a.json' }];
    expect(await data.access.document(about())).toEqual({ value: 7 });
    source.faults = [{ kind: 'redirect', location: 'http://example.org/a.json' }];
    await expect(data.access.document(about({ url: `${source.base}/a.json?x=2` }))).rejects.toThrow('http://example.org');
  });
});

describe('rasters', () => {
  const side = 1300;
  const { bytes, values } = picture(side, side);
  let other: ReturnType<typeof picture> | null = null;
  const changed = () => (other ??= picture(side, side, 99));
  const window = { left: 37, top: 300, width: 900, height: 700 };
  const wanted = cutOf(values, side, window);
  const open = () => data.access.raster(invented, `${source.base}/r.tif`);
  const readAll = async () => (await (await open()).read(0, window)).values;
  /** Where the first cell differs; null where none does. Vitest's own comparison takes a second for half a million of them. */
  const difference = (actual: ArrayLike<number>, expected: ArrayLike<number>): string | null => {
    if (actual.length !== expected.length) return `${actual.length} cells in place of ${expected.length}`;
    for (let at = 0; at < expected.length; at += 1)
      if (actual[at] !== expected[at]) return `${actual[at]} in place of ${expected[at]} at ${at}`;
    return null;
  };
  beforeEach(() => {
    source.files.set('/r.tif', { body: bytes });
  });

  test('the picture of these tests fills several blocks', () => {
    expect(bytes.length).toBeGreaterThan(3 * 1024 * 1024);
  });

  test('cells, grid and overviews; few requests; nothing is fetched twice, not even in another session', async () => {
    const file = await open();
    expect(file.levels.map(({ width }) => width)).toEqual([1300, 650, 325]);
    expect(file.levels[1]).toMatchObject({ west: 10, north: 20, cellWidth: 0.02, epsg: 4326 });
    const read = await file.read(0, window);
    expect(difference(read.values, wanted)).toBeNull();
    expect(read.grid.west).toBeCloseTo(10.37, 9);
    expect(read.grid.north).toBeCloseTo(17, 9);
    const { length } = source.requests;
    expect(length).toBeLessThanOrEqual(5);
    expect(source.bytesSent).toBeLessThanOrEqual(bytes.length);
    const later = openData(source.base, { cacheFolder: data.cacheFolder });
    expect(difference((await (await later.access.raster(invented, `${source.base}/r.tif`)).read(0, window)).values, wanted)).toBeNull();
    expect(source.requests).toHaveLength(length);
    await later.access.close();
  });

  test('a hundred reads at once ask for no block twice', async () => {
    const file = await open();
    await Promise.all(Array.from({ length: 100 }, (_, index) => file.read(0, { left: 0, top: index * 13, width: side, height: 13 })));
    expect(source.bytesSent).toBe(bytes.length);
  });

  test('beyond the edge stands nodata, also where the whole window is beyond', async () => {
    const file = await open();
    const { values: cells } = await file.read(0, { left: -1, top: -1, width: 2, height: 2 });
    expect(Array.from(cells)).toEqual([0, 0, 0, values[0]]);
    expect(Array.from((await file.read(0, { left: 5000, top: 0, width: 2, height: 1 })).values)).toEqual([0, 0]);
  });

  test.each<[string, Fault]>([
    ['a cut connection', { kind: 'half-body' }],
    ['a broken connection', { kind: 'reset' }],
    ['a login page with status 200', { kind: 'web-page' }],
    ['other bytes than asked for', { kind: 'other-range' }],
    ['503', { kind: 'status', status: 503 }],
    ['a range ignored', { kind: 'range-ignored' }],
  ])('%s ends in the right cells', async (_name, fault) => {
    source.faults = [fault, null, fault, fault, null];
    expect(difference(await readAll(), wanted)).toBeNull();
  });

  test('a source that always ignores ranges is read whole, once', async () => {
    source.always = { kind: 'range-ignored' };
    expect(difference(await readAll(), wanted)).toBeNull();
    expect(source.requests).toHaveLength(1);
  });

  test('a huge file from a source that ignores ranges is refused in clear words', async () => {
    source.always = { kind: 'status', status: 200, headers: { 'content-length': '115000000', 'content-type': 'image/tiff' } };
    await expect(readAll()).rejects.toThrow('sends only whole files (115 MB)');
    expect(source.requests).toHaveLength(1);
  });

  test('a truncated TIFF is an error, never cells; nothing of it stays when it is whole again', async () => {
    source.files.set('/r.tif', { body: bytes.subarray(0, bytes.length - 400_000), etag: '"same"' });
    const all = { left: 0, top: 0, width: side, height: side };
    await expect((async () => (await open()).read(0, all))()).rejects.toThrow(CouldNotFetch);
    source.files.set('/r.tif', { body: bytes, etag: '"same"' });
    expect(difference((await (await open()).read(0, all)).values, values)).toBeNull();
  });

  test('a file that changes between two blocks is read anew, never mixed', async () => {
    const file = await open();
    const other = changed();
    source.files.set('/r.tif', { body: other.bytes });
    expect(difference((await file.read(0, window)).values, cutOf(other.values, side, window))).toBeNull();
    expect(source.requests.some(({ headers }) => headers['if-match'])).toBe(true);
  });

  test('a change is noticed without If-Match too, by date or size', async () => {
    source.files.set('/r.tif', { body: bytes, etag: 'W/"one"' });
    const file = await open();
    const other = changed();
    source.files.set('/r.tif', { body: other.bytes, etag: 'W/"two"' });
    expect(difference((await file.read(0, window)).values, cutOf(other.values, side, window))).toBeNull();
  });

  test.each<[string, (path: string) => void]>([
    [
      'flipped',
      (path) => {
        const all = readFileSync(path);
        all[all.length >> 1]! ^= 4;
        writeFileSync(path, all);
      },
    ],
    ['zeroed', (path) => writeFileSync(path, Buffer.alloc(statSync(path).size))],
    ['cut', (path) => truncateSync(path, statSync(path).size >> 1)],
    ['emptied', (path) => truncateSync(path, 0)],
  ])('blocks that were %s on the disk are fetched again', async (_name, harm) => {
    expect(difference(await readAll(), wanted)).toBeNull();
    for (const path of filesUnder(data.cacheFolder)) harm(path);
    const before = source.requests.length;
    const later = openData(source.base, { cacheFolder: data.cacheFolder });
    expect(difference((await (await later.access.raster(invented, `${source.base}/r.tif`)).read(0, window)).values, wanted)).toBeNull();
    expect(source.requests.length).toBeGreaterThan(before);
    await later.access.close();
  });

  test('a clock that went backwards makes the source be asked, not the blocks be fetched again', async () => {
    await readAll();
    const sent = source.bytesSent;
    const later = openData(source.base, { cacheFolder: data.cacheFolder });
    later.clock.now -= 20 * 365 * 86_400_000;
    expect(difference((await (await later.access.raster(invented, `${source.base}/r.tif`)).read(0, window)).values, wanted)).toBeNull();
    expect(source.bytesSent - sent).toBe(1024 * 1024);
    await later.access.close();
  });

  test('no such file: nothing there, known offline too, noted as an origin', async () => {
    const recorded = data.access.recording();
    await expect(recorded.raster(invented, `${source.base}/sea.tif`)).rejects.toThrow(NothingThere);
    expect(recorded.origins()).toHaveLength(1);
    const later = openData(source.base, { cacheFolder: data.cacheFolder, settings: { offline: true, nonCommercialUse: true } });
    await expect(later.access.raster(invented, `${source.base}/sea.tif`)).rejects.toThrow(NothingThere);
    await expect(later.access.raster(invented, `${source.base}/unknown.tif`)).rejects.toThrow(NeedsNetwork);
    expect(source.requests).toHaveLength(1);
    await later.access.close();
  });

  test('who gives up gets the reason, and another reader of the same file gets the cells', async () => {
    const abort = new AbortController();
    const given = (async () => (await data.access.raster(invented, `${source.base}/r.tif`, abort.signal)).read(0, window, abort.signal))();
    const other = readAll();
    const gone = expect(given).rejects.toThrow('enough');
    abort.abort(new Error('enough'));
    await gone;
    expect(difference(await other, wanted)).toBeNull();
  });

  test('the cache stays below its bound and lets go of what was used longest ago', async () => {
    const bound = 8 * 1024 * 1024;
    const small = openData(source.base, { cacheFolder: data.cacheFolder, maxCacheBytes: bound });
    for (let index = 0; index < 6; index += 1) {
      source.files.set(`/${index}.tif`, { body: bytes });
      const file = await small.access.raster(invented, `${source.base}/${index}.tif`);
      await file.read(0, window);
      // Times of files have a coarse grain on some disks.
      await new Promise((resolve) => {
        setTimeout(resolve, 60);
      });
    }
    await expect.poll(() => filesUnder(data.cacheFolder).reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(bound);
    await small.access.close();
  });

  test.each([1, 2, 3, 4])(
    'a third of all requests failing at random, and readers giving up at random, change no cell (seed %i)',
    async (seed) => {
      const dice = noise(new Uint16Array(4000), seed);
      const kinds: Fault[] = [
        { kind: 'reset' },
        { kind: 'half-body' },
        { kind: 'web-page' },
        { kind: 'range-ignored' },
        { kind: 'other-range' },
        { kind: 'status', status: 503 },
        { kind: 'status', status: 429, headers: { 'retry-after': '3' } },
      ];
      const faults = Array.from(dice.subarray(0, 200), (throw_) => (throw_ % 3 === 0 ? kinds[(throw_ >> 4) % kinds.length]! : null));
      // Which request meets which fault depends on the machine. A fifth one in a row ends a request, as it should; here none comes to that.
      const inRow = new Map<string | null, number>();
      source.faultOf = ({ range }) => {
        const before = inRow.get(range) ?? 0;
        const fault = before < 4 ? (faults.shift() ?? null) : null;
        inRow.set(range, fault ? before + 1 : 0);
        return fault;
      };
      const reads = Array.from({ length: 24 }, async (_, index) => {
        const abort = new AbortController();
        const [left, top] = [dice[1000 + index]! % 1000, dice[2000 + index]! % 1000];
        const area = { left, top, width: 120, height: 90 };
        const patient = index % 3 !== 0;
        if (!patient) setTimeout(() => abort.abort(new Error('enough')), dice[3000 + index]! % 60);
        try {
          const file = await data.access.raster(invented, `${source.base}/r.tif`, abort.signal);
          expect(difference((await file.read(0, area, abort.signal)).values, cutOf(values, side, area))).toBeNull();
        } catch (error) {
          if (patient) throw error;
          expect((error as Error).message).toBe('enough');
        }
      });
      await Promise.all(reads);
      const later = openData(source.base, { cacheFolder: data.cacheFolder, settings: { offline: true, nonCommercialUse: true } });
      expect(
        Array.from(
          (await (await later.access.raster(invented, `${source.base}/r.tif`)).read(0, { left: 0, top: 0, width: 200, height: 100 }))
            .values,
        ),
      ).toEqual(cutOf(values, side, { left: 0, top: 0, width: 200, height: 100 }));
      await later.access.close();
    },
  );

  test('a picture without a place, or turned, is refused in clear words', async () => {
    const turned = Uint8Array.from(bytes);
    const view = new DataView(turned.buffer);
    const entries = view.getUint16(8, true);
    for (let index = 0; index < entries; index += 1)
      if (view.getUint16(10 + index * 12, true) === 33_922) view.setUint16(10 + index * 12, 33_923, true);
    source.files.set('/r.tif', { body: turned });
    await expect(readAll()).rejects.toThrow(/place on Earth/);
  });
});

test('times of files may be set on this disk (the bound of the cache goes by them)', () => {
  const path = join(data.cacheFolder, 'probe');
  writeFileSync(path, '');
  utimesSync(path, 1, 1);
  expect(statSync(path).mtimeMs).toBe(1000);
});
