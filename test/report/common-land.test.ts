import { expect, test } from 'vitest';
import { acceptedEntry } from '#formats/accepted-overlaps.ts';
import { areaHectares, rectangle, unionAreaHectares, type BoundingBox, type Feature } from '#geo/index.ts';
import type { Table } from '#report/kit/model.ts';
import { file, made } from './made.ts';

const plot = (name: string, box: BoundingBox, more: Record<string, unknown> = {}): Feature => ({
  type: 'Feature',
  geometry: rectangle(box),
  properties: { name, ...more },
});
const metre = 1 / 111_320;
/** North and Bank overlap, Small lies in Bank, South is a metre and a half from Bank. */
const plots = [
  plot('North', [34.9, 0.9, 34.902, 0.902]),
  plot('Bank', [34.901, 0.9, 34.904, 0.902]),
  plot('Small', [34.903, 0.9005, 34.9035, 0.901]),
  plot('South', [34.904 + 1.5 * metre, 0.9, 34.906, 0.902]),
];
const path: Feature = {
  type: 'Feature',
  geometry: {
    type: 'LineString',
    coordinates: [
      [34.9, 0.9],
      [34.91, 0.9],
    ],
  },
  properties: { name: 'Path' },
};
const sections = { sections: ['common-land', 'annex'] as const };

async function tablesOf(shapes: Feature[]) {
  const { report } = await made({ shapes, options: { sections: [...sections.sections] } });
  const blocks = report.sections.find(({ id }) => id === 'common-land')?.blocks ?? [];
  const tables = new Map(blocks.flatMap((block): [string, Table][] => (block.kind === 'table' ? [[block.table.name, block.table]] : [])));
  const words = blocks.map((block) =>
    block.kind === 'paragraph'
      ? block.text
      : block.kind === 'facts'
        ? block.facts.map(({ label, text }) => `${label}: ${text}`).join('\n')
        : '',
  );
  return { tables, words: words.join('\n'), blocks };
}

test('pairs, land counted once and gaps are told, with what was not compared', async () => {
  const { tables, words } = await tablesOf([...plots, path]);
  expect(words).toContain('Parcels compared: 4 of 5');
  expect(words).toMatch(/Not compared.*: 1\./);
  expect(tables.get('common-land')!.rows.map(({ kind, first, second }) => [kind, first, second])).toEqual([
    ['overlap', 'North', 'Bank'],
    ['inside', 'Bank', 'Small'],
  ]);
  const shared = areaHectares(rectangle([34.901, 0.9, 34.902, 0.902]));
  expect(tables.get('common-land')!.rows[0]!['shared']).toBeCloseTo(shared, 4);
  // The larger share keeps it: North of Bank, and Small of Bank.
  const [bank, ...others] = tables.get('counted-once')!.rows;
  expect([bank!['name'], others]).toEqual(['Bank', []]);
  const whole = await unionAreaHectares(plots.map(({ geometry }) => geometry!));
  const others2 = [0, 2, 3].reduce((sum, at) => sum + areaHectares(plots[at]!.geometry!), 0);
  expect(Number(bank!['counted']) + others2).toBeCloseTo(whole, 4);
  expect(tables.get('gaps')!.rows.map(({ kind, beside }) => [kind, beside])).toEqual([['sliver', 'Bank, South']]);
});

test('a pair that somebody accepts says why and when, with the suppliers of both; one that was changed since does not', async () => {
  const shared = areaHectares(rectangle([34.901, 0.9, 34.902, 0.902]));
  const written = (hectares: number) => {
    const overlap_ok = acceptedEntry(1, ['North', 'Bank'], hectares, { reason: 'farmed in turn', day: '2026-11-27' });
    return plots.map((each, at) => ({
      ...each,
      properties: { ...each.properties, supplier: `Coop ${at}`, ...(at < 2 ? { overlap_ok } : {}) },
    }));
  };
  const { tables, words } = await tablesOf(written(shared));
  expect(tables.get('common-land')!.rows).toMatchObject([
    { first: 'North', second: 'Bank', firstSupplier: 'Coop 0', secondSupplier: 'Coop 1', accepted: 'farmed in turn (27 Nov 2026)' },
    { first: 'Bank', second: 'Small', accepted: null },
  ]);
  expect(words).toContain('2, 1 of them accepted with a reason');
  const changed = (await tablesOf(written(shared + 0.1))).tables.get('common-land')!;
  expect(changed.rows.map(({ accepted }) => accepted)).toEqual([null, null]);
  expect(changed.columns.map(({ key }) => key)).not.toContain('accepted');
});

test('who keeps land by hand stands in the column of the parcels; one that adds up to something else says nothing', async () => {
  const own = plots.map(({ geometry }) => areaHectares(geometry!));
  const shared = areaHectares(rectangle([34.901, 0.9, 34.902, 0.902]));
  // Bank keeps what it shares with North, and all of Small.
  const byHand = [own[0]! - shared, own[1]!, 0, own[3]!];
  const withColumn = (figures: number[]) =>
    plots.map((each, at) => ({ ...each, properties: { ...each.properties, counted_hectares: Number(figures[at]!.toFixed(6)) } }));
  const right = (await tablesOf(withColumn(byHand))).tables.get('counted-once')!;
  expect(right.rows.map(({ name }) => name)).toEqual(['North', 'Small']);
  expect(right.remark).toContain('counted_hectares');
  const wrong = (await tablesOf(withColumn([own[0]!, own[1]!, 0, own[3]!]))).tables.get('counted-once')!;
  expect(wrong.rows.map(({ name }) => name)).toEqual(['Bank']);
  expect(wrong.remark).not.toContain('counted_hectares');
});

test('a project of one parcel, or of none that is known, has no such section', async () => {
  expect((await tablesOf(plots.slice(0, 1))).blocks).toEqual([]);
  expect((await tablesOf([])).blocks).toEqual([]);
});

test('every format of a report holds it, in Spanish too', async () => {
  const options = { sections: [...sections.sections] };
  const html = new TextDecoder().decode((await file('html', { shapes: plots, options })).bytes);
  expect(html).toContain('Pairs with land in common');
  const spanish = new TextDecoder().decode((await file('html', { shapes: plots, options: { ...options, language: 'es' } })).bytes);
  expect(spanish).toContain('Pares con terreno en común');
  for (const format of ['pdf', 'xlsx', 'zip'] as const)
    expect((await file(format, { shapes: plots, options })).bytes.length).toBeGreaterThan(1000);
});
