// @vitest-environment happy-dom
import { fakeHost, flushPromises, refuses } from '#test/window/mount.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { useOpenProject } from './open-project.ts';
import { followLink } from './follow-link.ts';

const warning = vi.hoisted(() => vi.fn());
vi.mock('vue-sonner', () => ({ toast: { warning } }));
vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({}), prepareForFiles: () => {} }));

const listOf = (...ids: string[]) => ({
  raw: false,
  value: ids.map((id) => ({
    id,
    user_id: 'me',
    project_name: id,
    area_hectares: 1,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
  })),
  deviations: [],
  fetchedAt: '2026-05-04T10:00:00Z',
  stale: false,
});

let open: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warning.mockReset();
  open = vi.spyOn(useOpenProject(), 'open').mockResolvedValue();
});

test('a project that came after the list was read is opened', async () => {
  fakeHost.answer({ 'api.call': () => listOf('new'), 'api.quota': refuses('network', '') });
  await followLink({ action: 'project', id: 'new' });
  expect(open).toHaveBeenCalledExactlyOnceWith('new');
  expect(warning).not.toHaveBeenCalled();
});

test('a link that comes while the list is on its way waits for it', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof listOf>>();
  fakeHost.answer({ 'api.call': () => answer.promise, 'api.quota': refuses('network', '') });
  const followed = followLink({ action: 'project', id: 'slow' });
  await flushPromises();
  expect(warning).not.toHaveBeenCalled();
  answer.resolve(listOf('slow'));
  await followed;
  expect(open).toHaveBeenCalledExactlyOnceWith('slow');
});

test('a project that no list has is named, and nothing is asked about its id', async () => {
  const asked: unknown[] = [];
  fakeHost.answer({
    'api.call': (input: unknown) => {
      asked.push(input);
      return listOf('other');
    },
    'api.quota': refuses('network', ''),
  });
  await followLink({ action: 'project', id: 'made-up' });
  expect(open).not.toHaveBeenCalled();
  expect(warning).toHaveBeenCalledOnce();
  expect(JSON.stringify(asked)).not.toContain('made-up');
});
