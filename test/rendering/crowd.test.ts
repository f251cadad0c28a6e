import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Position } from '#geo/index.ts';
import { chromiumProgram } from '../helpers/chromium.ts';
import { inSoak } from '../helpers/soak.ts';
import { differenceOf, largestShare } from './compare.ts';
import { openMapWindow, type MapWindow, type Picture } from './map-window.ts';
import type { Scene, SceneFeature } from './scene.ts';

const results = join(import.meta.dirname, '../../test-results/rendering');
const middle: [number, number] = [33.12, -1.94];
/**
 * OpenLayers takes corners out of lines by another rule (Douglas and Peucker) within the same half pixel, and every casing lies over its neighbours: of a few
 * thousand shapes that touch one another, some hundred pixels of edges come out a shade lighter or darker. The same picture one pixel away differs in half of all.
 */
const maxOfCrowd = 0.02;
/** a square of them about the middle; in `npm run test:soak` as many as a whole cooperative has */
const [count, inTheMiddle] = [inSoak(1600, 3600), inSoak(1231, 1831)];
/** Areas with and without holes, shapes of several parts, lines and points, one beside the other and some over one another. */
function crowd(howMany: number): SceneFeature[] {
  const columns = Math.ceil(Math.sqrt(howMany));
  return Array.from({ length: howMany }, (_, index) => {
    const [x, y] = [33 + (index % columns) * 0.004, -2.06 + Math.floor(index / columns) * 0.004];
    const ring = (reach: number, eastwards = 0): Position[] =>
      Array.from({ length: 21 }, (_unused, corner) => {
        const angle = (2 * Math.PI * (corner % 20)) / 20;
        const wave = reach * (1 + 0.2 * Math.sin(index + (corner % 20) * 2));
        return [x + eastwards + wave * Math.cos(angle), y + wave * Math.sin(angle)];
      });
    const id = `s${index}`;
    const style = (['project', 'import', 'problem'] as const)[index % 3]!;
    if (index % 11 === 0) return { id, style, geometry: { type: 'Point', coordinates: [x, y] } };
    if (index % 7 === 0) return { id, style, geometry: { type: 'LineString', coordinates: ring(0.0025).slice(0, 13) } };
    if (index % 5 === 0) return { id, style, geometry: { type: 'MultiPolygon', coordinates: [[ring(0.0008)], [ring(0.0008, 0.0017)]] } };
    if (index % 3 === 0) return { id, style, geometry: { type: 'Polygon', coordinates: [ring(0.0018), ring(0.0008).toReversed()] } };
    return { id, style, geometry: { type: 'Polygon', coordinates: [ring(0.0019)] } };
  });
}

describe.skipIf(!chromiumProgram)('crowds of shapes', () => {
  let window: MapWindow;
  beforeAll(async () => {
    window = await openMapWindow({ width: 640, height: 480 });
    // Only the map itself, as the peer has nothing else.
    await window.page.addStyleTag({ content: '[role=toolbar], .north, .ol-control, .ol-scale-line { display: none !important; }' });
    mkdirSync(results, { recursive: true });
  });
  afterAll(async () => {
    await window?.close();
  });

  /** The worker's first picture may take its time on a busy machine. */
  const workerDrew = () => window.page.waitForFunction('document.querySelector("canvas.shape-crowd")?.width > 300');
  const drawnByWorker = () => window.page.locator('canvas.shape-crowd').count();
  const compared = (name: string, ours: Picture, theirs: Picture, allowed = maxOfCrowd) => {
    const difference = differenceOf(theirs, ours);
    console.log(`${name}: ${difference.pixels} pixels differ (${(difference.share * 100).toFixed(3)} %, ${allowed * 100} % are allowed)`);
    if (difference.share > allowed)
      for (const [part, png] of [
        ['hectare', ours.png],
        ['openlayers', theirs.png],
        ['difference', difference.png],
      ] as const)
        writeFileSync(join(results, `crowd-${name}.${part}.png`), png);
    return difference.share;
  };

  test.each<[string, Partial<Scene>]>([
    ['afar', { place: { lonLat: middle, zoom: 9.6 } }],
    ['nearer', { place: { lonLat: middle, zoom: 11.3 } }],
    [
      'dark-with-chosen',
      { place: { lonLat: middle, zoom: 11 }, dark: true, selectedIds: Array.from({ length: 400 }, (_, index) => `s${index * 7}`) },
    ],
  ])('look as plain OpenLayers draws them: %s', async (name, look) => {
    const scene: Scene = { place: { lonLat: middle, zoom: 11 }, features: crowd(count), ...look };
    await window.show(scene);
    await workerDrew();
    const ours = await window.picture();
    expect(await drawnByWorker()).toBe(1);
    await window.call('showPeer', 'OpenLayers, canvas', scene);
    expect(compared(name, ours, await window.picture())).toBeLessThanOrEqual(maxOfCrowd);
  });

  test('near, where few are in sight, the window draws them itself, with their names', async () => {
    const scene: Scene = { place: { lonLat: middle, zoom: 16 }, features: crowd(count).map((one) => ({ ...one, label: one.id })) };
    await window.show(scene);
    const ours = await window.picture();
    expect(await drawnByWorker()).toBe(0);
    await window.show({ ...scene, features: scene.features!.slice(inTheMiddle - 130, inTheMiddle + 170) });
    await window.picture();
    expect(await drawnByWorker()).toBe(0);
    const few = await window.picture();
    expect(differenceOf(few, ours).share).toBeLessThan(0.2);
  });

  test('a shape that is chosen, taken out and put back while thousands are shown', async () => {
    const features = crowd(count);
    const place = { lonLat: middle, zoom: 11 };
    await window.show({ place, features });
    await workerDrew();
    const before = await window.picture();
    const without = features.filter((_, index) => index !== inTheMiddle);
    await window.call('change', { features: without });
    const less = await window.picture();
    expect(differenceOf(before, less).pixels).toBeGreaterThan(5);
    await window.call('change', { features, selectedIds: [`s${inTheMiddle}`] });
    const chosen = await window.picture();
    expect(differenceOf(before, chosen).pixels).toBeGreaterThan(5);
    await window.call('change', { selectedIds: [] });
    expect(differenceOf(before, await window.picture()).share).toBeLessThanOrEqual(largestShare);
  });

  test('on both sides of the antimeridian', async () => {
    const features = crowd(1600).map(
      ({ id, style, geometry }) =>
        ({
          id,
          style,
          geometry: JSON.parse(JSON.stringify(geometry), (_key, value) =>
            Array.isArray(value) && typeof value[0] === 'number' ? [value[0] + 146.95, value[1]] : value,
          ),
        }) as SceneFeature,
    );
    const scene: Scene = { place: { lonLat: [-179.99, -1.97], zoom: 11.5 }, features };
    await window.show(scene);
    await workerDrew();
    const ours = await window.picture();
    expect(await drawnByWorker()).toBe(1);
    await window.call('showPeer', 'OpenLayers, canvas', scene);
    expect(compared('antimeridian', ours, await window.picture())).toBeLessThanOrEqual(maxOfCrowd);
    // One pixel to the east it is another picture: the comparison would see it.
    await window.show({ ...scene, place: { lonLat: [-179.99 + 360 / 256 / 2 ** 11.5, -1.97], zoom: 11.5 } });
    await workerDrew();
    expect(differenceOf(ours, await window.picture()).share).toBeGreaterThan(maxOfCrowd);
  });
});
