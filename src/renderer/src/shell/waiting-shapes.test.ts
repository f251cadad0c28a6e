// @vitest-environment happy-dom
import { fakeHost, flushPromises } from '#test/window/mount.ts';
import { connection, outboxItem, square } from '#test/window/fixtures.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { useOutbox } from '#window/offline/outbox.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useMapContent } from './map-content.ts';
import { useShapesOnMap } from './shapes-on-map.ts';

vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({}), prepareForFiles: () => {} }));

const parcels = {
  type: 'FeatureCollection',
  features: [
    { type: 'Feature', properties: { name: 'Otieno' }, geometry: square },
    { type: 'Feature', properties: null, geometry: square },
    { type: 'Feature', properties: { name: 'A row of a table' }, geometry: null },
  ],
};
const shown = () => useMapContent().features.map(({ id, label, colours }) => [id, label, colours?.isDashed]);

beforeEach(async () => {
  fakeHost.answer({
    'connections.list': { connections: [connection()], keychain: 'system' },
    'outbox.data': () => ({ name: 'Kitale', isCollection: false, isControlPool: false, replaces: null, geojson: parcels }),
  });
  await useWorkspace().loadConnections();
});

test('what waits in the outbox stays on the map, by name, until it is gone', async () => {
  const outbox = useOutbox();
  outbox.entries = [
    outboxItem({ connectionId: useWorkspace().connection!.id }),
    outboxItem({ id: 'of-another', connectionId: 'another' }),
    outboxItem({ id: 'a-deletion', kind: 'delete', connectionId: useWorkspace().connection!.id }),
  ];
  useMapContent();
  await flushPromises();
  expect(shown()).toEqual([
    ['waiting/entry-1/0', 'Otieno', true],
    ['waiting/entry-1/1', 'Kitale', true],
  ]);
  // Read once, however often the list of the outbox comes.
  outbox.entries = [...outbox.entries];
  await flushPromises();
  expect(fakeHost.asked('outbox.data')).toEqual([{ id: 'entry-1' }]);
  outbox.entries = [];
  await flushPromises();
  expect(shown()).toEqual([]);
});

test('a click on it opens its entry', async () => {
  useOutbox().entries = [outboxItem({ connectionId: useWorkspace().connection!.id })];
  useMapContent();
  await flushPromises();
  useShapesOnMap().taken(['waiting/entry-1/1'], 'one');
  expect([useUi().dialog, useOutbox().shown]).toEqual(['outbox', 'entry-1']);
});
