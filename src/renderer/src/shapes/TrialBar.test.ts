// @vitest-environment happy-dom
import { flushPromises, longName, mountAlone, page, text } from '#test/window/mount.ts';
import { square } from '#test/window/fixtures.ts';
import { openShapes, shape } from '#test/window/shapes.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { useEditing } from './editing.ts';
import TrialBar from './TrialBar.vue';

const worker = vi.hoisted(() => ({ buffer: vi.fn(), simplify: vi.fn() }));
vi.mock('#window/kit/workers/index.ts', () => ({
  geometry: () => ({ together: async () => ({ areaHectares: 1, overlaps: [] }), ...worker }),
}));
const take = () => page.get('trial-take') as HTMLButtonElement;
const metres = () => page.get('trial-metres') as HTMLInputElement;
const buffered = { ok: true, geometry: square, areaBeforeHectares: 10, areaAfterHectares: 12.5 };
beforeEach(() => {
  vi.resetAllMocks();
  openShapes([shape('s1')]).select('s1');
});
async function show(kind: 'buffer' | 'simplify') {
  const { wrapper } = mountAlone(TrialBar, { props: { kind } });
  await flushPromises();
  return wrapper;
}

test('while the first trial is made nothing can be taken', async () => {
  worker.buffer.mockReturnValue(new Promise(() => {}));
  await show('buffer');
  expect([take().disabled, page.find('trial-after'), page.alerts()]).toEqual([true, null, []]);
});

test('without a shape there is nothing to try', async () => {
  openShapes([]);
  await show('buffer');
  expect([worker.buffer.mock.calls, take().disabled]).toEqual([[], true]);
});

test('a buffer is tried at once, with its hectares before and after', async () => {
  worker.buffer.mockResolvedValue(buffered);
  await show('buffer');
  expect([metres().value, worker.buffer.mock.calls[0]![1], take().disabled]).toEqual(['10', 10, false]);
  expect(page.textOf('trial-after')).toBe(`${text('edit.after')} 12.50 ha`);
});

test('other metres are another trial', async () => {
  worker.buffer.mockResolvedValue(buffered);
  await show('buffer');
  await page.type(metres(), '25');
  expect(worker.buffer.mock.calls.map((call: unknown[]) => call[1])).toEqual([10, 25]);
});

test('a simplification has its corners too', async () => {
  worker.simplify.mockResolvedValue({
    geometries: [[0, square]],
    areaBeforeHectares: 10,
    areaAfterHectares: 9.9,
    cornersBefore: 1200,
    cornersAfter: 40,
  });
  await show('simplify');
  expect(page.text()).toContain(`1,200 → 40 ${text('edit.corners')}`);
  expect(page.all('input[type="range"]')).toHaveLength(1);
});

test('what cannot be made is said whole, and nothing can be taken', async () => {
  worker.buffer.mockRejectedValue(new Error(longName));
  await show('buffer');
  expect([page.alerts(), take().disabled]).toEqual([[longName], true]);
});

test('leaving it, by button or Esc, changes nothing', async () => {
  worker.buffer.mockResolvedValue(buffered);
  const wrapper = await show('buffer');
  await page.press(page.button(text('edit.leave')));
  page.get('trial').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect([wrapper.emitted('close')?.length, useEditing().trial]).toEqual([2, null]);
});
