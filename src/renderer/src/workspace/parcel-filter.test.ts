// @vitest-environment happy-dom
import { fakeHost, flushPromises } from '#test/window/mount.ts';
import { connection, openProject } from '#test/window/fixtures.ts';
import { createPinia, setActivePinia } from 'pinia';
import { expect, test, vi } from 'vitest';
import type { AttributeFilter } from '#attributes/conditions.ts';
import { parcelAt } from '#test/helpers/parcels.ts';
import { maxKeptFilters } from './kept-parcel-filters.ts';
import { useParcelFilter } from './parcel-filter.ts';
import { useUi } from './ui.ts';
import { useWorkspace } from './workspace.ts';

const features = ['tea', 'maize', 'tea'].map((crop, at) => ({
  type: 'Feature' as const,
  geometry: parcelAt(35 + at * 0.02, 1, 0.01),
  properties: { name: `Plot ${at}`, crop },
}));
const ofCrop = (value: string): AttributeFilter => ({ join: 'all', conditions: [{ key: 'crop', test: 'equals', value }] });
const projectOf = (id: string | null) => (id === null ? null : openProject({ id }));

/** A window that begins with the settings of the one before; `settings`: what was saved last. */
let settings: Record<string, unknown> = {};
async function begin(saved: Record<string, unknown>, id: string | null = 'a', connectionId = 'own') {
  settings = saved;
  setActivePinia(createPinia());
  fakeHost.answer({
    'projects.shapes': { features, sourceFiles: [], origin: 'service' },
    'connections.list': { connections: [connection({ id: connectionId })], keychain: 'memory' },
    'settings.load': saved,
    'settings.save': (input: { settings: Record<string, unknown> }) => {
      settings = JSON.parse(JSON.stringify(input.settings)) as Record<string, unknown>;
      return {};
    },
  });
  const workspace = useWorkspace();
  await workspace.loadConnections();
  const filter = useParcelFilter();
  await useUi().load();
  workspace.current = projectOf(id);
  await flushPromises();
  return { filter, open: (other: string | null) => void (workspace.current = projectOf(other)) };
}
const shown = ({ shownCount, allCount, isFiltered }: ReturnType<typeof useParcelFilter>) => [isFiltered, shownCount, allCount];

test('the filter of a project is there again after another project, and after a restart', async () => {
  const { filter, open } = await begin({});
  filter.filter = ofCrop('maize');
  expect(shown(filter)).toEqual([true, 1, 3]);
  open('b');
  expect(filter.filter.conditions).toEqual([]);
  filter.filter = ofCrop('tea');
  open(null);
  expect(filter.isFiltered).toBe(false);
  open('a');
  await flushPromises();
  expect([filter.filter, shown(filter)]).toEqual([ofCrop('maize'), [true, 1, 3]]);
  await vi.waitFor(() => expect(Object.keys(settings['parcelFilters'] as object)).toEqual(['own/a', 'own/b']));
  const again = await begin(settings, 'b');
  expect([again.filter.filter, shown(again.filter)]).toEqual([ofCrop('tea'), [true, 2, 3]]);
});

test('one press ends it for good; a project of the same id at another service has its own', async () => {
  const saved = { parcelFilters: { 'own/a': ofCrop('maize'), 'own/b': ofCrop('tea') } };
  expect((await begin(saved, 'a', 'elsewhere')).filter.isFiltered).toBe(false);
  const { filter } = await begin(saved);
  expect(filter.isFiltered).toBe(true);
  filter.clearFilter();
  expect(useUi().parcelFilters).toEqual({ 'own/b': ofCrop('tea') });
  await vi.waitFor(() => expect(settings['parcelFilters']).toEqual({ 'own/b': ofCrop('tea') }));
});

test('a project that is open before the settings are read gets its filter with them', async () => {
  const workspace = useWorkspace();
  fakeHost.answer({
    'projects.shapes': { features, sourceFiles: [], origin: 'service' },
    'settings.load': { parcelFilters: { '/a': ofCrop('tea') } },
  });
  workspace.current = projectOf('a');
  const filter = useParcelFilter();
  await flushPromises();
  expect(filter.isFiltered).toBe(false);
  await useUi().load();
  expect(shown(filter)).toEqual([true, 2, 3]);
});

test('what was kept and is no filter is none, and of very many the first go', async () => {
  const { filter } = await begin({ parcelFilters: { 'own/a': { conditions: 'many' } } });
  expect(filter.isFiltered).toBe(false);
  useUi().parcelFilters = Object.fromEntries(Array.from({ length: maxKeptFilters }, (_, at) => [`own/p${at}`, ofCrop('tea')]));
  filter.filter = ofCrop('maize');
  const keys = Object.keys(useUi().parcelFilters);
  expect([keys.length, keys[0], keys.at(-1)]).toEqual([maxKeptFilters, 'own/p1', 'own/a']);
});
