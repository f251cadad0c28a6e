// @vitest-environment happy-dom
import { flushPromises, longName, mountAlone, page, rightToLeftName, text } from '#test/window/mount.ts';
import { shape } from '#test/window/shapes.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFiles } from '#window/shapes/files.ts';
import FileLayers from './FileLayers.vue';

vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({ together: async () => ({ areaHectares: 1, overlaps: [] }) }) }));
const names = () => page.all('[data-testid=file-layer] .ellipsis').map(({ textContent }) => textContent);

beforeEach(async () => {
  const files = useFiles();
  files.files = [
    { id: 'f1', name: 'north.kml', format: 'kml', notes: [], shapeCount: 1, colour: 'amber' },
    { id: 'f2', name: longName, format: 'kml', notes: [], shapeCount: 1, colour: 'violet' },
    { id: 'f3', name: rightToLeftName, format: 'kml', notes: [], shapeCount: 1, colour: 'cyan' },
  ];
  files.shapes = [shape('s1', { feature: { ...shape('s1').feature, properties: { stroke: '#aabbcc' } } }), shape('s2', { fileId: 'f2' })];
  mountAlone(FileLayers);
  await flushPromises();
});

test('the uppermost file stands first; its eye hides it', async () => {
  expect(names()).toEqual([rightToLeftName, longName, 'north.kml']);
  await page.press(page.button(text('layers.hide', { name: 'north.kml' })));
  expect(useFiles().visible.map(({ id }) => id)).toEqual(['s2']);
  expect(page.get('file-eye-f1').getAttribute('aria-pressed')).toBe('false');
});

test('buttons and Alt with an arrow move a file, and the keyboard goes with it', async () => {
  await page.press(page.button(text('layers.raise', { name: 'north.kml' })));
  expect(names()).toEqual([rightToLeftName, 'north.kml', longName]);
  const eye = page.get('file-eye-f1');
  eye.focus();
  eye.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', altKey: true, bubbles: true }));
  await flushPromises();
  expect(names()[0]).toBe('north.kml');
  expect(document.activeElement?.getAttribute('data-testid')).toBe('file-eye-f1');
});

test('a colour is chosen by name; its own ones are offered where a file has any', async () => {
  const open = async (id: string) => {
    page.get(id).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await flushPromises();
    return page.all('[role=menuitemradio]').map(({ dataset }) => dataset['testid']);
  };
  expect(await open('file-colour-f1')).toContain('colour-own');
  page.get('colour-own').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await flushPromises();
  expect(useFiles().files[0]?.colour).toBe('own');
  expect(await open('file-colour-f2')).not.toContain('colour-own');
});

test('what a file hides has rows that show it, each a step that can be undone', async () => {
  const files = useFiles();
  files.files = [
    {
      ...files.files[0]!,
      folders: [
        { path: 'Old/East', isHidden: true },
        { path: 'Empty', isHidden: true },
      ],
    },
    ...files.files.slice(1),
  ];
  files.shapes = [
    shape('s1', { folder: 'Old/East' }),
    shape('s3', { feature: { ...shape('s3').feature, properties: { visibility: '0' } } }),
  ];
  await flushPromises();
  const rows = () => page.all('[data-testid=hidden-in-file] .ellipsis').map(({ textContent }) => textContent);
  expect(rows()).toEqual([text('layers.hiddenFolder', { folder: 'Old › East', n: '1' }), text('layers.hiddenShapes', { n: '1' })]);
  await page.press(page.get('hidden-eye-f1-0'));
  expect(files.files[0]!.shown).toEqual({ folders: ['Old/East'], isSingle: false });
  expect(page.get('hidden-eye-f1-0').getAttribute('aria-pressed')).toBe('true');
  files.history.undo();
  await flushPromises();
  expect(page.get('hidden-eye-f1-0').getAttribute('aria-pressed')).toBe('false');
});

test('of very many hidden folders the last row stands for the rest', async () => {
  const files = useFiles();
  const paths = Array.from({ length: 40 }, (_, at) => `folder ${at}`);
  files.files = [{ ...files.files[0]!, folders: paths.map((path) => ({ path, isHidden: true as const })) }];
  files.shapes = paths.map((folder, at) => shape(`s${at + 1}`, { folder }));
  await flushPromises();
  expect(page.all('[data-testid=hidden-in-file]')).toHaveLength(30);
  await page.press(page.get('hidden-eye-f1-29'));
  expect(files.files[0]!.shown!.folders).toEqual(paths.slice(29));
});
