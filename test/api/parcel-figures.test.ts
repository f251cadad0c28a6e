import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ParcelFigures, ProjectFigures } from '#api/parcel-figures.ts';
import { type ApiFault, Client } from '#client/index.ts';
import type { Feature, Geometry } from '#geo/index.ts';
import { api } from '#operations/index.ts';
import { startService, type RunningService } from '#service/server.ts';
import { landscapeWithout } from '../helpers/part-of-landscape.ts';

const landscape = resolve(import.meta.dirname, '../../out/sample-landscape');
const hasLandscape = existsSync(join(landscape, 'manifest.json'));
if (!hasLandscape) console.log('skipped: the sample landscape was not made; npm test makes it');
const key = 'k'.repeat(40);
const folder = mkdtempSync(join(tmpdir(), 'hectare-figures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const box = (west: number, south: number, east: number, north: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});
const feature = (name: string, geometry: Geometry): Feature => ({ type: 'Feature', geometry, properties: { name } });
const beside = [
  feature('West', box(35.0, 1.04, 35.0061, 1.056)),
  feature('East', box(35.0061, 1.04, 35.0113, 1.056)),
  feature('Garden', box(35.02, 1.04, 35.0202, 1.0402)),
  feature('Well', { type: 'Point', coordinates: [35.001, 1.041] }),
];
const overlapping = [feature('One', box(35.0, 1.04, 35.008, 1.056)), feature('Two', box(35.004, 1.04, 35.012, 1.056))];

interface DeforestationYear {
  deforested_ha: number;
  forest_2000_ha: number;
}

describe.skipIf(!hasLandscape)('figures of parcels, on the sample landscape without a network', () => {
  let service: RunningService;
  let client: Client;
  const figures = async (id: string) =>
    api.projectFigures.reply.parse((await client.call('projectFigures', { params: { project_id: id } })).value) as ProjectFigures;
  const made: string[] = [];
  const make = async (features: Feature[], query: object = {}) => {
    const project = (
      await client.call('createProject', {
        query: { project_name: 'Figures', ...query },
        body: { type: 'FeatureCollection', features },
      })
    ).value as { id: string; subprojects: string[]; area_hectares: number };
    made.push(project.id);
    return project;
  };
  /** Four tests ask about the same project; one of another test goes when it ends, so that nobody waits for what it would still collect. */
  let shared: Promise<{ id: string }> | null = null;
  const makeBeside = () => (shared ??= make(beside));
  afterEach(async () => {
    const kept = (await shared)?.id;
    for (const id of made.splice(0)) if (id !== kept) await client.call('deleteProject', { params: { project_id: id } });
  });
  async function measured(id: string): Promise<ProjectFigures> {
    for (;;) {
      const answer = await figures(id);
      const waits = ({ forest_reason: forest, ndvi_reason: ndvi, land_cover_reason: cover, biomass_reason: biomass }: ParcelFigures) =>
        [forest, ndvi, cover, biomass].includes('not-collected');
      if (!answer.parcels.some(waits)) return answer;
      await wait(100);
    }
  }

  beforeAll(async () => {
    service = await startService({
      dataFolder: join(folder, 'workspace'),
      listen: { host: '127.0.0.1', port: 0 },
      apiKey: key,
      userGroupToken: 't'.repeat(40),
      packFolders: [landscapeWithout(['climate', 'benchmark'], join(folder, 'landscape'))],
    });
    client = new Client({ baseUrl: service.url, apiKey: async () => key });
    await client.call('changeCollection', { body: { offline: true } });
  });
  afterAll(async () => {
    await client?.close();
    await service?.close();
  });

  test('before anything is collected areas are there, and the rest says why not', async () => {
    const { id } = await makeBeside();
    const first = await figures(id);
    expect(first.parcels.map(({ place, name }) => [place, name])).toEqual([
      [0, 'West'],
      [1, 'East'],
      [2, 'Garden'],
      [3, 'Well'],
    ]);
    expect(first.parcels[0]!.area_hectares).toBeGreaterThan(100);
    expect(first.parcels[3]!.area_hectares).toBeNull();
  });

  test('parcels add up to the project’s own figures, and tell what is too small', async () => {
    const { id } = await makeBeside();
    const { parcels, sum, whole, overlap_hectares: overlap, forest, ndvi } = await measured(id);
    const [west, east, garden, well] = parcels;
    const years = (await client.call('deforestationSummary', { params: { project_id: id } })).value as DeforestationYear[];
    expect(whole.deforested_ha).toBeCloseTo(years.at(-1)!.deforested_ha, 9);
    expect(whole.forest_2000_ha).toBeCloseTo(years.at(-1)!.forest_2000_ha, 9);
    expect(sum.deforested_ha).toBeCloseTo(whole.deforested_ha!, 6);
    expect(sum.forest_2000_ha).toBeCloseTo(whole.forest_2000_ha!, 6);
    expect(sum.area_hectares).toBeCloseTo(whole.area_hectares!, 4);
    expect(overlap).toBe(0);
    for (const parcel of [west!, east!]) {
      expect(parcel.forest_2000_ha!).toBeGreaterThan(0);
      expect(parcel.forest_left_ha! + parcel.deforested_ha!).toBeLessThanOrEqual(parcel.forest_2000_ha! + 1e-9);
      expect(parcel.ndvi_mean!).toBeGreaterThan(-1);
      expect(parcel.ndvi_mean!).toBeLessThan(1);
    }
    expect(garden).toMatchObject({ forest_reason: 'too-small', deforested_ha: null });
    expect(garden!.forest_cells!).toBeLessThan(9);
    expect(well).toMatchObject({ area_hectares: null, forest_reason: 'no-area', ndvi_reason: 'no-area' });
    expect(forest).toMatchObject({ synthetic: true, start: '2018-01-01', cell_metres: expect.closeTo(27.8, 0) as number });
    expect(ndvi).toMatchObject({ synthetic: true });
  });

  test('land cover and biomass of parcels add up to the project’s own, but for the garden that is too small', async () => {
    const { id } = await makeBeside();
    const { parcels, land_cover: cover, biomass } = await measured(id);
    const land = api.landCover.reply.parse((await client.call('landCover', { params: { project_id: id } })).value);
    const stock = api.biomassStock.reply.parse((await client.call('biomassStock', { params: { project_id: id } })).value);
    expect(cover).toMatchObject({ synthetic: true, cell_metres: expect.closeTo(9.3, 0) as number });
    expect(biomass).toMatchObject({ synthetic: true, cell_metres: expect.closeTo(99, 0) as number });
    const garden = 0.05;
    for (const { name, hectares } of land.classes) {
      const rest = hectares - parcels.reduce((sum, parcel) => sum + (parcel.land_cover_ha?.[name] ?? 0), 0);
      expect(rest, name).toBeGreaterThan(-1e-6);
      expect(rest, name).toBeLessThan(garden);
    }
    const tonnes = parcels.reduce((sum, parcel) => sum + (parcel.biomass_t ?? 0), 0);
    expect(tonnes).toBeGreaterThan(0);
    expect(tonnes).toBeLessThanOrEqual(stock.biomass_t.value! + 1e-6);
    expect(tonnes / stock.biomass_t.value!).toBeGreaterThan(0.999);
    const [west, , small, well] = parcels;
    expect(west!.biomass_lower_t!).toBeLessThanOrEqual(west!.biomass_t!);
    expect(west!.biomass_upper_t!).toBeGreaterThanOrEqual(west!.biomass_t!);
    expect(west!.tree_cover_ha).toBe(west!.land_cover_ha!['tree_cover']);
    expect([small!.biomass_reason, small!.biomass_t, well!.land_cover_reason, well!.land_cover_ha]).toEqual([
      'too-small',
      null,
      'no-area',
      null,
    ]);
  });

  test('forest of 2020 and risk of each plot add up to the project’s own, and what has no figures has no risk', async () => {
    const { id } = await makeBeside();
    await measured(id);
    const whole = await (async () => {
      for (;;) {
        try {
          return api.forest2020.reply.parse((await client.call('forest2020', { params: { project_id: id } })).value);
        } catch (error) {
          if ((error as ApiFault).code !== 'not-ready') throw error;
          await wait(100);
        }
      }
    })();
    const { plots, synthetic } = api.plotRisks.reply.parse((await client.call('plotRisks', { params: { project_id: id } })).value);
    expect(synthetic).toBe(true);
    expect(plots.map(({ name, reason }) => [name, reason])).toEqual([
      ['West', null],
      ['East', null],
      ['Garden', 'too-small'],
      ['Well', 'no-area'],
    ]);
    // The garden is too small for figures of its own, and the project counts it.
    for (const name of ['covered_ha', 'forest_2020_ha', 'hansen_2020_ha', 'worldcover_ha', 'loss_after_2020_ha'] as const) {
      const rest = whole[name]! - plots.reduce((sum, plot) => sum + (plot[name] ?? 0), 0);
      expect(rest, name).toBeGreaterThan(-1e-6);
      expect(rest, name).toBeLessThan(0.06);
    }
    expect(plots[3]).toMatchObject({ risk_perennial_crops: null, risk_annual_crops: null, indicators: [] });
    for (const plot of plots.slice(0, 2)) {
      expect(['low', 'high', 'more_info_needed']).toContain(plot.risk_annual_crops);
      expect(plot.indicators).toHaveLength(4);
    }
    // Before it is collected no plot is low.
    const { id: fresh } = await make(overlapping);
    const early = api.plotRisks.reply.parse((await client.call('plotRisks', { params: { project_id: fresh } })).value);
    for (const plot of early.plots) if (plot.reason === 'not-collected') expect(plot.risk_annual_crops).toBeNull();
  });

  test('land that two parcels share is in both, and said', async () => {
    const { id, area_hectares: area } = await make(overlapping);
    const { sum, whole, overlap_hectares: overlap } = await measured(id);
    expect(overlap).toBeCloseTo(sum.area_hectares! - area, 6);
    expect(overlap).toBeGreaterThan(50);
    expect(sum.forest_2000_ha!).toBeGreaterThan(whole.forest_2000_ha!);
  });

  test('of a collection every member is measured in its own pictures', async () => {
    const { id, subprojects } = await make(beside.slice(0, 2), { is_collection: true });
    const { parcels } = await measured(id);
    const own = await Promise.all(subprojects.map((member) => measured(member)));
    expect(parcels).toEqual(own.map(({ parcels: [only] }, place) => ({ ...only, place })));
  });

  test('the answer is the same until something is collected again', async () => {
    const { id } = await make([beside[0]!]);
    await measured(id);
    const ask = (headers: Record<string, string> = {}) =>
      fetch(`${service.url}/projects/${id}/shapes/figures`, { headers: { 'x-api-key': key, ...headers } });
    const etag = (await ask()).headers.get('etag')!;
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
  });
});
