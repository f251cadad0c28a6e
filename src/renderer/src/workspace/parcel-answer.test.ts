// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone } from '#test/window/mount.ts';
import { openProject, square } from '#test/window/fixtures.ts';
import { expect, test } from 'vitest';
import { defineComponent } from 'vue';
import { useParcelAnswer } from './parcel-answer.ts';
import { useProjectShapes } from './project-shapes.ts';
import { useWorkspace } from './workspace.ts';

test('what was asked of one project is never shown of another that has as many parcels', async () => {
  fakeHost.answer({
    'projects.shapes': {
      features: [{ type: 'Feature', properties: { name: 'Otieno' }, geometry: square }],
      sourceFiles: [],
      origin: 'kept',
    },
  });
  const first = Promise.withResolvers<{ plots: string[] }>();
  let parts!: ReturnType<typeof useParcelAnswer<{ plots: string[] }, string>>;
  mountAlone(
    defineComponent(() => {
      parts = useParcelAnswer(
        () => first.promise,
        ({ plots }) => plots,
      );
      return () => null;
    }),
  );
  const workspace = useWorkspace();
  workspace.current = openProject({ id: 'a' });
  await flushPromises();
  void parts.load();
  await flushPromises();
  workspace.current = openProject({ id: 'b' });
  parts.clear();
  await flushPromises();
  first.resolve({ plots: ['of the first'] });
  await flushPromises();
  expect(parts.answer.value).toBeNull();
  expect(useProjectShapes().shapes.map((shape) => parts.of(shape))).toEqual([null]);
});
