// @vitest-environment happy-dom
import { fakeHost, flushPromises, longName, mountAlone, neverAnswers, page, refuses, rightToLeftName, text } from '#test/window/mount.ts';
import { apiAnswers, connection, openProject, productState } from '#test/window/fixtures.ts';
import { expect, test } from 'vitest';
import type { Project } from '#api/index.ts';
import type { Answers } from '#test/window/host.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import ProjectInspector from './ProjectInspector.vue';

async function open(record: Partial<Project> = {}, answers: Answers = {}) {
  fakeHost.answer({ 'connections.list': { connections: [connection()], keychain: 'system' }, ...answers });
  const workspace = useWorkspace();
  await workspace.loadConnections();
  workspace.current = openProject(record);
  const { wrapper } = mountAlone(ProjectInspector, { props: { takesKeyboard: false } });
  await flushPromises();
  return { wrapper, workspace };
}

test('the overview says how large the project is, where it lies and who holds it', async () => {
  await open();
  expect(page.textOf('project-title')).toBe('Woodlot');
  expect(page.textOf('project-hectares')).toBe('123.5');
  expect(page.text()).toContain('4.44 km');
  expect(page.text()).toContain('Provider');
  expect(page.text()).toContain('a1b2c3');
});

test('what the service does not say is a dash, not a zero', async () => {
  await open({ area_hectares: null, centroid_lat: null, centroid_lon: null });
  expect(page.textOf('project-hectares')).toBe('–');
  expect(page.all('dd')[0]!.textContent).toBe('–');
});

test('while nothing is known of the products, none is said to be ready or failed', async () => {
  await open({}, { 'api.call': neverAnswers });
  expect(page.all('[data-testid="availability"] li[data-state="ready"]')).toEqual([]);
  expect(page.all('[data-testid="availability"] li[data-state="failed"]')).toEqual([]);
});

test('a stored project says from when it is', async () => {
  const { workspace } = await open();
  expect(page.find('project-as-of')).toBeNull();
  workspace.openAsOf = '2026-05-04T10:00:00Z';
  await flushPromises();
  expect(page.textOf('project-as-of')).toContain('2026');
});

test('long names and names from right to left are whole, in their own direction', async () => {
  const { workspace } = await open({ project_name: longName });
  const title = page.get('project-title');
  expect([title.title, title.textContent, title.dir]).toEqual([longName, longName, 'auto']);
  workspace.current = openProject({ project_name: rightToLeftName });
  await flushPromises();
  expect([page.textOf('project-title'), page.get('project-title').dir]).toEqual([rightToLeftName, 'auto']);
});

test('a collection says so and counts its members', async () => {
  await open({ is_collection: true, subprojects: ['a', 'b', 'c'] });
  expect(page.text()).toContain(text('project.collection'));
  expect(page.text()).toContain(`3${text('project.members')}`);
});

test('arrows move along the tabs, and round their ends', async () => {
  await open();
  const selected = () => page.all('[role="tab"][aria-selected="true"]').map(({ id }) => id);
  const tabs = page.all('[role="tab"]');
  expect(selected()).toEqual(['tab-overview']);
  tabs[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
  await flushPromises();
  expect(selected()).toEqual([tabs.at(-1)!.id]);
  expect(tabs.map(({ tabIndex }) => tabIndex).filter((index) => index === 0)).toHaveLength(1);
});

test('the question of non-commercial use is asked while something waits for it, and a refusal leaves it there', async () => {
  const { workspace } = await open({}, { 'api.call': refuses('network', 'There is no network.') });
  expect(page.find('non-commercial')).toBeNull();
  workspace.products = [productState('weather', { state: 'queued', progress: 0, reason: 'Waits for one answer.', waits_for: 'decision' })];
  await flushPromises();
  const asked = page.get('non-commercial-yes');
  await page.press(asked);
  expect(fakeHost.asked('api.call')).toContainEqual(
    expect.objectContaining({ operation: 'changeCollection', body: { non_commercial_use: true } }),
  );
  expect(asked.isConnected).toBe(true);
});

test('an answered question goes away', async () => {
  const { workspace } = await open();
  workspace.products = [productState('weather', { state: 'queued', progress: 0, reason: 'Waits for one answer.', waits_for: 'decision' })];
  await flushPromises();
  fakeHost.answer({
    'api.call': apiAnswers({ changeCollection: {}, availableData: { products: [productState('weather')], climate_risk: [] } }),
    'api.raster': refuses('not-found', 'No mask.'),
  });
  await page.press(page.get('non-commercial-yes'));
  expect(page.find('non-commercial-yes')).toBeNull();
});

test('closing, the report and deleting are asked for, and left to the window', async () => {
  const { wrapper } = await open();
  await page.press(page.get('close-project'));
  await page.press(page.get('report'));
  await page.press(page.button(text('actions.delete')));
  expect(Object.keys(wrapper.emitted()).filter((name) => ['close', 'report', 'delete'].includes(name))).toEqual([
    'close',
    'report',
    'delete',
  ]);
});
