// @vitest-environment happy-dom
import { flushPromises, mountAlone, page, text } from '#test/window/mount.ts';
import { strToU8, zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { writePng } from '#raster/png.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useMainMap } from '#window/map/main-map.ts';
import FileLayers from './FileLayers.vue';

vi.mock('#window/kit/workers/index.ts', () => import('#test/window/workers-here.ts'));

const box = '<LatLonBox><north>1.1</north><south>1</south><east>35.2</east><west>35</west></LatLonBox>';
const overlay = (href: string) => `<GroundOverlay><name>Map</name><Icon><href>${href}</href></Icon>${box}</GroundOverlay>`;
const region = '<Region><LatLonAltBox><north>1.1</north><south>1</south><east>35.2</east><west>35</west></LatLonAltBox></Region>';
const archive = (body: string) =>
  zipSync({
    'doc.kml': strToU8(`<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${body}</Document></kml>`),
    'a.png': writePng(new Uint8Array(16).fill(200), 2, 2),
  });

test('the pictures of an opened archive have a row with an eye, a step that can be undone; what is not in it is said', async () => {
  const files = useFiles();
  await files.open([{ name: 'maps.kmz', bytes: archive(overlay('a.png') + overlay('https://example.org/b.png')) }]);
  mountAlone(FileLayers);
  await vi.waitFor(() => page.get('ground-pictures'));
  const [file] = files.files;
  expect(page.textOf('ground-pictures')).toContain(text('layers.groundPictures', { n: '1' }, 1));
  expect(files.grounds.get(file!.id)?.pictures.map(({ file: name }) => name)).toEqual(['a.png']);
  expect(file!.notes.map(({ code }) => code)).toContain('kml-pictures-elsewhere');
  await page.press(page.get(`pictures-eye-${file!.id}`));
  expect(files.files[0]!.arePicturesHidden).toBe(true);
  files.history.undo();
  await flushPromises();
  expect(page.get(`pictures-eye-${file!.id}`).getAttribute('aria-pressed')).toBe('true');
});

test('a file of pictures alone is gone to; closed, its pictures go, and come again when that is undone', async () => {
  const files = useFiles();
  const asked: unknown[] = [];
  useMainMap().attach({ fitBox: async (box: unknown) => asked.push(box) } as never);
  await files.open([{ name: 'super.kmz', bytes: archive(region + overlay('a.png')) }]);
  await vi.waitFor(() => expect(asked).toEqual([[35, 1, 35.2, 1.1]]));
  const { id } = files.files.at(-1)!;
  files.close(id);
  await flushPromises();
  expect(files.grounds.has(id)).toBe(false);
  files.history.undo();
  await vi.waitFor(() => expect(files.grounds.has(id)).toBe(true));
});
