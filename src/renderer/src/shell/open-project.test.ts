// @vitest-environment happy-dom
import { flushPromises } from '#test/window/mount.ts';
import { openProject } from '#test/window/fixtures.ts';
import { expect, test, vi } from 'vitest';
import { useMainMap } from '#window/map/main-map.ts';
import { useProjectShapes, type ProjectShape } from '#window/workspace/project-shapes.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useOpenProject } from './open-project.ts';

vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({}), prepareForFiles: () => {} }));

test('a project is looked at as a whole, also when its parcels are drawn in its place already', async () => {
  const fitTo = vi.spyOn(useMainMap(), 'fitTo').mockResolvedValue();
  const workspace = useWorkspace();
  vi.spyOn(workspace, 'open').mockImplementation(async (id) => {
    workspace.current = openProject({ id });
    await flushPromises();
    useProjectShapes().shapes = [{ id: `${id}/0` } as ProjectShape, { id: `${id}/1` } as ProjectShape];
    return true;
  });
  await useOpenProject().open('north');
  expect(fitTo).toHaveBeenCalledExactlyOnceWith(['north', 'north/0', 'north/1']);
});
