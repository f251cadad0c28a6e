import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { acceptedEntry } from '#formats/accepted-overlaps.ts';
import { measureFiles } from '#cli/measure.ts';
import { PairsOfFiles } from '#cli/parcel-pairs.ts';
import { reportOfFeature } from '#cli/measured-file.ts';
import type { Feature } from '#geo/index.ts';
import { plantedPairs } from '../helpers/planted-pairs.ts';
import { commandLine } from './run.ts';

const { folder, file } = commandLine();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const box = (west: number, south: number, size = 0.002) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
});
const collection = (...features: [geometry: object | null, properties: object][]) => ({
  type: 'FeatureCollection',
  features: features.map(([geometry, properties]) => ({ type: 'Feature', properties, geometry })),
});
const here = box(35.123457, 0.123457);
const turned = { ...here, coordinates: [[...here.coordinates[0]!.slice(2), ...here.coordinates[0]!.slice(1, 3)]] };
const own = file(
  'own.geojson',
  collection(
    [here, { name: 'North', supplier: 'Ann' }],
    [box(35.2, 0.123457), { name: 'Alone', supplier: 'Ann' }],
    [null, { name: 'None' }],
  ),
);
const others = file(
  'others.geojson',
  collection([box(35.124457, 0.123457), { name: 'Beside', supplier: 'Ben' }], [turned, { name: 'Again', supplier: 'Ben' }]),
);

async function check(paths: string[], options: Partial<Parameters<typeof measureFiles>[1]> = {}) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await measureFiles(
    paths,
    { json: false, check: true, ...options },
    { out: (text) => void out.push(text), err: (text) => void err.push(text) },
  );
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test('pairs of features are named, within a file and across files, with suppliers, hectares and shares', async () => {
  const { out } = await check([own, others]);
  expect(out).toContain('3 pairs of features have land in common');
  expect(out).toContain(`exact copy: 1. North (Ann) of ${own} and 2. Again (Ben) of ${others}: 4.9236 ha, 100 % and 100 %`);
  expect(out).toContain(`overlap: 1. North (Ann) of ${own} and 1. Beside (Ben) of ${others}: 2.4618 ha, 50 % and 50 %`);
  expect(out).toContain('one feature was not held against others');
  const alone = await check([others]);
  expect(alone.out).toContain('overlap: 1. Beside (Ben) and 2. Again (Ben): 2.4618 ha, 50 % and 50 %');
  expect(alone.out).not.toContain('share 2.46 ha');
  expect((await check([own, own])).out).not.toContain('land in common');
});

test('--json lists pairs with the numbers of their features', async () => {
  const { out } = await check([own, others], { json: true });
  const { pairs, pairs_complete: isComplete, not_compared: left } = JSON.parse(out);
  expect([isComplete, left]).toEqual([true, [{ file: own, index: 2, reason: 'no-shape' }]]);
  expect(pairs).toHaveLength(3);
  expect(pairs[1]).toMatchObject({
    kind: 'exact-copy',
    features: [
      { file: own, index: 0, name: 'North', supplier: 'Ann', share: 1 },
      { file: others, index: 1, name: 'Again', supplier: 'Ben', share: 1 },
    ],
  });
  expect(pairs[1].shared_hectares).toBe(pairs[1].features[0].area_hectares);
});

test('a pair that both features say is accepted stands with reason and day in text, --json and --report', async () => {
  const shared = 2.4618;
  const overlap_ok = acceptedEntry(1, ['North', 'Beside'], shared, { reason: 'farmed in turn', day: '2026-11-27' });
  const accepted = file(
    'accepted.geojson',
    collection([here, { name: 'North', overlap_ok }], [box(35.124457, 0.123457), { name: 'Beside', overlap_ok }]),
  );
  expect((await check([accepted])).out).toContain('50 % and 50 %; accepted on 2026-11-27: farmed in turn');
  const [told] = JSON.parse((await check([accepted], { json: true })).out).pairs;
  expect(told).toMatchObject({ kind: 'overlap', accepted: { reason: 'farmed in turn', day: '2026-11-27' } });
  const table = join(folder, 'accepted.csv');
  await check([accepted], { report: table });
  const [head, ...rows] = readFileSync(table, 'utf8').trim().split('\r\n');
  expect(head).toMatch(/overlap_accepted,overlap_accepted_on$/);
  expect(rows.map((row) => row.split(',').slice(-2))).toEqual(rows.map(() => ['farmed in turn', '2026-11-27']));
  // One of both alone accepts nothing.
  const half = file('half.geojson', collection([here, { name: 'North', overlap_ok }], [box(35.124457, 0.123457), { name: 'Beside' }]));
  const [pair] = JSON.parse((await check([half], { json: true })).out).pairs;
  expect(pair).not.toHaveProperty('accepted');
});

test('--report has a row for each of a pair, with the other', async () => {
  const table = join(folder, 'pairs.csv');
  await check([own, others], { report: table });
  const rows = readFileSync(table, 'utf8').trimEnd().split('\r\n');
  expect(rows[0]).toContain(',latitude,other_file,other_number,other_name,other_supplier,shared_hectares,share');
  const copies = rows.filter((row) => row.includes(',exact-copy,warning,'));
  expect(copies).toHaveLength(2);
  expect(copies[0]).toMatch(new RegExp(`^${own},1,North,.*,${others},2,Again,Ben,4\\.92\\d+,1,,,,,,$`));
  expect(rows.every((row) => row.split(',').length >= 19)).toBe(true);
});

test('the supplier is read from the column that is asked for', async () => {
  const path = file('column.geojson', collection([here, { coop: 'A', name: 'x' }], [turned, { coop: 'B', name: 'y' }]));
  expect((await check([path])).out).toContain('exact copy: 1. x and 2. y');
  expect((await check([path], { supplierColumn: 'coop' })).out).toContain('exact copy: 1. x (A) and 2. y (B)');
});

test('an exact copy is refused for a due-diligence statement, the first is not, and the exit code says so', async () => {
  const alone = await check([others], { destination: 'eudr' });
  expect([alone.code, alone.out.includes('2 accepted, 0 refused')]).toEqual([0, true]);
  const { code, out } = await check([own, others], { destination: 'eudr', json: true });
  expect(code).toBe(1);
  const [first, second] = JSON.parse(out).files;
  expect(first.destination).toMatchObject({ accepted: 2, refused: 1 });
  expect(second.destination).toMatchObject({ accepted: 1, refused: 1 });
  expect(second.destination.verdicts[1].findings.at(-1)).toMatchObject({
    code: 'copy-of-another',
    severity: 'error',
    message: `The boundary is that of 1. North (Ann) of ${own}. The same land is declared once: leave one of them out.`,
  });
  expect((await check([own, others], { destination: 'monitoring-api', json: true })).out).not.toContain('copy-of-another');
});

test('--only-refused lists the refused features alone, with the counts of all', async () => {
  const table = join(folder, 'refused.csv');
  const options = { destination: 'eudr', onlyRefused: true, report: table };
  const { code, out } = await check([own, others], options);
  expect(code).toBe(1);
  expect(out).toContain('2. Again  Polygon');
  expect(out).not.toContain('2. Alone  Polygon');
  expect(out).toContain('for eudr: 1 accepted, 1 refused');
  const [first, second] = JSON.parse((await check([own, others], { ...options, json: true })).out).files;
  expect(first.features.map(({ index }: { index: number }) => index)).toEqual([2]);
  expect(second.destination.verdicts.map(({ index }: { index: number }) => index)).toEqual([1]);
  expect(second.total.feature_count).toBe(2);
  const rows = readFileSync(table, 'utf8').trimEnd().split('\r\n');
  expect(rows.filter((row) => row.includes(',no-shape,') || row.includes(',copy-of-another,'))).toHaveLength(2);
  expect(rows.some((row) => row.includes(',Alone,'))).toBe(false);
});

test('copies that differ beyond the sixth decimal are one after rounding, and are refused', async () => {
  const near = { ...here, coordinates: [here.coordinates[0]!.map(([x, y]) => [x! + 2e-7, y!])] };
  const path = file('near.geojson', collection([here, { name: 'a' }], [near, { name: 'b' }]));
  expect((await check([path])).out).toMatch(/near copy: 1\. a and 2\. b: .*moved by 0\.02 m/);
  expect((await check([path], { destination: 'eudr' })).code).toBe(1);
});

test('a file that cannot be read takes no part', async () => {
  const broken = join(folder, 'lost.geojson');
  const { code, out, err } = await check([broken, own, others]);
  expect(code).toBe(2);
  expect(out).toContain('3 pairs');
  expect(err).toContain('there is no such file');
});

test('parts in a file of the temporary folder give the pairs of parts in memory', async () => {
  const features = plantedPairs(140).flatMap(({ pair }) =>
    pair.map((geometry): Feature => ({ type: 'Feature', geometry, properties: {} })),
  );
  features.push({ type: 'Feature', geometry: { type: 'Point', coordinates: [20, 5] }, properties: {} });
  const found = await Promise.all(
    [false, true].map(async (isSpilled) => {
      const pairs = await PairsOfFiles.create({ isSpilled });
      pairs.beginFile();
      const reports = features.map((feature, index) => reportOfFeature(feature, index, `n${index}`));
      for (const [index, feature] of features.entries()) pairs.take(feature, reports[index]!);
      return pairs.find([
        {
          file: 'f',
          format: 'geojson',
          notes: [],
          features: reports,
          invalidCount: 0,
          total: { feature_count: 0, not_measured_count: 0, area_hectares: 0, sum_area_hectares: 0, geometry_hash: null },
        },
      ]);
    }),
  );
  expect(found[0]!.pairs).toHaveLength(142);
  expect(found[1]).toEqual(found[0]);
});

const supplierOf = ({ supplier }: { supplier: string | null }) => supplier;

test.each([
  ['file-order', [], { Ann: 9.8472, Ben: 2.4618 }],
  ['larger-share', [], { Ann: 9.8472, Ben: 2.4618 }],
  ['suppliers', ['Ben', 'Ann'], { Ann: 4.9236, Ben: 7.3854 }],
] as const)('land under three plots is counted once, by %s, and suppliers add up to all land', async (rule, supplierOrder, expected) => {
  const { code, out } = await check([own, others], { json: true, count: { rule, supplierOrder: [...supplierOrder] } });
  expect(code).toBe(1);
  const { counted_once: counted } = JSON.parse(out);
  expect(counted.features).toHaveLength(5);
  for (const [supplier, hectares] of Object.entries(expected)) {
    const of = counted.suppliers.find((one: { supplier: string | null }) => supplierOf(one) === supplier);
    expect(of.counted_hectares).toBeCloseTo(hectares, 3);
    expect(of.counted_hectares).toBe(
      counted.features
        .filter((one: { supplier: string | null }) => supplierOf(one) === supplier)
        .reduce((sum: number, one: { counted_hectares: number }) => sum + one.counted_hectares, 0),
    );
  }
  // Two plots at one place, one half over both, and one apart: two and a half.
  expect(counted.area_hectares).toBeCloseTo(2.5 * 4.9236, 3);
  expect(counted.sum_area_hectares).toBeCloseTo(4 * 4.9236, 3);
});

test('the count is told by feature and supplier, and as part of one file it is the land of the file', async () => {
  const { out } = await check([own, others], { count: { rule: 'suppliers', supplierOrder: ['Ben'] } });
  expect(out).toContain('Land counted once: shared land stays with the first supplier of Ben');
  expect(out).toContain(`  1. North (Ann) of ${own}: 0.0000 of 4.9236 ha`);
  expect(out).toContain(`  2. Again (Ben) of ${others}: 2.4618 of 4.9236 ha`);
  expect(out).toContain('  supplier Ben: 7.3854 of 9.8472 ha, 2 features');
  expect(out).toContain('  together 12.3090 of 19.6945 ha');
  const alone = JSON.parse((await check([others], { json: true, count: { rule: 'file-order', supplierOrder: [] } })).out);
  expect(alone.counted_once.area_hectares).toBeCloseTo(alone.files[0].total.area_hectares, 8);
});

test('a supplier that no feature has orders nothing, and is refused', async () => {
  await expect(check([own, others], { count: { rule: 'suppliers', supplierOrder: ['Bem'] } })).rejects.toThrow(
    'No feature has the supplier “Bem”. There are: Ann, Ben.',
  );
});

const around = (west: number, south: number, width: number, height: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + width, south],
      [west + width, south + height],
      [west, south + height],
      [west, south],
    ],
  ],
});
const southern = file(
  'southern.geojson',
  collection(
    [around(36, 0, 0.003, 0.001), { name: 'South' }],
    [around(36, 0.001, 0.001, 0.0001), { name: 'West' }],
    [around(36.002, 0.001, 0.001, 0.0001), { name: 'East' }],
  ),
);
const northern = file(
  'northern.geojson',
  collection(
    [around(36, 0.0011, 0.003, 0.001), { name: 'North' }],
    // 0.5 m apart
    [around(36.0030045, 0.0011, 0.001, 0.001), { name: 'Beside' }],
  ),
);

test('gaps between features are told in text, JSON and the table, within files and across them', async () => {
  const { code, out } = await check([southern, northern], { gaps: { mostHectares: 0.2 } });
  expect(code).toBe(0);
  expect(out).toContain('2 gaps between features (enclosed land up to 0.2 ha, slivers up to 2 m)');
  expect(out).toContain(
    `enclosed: 0.123091 ha, 11.06 m wide, between 1. South of ${southern}, 2. West of ${southern}, 3. East of ${southern} and 1. North of ${northern}`,
  );
  expect(out).toMatch(/sliver: 0\.0055\d\d ha, 0\.50 m wide, between 1\. North/);
  expect((await check([southern, northern])).out).not.toContain('gap');
  expect((await check([own], { gaps: {} })).out).toContain('No gap between features (enclosed land up to 0.1 ha, slivers up to 2 m)');

  const { gaps } = JSON.parse((await check([southern, northern], { json: true, gaps: { mostHectares: 0.2, widthMetres: 0 } })).out);
  expect(gaps).toMatchObject({ most_width_metres: 0, most_hectares: 0.2, complete: true });
  expect(gaps.gaps).toHaveLength(1);
  expect(gaps.gaps[0].features).toMatchObject([{ index: 0, name: 'South' }, { index: 1 }, { index: 2 }, { file: northern, index: 0 }]);
  expect(gaps.gaps[0].geometry.type).toBe('Polygon');
});

test('the table has a row for each feature beside a gap, and the hectares that each feature counts', async () => {
  const table = join(folder, 'gaps.csv');
  await check([southern, northern, own, others], {
    report: table,
    gaps: { mostHectares: 0.2 },
    count: { rule: 'file-order', supplierOrder: [] },
  });
  const [heading, ...rows] = readFileSync(table, 'utf8')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.replaceAll(/"[^"]*"/g, 'message').split(','));
  const at = (row: string[], column: string) => row[heading!.indexOf(column)]!;
  const gapRows = rows.filter((row) => row.includes('gap-enclosed') || row.includes('gap-sliver'));
  expect(gapRows).toHaveLength(6);
  expect(gapRows.every((row) => Number(at(row, 'gap_hectares')) > 0)).toBe(true);
  const counted = new Map(rows.map((row) => [`${row[0]} ${row[1]}`, at(row, 'counted_hectares')]));
  const again = counted.get(`${others} 2`)!;
  expect(Number(again)).toBe(0);
  expect(Number(counted.get(`${own} 1`))).toBeGreaterThan(4.9);
  // Half of it lies under the first, and what lies under another of its own file is not taken twice.
  expect(Number(counted.get(`${others} 1`))).toBeCloseTo(4.9236 / 2, 3);
});
