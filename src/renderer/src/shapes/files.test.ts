import { createPinia, setActivePinia } from 'pinia';
import { useVueSonner } from 'vue-sonner';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Geometry, RepairResult } from '#geo/index.ts';
import { geopackage } from '#formats/sqlite/geopackage.ts';
import { plainStyle } from '#styling/layer-style.ts';
import { categoriesOf } from '#styling/sorting.ts';

/** The geometry worker of these tests is this thread; a repair waits until the test lets it go. */
const gate = vi.hoisted(() => ({ opened: Promise.resolve(), readerFalls: false, roomBytes: 1e9 }));
vi.mock('#window/kit/workers/index.ts', async () => {
  const { geometryWork } = await import('#window/kit/workers/geometry.ts');
  const { readingWork } = await import('#window/kit/workers/reading.ts');
  return {
    reading: () => ({
      work: gate.readerFalls ? { read: () => new Promise(() => {}) } : readingWork,
      failed: gate.readerFalls ? Promise.reject(new Error('it fell over')) : new Promise(() => {}),
      end: () => {},
    }),
    prepareForFiles: () => {},
    geometry: () => ({
      ...geometryWork,
      repair: async (geometry: Geometry) => {
        const answer = await geometryWork.repair(geometry);
        await gate.opened;
        return answer;
      },
    }),
  };
});
vi.mock('./window-room.ts', async (original) => ({ ...(await original<object>()), roomForShapesBytes: () => gate.roomBytes }));
vi.mock('#window/kit/host/host.ts', () => ({ hostCall: () => Promise.resolve(null) }));

const { useFiles } = await import('./files.ts');
type Files = ReturnType<typeof useFiles>;
let files: Files;

const square = (west: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, 0],
      [west + 0.01, 0],
      [west + 0.01, 0.01],
      [west, 0.01],
      [west, 0],
    ],
  ],
});
const crossing: Geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [0.01, 0.01],
      [0.01, 0],
      [0, 0.01],
      [0, 0],
    ],
  ],
};
const shape = (id: string, fileId: string, geometry: Geometry | null) => ({
  id,
  fileId,
  name: id,
  folder: '',
  feature: { type: 'Feature' as const, geometry, properties: { name: id } },
  summary: null,
  source: null,
  repairedFrom: null,
});
const file = (id: string) => ({ id, name: `${id}.kml`, format: 'kml', notes: [], shapeCount: 2 });
const state = () => ({ files: files.files.map(({ id }) => id), shapes: files.shapes.map(({ id }) => id) });

beforeEach(() => {
  setActivePinia(createPinia());
  files = useFiles();
  files.files = [file('f1'), file('f2')];
  files.shapes = [shape('s1', 'f1', square(0)), shape('s2', 'f1', square(1)), shape('s3', 'f1', null), shape('s4', 'f2', crossing)];
  Object.assign(gate, { opened: Promise.resolve(), readerFalls: false, roomBytes: 1e9 });
});

describe('what leaves the window can be brought back', () => {
  test('all files', () => {
    files.select('s2');
    files.closeAll();
    expect(state()).toEqual({ files: [], shapes: [] });
    expect(files.lead).toBeNull();
    files.history.undo();
    expect(state()).toEqual({ files: ['f1', 'f2'], shapes: ['s1', 's2', 's3', 's4'] });
    expect(files.lead).toBe('s2');
  });

  test('a project takes what was sent and nothing else: the shapes that were not selected stay', () => {
    files.select('s1');
    files.handOver('North', [files.shapes[0]!], 'made');
    expect(state()).toEqual({ files: ['f1', 'f2'], shapes: ['s2', 's3', 's4'] });
    expect(files.selectedIds.size).toBe(0);
    files.handOver('South', [files.shapes[0]!], 'made');
    // Rows without a shape go with the last shape of their file.
    expect(state()).toEqual({ files: ['f2'], shapes: ['s4'] });
    files.history.undo();
    files.history.undo();
    expect(state()).toEqual({ files: ['f1', 'f2'], shapes: ['s1', 's2', 's3', 's4'] });
    expect([...files.selectedIds]).toEqual(['s1']);
  });

  test('where a project takes everything, the steps are over', () => {
    files.handOver('All', files.shapes, 'All of it is a project now');
    expect(state()).toEqual({ files: [], shapes: [] });
    expect(files.history.undoLabel).toBeNull();
  });

  test('a shape that was changed while it was on its way stays, as it is now', () => {
    const sent = files.withGeometry;
    files.setAttribute('name', new Map([['s2', 'Two']]));
    files.handOver('North', sent, 'made');
    expect(files.shapes.filter(({ feature }) => feature.geometry).map(({ name }) => name)).toEqual(['Two']);
  });
});

describe('what is done while a repair is at work', () => {
  let go: () => void;
  let repairing: Promise<RepairResult[]>;
  beforeEach(() => {
    ({ promise: gate.opened, resolve: go } = Promise.withResolvers<void>());
    repairing = files.repairShapes([files.shapes[3]!]);
  });
  const last = () => files.shapes[3]!;

  test('an attribute stays, and both are steps of their own', async () => {
    files.setAttribute('name', new Map([['s4', 'Four']]));
    go();
    await repairing;
    expect(last()).toMatchObject({ name: 'Four', feature: { geometry: { type: 'MultiPolygon' }, properties: { name: 'Four' } } });
    files.history.undo();
    expect(last()).toMatchObject({ name: 'Four', feature: { geometry: crossing } });
    files.history.undo();
    expect(last()).toMatchObject({ name: 's4', feature: { geometry: crossing } });
  });

  test('another geometry is not written over', async () => {
    await files.changeGeometries('moved', [{ id: 's4', geometry: square(3) }]);
    go();
    await repairing;
    expect(last()).toMatchObject({ repairedFrom: null, feature: { geometry: square(3) } });
    expect(files.history.undoLabel).toBe('moved');
  });

  test('what was closed does not come back', async () => {
    files.close('f2');
    go();
    await repairing;
    expect(state()).toEqual({ files: ['f1'], shapes: ['s1', 's2', 's3'] });
  });
});

describe('reading', () => {
  const bytes = new TextEncoder().encode(
    JSON.stringify({
      type: 'FeatureCollection',
      features: Array.from({ length: 5000 }, (_, n) => ({ type: 'Feature', properties: { name: `Plot ${n}` }, geometry: square(n / 100) })),
    }),
  );
  const open = () => files.open([{ name: 'plots.geojson', bytes }]);

  test('stops before the window is full, and what fits can be kept', async () => {
    gate.roomBytes = 1e6;
    await open();
    expect(files.reading).toEqual([]);
    expect(files.shapes).toHaveLength(4);
    const [stopped, ...others] = files.stopped.splice(0);
    expect(others).toEqual([]);
    expect(stopped!.why).toBe('full');
    expect(stopped!.shapes.length).toBeGreaterThan(500);
    expect(stopped!.shapes.length).toBeLessThan(2000);
    files.keepStopped(stopped!);
    expect(files.shapes).toHaveLength(4 + stopped!.shapes.length);
    expect(files.files.at(-1)!.notes[0]).toMatchObject({
      code: 'reading-stopped',
      message: expect.stringMatching(/^The window was full after/),
    });
    // There is no room for another one.
    await open();
    expect(files.stopped.splice(0)[0]!.shapes.length).toBeLessThan(10);
  });

  test('takes all of a file that fits', async () => {
    await open();
    expect(files.stopped).toEqual([]);
    expect(files.shapes).toHaveLength(5004);
  });

  const namesOf = async (name: string, rows: Record<string, unknown>[]) => {
    const features = rows.map((properties, n) => ({ type: 'Feature', properties, geometry: square(n) }));
    await files.open([{ name, bytes: new TextEncoder().encode(JSON.stringify({ type: 'FeatureCollection', features })) }]);
    return files.shapes.slice(4);
  };

  test('names the shapes by the attribute that tells them apart, and adds no attribute', async () => {
    const read = await namesOf('counties.geojson', [{ NAME_1: 'Nyeri' }, { NAME_1: 'Lamu' }, { NAME_1: null }]);
    expect(read.map(({ name }) => name)).toEqual(['Nyeri', 'Lamu', 'counties 3']);
    expect(files.files.at(-1)!.labelField).toBe('NAME_1');
    expect(read.map(({ feature }) => feature.properties)).toEqual([{ NAME_1: 'Nyeri' }, { NAME_1: 'Lamu' }, { NAME_1: null }]);
  });

  test('keeps the label field of the first shapes for those that come later', async () => {
    const rows = Array.from({ length: 5000 }, (_, n) => (n < 4000 ? { plot: `P${n}` } : { plot: `P${n}`, name: 'x', title: `T${n}` }));
    const read = await namesOf('plots.geojson', rows);
    expect([read[0]!.name, read.at(-1)!.name]).toEqual(['P0', 'P4999']);
  });

  test('whose thread falls over says so, and the next file is read', async () => {
    gate.readerFalls = true;
    await open();
    expect(files.faults.splice(0)).toEqual([{ name: 'plots.geojson', message: 'Reading failed: it fell over. Please report this file.' }]);
    expect(files.reading).toEqual([]);
    gate.readerFalls = false;
    await open();
    expect(files.shapes).toHaveLength(5004);
  });
});

test('a file that brings a style of ours is shown in it', async () => {
  setActivePinia(createPinia());
  const styled = useFiles();
  const features = ['cocoa', 'tea'].map((crop, at) => ({
    type: 'Feature' as const,
    geometry: square(at),
    properties: { name: crop, crop },
  }));
  const style = { ...plainStyle, drawing: categoriesOf(['cocoa', 'tea'], { kind: 'attribute', name: 'crop' }, 'muted') };
  const bytes = await geopackage.write!(features, { style });
  await styled.open([{ name: 'plots.gpkg', bytes }]);
  expect(styled.files.map((file) => [file.name, file.style])).toEqual([['plots.gpkg', style]]);
  expect(styled.shapes).toHaveLength(2);
});

test('a shape whose repair would be too much work stays and is named; the others are repaired', async () => {
  const toasts = useVueSonner().activeToasts;
  const corners = Array.from({ length: 1201 }, (_, at) => {
    const angle = (2 * Math.PI * ((at * 600) % 1201)) / 1201;
    return [2 + 0.05 * Math.cos(angle), 0.05 * Math.sin(angle)];
  });
  const star: Geometry = { type: 'Polygon', coordinates: [[...corners, corners[0]!]] };
  files.shapes = [shape('s5', 'f1', star), shape('s4', 'f2', crossing)];
  await files.repairShapes(files.shapes);
  expect(files.shapes.map(({ feature }) => feature.geometry?.type)).toEqual(['Polygon', 'MultiPolygon']);
  expect(files.shapes[0]!.feature.geometry).toBe(star);
  await vi.waitFor(() => expect(toasts.value.map(({ title }) => title)).toContainEqual(expect.stringContaining('“s5” was not repaired')));
  files.history.undo();
  expect(files.shapes[1]!.feature.geometry).toBe(crossing);
});
