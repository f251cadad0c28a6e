// @vitest-environment happy-dom
import { fakeHost, flushPromises, longName, mountAlone, neverAnswers, page, refuses, rightToLeftName, text } from '#test/window/mount.ts';
import { listedProject, openProject } from '#test/window/fixtures.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { effectScope } from 'vue';
import type { BridgeInput, BridgeOutput } from '#host/contract.ts';
import type { Answers } from '#test/window/host.ts';
import { parcelAt } from '#test/helpers/parcels.ts';
import { useParcelFilter } from '#window/workspace/parcel-filter.ts';
import { useProjectShapes } from '#window/workspace/project-shapes.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useListedProjects } from './listed-projects.ts';
import ReportDialog from './ReportDialog.vue';

const preview: BridgeOutput<'report.preview'> = { html: '<p>The report</p>', title: 'Woodlot', synthetic: false, missing: [] };
const takeMap = vi.fn(async () => new Uint8Array([1]));
async function open(answers: Answers = {}, name: string | null = 'Woodlot') {
  const workspace = useWorkspace();
  workspace.projects = [listedProject()];
  workspace.current = name === null ? null : openProject({ project_name: name });
  mountAlone(ReportDialog, {
    props: { takeMap },
    answers: { 'drafts.load': null, 'report.logo': { logo: null }, 'report.preview': preview, ...answers },
  });
  useUi().dialog = 'report';
  await flushPromises();
}
const save = () => page.get('report-save') as HTMLButtonElement;

test('the preview of the open project stands beside the choices', async () => {
  await open();
  expect((page.get('report-preview') as HTMLIFrameElement).srcdoc).toBe(preview.html);
  expect(fakeHost.asked('report.preview')[0]).toEqual(
    expect.objectContaining({ projectIds: ['project-1'], isPortfolio: false, fresh: true }),
  );
});

test('while it is made there is progress and no page', async () => {
  await open({ 'report.preview': neverAnswers });
  expect(page.find('report-preview')).toBeNull();
  expect(page.text()).toContain(text('report.making'));
});

test('a preview that failed says why; the choices stay usable', async () => {
  await open({ 'report.preview': refuses('network', 'There is no network.') });
  expect(page.alerts()).toEqual([text('report.faulty', { reason: 'There is no network.' })]);
  expect(save().disabled).toBe(false);
});

test('made-up data is marked, and what is missing is named', async () => {
  await open({ 'report.preview': { ...preview, synthetic: true, missing: [{ slug: 'soil', reason: longName }] } });
  expect(page.text()).toContain(text('panel.synthetic'));
  expect(page.text()).toContain(longName);
});

test('a filter of the parcels holds for their report, which may be of all of them too', async () => {
  const plots = ['tea', 'maize', 'tea'].map((crop, at) => ({
    type: 'Feature' as const,
    geometry: parcelAt(35 + at * 0.01, 1, 0.005),
    properties: { name: `Plot ${at}`, crop },
  }));
  fakeHost.answer({ 'projects.shapes': { features: plots, sourceFiles: [], origin: 'service' } });
  useWorkspace().current = openProject();
  const filter = useParcelFilter();
  await useProjectShapes().whenLoaded();
  filter.filter = {
    join: 'any',
    conditions: [
      { key: 'crop', test: 'equals', value: 'tea' },
      { key: 'hectare:area', test: 'above', value: '' },
    ],
  };
  await open({ 'projects.shapes': { features: plots, sourceFiles: [], origin: 'service' } });
  const asked = () => fakeHost.asked('report.preview').map((input) => (input as BridgeInput<'report.preview'>).options.parcels);
  expect(asked()).toEqual([
    {
      places: [0, 2],
      all: 3,
      join: 'any',
      conditions: [{ column: { kind: 'attribute', name: 'crop' }, type: 'text', test: 'equals', value: 'tea' }],
    },
  ]);
  const box = page.get('report-only-shown') as HTMLInputElement;
  expect(box.closest('label')!.textContent!.trim()).toBe(text('report.onlyShown', { n: '2', all: '3' }));
  await page.press(box);
  expect(asked()).toEqual([expect.anything(), null]);
});

test('no section, no report', async () => {
  await open();
  await page.press(page.button(text('report.none')));
  expect(page.text()).toContain(text('report.needSection'));
  expect(save().disabled).toBe(true);
});

test('a template chooses the sections in its order; a section more makes them one’s own', async () => {
  await open();
  const chosen = () => (fakeHost.asked('report.preview').at(-1) as { options: { sections: string[] } }).options.sections;
  const checked = () => page.all('input[name=report-template]').map((input) => (input as unknown as HTMLInputElement).checked);
  expect(checked()).toEqual([false, true, false, false, false]);
  expect(chosen()).not.toContain('annex');
  vi.useFakeTimers();
  await page.press(page.get('report-template-carbon'));
  await vi.advanceTimersByTimeAsync(500);
  expect(chosen().slice(0, 3)).toEqual(['summary', 'introduction', 'project-notes']);
  expect(chosen()).toContain('annex');
  expect(checked()).toEqual([false, false, false, false, true]);
  await page.press(page.all('[data-section=weather] input')[0]!);
  await vi.advanceTimersByTimeAsync(500);
  vi.useRealTimers();
  expect(checked()).toEqual([false, false, false, false, false]);
  expect(page.text()).toContain(text('report.ownSections'));
});

test('what a person typed goes into the report', async () => {
  await open();
  vi.useFakeTimers();
  await page.type(page.get('report-prepared-by'), 'Ana');
  await page.type(page.get('report-introduction'), 'For the council.');
  await vi.advanceTimersByTimeAsync(500);
  vi.useRealTimers();
  expect(fakeHost.asked('report.preview').at(-1)).toMatchObject({ options: { preparedBy: 'Ana', introduction: 'For the council.' } });
});

test('without an open project the report is about all projects', async () => {
  await open({}, null);
  expect(fakeHost.asked('report.preview')).toEqual([expect.objectContaining({ isPortfolio: true })]);
  expect(page.find('report-portfolio')).toBeNull();
});

test('the other choice of what it is about makes another preview', async () => {
  await open();
  await page.press(page.get('report-portfolio'));
  expect(fakeHost.asked('report.preview')).toContainEqual(expect.objectContaining({ isPortfolio: true, fresh: true }));
});

test('a file that cannot be written says why, and what was typed stays', async () => {
  await open({ 'report.create': refuses('internal', 'The disk is full.') });
  await page.type(page.get('report-title'), rightToLeftName);
  await page.press(save());
  expect(page.alerts()).toEqual(['The disk is full.']);
  expect((page.get('report-title') as HTMLInputElement).value).toBe(rightToLeftName);
  expect((page.get('report-title') as HTMLInputElement).dir).toBe('auto');
});

test('a map that cannot be taken is said and not asked for again', async () => {
  takeMap.mockRejectedValueOnce(new Error('The map is not there.'));
  await open();
  await page.press(page.get('report-window-map'));
  expect(page.alerts()).toEqual(['The map is not there.']);
  expect((page.get('report-window-map') as HTMLInputElement).checked).toBe(false);
});

test.each([longName, rightToLeftName])('a long or foreign name is whole, in its own direction', async (name) => {
  await open({}, name);
  expect(page.all('.about .ellipsis').map(({ title, dir }) => [title, dir])).toEqual([[name, 'auto']]);
});

test('the canopy from which land is forest goes into the report, and is remembered', async () => {
  const previewsOf = (canopy: number) =>
    fakeHost.asked('report.preview').filter((asked) => (asked as { options: { canopy: number } }).options.canopy === canopy);
  await open({ 'drafts.load': { summary: { version: 1 }, content: { canopy: 50 } } as never });
  expect((page.get('report-canopy') as HTMLSelectElement).value).toBe('50');
  expect(previewsOf(50)).toHaveLength(1);
  vi.useFakeTimers();
  const choice = page.get('report-canopy') as HTMLSelectElement;
  choice.value = '75';
  choice.dispatchEvent(new Event('change', { bubbles: true }));
  await flushPromises();
  await vi.advanceTimersByTimeAsync(500);
  vi.useRealTimers();
  expect(previewsOf(75)).toHaveLength(1);
  expect(fakeHost.asked('drafts.save')).toContainEqual(expect.objectContaining({ content: expect.objectContaining({ canopy: 75 }) }));
});

test('a threshold that nobody offers is the usual one', async () => {
  await open({ 'drafts.load': { summary: { version: 1 }, content: { canopy: 33 } } as never });
  expect((page.get('report-canopy') as HTMLSelectElement).value).toBe('30');
});

/** stands for the component that has the list */
const scope = effectScope(true);
afterAll(() => scope.stop());

test('of a filtered list the report is of what the list shows, and says the filter; all of them are one press away', async () => {
  const conditions = [{ field: 'country' as const, value: 'Kenya' }];
  scope.run(() => useListedProjects().follow('portfolio', () => ({ projectIds: ['project-1'], all: 3, conditions })));
  await open({}, null);
  expect(page.text()).toContain(text('report.filtered', { n: '1', all: '3' }));
  const of = (projectIds: string[], filter: unknown) =>
    expect.objectContaining({ projectIds, options: expect.objectContaining({ filter }) as unknown });
  await vi.waitFor(() => expect(fakeHost.asked('report.preview')).toContainEqual(of(['project-1'], { shown: 1, all: 3, conditions })));
  useWorkspace().projects = [listedProject(), listedProject({ id: 'project-2' }), listedProject({ id: 'project-3' })];
  await page.press(page.get('report-all'));
  await vi.waitFor(() => expect(fakeHost.asked('report.preview')).toContainEqual(of(['project-1', 'project-2', 'project-3'], null)));
});

test('a filter that shows no project makes no report of nothing', async () => {
  scope.run(() => useListedProjects().follow('pane', () => ({ projectIds: [], all: 1, conditions: [{ field: 'name', value: 'x' }] })));
  await open({}, null);
  expect((page.get('report-portfolio') as HTMLInputElement).disabled).toBe(true);
  await vi.waitFor(() =>
    expect(fakeHost.asked('report.preview')[0]).toEqual(expect.objectContaining({ projectIds: ['project-1'], isPortfolio: true })),
  );
});
