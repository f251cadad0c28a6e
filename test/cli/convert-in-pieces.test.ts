import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { convert, convertInPieces } from '#cli/convert.ts';
import { systemFromFile } from '#cli/system-file.ts';
import { formatOf } from '#formats/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-in-pieces-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const at = (name: string) => join(folder, name);
const never = new AbortController().signal;

// A bow tie, a shape without an area, and a style that stands behind the placemark that uses it.
const ring = (coordinates: string) =>
  `<Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></outerBoundaryIs></Polygon>`;
writeFileSync(
  at('source.kml'),
  `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder><name>Farms</name>
<Placemark><name>tie</name><styleUrl>#late</styleUrl><ExtendedData><Data name="Owner"><value>Ñandú</value></Data></ExtendedData>${ring('35,0 35.01,0.01 35.01,0 35,0.01 35,0')}</Placemark></Folder>
<Placemark><name>gone</name>${ring('35,0 35,0 35,0 35,0')}</Placemark>
<Placemark><name>plain</name>${ring('36.123456789,0 36.2,0 36.2,0.1 36.123456789,0')}</Placemark>
<Style id="late"><LineStyle><color>ff0000ff</color></LineStyle></Style></Document></kml>`,
);

async function both(ending: string, options: { repair: boolean; precision?: number; toCrs?: string }) {
  const said: string[][] = [];
  const output = (lines: string[]) => ({ out: () => {}, err: (text: string) => lines.push(text) });
  const codes: number[] = [];
  const [whole, pieces] = [at(`whole${ending}`), at(`pieces${ending}`)];
  for (const path of [whole, pieces]) {
    const lines: string[] = [];
    said.push(lines);
    codes.push(
      path === whole
        ? await convert(at('source.kml'), path, options, output(lines), () => never)
        : await convertInPieces(at('source.kml'), path, formatOf(path)!, options, output(lines), never),
    );
  }
  return {
    codes,
    said: said.map((lines) => lines.map((line) => line.replace(/(whole|pieces)\./, '')).sort()),
    files: [whole, pieces].map((path) =>
      ending === '.shp'
        ? Buffer.concat(['.shp', '.shx', '.dbf', '.prj', '.cpg'].map((part) => readFileSync(path.replace('.shp', part))))
        : readFileSync(path),
    ),
  };
}

test.each(['.geojson', '.geojsons', '.csv', '.fgb', '.gpkg', '.gpx', '.zip', '.shp'])(
  '%s: a file that is walked through gives the same as one in memory',
  async (ending) => {
    for (const options of [{ repair: false, precision: 6 }, { repair: true }]) {
      const { codes, said, files } = await both(ending, options);
      expect(codes[1]).toBe(codes[0]);
      expect(codes[0]).toBe(options.repair ? 1 : 0);
      expect(said[1]).toEqual(said[0]);
      expect(Buffer.compare(files[0]!, files[1]!)).toBe(0);
    }
  },
);

test('KML: the style that stood last is there', async () => {
  const { files } = await both('.kml', { repair: false });
  for (const bytes of files) expect(String(bytes)).toMatch(/<name>tie<\/name><styleUrl>#style-/);
});

test('cancelled, without a feature, unreadable or without a place to write: nothing is left behind', async () => {
  const output = { out: () => {}, err: () => {} };
  const before = readdirSync(folder);
  const to = at('never.geojson');
  const run = (from: string, target = to, stop = never) =>
    convertInPieces(from, target, formatOf(target)!, { repair: false }, output, stop);
  await expect(run(at('source.kml'), to, AbortSignal.abort())).rejects.toMatchObject({
    exitCode: 1,
    message: 'Cancelled. Nothing was written.',
  });
  await expect(run(at('source.kml'), at('no-folder/never.geojson'))).rejects.toThrow(
    'no-folder/never.geojson cannot be written (ENOENT). Make its folder first',
  );
  await expect(run(at('missing.kml'))).rejects.toThrow('missing.kml: there is no such file. Check the name.');
  writeFileSync(at('empty.geojson'), '{"type":"FeatureCollection","features":[]}');
  await expect(run(at('empty.geojson'))).rejects.toThrow('No feature is left to write.');
  writeFileSync(at('other.bin'), 'no map at all');
  await expect(run(at('other.bin'))).rejects.toMatchObject({ exitCode: 2 });
  expect(readdirSync(folder).sort()).toEqual([...before, 'empty.geojson', 'other.bin'].sort());
});

test.each(['.gpx', '.wkt', '.csv'])('%s: the features that are said to be written are those in the file', async (ending) => {
  const shape = { type: 'Point', coordinates: [1, 2] };
  const features = [null, shape, null].map((geometry, k) => ({ type: 'Feature', properties: { name: `n${k}` }, geometry }));
  writeFileSync(at('shapeless.geojson'), JSON.stringify({ type: 'FeatureCollection', features }));
  const to = at(`shapeless${ending}`);
  for (const inPieces of formatOf(to)!.writeStream ? [false, true] : [false]) {
    const lines: string[] = [];
    const output = { out: () => {}, err: (text: string) => lines.push(text) };
    if (inPieces) await convertInPieces(at('shapeless.geojson'), to, formatOf(to)!, { repair: false }, output, never);
    else await convert(at('shapeless.geojson'), to, { repair: false }, output, () => never);
    expect(lines.at(-1)).toMatch(ending === '.csv' ? /^3 features written/ : /^1 feature written/);
  }
});

test.each(['.csv', '.fgb', '.gpkg', '.zip', '.shp'])(
  '%s in the UTM zone of the place: in pieces as in memory, with the same words',
  async (ending) => {
    const { codes, said, files } = await both(ending, { repair: false, toCrs: 'utm' });
    expect(codes).toEqual([0, 0]);
    expect(said[1]).toEqual(said[0]);
    expect(said[0]!.join(' ')).toContain('EPSG:32636');
    expect(Buffer.compare(files[0]!, files[1]!)).toBe(0);
  },
);

test('a format in WGS 84 refuses another system and leaves no file; a .prj that is none is refused', async () => {
  const output = { out: () => {}, err: () => {} };
  await expect(convert(at('source.kml'), at('never.geojson'), { repair: false, toCrs: 'utm' }, output, () => never)).rejects.toThrow(
    /GeoJSON.*always/,
  );
  await expect(
    convertInPieces(at('source.kml'), at('never.geojson'), formatOf('x.geojson')!, { repair: false, toCrs: 'utm' }, output, never),
  ).rejects.toThrow(/always/);
  expect(readdirSync(folder).filter((name) => name.startsWith('never'))).toEqual([]);
  writeFileSync(at('wrong.prj'), 'no system');
  await expect(systemFromFile(at('wrong.prj'))).rejects.toThrow(/no \.prj/);
  await expect(systemFromFile(at('missing.prj'))).rejects.toThrow(/cannot be opened/);
});
