// @vitest-environment happy-dom
import { fakeHost, flushPromises, longName, mountAlone, page, rightToLeftName, text } from '#test/window/mount.ts';
import { apiAnswers, openProject, productState } from '#test/window/fixtures.ts';
import { expect, test } from 'vitest';
import type { ProductState } from '#api/index.ts';
import { tabs } from '#products/tabs.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import DataAvailability from './DataAvailability.vue';

const panelCount = tabs.flatMap(({ slugs }) => slugs).length;

async function show(products: ProductState[] | null, more: object = {}) {
  const { wrapper } = mountAlone(DataAvailability);
  useWorkspace().available = products === null ? null : { products, ...more };
  await flushPromises();
  return wrapper;
}
const row = (slug: string) => {
  const found = page.all(`li[data-slug="${slug}"]`)[0];
  if (!found) throw new Error(`No row of ${slug}`);
  return found;
};

test('before the service answers no product is ready, and the count says so', async () => {
  await show(null);
  expect(page.all('li[data-state="ready"]')).toEqual([]);
  expect(page.text()).toContain(
    `${text('availability.ready', { ready: '0', all: String(panelCount) })} · ${text('status.queued', { n: '4' }, 4)}`,
  );
});

test('every state has its own words, and progress its share', async () => {
  await show([
    productState('weather', { state: 'running', progress: 0.42 }),
    productState('soil'),
    productState('climate', { state: 'failed', reason: 'The source does not answer.' }),
    productState('ghg-emissions', { state: 'not_available', reason: 'No trees here.' }),
  ]);
  expect(row('weather').textContent).toContain(text('panel.percent', { n: '42' }));
  expect(row('soil').textContent).toContain(text('state.ready'));
  expect(row('climate').textContent).toContain(text('state.failed'));
  expect(row('climate').title).toContain('The source does not answer.');
  expect(row('ghg-emissions').title).toContain('No trees here.');
});

test('what is missing is named, and nothing works while nothing runs', async () => {
  await show([
    productState('weather', { state: 'queued', waits_for: 'decision', reason: 'Which use?' }),
    productState('soil', { state: 'queued', waits_for: 'network', reason: 'Unreachable.' }),
    productState('climate', { state: 'queued', jobs_ahead: 12 }),
    productState('places'),
  ]);
  expect(page.text()).toContain(
    [
      text('availability.ready', { ready: '1', all: String(panelCount + 1) }),
      text('status.answer', { n: '1' }, 1),
      text('status.network', { n: '1' }, 1),
      // climate, and what the published record alone leaves open
      text('status.queued', { n: '5' }, 5),
    ].join(' · '),
  );
  expect(page.text()).not.toContain(text('state.working'));
  expect([row('soil').dataset['state'], row('soil').textContent]).toEqual(['network', expect.stringContaining(text('state.network'))]);
  expect(row('climate').title).toContain(text('jobs.ahead', { n: '12' }, 12));
});

test('when all is there it counts what is ready, and nothing that works', async () => {
  await show([productState('weather'), productState('soil')], { climate_risk: ['TXx_baseline'] });
  expect(page.text()).not.toContain(text('state.working'));
  expect(row('soil').dataset['state']).toBe('ready');
});

test('the name of a product opens its panel; one without a panel is no button', async () => {
  const wrapper = await show([productState('soil'), productState(longName)]);
  await page.press(row('soil').querySelector('button')!);
  expect(wrapper.emitted('open')).toEqual([['land', 'soil']]);
  expect(row(longName).querySelector('button')).toBeNull();
  expect(row(longName).querySelector('.name')?.textContent).toBe(longName);
});

test('years without a collection are told to a screen reader too', async () => {
  await show([productState('soil'), productState('weather', { data_start: '2019-01-01', data_end: '2024-12-31' })]);
  expect(row('soil').querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(text('availability.noDates'));
  expect(row('weather').querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('2019–2024');
});

test('a programme of the service is shown by its own name', async () => {
  await show([], { carbon_programs: { program: rightToLeftName, eligibility_status: 'under review' } });
  expect(page.text()).toContain(text('availability.programs.chosen', { program: rightToLeftName, status: 'under review' }));
});

test('every programme with its rules, their figures and sources; the choice is kept with the project', async () => {
  const rule = (name: string, outcome: string, value: number | null) => ({
    rule: name,
    outcome,
    description: `About ${name}`,
    source: `From ${name}`,
    value_percent: value,
  });
  const settings = { time_zone: null, ecological_zone: null, old_growth: null, declared_removals: null, carbon_program: null };
  useWorkspace().current = openProject();
  const wrapper = await show([], {
    carbon_programs: {
      program: 'ARR',
      approach: null,
      eligibility_status: 'not_eligible',
      programs: [
        {
          id: 'arr-census',
          program: 'ARR',
          approach: 'census',
          eligibility_status: 'not_eligible',
          rules: [rule('open-land', 'not_met', 97.5), rule('rights', 'unknown', null), 'nonsense'],
        },
        { id: 'redd', program: 'REDD', approach: null, eligibility_status: 'unknown', rules: [] },
      ],
    },
  });
  fakeHost.answer({
    'api.call': apiAnswers({
      projectSettings: settings,
      changeProjectSettings: settings,
      availableData: { products: [], climate_risk: [] },
    }),
  });
  // Another project asks for its own choice.
  useWorkspace().current = openProject({ id: 'another' });
  await flushPromises();
  expect(page.textOf('eligibility')).toBe(
    text('availability.programs.chosen', { program: 'ARR', status: text('availability.programs.status.not_eligible') }),
  );
  const census = page.textOf('program-arr-census');
  for (const words of [
    text('availability.programs.approach.census', { program: 'ARR' }),
    text('availability.programs.open', { n: 1, all: 2 }),
    text('availability.programs.outcome.not_met'),
    'About open-land',
    text('availability.programs.here', { value: '97.5 %' }),
    'From open-land',
  ])
    expect(census).toContain(words);
  const choice = page.get('program-choice') as HTMLSelectElement;
  choice.value = 'redd';
  choice.dispatchEvent(new Event('change', { bubbles: true }));
  await flushPromises();
  expect(fakeHost.asked('api.call')).toContainEqual(
    expect.objectContaining({ operation: 'changeProjectSettings', body: { carbon_program: 'redd' } }),
  );
  wrapper.unmount();
});
