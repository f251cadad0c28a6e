// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, page, refuses, text } from '#test/window/mount.ts';
import { apiAnswers, connection, openProject, productState } from '#test/window/fixtures.ts';
import { expect, test } from 'vitest';
import type { ProductState, Project } from '#api/index.ts';
import type { Answers } from '#test/window/host.ts';
import { measuredHectares } from '#geo/index.ts';
import { hectares, setLanguage } from '#window/kit/text/index.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import ProjectOverview from './ProjectOverview.vue';

const forest = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025].map((year, index) => ({
  year,
  deforested_in_year_ha: index === 6 ? 3 : 0,
  deforested_ha: index >= 6 ? 3 : 0,
  forest_2000_ha: 60,
  observed_through: `${year}-12-31`,
}));
const notReady = refuses('not-ready', 'Not available yet.');

async function open(jobs: ProductState[], operations: Record<string, unknown>, record: Partial<Project> = {}, answers: Answers = {}) {
  fakeHost.answer({
    'connections.list': { connections: [connection()], keychain: 'system' },
    'api.call': apiAnswers({ satelliteSeries: notReady, ...operations }),
    ...answers,
  });
  const workspace = useWorkspace();
  await workspace.loadConnections();
  workspace.current = openProject(record);
  workspace.products = jobs;
  workspace.available = { products: jobs };
  const { wrapper } = mountAlone(ProjectOverview, {});
  await flushPromises();
  return { wrapper, workspace };
}
const sentences = (kind: string) =>
  page.all(`[data-testid="overview-${kind}"] li p`).map((line) => line.textContent!.replaceAll('\u00a0', ' ').trim());

test('an answer that is there is told at once; what is not there is not asked for', async () => {
  await open([productState('deforestation-summary'), productState('soil', { state: 'queued', progress: 0 })], {
    deforestationSummary: forest,
  });
  expect(sentences('here')).toContain(
    '48.6 % of the land was forest in 2000: on 60.00 ha, tree crowns covered at least 30 % of the ground.',
  );
  expect(sentences('changed')).toEqual([
    'Tree cover was lost on 3.00 ha from 2018 to 2025, 2.4 % of the area; most of it in 2024 (3.00 ha).',
  ]);
  expect(fakeHost.asked('api.call')).not.toContainEqual(expect.objectContaining({ operation: 'soil' }));
  expect(sentences('missing')).toContain('In the queue: Soil.');
});

test('the bars of the years say their figures to who does not see them', async () => {
  await open([productState('deforestation-summary')], { deforestationSummary: forest });
  expect(page.all('figure')[0]!.getAttribute('aria-label')).toContain('2024: 3\u00a0ha; 2025: 0\u00a0ha');
});

test('a line appears when its answer is there, and the overview asks again when a job ends', async () => {
  const { workspace } = await open([productState('deforestation-summary', { state: 'running', progress: 0.4 })], {
    deforestationSummary: forest,
  });
  expect(sentences('changed')).toEqual([]);
  expect(sentences('missing')).toContain('Being collected now: Forest loss.');
  workspace.products = [productState('deforestation-summary', { collected_at: '2026-05-04T10:00:00Z' })];
  await flushPromises();
  expect(sentences('changed')).toHaveLength(1);
  expect(sentences('missing').filter((line) => line.startsWith('Being collected'))).toEqual([]);
});

test('a sentence opens the panel of its figures', async () => {
  const { wrapper } = await open([productState('deforestation-summary')], { deforestationSummary: forest });
  await page.press(page.all('[data-testid="overview-changed"] button')[0]!);
  expect(wrapper.emitted('open')).toEqual([['forest', 'deforestation-summary']]);
});

test('a line that waits for the network has one action, which tries all of its products again', async () => {
  const jobs = ['soil', 'weather'].map((slug) =>
    productState(slug, { state: 'queued', progress: 0, waits_for: 'network', reason: 'offline' }),
  );
  await open(jobs, { collectAgain: { products: jobs, climate_risk: [] }, availableData: { products: jobs, climate_risk: [] } });
  expect(sentences('missing')).toEqual(['Waiting for the network: Weather; Soil.']);
  await page.press(page.button(text('jobs.action.again')));
  expect(fakeHost.asked('api.call')).toContainEqual(expect.objectContaining({ operation: 'collectAgain' }));
});

test('the month series is read where it is stored, and collected only when somebody asks', async () => {
  const satellite = { index: 'ndvi', end_date: '2026-11-01', statistics: { median: 0.6, p10: 0.4, p90: 0.7 } };
  await open([productState('satellite-index')], { satelliteIndex: satellite });
  const asked = () => fakeHost.asked('api.call').filter((call) => (call as { operation: string }).operation === 'satelliteSeries');
  expect(asked()).toEqual([expect.objectContaining({ keptOnly: true })]);
  fakeHost.answer({ 'api.call': apiAnswers({ satelliteSeries: { months: [{ month: '2026-10', mean: 0.5 }] } }) });
  await page.press(page.button(text('overview.collectSeries')));
  expect(asked().at(-1)).not.toHaveProperty('keptOnly');
  expect(sentences('missing')).toEqual(['A trend of greenness needs 6 years of pictures without clouds.']);
});

test('stored answers are told with the day of the oldest', async () => {
  await open(
    [productState('deforestation-summary')],
    {},
    {},
    {
      'api.call': async ({ operation }) =>
        operation === 'satelliteSeries'
          ? refuses('not-kept', 'No answer.')()
          : { raw: false, value: forest, deviations: [], fetchedAt: '2026-05-04T10:00:00Z', stale: true },
    },
  );
  expect(sentences('missing')[0]).toBe('The service cannot be reached: stored answers are shown, the oldest from May 4, 2026.');
});

test('an answer of a project that was left is dropped', async () => {
  let answer: (value: unknown) => void = () => {};
  const { workspace } = await open([productState('deforestation-summary')], {
    deforestationSummary: () => new Promise((resolve) => (answer = resolve)),
  });
  workspace.products = [];
  workspace.available = null;
  workspace.current = openProject({ id: 'project-2' });
  await flushPromises();
  answer(forest);
  await flushPromises();
  expect(sentences('changed')).toEqual([]);
});

test('a provider that tells no states is asked for everything, and its figures are told as far as they go', async () => {
  const answers = {
    deforestationSummary: [
      { year: 2024, deforested_ha: '2.5' },
      { year: 2025, deforested_ha: '4' },
    ],
    availableData: {},
  };
  await open([], answers, { area_hectares: null });
  // A cumulative series counts from 2018 on, wherever its records begin.
  expect(sentences('changed')).toEqual(['Tree cover was lost on 4.00 ha from 2018 to 2025.']);
});

test('the same findings stand in Spanish', async () => {
  await open([productState('deforestation-summary')], { deforestationSummary: forest });
  await setLanguage('es');
  await flushPromises();
  expect(sentences('changed')).toEqual([
    'Se perdió cobertura arbórea en 3,00 ha entre 2018 y 2025, el 2,4 % de la superficie; sobre todo en 2024 (3,00 ha).',
  ]);
  await setLanguage('en');
});

test('the area of the service stands beside that of its boundary, and a difference is said', async () => {
  const own = measuredHectares(openProject().geometry)!;
  const { workspace } = await open([], {}, { area_hectares: own });
  const beside = () => page.textOf('project-area-measured').replaceAll('\u00a0', ' ').trim();
  expect(beside()).toBe(`${hectares(own)} ha`);
  // Rounded as services do it is the same area.
  workspace.current = openProject({ area_hectares: Math.round(own * 100) / 100 });
  await flushPromises();
  expect(page.find('project-area-differs')).toBeNull();
  workspace.current = openProject({ area_hectares: own / 2 });
  await flushPromises();
  const words = { said: hectares(own / 2), measured: hectares(own), percent: '100.0', direction: text('project.areaMore') };
  expect(page.textOf('project-area-differs')).toBe(text('project.areaDiffers', words));
});
