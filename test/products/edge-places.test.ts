import { describe, expect, test } from 'vitest';
import { areaHectares, centroid, type Geometry, type Position } from '#geo/index.ts';
import { service as forestLoss } from '#products/deforestation-summary/service.ts';
import { service as forest2020 } from '#products/forest-2020/service.ts';
import { service as emissions } from '#products/ghg-emissions/service.ts';
import type { Product, ProductProject } from '#products/product.ts';
import { service as wetlands } from '#products/wetlands-mask/service.ts';
import { edgeAccess } from './edge-landscape.ts';
import { collectContext } from './forest-access.ts';

// The same land lies under a parcel wherever on its parallel it is, so that figures over ±180° are held to those of another place.
const [south, north] = [0.008, 0.006];
const half = 0.012;
/** A parcel that is no rectangle, around a meridian. */
const ringAround = (meridian: number, latitude: number): Position[] => [
  [meridian - half, latitude - south],
  [meridian + half / 2, latitude - south],
  [meridian + half, latitude],
  [meridian, latitude + north],
  [meridian - half, latitude + north / 2],
  [meridian - half, latitude - south],
];
const polygon = (ring: Position[]): Geometry => ({ type: 'Polygon', coordinates: [ring] });
const turned = (ring: Position[], change: (longitude: number) => number) => ring.map(([x, y]): Position => [change(x!), y!]);
const startedAt = (ring: Position[], corner: number) => {
  const open = ring.slice(0, -1);
  const moved = [...open.slice(corner), ...open.slice(0, corner)];
  return [...moved, moved[0]!];
};
const within = (longitude: number) => (longitude > 180 ? longitude - 360 : longitude);
function spellingsOf(latitude: number): Record<string, Geometry> {
  const ring = ringAround(180, latitude);
  return {
    'longitudes that run on': polygon(ring),
    'longitudes that jump': polygon(turned(ring, within)),
    'from the other side, with another start, in the other direction': polygon(
      startedAt(
        turned(ring, (x) => x - 360),
        3,
      ).toReversed(),
    ),
  };
}

interface Figures {
  years: Record<string, any>[];
  carbon: Record<string, any>[];
  cutOff: Record<string, any>;
  wet: { wetland: number | null; unknown: number };
  area: number;
}
const now = { now: new Date('2026-11-21T12:00:00Z'), url: String } as Parameters<Product['answer']>[3];
async function figuresOf(geometry: Geometry, degrees: [number, number][]): Promise<Figures> {
  const project: ProductProject = {
    id: 'p',
    name: 'P',
    geometry,
    areaHectares: areaHectares(geometry),
    centroid: centroid(geometry)!,
    createdAt: '2026-01-01T00:00:00Z',
    ecologicalZone: 'tropical-moist-deciduous',
  };
  const access = edgeAccess(degrees);
  const collected = (product: Product) => product.collect(project, '', collectContext(access));
  const ask = async (product: Product): Promise<any> =>
    (product.answer(project, await collected(product), {}, now) as { value: unknown }).value;
  const [years, carbon, cutOff, mask] = [await ask(forestLoss), await ask(emissions), await ask(forest2020), await collected(wetlands)];
  return { years, carbon: carbon.records, cutOff, wet: mask.data as Figures['wet'], area: project.areaHectares };
}

/** Every number, by the way to it. */
function numbersIn(value: unknown, path = ''): [string, number][] {
  if (typeof value === 'number') return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, `${path}.${key}`));
}
const isLand = (path: string) => !/\.year$|^\.area$|latitude|longitude|lat$|lon$/.test(path);
const atMost = (one: number, most: number, what: string) => expect(one, what).toBeLessThanOrEqual(most * (1 + 1e-6) + 1e-9);

function holds({ years, carbon, cutOff, wet, area }: Figures): void {
  for (const [path, value] of numbersIn({ years, carbon, cutOff, wet })) expect(Number.isFinite(value), path).toBe(true);
  for (const year of years) {
    atMost(year['deforested_ha'], year['forest_2000_ha'], 'loss of forest');
    atMost(year['forest_2000_ha'], area * (1 + 1e-5), 'forest of land');
    const drivers: { hectares: number }[] | null = year['deforested_by_driver'];
    if (drivers) expect(drivers.reduce((sum, { hectares }) => sum + hectares, 0) / year['deforested_ha']).toBeCloseTo(1, 9);
  }
  for (const record of carbon)
    if (record['burned_loss_ha'] !== null) atMost(record['burned_loss_ha'] + record['unseen_loss_ha'], record['loss_ha'], 'burned of lost');
  for (const name of ['forest_2020_ha', 'hansen_2020_ha', 'worldcover_ha', 'loss_after_2020_ha', 'alert_ha'])
    atMost(cutOff[name], area * (1 + 1e-5), name);
  atMost(cutOff['loss_after_2020_in_forest_ha'], cutOff['loss_after_2020_ha'], 'loss within forest');
  if (wet.wetland !== null) atMost(wet.wetland, 1, 'wet of known');
  atMost(wet.unknown, 1, 'unknown of all');
}
function expectSame(one: Figures, other: Figures, isCompared: (path: string) => boolean = () => true): void {
  const theirs = new Map(numbersIn(other));
  const mine = numbersIn(one).filter(([path]) => isLand(path) && isCompared(path));
  expect(mine.map(([path]) => path).sort()).toEqual([...theirs.keys()].filter((path) => isLand(path) && isCompared(path)).sort());
  for (const [path, value] of mine)
    expect(Math.abs(value - theirs.get(path)!), path).toBeLessThanOrEqual(1e-5 * Math.max(Math.abs(value), 1e-3));
}

describe.each([
  ['Fiji', -16.5],
  ['Chukotka', 66.5],
])('%s', (name, latitude) => {
  const degree = Math.floor(latitude);
  const here: [number, number][] = [
    [179, degree],
    [-180, degree],
  ];
  test('forest of 2020, drivers, fire and mangroves are those of the same land elsewhere, in every spelling', async () => {
    const elsewhere = await figuresOf(polygon(ringAround(100, latitude)), [
      [99, degree],
      [100, degree],
    ]);
    holds(elsewhere);
    // Something of everything, so that what holds does not hold of nothing.
    expect(elsewhere.cutOff['forest_2020_ha']).toBeGreaterThan(1);
    expect(elsewhere.wet.wetland).toBeGreaterThan(0.1);
    expect(Math.max(...elsewhere.carbon.map((record) => record['burned_loss_ha'] ?? 0))).toBeGreaterThan(0.1);
    expect(
      new Set(elsewhere.years.flatMap((year) => (year['deforested_by_driver'] ?? []).map(({ driver }: { driver: string }) => driver))).size,
    ).toBeGreaterThan(2);
    for (const geometry of Object.values(spellingsOf(latitude))) {
      const figures = await figuresOf(geometry, here);
      holds(figures);
      // The maps of fire have no area east of Fiji: what was lost there is not seen, on its side alone.
      const isOfFire = (path: string) => /burned|unseen|ch4|n2o|total_tco2e|sd_tco2e/.test(path);
      expectSame(figures, elsewhere, (path) => name === 'Chukotka' || !isOfFire(path));
    }
  });
});

test('loss east of Fiji, where no map of fire is, is unseen and not unburned', async () => {
  const { carbon, years } = await figuresOf(polygon(ringAround(180, -16.5)), [
    [179, -17],
    [-180, -17],
  ]);
  const east = await figuresOf(polygon([[-180, -16.508], [-179.994, -16.508], [-179.988, -16.5], [-180, -16.494], [-180, -16.508]]), [[-180, -17]]); // prettier-ignore
  const of = (records: Record<string, any>[], year: number) => records.find((record) => record['year'] === year)!;
  expect(of(years, 2022)['deforested_in_year_ha']).toBeGreaterThan(0);
  expect(of(carbon, 2022)['unseen_loss_ha']).toBeGreaterThanOrEqual(of(east.carbon, 2022)['loss_ha'] * (1 - 1e-6));
  // A map that saw none of a year's loss tells nothing of its fires.
  expect([of(east.carbon, 2022)['burned_loss_ha'], of(east.carbon, 2022)['ch4_tco2e']]).toEqual([null, null]);
});

test.each([
  [
    'Antarctica',
    polygon([
      [179.99, -85],
      [180.01, -85],
      [180.01, -84.99],
      [179.99, -84.99],
      [179.99, -85],
    ]),
  ],
  ['the South Pole', polygon(Array.from({ length: 37 }, (_, step): Position => [180 - step * 10, -89.99]))],
  ['the North Pole', polygon(Array.from({ length: 37 }, (_, step): Position => [step * 10 - 180, 89.99]))],
])('%s, of which no map tells, has no figure that is made up', async (_name, geometry) => {
  const outcomes: unknown[] = [];
  const project = { id: 'p', name: 'P', geometry, areaHectares: areaHectares(geometry), centroid: centroid(geometry)!, createdAt: '2026-01-01T00:00:00Z' } as ProductProject; // prettier-ignore
  for (const product of [forestLoss, emissions, forest2020, wetlands]) {
    const collected = await product.collect(project, '', collectContext(edgeAccess([]))).catch((error: Error) => error);
    if (collected instanceof Error) {
      expect(collected.message).not.toMatch(/undefined|NaN|TypeError|RangeError/);
      outcomes.push(collected.constructor.name);
      continue;
    }
    for (const [path, value] of numbersIn(collected.data)) expect(Number.isFinite(value), path).toBe(true);
    outcomes.push(collected.data);
  }
  expect(outcomes).toHaveLength(4);
});
