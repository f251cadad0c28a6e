// @vitest-environment happy-dom
import { fakeHost, mountAlone, page } from '#test/window/mount.ts';
import { square } from '#test/window/fixtures.ts';
import { offeredPresets, onlineMap, presetMap } from '#test/window/basemaps.ts';
import { expect, test } from 'vitest';
import { webMercatorGrid } from '#remote/tile-grid.ts';
import { useMapPrint } from './map-print.ts';
import PrintPreview from './PrintPreview.vue';

const facts = {
  scaleErrorMiddle: 0,
  scaleErrorMost: 0,
  convergence: 0,
  plotsShown: 1,
  plotsOutside: 0,
  labelsLeftOut: 0,
  piecesLeftOut: 0,
};

test('maps of pictures lie below a print, in the preview as in the file, and what is missing is said', async () => {
  const { levels, ...grid } = webMercatorGrid(2);
  const copied = levels.map((level) => ({
    ...level,
    columns: [...level.columns] as [number, number],
    rows: [...level.rows] as [number, number],
  }));
  const basemaps = [
    onlineMap({ id: 'aerial', name: 'Aerial', kind: 'file', fileName: 'aerial.TIF' }),
    onlineMap({ id: 'region', name: 'Region', kind: 'file', fileName: 'region.mbtiles' }),
    onlineMap({ id: 'archive', name: 'Archive', kind: 'pmtiles', fileName: 'archive.pmtiles' }),
    onlineMap({ id: 'cog', name: 'By address', kind: 'pmtiles', fileName: 'cog.tif' }),
    onlineMap({ id: 'tiles', name: 'Tiles' }),
    onlineMap({ id: 'national', name: 'National grid', kind: 'grid', grid: { ...grid, levels: copied, system: 2056 } }),
    onlineMap({ id: 'shapes', name: 'Vector tiles', kind: 'grid', isVector: true, grid: { ...grid, levels: copied } }),
    onlineMap({ id: 'utm', name: 'UTM grid', kind: 'grid', grid: { ...grid, levels: copied, system: 32_632 } }),
    presetMap(offeredPresets[1]!),
  ];
  mountAlone(PrintPreview, {
    answers: {
      'basemaps.list': { basemaps, presets: offeredPresets },
      'drafts.load': null,
      'drafts.save': {} as never,
      'print.land': { plotCount: 1 },
      'print.preview': ({ groundId }) => ({
        svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        sheetCount: 1,
        name: '',
        scale: 1000,
        facts,
        tiles: groundId === null ? null : { count: 12, missing: 3, isCoarser: false },
      }),
    },
  });
  const print = useMapPrint();
  await print.begin('en');
  expect(new Set(print.grounds.map(({ id }) => id))).toEqual(
    new Set(['aerial', 'region', 'archive', 'tiles', 'utm', 'preset-openstreetmap']),
  );
  expect(print.grounds.find(({ id }) => id === 'preset-openstreetmap')!.name).not.toBe('openstreetmap');
  expect(fakeHost.asked('print.preview').at(-1)).toMatchObject({ groundId: null });

  print.groundId = 'tiles';
  await print.look();
  expect(fakeHost.asked('print.preview').at(-1)).toMatchObject({ groundId: 'tiles' });
  await expect.poll(() => page.text()).toContain('3 of 12 tiles of the picture below are missing');

  // A map that is gone is no longer chosen.
  fakeHost.answer({ 'basemaps.list': { basemaps: basemaps.slice(0, 1), presets: [] } });
  await print.begin('en');
  expect(print.groundId).toBeNull();
});

test('projects are printed in place of what is open, a page for each, and the choice of sheets comes back', async () => {
  mountAlone(PrintPreview, {
    answers: {
      'basemaps.list': { basemaps: [], presets: [] },
      'drafts.load': null,
      'drafts.save': {} as never,
      'print.land': { plotCount: 1 },
      'print.preview': {
        svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        sheetCount: 2,
        name: 'Overview',
        scale: 1000,
        facts,
        tiles: null,
      },
    },
  });
  const print = useMapPrint();
  const feature = { type: 'Feature' as const, properties: { name: 'Kakamega' }, geometry: square };
  print.projects = { title: 'Portfolio', features: [feature], missing: 2 };
  await print.begin('en');
  const [{ layers }] = fakeHost.asked('print.land') as [{ layers: Uint8Array }];
  expect(JSON.parse(new TextDecoder().decode(layers))).toEqual([
    { title: 'Portfolio', features: [feature], nameField: 'name', areProjects: true },
  ]);
  expect(fakeHost.asked('print.preview').at(-1)).toMatchObject({ template: { atlas: 'plots' } });
  await expect.poll(() => page.text()).toContain('2 projects could not be read');
  print.end();
  expect([print.projects, print.template.atlas]).toEqual([null, 'none']);
});
