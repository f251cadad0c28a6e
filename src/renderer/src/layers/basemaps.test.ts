// @vitest-environment happy-dom
import { fakeHost, mountAlone } from '#test/window/mount.ts';
import { onlineMap } from '#test/window/basemaps.ts';
import { expect, test } from 'vitest';
import { useBasemaps } from './basemaps.ts';
import BasemapsDialog from './BasemapsDialog.vue';

test('an archive behind an address is read in parts like a file, not asked for tiles', async () => {
  const archive = onlineMap({ id: 'region', kind: 'pmtiles', fileName: 'region.pmtiles' });
  mountAlone(BasemapsDialog, { answers: { 'basemaps.list': { basemaps: [archive], presets: [] } } });
  await useBasemaps().load();
  fakeHost.answer({ 'basemaps.range': { bytes: new Uint8Array([1, 2]) } });
  const { source } = useBasemaps().list[0]!;
  if (source.kind !== 'file' || typeof source.read !== 'function') throw new Error(source.kind);
  expect(await source.read(0, 2)).toEqual(new Uint8Array([1, 2]));
});
