import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  CouldNotFetch,
  createDataAccess,
  DamagedPack,
  NeedsNetwork,
  openPack,
  packingAccess,
  PackWriter,
  UnusableAnswer,
  type DataAccess,
} from '#datasets/index.ts';
import { writeGeoTiff } from '#raster/write-geotiff.ts';
import { loopback, type Loopback } from './loopback.ts';
import { cutOf, gridAt, invented, noise, openData, picture, type TestAccess } from './open-data.ts';

let source: Loopback;
let data: TestAccess;
let folder: string;
beforeEach(async () => {
  source = await loopback();
  data = openData(source.base);
  folder = join(mkdtempSync(join(tmpdir(), 'hectare-pack-')), 'pack');
});
afterEach(async () => {
  await data.access.close();
  await source.close();
  rmSync(data.cacheFolder, { recursive: true, force: true });
});

const facts = { title: 'Valley', box: [10, 19, 11, 20] as [number, number, number, number], createdAt: '2026-06-01T00:00:00Z' };
const bytesOf = (bytes: Uint8Array, contentType: string) => `${contentType} ${Buffer.from(bytes).toString('hex')}`;
const documentAt = (access: DataAccess, key: string, place: [number, number] = [10.2, 19.2]) =>
  access.document({
    dataset: invented,
    key,
    box: [...place, ...place] as never,
    validWithin: [10, 19, 10.25, 19.25],
    url: `${access.baseUrl(invented)}/${key}?apikey=verysecret`,
    parse: bytesOf,
  });
/** another machine, without a network and with an empty cache */
const alone = async () =>
  createDataAccess({
    cacheFolder: mkdtempSync(join(tmpdir(), 'hectare-alone-')),
    packs: [await openPack(folder)],
    settings: { offline: true, nonCommercialUse: null },
    userAgent: 'test',
  });

const windows = [
  { left: 2040, top: 2040, width: 20, height: 17 },
  { left: 5, top: 7, width: 90, height: 80 },
  { left: 60, top: 40, width: 100, height: 30 },
];

describe('a pack made from what was read', () => {
  const side = 2300;
  const { bytes, values } = picture(side, side);

  /** Everything that a collection would read; the same through every access. */
  const collect = async (access: DataAccess) => {
    const recorded = access.recording();
    const url = `${access.baseUrl(invented)}/r.tif`;
    const file = await recorded.raster(invented, url);
    const cells: number[][] = [];
    for (const window of windows) cells.push(Array.from((await file.read(0, window)).values));
    cells.push(Array.from((await file.read(1, { left: 3, top: 4, width: 8, height: 9 })).values));
    cells.push(Array.from((await file.read(0, { left: side - 3, top: -2, width: 6, height: 5 })).values));
    const documents = [await documentAt(recorded, 'a.json'), await documentAt(recorded, 'b.csv')];
    const gone = await Promise.all([
      recorded.raster(invented, `${access.baseUrl(invented)}/sea.tif`).then(
        () => 'there',
        (error: Error) => error.name,
      ),
      documentAt(recorded, 'none.json').then(
        () => 'there',
        (error: Error) => error.name,
      ),
    ]);
    return {
      cells,
      documents,
      gone,
      levels: file.levels,
      url: file.url,
      origins: recorded.origins().map((origin) => ({ ...origin, via: '' })),
    };
  };

  test('gives the same cells, bytes and origins on another machine, without a network', async () => {
    source.files.set('/r.tif', { body: bytes, contentType: 'image/tiff' });
    source.files.set('/a.json', { body: new TextEncoder().encode('{"é": 1}'), contentType: 'application/json; charset=utf-8' });
    source.files.set('/b.csv', { body: new Uint8Array([0, 255, 10, 13]), contentType: 'text/csv' });
    const packing = packingAccess(data.access, new PackWriter(folder));
    const first = await collect(packing);
    expect(first.cells[0]).toEqual(cutOf(values, side, windows[0]!));
    expect(first.gone).toEqual(['NothingThere', 'NothingThere']);
    expect(first.url).toBe('https://example.org/files/r.tif');
    const manifest = await packing.finish(facts);
    expect(manifest.synthetic).toBe(false);
    const access = await alone();
    expect(await collect(access)).toEqual(first);
    // The cuts are the smallest that hold the windows: four blocks around (2048, 2048), one around the two others, the corner's, one of the overview.
    const cuts = manifest.entries.flatMap((entry) => (entry.kind === 'raster' ? [{ level: entry.level, window: entry.window }] : []));
    expect(cuts).toContainEqual({ level: 0, window: { left: 5, top: 7, width: 155, height: 80 } });
    expect(cuts).toContainEqual({ level: 0, window: { left: 2040, top: 2040, width: 8, height: 8 } });
    expect(cuts.filter(({ level }) => level === 1)).toEqual([{ level: 1, window: { left: 3, top: 4, width: 8, height: 9 } }]);
    expect(JSON.stringify(manifest)).not.toContain('verysecret');
    await access.close();
  });

  test('a window that is only partly in the pack is not answered from it', async () => {
    source.files.set('/r.tif', { body: bytes });
    const packing = packingAccess(data.access, new PackWriter(folder));
    await (await packing.raster(invented, `${source.base}/r.tif`)).read(0, windows[1]!);
    await packing.finish(facts);
    const access = await alone();
    const file = await access.raster(invented, 'https://example.org/files/r.tif');
    await expect(file.read(0, { ...windows[1]!, width: windows[1]!.width + 1 })).rejects.toThrow(NeedsNetwork);
    await expect(file.read(1, { left: 0, top: 0, width: 2, height: 2 })).rejects.toThrow(NeedsNetwork);
    expect(Array.from((await file.read(0, { left: 10, top: 10, width: 3, height: 3 })).values)).toEqual(
      cutOf(values, side, { left: 10, top: 10, width: 3, height: 3 }),
    );
    await access.close();
  });

  test('a file that was opened and not read is known offline', async () => {
    source.files.set('/r.tif', { body: bytes });
    const packing = packingAccess(data.access, new PackWriter(folder));
    const { levels } = await packing.raster(invented, `${source.base}/r.tif`);
    await packing.finish(facts);
    expect((await (await alone()).raster(invented, 'https://example.org/files/r.tif')).levels).toEqual(levels);
  });

  test.each([
    ['8 bit', new Uint8Array(48)],
    ['signed 16 bit', new Int16Array(48)],
    ['16 bit', new Uint16Array(48)],
    ['float', new Float32Array(48)],
  ])('cells of %s keep their kind and every value', async (_name, empty) => {
    const cells = noise(empty);
    if (cells instanceof Float32Array) {
      cells[3] = Number.NaN;
      cells[4] = -0.1;
    }
    source.files.set('/r.tif', { body: writeGeoTiff(cells, gridAt(8, 6), { noData: cells instanceof Float32Array ? Number.NaN : 3 }) });
    const packing = packingAccess(data.access, new PackWriter(folder));
    const read = await (await packing.raster(invented, `${source.base}/r.tif`)).read(0, { left: 1, top: 1, width: 6, height: 4 });
    await packing.finish(facts);
    const again = await (
      await (await alone()).raster(invented, 'https://example.org/files/r.tif')
    ).read(0, { left: 1, top: 1, width: 6, height: 4 });
    expect(again).toEqual(read);
    expect(again.values.constructor).toBe(cells.constructor);
  });

  test('a pack made from a synthetic pack is synthetic and says so in every origin', async () => {
    const writer = new PackWriter(folder);
    await writer.addDocument({
      dataset: invented,
      key: 'a.json',
      validWithin: [10, 19, 10.25, 19.25],
      contentType: 'application/json',
      bytes: new Uint8Array([1]),
      fetchedAt: '2026-01-01T00:00:00Z',
    });
    await writer.finish({ ...facts, synthetic: true, attribution: 'SYNTHETIC: made by a program' });
    const packing = packingAccess(await alone(), new PackWriter(`${folder}-2`));
    await documentAt(packing, 'a.json');
    expect((await packing.finish(facts)).synthetic).toBe(true);
    folder = `${folder}-2`;
    const recorded = (await alone()).recording();
    await documentAt(recorded, 'a.json');
    expect(recorded.origins()).toEqual([
      {
        dataset: 'SYNTHETIC invented',
        version: '1',
        fetchedAt: '2026-01-01T00:00:00Z',
        via: 'pack',
        attribution: 'SYNTHETIC: made by a program',
        phrases: {},
        synthetic: true,
      },
    ]);
  });
});

describe('a pack that is not as it was made', () => {
  const make = async () => {
    source.files.set('/r.tif', { body: picture(40, 40).bytes });
    source.files.set('/a.json', { body: new Uint8Array([1, 2, 3]) });
    const packing = packingAccess(data.access, new PackWriter(folder));
    await (await packing.raster(invented, `${source.base}/r.tif`)).read(0, { left: 0, top: 0, width: 40, height: 40 });
    await documentAt(packing, 'a.json');
    return packing.finish(facts);
  };

  test.each([
    ['rasters', /rasters\/00001-invented-r\.tif .*damaged/],
    ['documents', /documents\/invented\.bin .*damaged/],
  ])('a flipped byte under %s names the file and gives no number', async (name, message) => {
    await make();
    const path = join(folder, name, readdirSync(join(folder, name))[0]!);
    const bytes = readFileSync(path);
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(path, bytes);
    const access = await alone();
    const read =
      name === 'rasters'
        ? (await access.raster(invented, 'https://example.org/files/r.tif')).read(0, { left: 0, top: 0, width: 4, height: 4 })
        : documentAt(access, 'a.json');
    await expect(read).rejects.toThrow(message);
    await expect(read).rejects.toThrow(CouldNotFetch);
  });

  test.each([['../secret.tif'], ['/etc/passwd'], ['rasters/../../x'], ['C:\\x'], ['rasters//x']])(
    'a file outside the pack (%s) is refused',
    async (file) => {
      const manifest = await make();
      writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, entries: [{ ...manifest.entries[0]!, file }] }));
      await expect(openPack(folder)).rejects.toThrow(DamagedPack);
    },
  );

  test('a document that opens to gigabytes ends at a bound', async () => {
    const packed = gzipSync(new Uint8Array(300 * 1024 * 1024));
    mkdirSync(join(folder, 'documents'), { recursive: true });
    writeFileSync(join(folder, 'documents', 'invented.bin'), packed);
    const entry = {
      kind: 'document',
      dataset: 'invented',
      key: 'k',
      validWithin: [10, 19, 10.25, 19.25],
      contentType: 'text/plain',
      offset: 0,
      file: 'documents/invented.bin',
      bytes: packed.length,
      sha256: createHash('sha256').update(packed).digest('hex'),
      fetchedAt: '2026-06-01T00:00:00Z',
    };
    const { createdAt, ...rest } = facts;
    const manifest = {
      format: 'hectare-pack',
      version: 1,
      ...rest,
      created_at: createdAt,
      synthetic: false,
      datasets: [],
      entries: [entry],
    };
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
    await expect((await openPack(folder)).document('invented', 'k', [10.1, 19.1, 10.1, 19.1])).rejects.toThrow(/damaged/);
  });
  test.skipIf(process.platform === 'win32')('a pipe or a device in place of a file is refused and waited for by nobody', async () => {
    const manifest = await make();
    const { file } = manifest.entries[0] as { file: string };
    rmSync(join(folder, file));
    execFileSync('mkfifo', [join(folder, file)]);
    expect(await (await openPack(folder)).faults({ everyByte: true })).toEqual([{ file, fault: 'unreadable' }]);
    rmSync(join(folder, 'manifest.json'));
    symlinkSync('/dev/zero', join(folder, 'manifest.json'));
    await expect(openPack(folder)).rejects.toThrow(DamagedPack);
  });
  test('no manifest, no JSON, another version: said in words', async () => {
    await expect(openPack(join(folder, 'nowhere'))).rejects.toThrow('There is no folder');
    const manifest = await make();
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, version: 2 }));
    await expect(openPack(folder)).rejects.toThrow('made by a newer Hectare');
    writeFileSync(join(folder, 'manifest.json'), '{"format"');
    await expect(openPack(folder)).rejects.toThrow('damaged');
  });

  test('a document that this version cannot read is an error, not asked for anywhere else', async () => {
    await make();
    const access = await alone();
    await expect(
      access.document({
        dataset: invented,
        key: 'a.json',
        box: [10.1, 19.1, 10.1, 19.1],
        url: 'https://example.org',
        parse: () => {
          throw new UnusableAnswer('odd');
        },
      }),
    ).rejects.toThrow(/data pack “Valley” cannot be used: odd/);
  });

  test("a place outside the document's own box is not answered by it", async () => {
    await make();
    await expect(documentAt(await alone(), 'a.json', [10.3, 19.2])).rejects.toThrow(NeedsNetwork);
  });
});

describe('writing', () => {
  test('nothing that somebody keeps is replaced', async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'thesis.txt'), 'years of work');
    const packing = packingAccess(data.access, new PackWriter(folder));
    await expect(packing.finish(facts)).rejects.toThrow('already holds other files');
    expect(readdirSync(folder)).toEqual(['thesis.txt']);
  });

  test('what an earlier attempt left behind is not mixed in; a pack takes the place of a pack', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      mkdirSync(join(`${folder}.unfinished`, 'documents'), { recursive: true });
      writeFileSync(join(`${folder}.unfinished`, 'documents', 'invented.bin'), 'left behind');
      const writer = new PackWriter(folder);
      await writer.addDocument({
        dataset: invented,
        key: 'k',
        validWithin: [0, 0, 1, 1],
        contentType: 't',
        bytes: new Uint8Array([turn]),
        fetchedAt: '2026-01-01T00:00:00Z',
      });
      await writer.finish({ ...facts, synthetic: false });
      const found = await (await openPack(folder)).document('invented', 'k', [0, 0, 1, 1]);
      expect(found!.bytes).toEqual(new Uint8Array([turn]));
    }
  });

  test('cells that a pack cannot hold exactly are refused', async () => {
    const writer = new PackWriter(folder);
    await expect(
      writer.addRaster({
        dataset: invented,
        url: 'https://example.org/x.tif',
        noData: null,
        levels: [gridAt(1, 1)],
        level: 0,
        window: { left: 0, top: 0, width: 1, height: 1 },
        values: new Float64Array(1),
        fetchedAt: '2026-01-01T00:00:00Z',
      }),
    ).rejects.toThrow(TypeError);
  });
});
