// @vitest-environment happy-dom
import { flushPromises, longName, mountAlone, neverAnswers, page, text } from '#test/window/mount.ts';
import { onlineMap } from '#test/window/basemaps.ts';
import { expect, test } from 'vitest';
import { useUi } from '#window/workspace/ui.ts';
import type { OfflineState } from './offline.ts';
import StorageDialog from './StorageDialog.vue';

const kept: OfflineState = {
  limitBytes: 1e9,
  connections: [
    { id: 'embedded', name: 'This computer', answers: 0, bytes: 0, oldestUse: null, reachable: true },
    { id: 'remote', name: longName, answers: 1234, bytes: 5_600_000, oldestUse: '2026-01-02T03:04:05Z', reachable: false },
  ],
  taken: [],
  areas: [],
};
async function open(answer: OfflineState | (() => Promise<never>)) {
  mountAlone(StorageDialog, { answers: { 'offline.state': answer } });
  useUi().dialog = 'storage';
  await flushPromises();
}

test('while the host counts there is no table of zeros', async () => {
  await open(neverAnswers);
  expect(page.text()).toContain(text('storage.title'));
  expect(page.find('storage-row')).toBeNull();
});

test('each connection has its answers and its size', async () => {
  await open(kept);
  const rows = page.all('[data-testid="storage-row"]').map(({ textContent }) => textContent);
  expect(rows[1]).toContain(longName);
  expect(rows[1]).toContain('1,234');
  expect(rows[1]).toContain('5.6 MB');
});

test('where nothing is kept there is nothing to clear', async () => {
  await open(kept);
  const disabled = page.all('[data-testid="storage-row"] button').map((button) => (button as HTMLButtonElement).disabled);
  expect(disabled).toEqual([true, false]);
});

test('areas of maps are listed with their map, gone to and removed', async () => {
  const area: OfflineState['areas'][number] = {
    id: 'a1',
    name: 'Field trip',
    basemapId: 'sky',
    box: [179, 1, 183, 3],
    zoom: 13,
    takenAt: '2026-01-02T03:04:05Z',
    tileCount: 320,
    bytes: 4_800_000,
  };
  const removed: unknown[] = [];
  const saved: unknown[] = [];
  const { wrapper } = mountAlone(StorageDialog, {
    answers: {
      'offline.state': () => ({ ...kept, areas: removed.length > 0 ? [] : [area] }),
      'basemaps.list': { basemaps: [onlineMap({ id: 'sky', name: 'Own sky' })], presets: [] },
      'mapAreas.save': (input) => {
        saved.push(input);
        return { saved: true, tileCount: 320 };
      },
      'mapAreas.remove': (input) => {
        removed.push(input);
        return {};
      },
    },
  });
  useUi().dialog = 'storage';
  await flushPromises();
  for (const shown of ['Field trip', 'Own sky', '320', '4.8 MB']) expect(page.textOf('storage-area')).toContain(shown);
  const button = (place: number) => page.all('[data-testid="storage-area"] button')[place]!;
  await page.press(button(0));
  // Its middle lies beyond the antimeridian.
  expect(wrapper.emitted('place')).toEqual([[{ lonLat: [-179, 2], zoom: 13 }]]);
  expect(useUi().dialog).toBeNull();
  useUi().dialog = 'storage';
  await flushPromises();
  await page.press(page.get('storage-save-a1'));
  expect(saved).toEqual([{ id: 'a1' }]);
  await page.press(button(2));
  expect(removed).toEqual([{ id: 'a1' }]);
  expect(page.find('storage-area')).toBeNull();
});
