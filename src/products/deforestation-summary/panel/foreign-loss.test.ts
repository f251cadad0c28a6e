// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, page, text } from '#test/window/mount.ts';
import { openProject, productState } from '#test/window/fixtures.ts';
import { foreignLosses, lossAreaHectares } from '#test/helpers/foreign-losses.ts';
import { describe, expect, test } from 'vitest';
import { defineComponent, h, provide } from 'vue';
import type { Route } from '#api/index.ts';
import { readAnswer } from '#client/read-answer.ts';
import { settled } from '#client/answers/settle.ts';
import { api } from '#operations/index.ts';
import { addProductTexts } from '#window/panels/product-texts.ts';
import { panelContextKey, type PanelContext } from '#window/kit/product/panel-context.ts';
import Panel from '../Panel.vue';

addProductTexts();
/** The panel over what the client makes of a provider's answer. */
async function panelOver(sent: string): Promise<void> {
  const route = api.deforestationSummary as Route;
  const { value, raw, deviations } = settled(route, readAnswer(route, new TextEncoder().encode(sent), 'application/json'));
  const current = openProject();
  const context = {
    workspace: {
      current: { ...current, record: { ...current.record, area_hectares: lossAreaHectares } },
      products: [productState('deforestation-summary')],
      loadProducts: async () => {},
    },
    ui: { dark: false },
    layers: { list: [], put: () => {}, remove: () => {}, step: () => {} },
    collectAgain: async () => {},
  } as unknown as PanelContext;
  fakeHost.answer({
    'api.call': ({ operation }: { operation: string }) => {
      if (operation !== 'deforestationSummary') throw Object.assign(new Error('none'), { code: 'not-found' });
      return { value, raw, deviations, fetchedAt: '2026-05-04T10:00:00Z', stale: false };
    },
  });
  mountAlone(
    defineComponent(() => {
      provide(panelContextKey, context);
      return () => h(Panel, { open: true });
    }),
  );
  await flushPromises();
}

describe('the headlines, however a service writes the loss: 5.62 ha, 4.29 %, since 2018', () => {
  test.each(Object.entries(foreignLosses))('%s', async (name, sent) => {
    await panelOver(sent);
    expect([page.textOf('lost-hectares'), page.textOf('lost-percent')]).toEqual(['5.62', '4.29']);
    expect(document.body.textContent).toContain(text('forest.lost', { year: 2018 }));
    expect(page.find('doubts-deforestation-summary') !== null).toBe(false);
    expect(page.find('reading-deforestation-summary') !== null).toBe(name.startsWith('hectares'));
  });
});

test('a sum that falls and a loss larger than the land are marked in the panel and its table', async () => {
  await panelOver(
    JSON.stringify([3, 5, 4.8, 200].map((hectares, at) => ({ year: 2018 + at, deforested_ha: hectares, deforested_pct: null }))),
  );
  const said = page.textOf('doubts-deforestation-summary');
  expect(said).toContain(`2020, ${text('forest.since', { year: 2018 })}: 4.8 cannot be: a sum does not fall, and it stood at 5 before`);
  expect(said).toContain('200 cannot be: the whole project has 131 ha');
  page.get('table-deforestation-summary').click();
  await flushPromises();
  expect(page.all('[data-testid="doubt"]').length).toBeGreaterThanOrEqual(2);
});
