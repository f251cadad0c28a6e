// @vitest-environment happy-dom
import { fakeHost, flushPromises, longName, mountAlone, neverAnswers, page, refuses, rightToLeftName, text } from '#test/window/mount.ts';
import { apiAnswers, openProject, productState } from '#test/window/fixtures.ts';
import { expect, test } from 'vitest';
import type { ReplyOf } from '#api/index.ts';
import type { Api } from '#operations/index.ts';
import type { Answers } from '#test/window/host.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import CollectionDialog from './CollectionDialog.vue';

const settings: ReplyOf<Api['collection']> = {
  paused: false,
  offline: false,
  sample_data: false,
  non_commercial_use: null,
  jobs: { queued: 3, running: 1, failed: 2, done: 0, cancelled: 0 },
};
async function open(call: NonNullable<Answers['api.call']> = apiAnswers({ collection: settings })) {
  mountAlone(CollectionDialog, { answers: { 'api.call': call } });
  useUi().dialog = 'collection';
  await flushPromises();
}
const checked = (id: string) => (page.get(id) as HTMLInputElement).checked;

test('until the service answers, and where it has no such call, there is nothing to set', async () => {
  await open(neverAnswers);
  expect(page.text()).toContain(text('collection.none'));
  expect(page.find('collection-paused')).toBeNull();
});

test('a service that refuses is one without the call', async () => {
  await open(refuses('not-found', 'No such call.'));
  expect(page.text()).toContain(text('collection.none'));
});

test('the counts, and the question that nobody answered', async () => {
  await open();
  expect(page.text()).toContain(text('collection.state', { waiting: '3', running: '1', failed: '2' }));
  expect(page.text()).toContain(text('collection.unanswered'));
});

test('pausing is sent, and shown as the service has it then', async () => {
  let current = settings;
  await open(apiAnswers({ collection: () => current, changeCollection: () => (current = { ...settings, paused: true }) }));
  expect(checked('collection-paused')).toBe(false);
  await page.press(page.get('collection-paused'));
  expect(fakeHost.asked('api.call')).toContainEqual(expect.objectContaining({ operation: 'changeCollection', body: { paused: true } }));
  expect(checked('collection-paused')).toBe(true);
});

test('of the open project it lists what works, waits and failed, and collects the failed again', async () => {
  const workspace = useWorkspace();
  workspace.current = openProject({ project_name: rightToLeftName });
  const products = [
    productState('soil'),
    productState('weather', { state: 'running', progress: 0.42 }),
    productState('climate', { state: 'failed', progress: 0, reason: longName }),
  ];
  workspace.products = products;
  // They are read again while the test looks at them.
  await open(apiAnswers({ collection: settings, collectAgain: {}, availableData: { products, climate_risk: [] } }));
  const jobs = page.all('li').map(({ textContent }) => textContent);
  expect(jobs).toHaveLength(2);
  expect(jobs[0]).toContain(text('panel.percent', { n: '42' }));
  expect(jobs[1]).toContain(longName);
  expect(page.text()).toContain(rightToLeftName);
  await page.press(page.get('collection-again'));
  expect(fakeHost.asked('api.call')).toContainEqual(expect.objectContaining({ operation: 'collectAgain', query: { product: 'climate' } }));
});

test('a project with all its data has nothing that waits', async () => {
  const workspace = useWorkspace();
  workspace.current = openProject();
  workspace.products = [productState('soil')];
  await open();
  expect(page.text()).toContain(text('collection.nothingWaits'));
  expect(page.find('collection-again')).toBeNull();
});
