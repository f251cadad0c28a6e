import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Arguments } from '#cli/arguments.ts';
import { measureFiles } from '#cli/measure.ts';
import { runners } from '#cli/runners.ts';

/** What `hectare eudr` says, and its exit code. */
async function run(...args: string[]) {
  const said: string[] = [];
  const messages: string[] = [];
  const code = await runners.eudr(new Arguments('eudr', args), {
    out: (text) => {
      said.push(text);
    },
    err: (text) => {
      messages.push(text);
    },
  });
  return { code, out: said.join('\n'), err: messages.join('\n') };
}
const folder = () => mkdtempSync(join(tmpdir(), 'hectare-eudr-'));
const featuresOf = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { features: { properties: Record<string, unknown>; geometry: { type: string } }[] }).features;

test('a table in Spanish becomes a statement that check accepts: country from the place, ids kept', async () => {
  const at = folder();
  const source = join(at, 'fincas.csv');
  writeFileSync(
    source,
    'codigo,Productor,País,Finca,Superficie_ha,latitud,longitud\nP-1,Ana,Colombia,Norte,"2,5",4.123456,-74.123456\nP-2,Eva,,Sur,1,4.223456,-74.223456\n',
  );
  const out = join(at, 'fincas.geojson');
  const { code, out: said } = await run(source, out);
  expect(said).toContain('the country of 1 plot was filled in from its place');
  expect([code, featuresOf(out).map(({ properties }) => properties)]).toEqual([
    0,
    [
      { ProducerName: 'Ana', ProducerCountry: 'CO', ProductionPlace: 'Norte', Area: 2.5, codigo: 'P-1' },
      { ProducerName: 'Eva', ProducerCountry: 'CO', ProductionPlace: 'Sur', Area: 1, codigo: 'P-2' },
    ],
  ]);
  const silent = { out: () => {}, err: () => {} };
  expect(await measureFiles([out], { json: true, check: true, destination: 'eudr' }, silent)).toBe(0);
  // The same file as it came has its columns under other names: the check tells, and refuses nothing.
  const constants = await run(source, out, '--producer', 'Cooperative', '--place-column', 'none', '--leave-country', '--json');
  expect([constants.code, featuresOf(out).map(({ properties }) => properties)]).toEqual([
    0,
    [
      { ProducerName: 'Cooperative', ProducerCountry: 'CO', Area: 2.5, codigo: 'P-1' },
      { ProducerName: 'Cooperative', Area: 1, codigo: 'P-2' },
    ],
  ]);
  expect(JSON.parse(constants.out)).toMatchObject({
    profile: 'eudr',
    columns: { ProducerName: { column: null, constant: 'Cooperative' }, ProductionPlace: { column: null }, id: 'codigo' },
    accepted: 2,
    refused: 0,
    files: [{ file: out, plots: 2, producers: 2, finding: null }],
    verdicts: [
      { index: 0, id: 'P-1', accepted: true },
      { index: 1, id: 'P-2', accepted: true, findings: [{ code: 'values-missing' }] },
    ],
  });
});

test('holes are cut out, what is refused stays out with its reason, and without a second name nothing is written', async () => {
  const at = folder();
  const source = join(at, 'plots.geojson');
  const ring = (x: number, size: number) =>
    [
      [x, 0.1],
      [x + size, 0.1],
      [x + size, 0.1 + size],
      [x, 0.1 + size],
      [x, 0.1],
    ].map(([a, b]) => [Number((a! + 1e-6).toFixed(6)), Number((b! + 1e-6).toFixed(6))]);
  const inner = ring(35.1, 0.002)
    .toReversed()
    .map(([x, y]) => [x! + 0.003, y! + 0.003]);
  const feature = (id: string, coordinates: number[][][], ProducerCountry = 'KE') => ({
    type: 'Feature',
    properties: { id, ProducerName: 'Ana', ProductionPlace: 'F', ProducerCountry },
    geometry: { type: 'Polygon', coordinates },
  });
  const geoId = 'ab'.repeat(32);
  const holed = feature('a', [ring(35.1, 0.01), inner]);
  Object.assign(holed.properties, { geoid: geoId });
  writeFileSync(source, JSON.stringify({ type: 'FeatureCollection', features: [holed, feature('b', [ring(35.2, 0.01)], 'BR')] }));
  const before = readFileSync(source, 'utf8');
  const shown = await run(source);
  expect(shown.out).toMatch(/1\. a {2}1 hole cut out: [\d.]+ ha in 2 pieces of [\d.]+, [\d.]+ ha/);
  expect(shown.out).toMatch(/2\. b {2}REFUSED country-elsewhere: “ProducerCountry” is BR, but this place lies in Kenya \(KE\)/);
  expect([shown.code, shown.out.includes('nothing was written'), readdirSync(at)]).toEqual([1, true, ['plots.geojson']]);

  const [out, refused] = [join(at, 'out.geojson'), join(at, 'refused.geojson')];
  expect((await run(source, out, '--refused', refused)).code).toBe(1);
  expect(featuresOf(out).map(({ properties }) => [properties['id'], properties['geoid'], properties['Piece']])).toEqual([
    ['a', geoId, '1/2'],
    ['a', geoId, '2/2'],
  ]);
  expect(featuresOf(refused).map(({ properties }) => [properties['id'], properties['refused_because']])).toEqual([
    ['b', expect.stringContaining('lies in Kenya')],
  ]);
  expect(readFileSync(source, 'utf8')).toBe(before);
  const left = await run(source, join(at, 'left.geojson'), '--leave-holes');
  expect([left.code, left.out.includes('has-holes'), existsSync(join(at, 'left.geojson'))]).toEqual([1, true, false]);
});

test('many producers become several files, each accepted; --one-file says what is wrong', async () => {
  const at = folder();
  const source = join(at, 'many.csv');
  writeFileSync(
    source,
    `farmer,country,farm,ha,lat,lon\n${Array.from({ length: 1100 }, (_, k) => `F${k},KE,P${k},1,0.1${String(k).padStart(5, '0')},35.100001`).join('\n')}\n`,
  );
  const out = join(at, 'many.geojson');
  const { code, out: said } = await run(source, out);
  expect([code, readdirSync(at).sort()]).toEqual([0, ['many-1.geojson', 'many-2.geojson', 'many.csv']]);
  expect(said).toContain('1000 features of 1000 producers');
  const parts = [join(at, 'many-1.geojson'), join(at, 'many-2.geojson')];
  expect(parts.map((part) => featuresOf(part).length)).toEqual([1000, 100]);
  expect(await measureFiles(parts, { json: true, check: true, destination: 'eudr' }, { out: () => {}, err: () => {} })).toBe(0);
  const whole = await run(source, out, '--one-file');
  expect([whole.code, whole.out.includes('too-many-producers')]).toEqual([1, true]);
});

test('what cannot be used ends with 2', async () => {
  const at = folder();
  const source = join(at, 'plots.geojson');
  writeFileSync(
    source,
    JSON.stringify({ type: 'Feature', properties: { farmer: 'Ana' }, geometry: { type: 'Point', coordinates: [35.1, 0.1] } }),
  );
  await expect(run(source, join(at, 'out.kml'))).rejects.toMatchObject({ exitCode: 2, message: expect.stringContaining('takes GeoJSON') });
  await expect(run(source, source)).rejects.toMatchObject({ exitCode: 2 });
  await expect(run(source, '--producer-column', 'nobody')).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringContaining('there is no column “nobody”. There are farmer.'),
  });
  await expect(run(join(at, 'none.geojson'))).rejects.toMatchObject({ exitCode: 2 });
});

test('names and values of strangers make no line of their own, and none without end', async () => {
  const at = folder();
  const source = join(at, 'hostile.geojson');
  const values = ['KE\n  5 plots accepted, 0 refused', 'x'.repeat(50_000), '=cmd|calc', 'a\u2028  7 plots accepted, 0 refused', '../../up'];
  const features = values.map((value, k) => ({
    type: 'Feature',
    properties: { ProducerName: value, ProducerCountry: value, ProductionPlace: value },
    geometry: { type: 'Point', coordinates: [36.123456 + k / 100, -1.123456] },
  }));
  writeFileSync(source, JSON.stringify({ type: 'FeatureCollection', features }));
  const out = join(at, 'out.geojson');
  const { code, out: said } = await run(source, out, '--leave-country');
  expect(code).toBe(1);
  const lines = said.split(/[\n\u2028]/);
  expect(lines.filter((line) => /^ *\d+ plots accepted/.test(line))).toEqual(['  0 plots accepted, 5 refused']);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(600);
  expect(readdirSync(at)).toEqual(['hostile.geojson']);
  const check: string[] = [];
  await measureFiles([source], { json: false, check: true, destination: 'eudr' }, { out: (line) => check.push(line), err: () => {} });
  expect(check.flatMap((line) => line.split(/[\n\u2028]/)).filter((line) => /^ *\d+ plots accepted/.test(line))).toEqual([]);
});
