// @vitest-environment happy-dom
import { flushPromises, mountAlone, page, text } from '#test/window/mount.ts';
import { openShapes, shape } from '#test/window/shapes.ts';
import { expect, test, vi } from 'vitest';
import { setLanguage } from '#window/kit/text/index.ts';
import type { MapController } from '#window/map/map-controller.ts';
import { useMainMap } from '#window/map/main-map.ts';
import { useEditing } from './editing.ts';
import EditToolbar from './EditToolbar.vue';

vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({ together: async () => ({ areaHectares: 1, overlaps: [] }) }) }));
const tool = (name: string) => page.get(`tool-${name}`) as HTMLButtonElement;
const coordinate = () => page.get('coordinate') as HTMLInputElement;
async function key(name: string): Promise<void> {
  coordinate().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  await flushPromises();
}
async function submit(): Promise<void> {
  coordinate().form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await flushPromises();
}
/** A map that notes what it was asked to do. */
function attachMap(): [string, ...unknown[]][] {
  const asked: [string, ...unknown[]][] = [];
  const note =
    (name: string) =>
    async (...input: unknown[]): Promise<void> => {
      asked.push([name, ...input]);
    };
  const controller: MapController = {
    fitTo: note('fitTo'),
    reveal: note('reveal'),
    fitAll: note('fitAll'),
    fitBox: note('fitBox'),
    refit: note('refit'),
    follow: note('follow'),
    zoomToPoint: note('zoomToPoint'),
    zoomToBasemap: note('zoomToBasemap'),
    goTo: note('goTo'),
    viewBox: async () => [0, 0, 1, 1] as const,
    print: async () => new Uint8Array(),
    finishSketch: note('finishSketch'),
    removeLastPoint: note('removeLastPoint'),
    addPoint: note('addPoint'),
  };
  useMainMap().attach(controller);
  return asked;
}

test('without a shape one can draw, and not change', () => {
  mountAlone(EditToolbar);
  const disabled = ['polygon', 'line', 'point', 'modify', 'move', 'split', 'hole'].filter((name) => tool(name).disabled);
  expect([disabled, page.find('edit-bar')]).toEqual([['modify', 'move', 'split', 'hole'], null]);
  expect(tool('split').title).toContain(text('needs.area'));
});

test('a selected area can be changed, cut and holed', async () => {
  openShapes([shape('s1')]).select('s1');
  mountAlone(EditToolbar);
  expect(page.all('[role="toolbar"] button:disabled')).toEqual([]);
});

test('a tool is pressed, says what to do, and is put down', async () => {
  mountAlone(EditToolbar);
  await page.press(tool('line'));
  expect([tool('line').getAttribute('aria-pressed'), page.textOf('edit-bar')]).toEqual([
    'true',
    expect.stringContaining(text('edit.hint.line')),
  ]);
  await page.press(page.button(text('edit.tool.select')));
  expect(page.find('edit-bar')).toBeNull();
});

test('the sketch has its size', async () => {
  mountAlone(EditToolbar);
  await page.press(tool('polygon'));
  useEditing().sketch = { hectares: 1.5, metres: 12_345, points: 4 };
  await flushPromises();
  expect(page.textOf('sketch-size')).toBe(`1.50 ha · 12.35 km · 4 ${text('edit.corners')}`);
});

test('coordinates are typed: the field has the keyboard, and each is a corner', async () => {
  const asked = attachMap();
  mountAlone(EditToolbar);
  await page.press(tool('polygon'));
  expect(document.activeElement).toBe(coordinate());
  await page.type(coordinate(), '-1.3, 36.8');
  await submit();
  expect([coordinate().value, asked]).toEqual(['', [['addPoint', [36.8, -1.3]]]]);
  await key('Backspace');
  await submit();
  expect(asked.slice(1)).toEqual([['removeLastPoint'], ['finishSketch']]);
});

test('what is no coordinate is refused beside the field, until it is changed', async () => {
  attachMap();
  mountAlone(EditToolbar);
  await page.press(tool('point'));
  await page.type(coordinate(), 'north of the river');
  await submit();
  expect([coordinate().getAttribute('aria-invalid'), page.alerts()]).toEqual(['true', [expect.stringMatching(/\S/)]]);
  await page.type(coordinate(), '-1.3');
  expect(page.alerts()).toEqual([]);
});

test('Esc clears the field first, and then puts the tool down', async () => {
  mountAlone(EditToolbar);
  await page.press(tool('polygon'));
  await page.type(coordinate(), '-1.3');
  await key('Escape');
  expect([coordinate().value, useEditing().tool]).toEqual(['', 'polygon']);
  await key('Escape');
  expect(useEditing().tool).toBeNull();
});

test('its names follow the language of the window', async () => {
  mountAlone(EditToolbar);
  const english = tool('polygon').getAttribute('aria-label');
  await setLanguage('es');
  expect(tool('polygon').getAttribute('aria-label')).not.toBe(english);
  expect(tool('polygon').getAttribute('aria-label')).toBe(text('edit.tool.polygon'));
});
