// @vitest-environment happy-dom
import { longName, mountAlone, page, text } from '#test/window/mount.ts';
import { expect, test, vi } from 'vitest';
import ImportProgress from './ImportProgress.vue';

const entry = { id: 'a', name: 'parcels.kml', sizeBytes: 4_000_000, bytesRead: 1_000_000, shapeCount: 1234, cancel: vi.fn() };

test('a file that is being read says how far it is', () => {
  mountAlone(ImportProgress, { props: { entry } });
  expect(page.textOf('reading')).toContain(text('files.reading', { name: 'parcels.kml' }));
  expect(page.textOf('reading-so-far')).toMatch(/1\.0 MB.*4\.0 MB.*1,234/);
  const bar = page.all('progress')[0] as HTMLProgressElement;
  expect([bar.value, bar.max]).toEqual([1_000_000, 4_000_000]);
});

test('an empty file has a bar of its own length', () => {
  mountAlone(ImportProgress, { props: { entry: { ...entry, sizeBytes: 0, bytesRead: 0, shapeCount: 0 } } });
  expect((page.all('progress')[0] as HTMLProgressElement).max).toBe(1);
});

test('a long name is cut in the list and whole where the pointer rests', () => {
  mountAlone(ImportProgress, { props: { entry: { ...entry, name: longName } } });
  expect(page.all('.ellipsis')[0]!.title).toBe(longName);
});

test('reading can be stopped by name', async () => {
  mountAlone(ImportProgress, { props: { entry } });
  await page.press(page.button(text('importing.stop', { name: 'parcels.kml' })));
  expect(entry.cancel).toHaveBeenCalledOnce();
});
