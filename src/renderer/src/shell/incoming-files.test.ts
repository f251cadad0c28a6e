// @vitest-environment happy-dom
import { mountAlone } from '#test/window/mount.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { useUi } from '#window/workspace/ui.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useIncomingFiles } from './incoming-files.ts';
import StartPane from './StartPane.vue';

vi.mock('#window/kit/workers/index.ts', () => import('#test/window/workers-here.ts'));

const file = (name: string) => ({
  name,
  bytes: new TextEncoder().encode(
    JSON.stringify({ type: 'Feature', properties: { name }, geometry: { type: 'Point', coordinates: [35, 1] } }),
  ),
});
beforeEach(() => {
  mountAlone(StartPane);
});

test('what was just opened is what is looked at', async () => {
  const ui = useUi();
  ui.drawerTab = 'attributes';
  await useIncomingFiles().open([file('a.geojson')]);
  expect(useFiles().shapes).toHaveLength(1);
  expect(ui.drawerTab).toBe('shapes');
});

test.each(['attributes', 'pairs'] as const)('a tab that a person goes to while files are read stays, from %s', async (from) => {
  const ui = useUi();
  ui.drawerTab = from;
  const opening = useIncomingFiles().open([file('a.geojson'), file('b.geojson')]);
  ui.drawerTab = 'issues';
  await opening;
  expect(useFiles().shapes).toHaveLength(2);
  expect(ui.drawerTab).toBe('issues');
});
