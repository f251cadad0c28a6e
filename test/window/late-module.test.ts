// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { fakeHost as ofTheFileBefore } from './host.ts';

test("an import of the file before that loads the window's host first speaks to the host of this file", async () => {
  ofTheFileBefore.answer({ 'sources.check': { is_checking: true, sources: [] } });
  vi.resetModules();
  const { hostCall } = await import('#window/kit/host/host.ts');
  const { fakeHost, refuses } = await import('./host.ts');
  fakeHost.answer({ 'sources.list': { is_checking: false, sources: [] }, 'projects.notes': refuses('busy', 'Later.') });
  expect(await hostCall('sources.list', {})).toEqual({ is_checking: false, sources: [] });
  await expect(hostCall('projects.notes', {})).rejects.toMatchObject({ code: 'busy' });
  await expect(hostCall('sources.check', {})).rejects.toThrow('The test gives no answer to sources.check');
});
