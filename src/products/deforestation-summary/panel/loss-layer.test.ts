// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, refuses } from '#test/window/mount.ts';
import { openProject } from '#test/window/fixtures.ts';
import { expect, test, vi } from 'vitest';
import { computed, defineComponent, h, provide, ref, type Ref } from 'vue';
import { panelContextKey, type NewLayer, type PanelContext } from '#window/kit/product/panel-context.ts';
import { lossLayer, useLossLayer } from './loss-layer.ts';

const put = vi.fn<(layer: NewLayer) => void>();
const remove = vi.fn();
function show(open: Ref<boolean>, hasAnswer = true): void {
  const context = {
    workspace: { current: openProject(), products: [], loadProducts: async () => {} },
    ui: { dark: false },
    layers: { list: [], put, remove, step: () => {} },
  } as unknown as PanelContext;
  const Inner = defineComponent(() => {
    useLossLayer(open, { source: computed(() => null), hasAnswer: computed(() => hasAnswer) });
    return () => h('i');
  });
  mountAlone(
    defineComponent(() => {
      provide(panelContextKey, context);
      return () => h(Inner);
    }),
  );
}

test('the panel that opens lays the years of loss over the map, one class a year', async () => {
  fakeHost.answer({ 'api.raster': { bytes: new Uint8Array([1]), fetchedAt: '2026-05-04T10:00:00Z', stale: false } });
  const open = ref(false);
  show(open);
  await flushPromises();
  expect(put).not.toHaveBeenCalled();
  open.value = true;
  await flushPromises();
  expect(put).toHaveBeenCalledOnce();
  const [layer] = put.mock.calls[0]!;
  expect([layer.slug, layer.visible]).toEqual([lossLayer, true]);
  const { legend } = layer.words();
  expect(legend[0]).toMatchObject({ value: 18, label: '2018' });
  expect(legend.at(-1)!.label).toBe(String(new Date().getFullYear()));
  expect(new Set(legend.map(({ colour }) => colour)).size).toBe(legend.length);
});

test('a service without the picture leaves the map as it is, and nobody is told of a fault', async () => {
  put.mockClear();
  fakeHost.answer({ 'api.raster': refuses('not-found', 'There is no such address.') });
  show(ref(true));
  await flushPromises();
  expect(put).not.toHaveBeenCalled();
  expect(remove).toHaveBeenCalledWith(lossLayer);
});
