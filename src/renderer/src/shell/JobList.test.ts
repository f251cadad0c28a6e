// @vitest-environment happy-dom
import { longName, mountAlone, page, rightToLeftName, text } from '#test/window/mount.ts';
import { productState } from '#test/window/fixtures.ts';
import { expect, test } from 'vitest';
import { useWorkspace } from '#window/workspace/workspace.ts';
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
    ['ready', 'failed', 'queued'].map((state) => text(`state.${state}`)),
  );
  expect(jobs[1]!.textContent).toContain(longName);
  expect(jobs[2]!.textContent).toContain(rightToLeftName);
});

test('a product that only this service knows goes by its own name', () => {
  useWorkspace().products = [productState('fire-risk')];
  mountAlone(JobList);
  expect(page.all('.issue b').map(({ textContent }) => textContent)).toEqual(['fire-risk']);
});
