// @vitest-environment happy-dom
import { fakeHost, flushPromises, longName, mountAlone, page, refuses, rightToLeftName, text } from '#test/window/mount.ts';
import { expect, test, vi } from 'vitest';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useIncomingFiles } from './incoming-files.ts';
import StartPane from './StartPane.vue';

vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({}), prepareForFiles: () => {} }));
const project = (id: string, name: string, updated: string) => ({
  id,
  user_id: 'me',
  project_name: name,
  area_hectares: 12.5,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: updated,
});

test('without projects it shows the way from a file to a report', () => {
  mountAlone(StartPane);
  expect(page.text()).toContain(text('start.title'));
  expect(page.all('li')).toHaveLength(5);
  expect(page.find('start-portfolio')).toBeNull();
});

test('with projects it counts them and lists the latest first, each name in its own direction', async () => {
  const { wrapper } = mountAlone(StartPane);
  useWorkspace().projects = [project('a', longName, '2026-01-01T00:00:00Z'), project('b', rightToLeftName, '2026-03-01T00:00:00Z')];
  await wrapper.vm.$nextTick();
  expect(page.textOf('start-count')).toBe('2');
  const names = page.all('.row .ellipsis');
  expect(names.map(({ title }) => title)).toEqual([rightToLeftName, longName]);
  expect(names.every((name) => name.getAttribute('dir') === 'auto')).toBe(true);
  await page.press(page.all('.row')[0]!);
  expect(fakeHost.asked('api.call')).toContainEqual(expect.objectContaining({ operation: 'getProject', params: { project_id: 'b' } }));
});

test('files that were opened before stand there with folder and day, open again, and are forgotten', async () => {
  let files = [
    { name: 'plots.kml', path: '/home/otieno/field work/plots.kml', openedAt: '2026-05-04T10:00:00Z' },
    { name: rightToLeftName, path: `C:\\land\\${rightToLeftName}`, openedAt: '2026-05-03T10:00:00Z' },
  ];
  fakeHost.answer({
    'files.recent': () => ({ files }),
    'files.read': refuses('file-not-found', 'It is gone.'),
    'files.clearRecent': () => {
      files = [];
      return {};
    },
  });
  mountAlone(StartPane);
  await useIncomingFiles().loadRecent();
  await flushPromises();
  const rows = [...page.get('recent-files').querySelectorAll<HTMLElement>('.row')];
  expect(rows.map((row) => [row.title, row.querySelector('.where > .ellipsis')!.textContent])).toEqual([
    ['/home/otieno/field work/plots.kml', '…/otieno/field work'],
    [`C:\\land\\${rightToLeftName}`, 'C:\\land'],
  ]);
  expect(rows[0]!.textContent).toContain('2026');
  await page.press(rows[0]!);
  expect(fakeHost.asked('files.read')).toEqual([{ path: '/home/otieno/field work/plots.kml' }]);
  await page.press(page.get('clear-recent'));
  expect(page.find('recent-files')).toBeNull();
});

test('the portfolio opens from here', async () => {
  const { wrapper } = mountAlone(StartPane);
  useWorkspace().projects = [project('a', 'Woodlot', '2026-01-01T00:00:00Z')];
  await wrapper.vm.$nextTick();
  await page.press(page.get('start-portfolio'));
  expect(useUi().dialog).toBe('portfolio');
});
