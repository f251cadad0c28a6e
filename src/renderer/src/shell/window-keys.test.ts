// @vitest-environment happy-dom
import { flushPromises, mountAlone, page } from '#test/window/mount.ts';
import { openShapes, shape } from '#test/window/shapes.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { defineComponent, h, ref } from 'vue';
import AppDialog from '#window/kit/AppDialog.vue';
import FileFilterBar from '#window/shapes/FileFilterBar.vue';
import { useUi } from '#window/workspace/ui.ts';
import PaletteDialog from './PaletteDialog.vue';
import { useWindowKeys } from './window-keys.ts';

vi.mock('#window/kit/workers/index.ts', () => ({
  geometry: () => ({ together: async () => ({ areaHectares: 1, overlaps: [] }) }),
  pairing: () => ({ work: {}, failed: new Promise(() => {}), end: () => {} }),
  prepareForFiles: () => {},
}));
/** The dialogs of the window by their names would load all of it. */
vi.mock('./window-dialogs.ts', () => ({ isQuestion: (name: string) => name === 'deleteProject' }));

/** A dialog that a component opens by itself, with a field in it. */
const [isAsking, isQuestion] = [ref(false), ref(false)];
const own = () =>
  h(AppDialog, { open: isAsking.value, title: 'Own', question: isQuestion.value, onClose: () => (isAsking.value = false) }, () =>
    h('input', { 'data-testid': 'own-field' }),
  );
const keys = defineComponent({
  setup() {
    useWindowKeys();
    return () => [h(FileFilterBar), h(PaletteDialog), own()];
  },
});

beforeEach(async () => {
  [isAsking.value, isQuestion.value] = [false, false];
  openShapes([shape('s1'), shape('s2')]);
  mountAlone(keys);
  await flushPromises();
});
/** Ctrl K, as it is pressed while a field has the keyboard. */
async function pressIn(testId: string): Promise<void> {
  const field = page.get(testId);
  field.focus();
  expect(document.activeElement).toBe(field);
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }));
  await flushPromises();
}
const isOpen = () => [useUi().dialog, page.find('palette-query') !== null];
async function escape(): Promise<void> {
  useUi().dialog = null;
  await flushPromises();
}

test.each(['find-cells', 'filter-column', 'filter-value'])('Ctrl K opens the palette while %s has the keyboard', async (field) => {
  await page.press(page.get('filter-toggle'));
  await pressIn(field);
  expect(isOpen()).toEqual(['palette', true]);
});

test('from the conditions of a filter the keyboard comes back to the button at which they hang', async () => {
  await page.press(page.get('filter-toggle'));
  await pressIn('filter-value');
  await vi.waitFor(() => expect(page.find('filter-value')).toBeNull());
  await escape();
  await vi.waitFor(() => expect(document.activeElement).toBe(page.get('filter-toggle')));
});

test('a dialog that a component opened by itself gives way', async () => {
  isAsking.value = true;
  await flushPromises();
  await pressIn('own-field');
  expect([...isOpen(), isAsking.value]).toEqual(['palette', true, false]);
});

test('a question is answered first', async () => {
  [isAsking.value, isQuestion.value] = [true, true];
  await flushPromises();
  await pressIn('own-field');
  expect([...isOpen(), isAsking.value]).toEqual([null, false, true]);
});
