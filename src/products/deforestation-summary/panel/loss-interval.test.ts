// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, page, text } from '#test/window/mount.ts';
import { apiAnswers, openProject, productState } from '#test/window/fixtures.ts';
import { expect, test } from 'vitest';
import { defineComponent, h, provide } from 'vue';
import { addProductTexts } from '#window/panels/product-texts.ts';
import { panelContextKey, type PanelContext } from '#window/kit/product/panel-context.ts';
import Panel from '../Panel.vue';

addProductTexts();
const record = { percent: 4.8, deforested_ha: 5.79, deforested_upper_ha: 8.17, forest_2000_ha: 90, canopy_threshold: 30 };

test('the interval of a year that is not published reaches down to what the map is sure of', async () => {
  const context = {
    workspace: { current: openProject(), products: [productState('deforestation-summary')], loadProducts: async () => {} },
    ui: { dark: false },
    layers: { list: [], put: () => {}, remove: () => {}, step: () => {} },
    collectAgain: async () => {},
  } as unknown as PanelContext;
  fakeHost.answer({
    'api.call': apiAnswers({
      deforestationSummary: [
        { ...record, year: 2025, provisional: false, deforested_lower_ha: 3.22, observed_through: '2025-12-31' },
        { ...record, year: 2026, provisional: true, deforested_lower_ha: 5.79, observed_through: null },
      ],
    }),
  });
  mountAlone(
    defineComponent(() => {
      provide(panelContextKey, context);
      return () => h(Panel, { open: true });
    }),
  );
  await flushPromises();
  expect(page.textOf('lost-interval')).toBe(text('forest.between', { lower: '3.22', upper: '8.17' }));
});
