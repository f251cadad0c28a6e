import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rectangle } from '#geo/index.ts';
import { projectFrom } from '#service/create/project-from.ts';
import type { FeatureLayer } from '#service/storage/feature-store.ts';
import { TileMaker } from '#service/tiles/make-tile.ts';
import { deepestZoom, type TilePlace } from '#service/tiles/tile-place.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { allOf } from '../helpers/reach.ts';
import { engines, type FilledStore } from '../helpers/stores.ts';
import { seenIn, type SeenFeature } from '../helpers/vector-tiles.ts';

const made = (document: object, name: string, isCollection = false) =>
  projectFrom({ kind: 'body', text: JSON.stringify(document) }, { name, isCollection, isControlPool: false });
const collectionOf = (...geometries: object[]) => ({
  type: 'FeatureCollection',
  features: geometries.map((geometry, number) => ({ type: 'Feature', geometry, properties: { name: `Plot ${number}` } })),
});
const point = (longitude: number, latitude: number) => ({ type: 'Point', coordinates: [longitude, latitude] });
const everyLayer: readonly FeatureLayer[] = ['projects', 'plots'];

for (const engine of engines())
  describe.skipIf(!engine.isHere)(`vector tiles on ${engine.name}`, () => {
    let store: FilledStore;
    let tiles: TileMaker;
    beforeAll(() => engine.start());
    afterAll(() => engine.stop());
    beforeEach(async () => {
      store = await engine.open();
      await store.accounts.ensure('u', null);
      await store.accounts.ensure('other', null);
      // So few, so that a handful of plots are too many for one tile.
      tiles = new TileMaker(store, 6);
    });
    afterEach(() => store.close());
    const create = async (name: string, document: object, { isCollection = false, userId = 'u' } = {}) =>
      store.createProject(userId, await made(document, name, isCollection), [], null);
    const tile = async (layer: FeatureLayer, place: TilePlace, of = allOf('u')) =>
      seenIn((await tiles.tile(of, layer, place)).bytes, place);

    /** Every feature of a level, found from tile to tile; what a tile says of itself holds. */
    async function level(layer: FeatureLayer, deepest: number, of = allOf('u')): Promise<{ tile: TilePlace; seen: SeenFeature[] }[]> {
      let places: TilePlace[] = [{ z: 0, x: 0, y: 0 }];
      for (let z = 0; ; z += 1) {
        const found: { tile: TilePlace; seen: SeenFeature[] }[] = [];
        for (const place of places) {
          const seen = await tile(layer, place, of);
          if (seen.length > 0) found.push({ tile: place, seen });
        }
        if (z === deepest) return found;
        places = found.flatMap(({ tile: { x, y } }) =>
          [0, 1].flatMap((right) => [0, 1].map((down) => ({ z: z + 1, x: 2 * x + right, y: 2 * y + down }))),
        );
      }
    }
    const counted = (found: { seen: SeenFeature[] }[]): number => {
      let sum = 0;
      for (const { seen } of found) {
        const about = seen.filter(({ layer }) => layer === 'about');
        expect(about).toHaveLength(1);
        const own = seen.filter(({ layer }) => layer !== 'about').reduce((count, { properties }) => count + Number(properties['count']), 0);
        expect(about[0]!.properties['features']).toBe(own);
        sum += own;
      }
      return sum;
    };
    const ids = (found: { seen: SeenFeature[] }[]) =>
      new Set(
        found.flatMap(({ seen }) => seen.flatMap(({ properties }) => (properties['id'] === undefined ? [] : [String(properties['id'])]))),
      );

    async function fill(): Promise<{ single: string; collection: string }> {
      const single = await create(
        'Kenya',
        collectionOf(...Array.from({ length: 9 }, (_, k) => parcelAt(35 + k * 0.02, 1 + (k % 3) * 0.02))),
      );
      await create('Over', collectionOf(rectangle([179.995, -16.8, -179.995, -16.79])));
      await create('Dot', collectionOf(point(10, 50)));
      await create('Poles', collectionOf(rectangle([20, 85.02, 20.01, 85.1]), point(0, -89)));
      await create(
        'Far apart',
        collectionOf({ type: 'MultiPolygon', coordinates: [parcelAt(-120, 40).coordinates, parcelAt(100, 20).coordinates] }),
      );
      await create('Mixed', collectionOf({ type: 'GeometryCollection', geometries: [parcelAt(-60, -3), point(-60.5, -3.5)] }));
      const collection = await create('Collection', collectionOf(parcelAt(5, 45), parcelAt(5.02, 45)), { isCollection: true });
      await create('Theirs', collectionOf(parcelAt(35, 1), parcelAt(35.5, 1)), { userId: 'other' });
      return { single, collection };
    }

    test('the counts of every level are the number of features, and every feature is found', async () => {
      const { single, collection } = await fill();
      for (const layer of everyLayer) {
        const expected = await store.features.count(allOf('u'), layer, {});
        for (const deepest of [0, 1, 4, 9, 11]) expect(counted(await level(layer, deepest)), `${layer} at ${deepest}`).toBe(expected);
        const wanted = (await store.features.page(allOf('u'), layer, {}, { after: 0, limit: 100 })).map((row) =>
          row.layer === 'projects' ? row.projectId : `${row.projectId}.${row.place}`,
        );
        expect(wanted).toHaveLength(expected);
        expect(ids(await level(layer, 12))).toEqual(new Set(wanted));
      }
      expect(counted(await level('plots', 3, allOf('other')))).toBe(2);
      // Of a key of some collections: what is of them, in tiles that others have too.
      for (const [collections, sums] of [
        [[collection], [3, 2]],
        [[single], [1, 9]],
        [[], [0, 0]],
      ] as const)
        for (const [at, layer] of everyLayer.entries())
          for (const deepest of [0, 4, 11])
            expect(counted(await level(layer, deepest, { userId: 'u', collections })), `${layer} at ${deepest}`).toBe(sums[at]);
    });

    test('too many for one tile are counted by cell where they lie, and the tile says so', async () => {
      await fill();
      const seen = await tile('plots', { z: 5, x: 19, y: 15 });
      expect(seen.find(({ layer }) => layer === 'about')!.properties).toEqual({
        collection: 'plots',
        holds: 'cells',
        features: 9,
        without_shape: 9,
      });
      const cells = seen.filter(({ layer }) => layer === 'plots_cells');
      expect(cells.reduce((sum, { properties }) => sum + Number(properties['count']), 0)).toBe(9);
      expect(cells.length).toBeLessThan(4);
      for (const { positions } of cells) expect(Math.hypot(positions[0]! - 35.085, positions[1]! - 1.025)).toBeLessThan(0.1);
      const projects = await tile('projects', { z: 0, x: 0, y: 0 });
      const sums = projects.filter(({ layer }) => layer === 'projects_cells').map(({ properties }) => properties['collections'] ?? 0);
      expect(sums.reduce((sum: number, one) => sum + Number(one), 0)).toBe(1);
    });

    test('a plot of several tiles is in each of them and counts once; what is smaller than a pixel is a dot', async () => {
      const id = await create('Wide', collectionOf(rectangle([-1, 10, 1.5, 11])));
      await create('Small', collectionOf(parcelAt(30, 10, 0.0001)));
      const both = await Promise.all([31, 32].map((x) => tile('plots', { z: 6, x, y: 30 })));
      expect(
        both.map((seen) =>
          seen.filter(({ layer }) => layer === 'plots').map(({ properties, type }) => [properties['id'], properties['count'], type]),
        ),
      ).toEqual([[[`${id}.0`, 0, 'Polygon']], [[`${id}.0`, 1, 'Polygon']]]);
      const dots = (await level('plots', 6)).flatMap(({ seen }) => seen.filter(({ properties }) => properties['drawn_as'] === 'point'));
      expect(dots.map(({ type, properties }) => [type, properties['project_name']])).toEqual([['Point', 'Small']]);
      const near = await tile('plots', { z: 16, x: Math.floor((210 / 360) * 2 ** 16), y: 30_938 });
      expect(near.map(({ type, properties }) => [type, properties['count']])).toContainEqual(['Polygon', 1]);
    });

    test('shapes lie where they are, within a step of the tile', async () => {
      const z = 14;
      const shape = parcelAt(35, 1, 0.003);
      await create('Near', collectionOf(shape));
      const seen = (await level('plots', z)).flatMap(({ seen: all }) => all.filter(({ layer }) => layer === 'plots'));
      const degrees = 360 / 2 ** z / 4096;
      for (const [longitude, latitude] of shape.coordinates[0]!) {
        const nearest = Math.min(
          ...seen.flatMap(({ positions }) =>
            positions.flatMap((value, at) =>
              at % 2 === 0 ? [Math.max(Math.abs(value - longitude!), Math.abs(positions[at + 1]! - latitude!))] : [],
            ),
          ),
        );
        expect(nearest).toBeLessThan(degrees);
      }
    });

    test('what comes, goes into the bin or is replaced changes the tiles; others see nothing of it', async () => {
      await fill();
      const before = counted(await level('plots', 2));
      const id = await create('New', collectionOf(...Array.from({ length: 8 }, (_, k) => parcelAt(36 + k * 0.02, 3))));
      expect(counted(await level('plots', 2))).toBe(before + 8);
      await store.deleteProject('u', id);
      expect(counted(await level('plots', 2))).toBe(before);
      await store.bin.restore('u', id, []);
      expect(counted(await level('plots', 2))).toBe(before + 8);
      expect(counted(await level('plots', 2, allOf('other')))).toBe(2);
      expect((await tiles.tile(allOf('nobody'), 'plots', { z: 0, x: 0, y: 0 })).bytes).toHaveLength(0);
    });

    test('a point beside an area is drawn in its own tile, and counts with the area', async () => {
      const mixed = { type: 'GeometryCollection', geometries: [parcelAt(-60, -3), point(-40.5, -3.5)] };
      const id = await create('Mixed', collectionOf(mixed));
      const drawn = async () =>
        (await level('plots', 7)).flatMap(({ seen }) =>
          seen
            .filter(({ layer }) => layer === 'plots')
            .map(({ type, properties }) => [properties['project_name'], type, properties['count']]),
        );
      expect((await drawn()).toSorted()).toEqual([
        ['Mixed', 'Point', 0],
        ['Mixed', 'Polygon', 1],
      ]);
      await create('More', collectionOf({ ...mixed, geometries: [parcelAt(-61, -4), point(-41.5, -4.5)] }));
      expect(await drawn()).toHaveLength(4);
      await store.deleteProject('u', id);
      expect((await drawn()).map(([name]) => name)).toEqual(['More', 'More']);
    });

    test('the same tile has the same tag until it changes', async () => {
      await fill();
      const place = { z: 11, x: 1223, y: 1018 };
      const first = await tiles.tile(allOf('u'), 'plots', place);
      const again = await new TileMaker(store, 6).tile(allOf('u'), 'plots', place);
      expect(again.etag).toBe(first.etag);
      await create('Elsewhere', collectionOf(parcelAt(-100, 40)));
      expect((await tiles.tile(allOf('u'), 'plots', place)).etag).toBe(first.etag);
      await create('Here', collectionOf(parcelAt(35.01, 1.01)));
      expect((await tiles.tile(allOf('u'), 'plots', place)).etag).not.toBe(first.etag);
    });

    test('the deepest tile is answered', async () => {
      await create('Here', collectionOf(rectangle([34, 0, 36, 2])));
      const size = 2 ** deepestZoom;
      const place = { z: deepestZoom, x: Math.floor((215 / 360) * size), y: size / 2 - 1 };
      const seen = (await tile('plots', place)).filter(({ layer }) => layer === 'plots');
      expect(seen.map(({ type, properties }) => [type, properties['count']])).toEqual([['Polygon', 0]]);
    });
  });
