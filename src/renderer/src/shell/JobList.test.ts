// @vitest-environment happy-dom
import { apiAnswers, connection, productState } from '#test/window/fixtures.ts';
import { fakeHost, flushPromises, longName, mountAlone, page, rightToLeftName, text } from '#test/window/mount.ts';
import { expect, test } from 'vitest';
import { setLanguage } from '#window/kit/text/index.ts';
import { useOffline } from '#window/offline/offline.ts';
import { useCollection } from '#window/workspace/collection.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useHostState } from './host-state.ts';
import JobList from './JobList.vue';

test('without an open project there are no jobs', () => {
  mountAlone(JobList);
  expect(page.text()).toBe(text('table.noJobs'));
});

test('each job has its state and its reason, whole; what a place cannot have is left out', () => {
  useWorkspace().products = [
    productState('soil'),
    productState('weather', { state: 'failed', reason: longName }),
    productState('climate', { state: 'queued', reason: rightToLeftName }),
    productState('ghg-emissions', { state: 'not_available' }),
  ];
  mountAlone(JobList);
  const jobs = page.all('.issue');
  expect(jobs.map((job) => job.querySelector('.badge')?.textContent)).toEqual(
    ['ready', 'failed', 'waiting'].map((state) => text(`state.${state}`)),
  );
  expect(jobs[1]!.textContent).toContain(longName);
  expect(jobs[2]!.textContent).toContain(rightToLeftName);
});

test('a product that only this service knows goes by its own name', () => {
  useWorkspace().products = [productState('fire-risk')];
  mountAlone(JobList);
  expect(page.all('.issue b').map(({ textContent }) => textContent)).toEqual(['fire-risk']);
});

const none = { jobs: 0, projects: 0 };
const collection = {
  paused: false,
  offline: false,
  non_commercial_use: null,
  sample_data: true,
  jobs: { queued: 0, running: 0, done: 0, failed: 0, cancelled: 0 },
  work: { running: none, turn: none, network: { jobs: 3705, projects: 285 }, decision: { jobs: 12, projects: 12 }, failed: none },
};
async function connected(kind: 'embedded' | 'remote') {
  fakeHost.answer({
    'connections.list': { connections: [connection({ kind })], keychain: 'system' },
    'api.call': apiAnswers({ collection, changeCollection: { ...collection, offline: false } }),
  });
  await useWorkspace().loadConnections();
}

test('285 projects without a network: it says that the network is missing, and offers to try again', async () => {
  await connected('embedded');
  useHostState().service = 'ready';
  await useCollection().load();
  mountAlone(JobList);
  const [answer, network] = page.all('[data-testid="work"] .row');
  expect(answer!.textContent).toContain(text('state.answer'));
  expect(network!.textContent).toContain(text('state.network'));
  expect(network!.textContent).toContain('285');
  await page.press(page.get('work-again'));
  expect(fakeHost.asked('api.call').at(-1)).toMatchObject({ operation: 'changeCollection', body: {} });
});

test('a service that ended is said to have ended, in the language of now, and can be started again', async () => {
  await connected('embedded');
  Object.assign(useHostState(), { service: 'failed', why: { message: 'English.', phrase: { code: 'host.service-not-running' } } });
  // What is in the list of lost connections is no matter of the network here.
  useOffline().lost = new Set(['remote']);
  fakeHost.answer({ 'host.startService': {} });
  mountAlone(JobList);
  await setLanguage('es');
  await flushPromises();
  expect(page.textOf('connection-trouble')).toContain(text('connectionState.stopped'));
  expect(page.textOf('connection-trouble')).not.toContain('English.');
  await page.press(page.get('connection-action'));
  expect(fakeHost.asked('host.startService')).toHaveLength(1);
});

test('a provider that cannot be reached is a matter of the network', async () => {
  await connected('remote');
  useOffline().lost = new Set(['remote']);
  mountAlone(JobList);
  expect(page.textOf('connection-trouble')).toContain(text('connectionState.unreachable'));
});
