// @vitest-environment happy-dom
import { apiAnswers, connection, listedProject, openProject, productState } from '#test/window/fixtures.ts';
import { fakeHost, flushPromises, mountAlone, refuses } from '#test/window/mount.ts';
import { openShapes, shape } from '#test/window/shapes.ts';
import { expect, test, vi } from 'vitest';
import { defineComponent } from 'vue';
import { useLayers } from '#window/layers/layers.ts';
import { useTimeSteps } from '#window/layers/time-steps.ts';
import { useCollection } from '#window/workspace/collection.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useNothingStale } from './nothing-stale.ts';

vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({ together: async () => ({ areaHectares: 1, overlaps: [] }) }) }));

/** A project with everything that a person may have of it in the window. */
async function withProject(): Promise<void> {
  fakeHost.answer({
    'connections.list': { connections: [connection()], keychain: 'system' },
    'connections.select': {},
    'api.call': apiAnswers({ listProjects: [] }),
    'api.quota': refuses('network', ''),
    'projects.shapes': refuses('network', ''),
  });
  mountAlone(
    defineComponent(() => {
      useNothingStale();
      return () => null;
    }),
  );
  useTimeSteps();
  const workspace = useWorkspace();
  await workspace.loadConnections();
  workspace.projects = [listedProject()];
  workspace.current = openProject();
  await flushPromises();
  workspace.products = [productState('weather')];
  workspace.available = { products: [] };
  workspace.openAsOf = '2026-01-01T00:00:00Z';
  workspace.asOf = { time: '2026-01-01T00:00:00Z', code: 'network', message: '' };
  workspace.quota = { limitHectares: 5, usedHectares: 1 } as never;
  workspace.states = new Map([['p1', 'network']]);
  useLayers().list = [{ slug: 'weather' } as never];
}
const ofProject = () => {
  const { current, products, available, openAsOf, mask } = useWorkspace();
  return { current, products, available, openAsOf, mask, layers: useLayers().list };
};
const nothing = { current: null, products: [], available: null, openAsOf: null, mask: null, layers: [] };

test('a project that is closed leaves nothing in any store', async () => {
  await withProject();
  useWorkspace().closeProject();
  await flushPromises();
  expect(ofProject()).toEqual(nothing);
});

test('another project finds nothing of the one before', async () => {
  await withProject();
  useWorkspace().current = openProject({ id: 'another' });
  await flushPromises();
  expect(useLayers().list).toEqual([]);
});

test('another connection finds neither project nor list nor settings of the one before', async () => {
  await withProject();
  const workspace = useWorkspace();
  useCollection().settings = { paused: true } as never;
  fakeHost.answer({ 'connections.list': { connections: [connection({ id: 'other' })], keychain: 'system' } });
  const selecting = workspace.select('other');
  await flushPromises();
  await selecting;
  expect(ofProject()).toEqual(nothing);
  expect([workspace.projects, workspace.asOf, workspace.quota, workspace.states.size, useCollection().settings]).toEqual([
    [],
    null,
    null,
    0,
    null,
  ]);
});

test('a file that is opened over a project has no steps of it', async () => {
  await withProject();
  useTimeSteps().list = [{ label: () => 'May', load: async () => null } as never];
  openShapes([shape('s1')]);
  await flushPromises();
  expect(useTimeSteps().list).toEqual([]);
});
