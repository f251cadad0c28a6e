// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, page, text } from '#test/window/mount.ts';
import { openShapes, shape, summary } from '#test/window/shapes.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFiles } from '#window/shapes/files.ts';
import { useStylePanel } from './style-panel.ts';
import StylePanel from './StylePanel.vue';

vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({ together: async () => ({ areaHectares: 1, overlaps: [] }) }) }));
const crops = ['cocoa', 'coffee', 'cocoa', null];
const style = () => useFiles().files[0]!.style;
async function choose(id: string, value: string): Promise<void> {
  const field = page.get(id) as HTMLSelectElement;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await flushPromises();
}
const entries = () => page.all('[data-testid=style-entries] li').map(({ textContent }) => textContent);

beforeEach(async () => {
  openShapes(
    crops.map((crop, at) =>
      shape(`s${at + 1}`, {
        feature: { ...shape('s1').feature, properties: { name: `Plot ${at + 1}`, crop, tonnes: String(at * 10) } },
        summary: summary({ areaHectares: at + 1 }),
      }),
    ),
    { colour: 'amber' },
  );
  useStylePanel().open('f1');
  mountAlone(StylePanel);
  await flushPromises();
});
afterEach(() => vi.useRealTimers());

test('categories by the attribute that tells groups apart, with their counts', async () => {
  await page.press(page.get('style-categories'));
  expect(entries()).toEqual(['cocoa2', 'coffee1', `${text('styling.none')}1`]);
  expect(style()?.drawing).toMatchObject({ kind: 'categories', by: { kind: 'attribute', name: 'crop' }, palette: 'muted' });
});

test('classes by hectares first, then by numbers that are texts; an attribute without a number is refused', async () => {
  await page.press(page.get('style-classes'));
  expect(style()?.drawing).toMatchObject({ kind: 'classes', by: { kind: 'hectares' }, method: 'quantile' });
  await choose(
    'style-by',
    String([...(page.get('style-by') as HTMLSelectElement).options].findIndex(({ text: name }) => name === 'tonnes') - 1),
  );
  await choose('style-method', 'equal');
  await choose('style-count', '3');
  expect(style()?.drawing).toMatchObject({ by: { kind: 'attribute', name: 'tonnes' }, method: 'equal', limits: [0, 10, 20, 30] });
  await choose('style-by', '1');
  expect(page.all('[role=alert]').map(({ textContent }) => textContent)).toEqual([text('styling.noNumbersIn', { name: 'crop' })]);
  expect(style()?.drawing).toMatchObject({ by: { kind: 'attribute', name: 'tonnes' } });
});

test('what is chosen without a pause is one step, which is taken back and done again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await page.press(page.get('style-categories'));
  await page.press(page.get('style-classes'));
  const { history } = useFiles();
  history.undo();
  expect(style()).toBeUndefined();
  expect(history.undoLabel).toBeNull();
  history.redo();
  expect(style()?.drawing.kind).toBe('classes');
});

test('a colour of the swatches ends the classes, and the rest of the style stays', async () => {
  const opacity = page.get('style-opacity') as HTMLInputElement;
  await page.press(page.get('style-classes'));
  opacity.value = '0.5';
  opacity.dispatchEvent(new Event('input', { bubbles: true }));
  useFiles().setColour('f1', 'cyan');
  await flushPromises();
  expect(style()).toMatchObject({ drawing: { kind: 'plain' }, fillOpacity: 0.5 });
  expect(useFiles().files[0]!.colour).toBe('cyan');
});

test('any colour can be the one of the file, and a swatch takes its place', async () => {
  const other = page.get('style-other-colour') as HTMLInputElement;
  other.value = '#123456';
  other.dispatchEvent(new Event('input', { bubbles: true }));
  await flushPromises();
  expect(style()?.drawing).toEqual({ kind: 'plain', colour: '#123456' });
  expect(page.get('style-single').getAttribute('aria-checked')).toBe('true');
  fakeHost.answer({ 'files.save': { saved: true } });
  await page.press(page.get('style-sld'));
  const [saved] = fakeHost.asked('files.save') as { bytes: Uint8Array<ArrayBuffer> }[];
  expect(new TextDecoder().decode(saved!.bytes)).toContain('#123456');
  useFiles().setColour('f1', 'cyan');
  await flushPromises();
  expect(style()?.drawing).toEqual({ kind: 'plain' });
});

test('a formula says what is wrong with it while it is written', async () => {
  await choose('style-labels', 'formula');
  const formula = page.get('style-formula') as HTMLInputElement;
  formula.value = 'crop & ';
  formula.dispatchEvent(new Event('input', { bubbles: true }));
  await flushPromises();
  expect(page.all('[role=alert]')).toHaveLength(1);
  formula.value = 'crop & " x"';
  formula.dispatchEvent(new Event('input', { bubbles: true }));
  await flushPromises();
  expect(page.all('[role=alert]')).toHaveLength(0);
  expect(style()?.labels.wording).toEqual({ kind: 'formula', formula: 'crop & " x"' });
});

test('scales are typed as people write them', async () => {
  await choose('style-maxDenominator', '1:50 000');
  expect(style()?.scales).toEqual({ minDenominator: null, maxDenominator: 50_000 });
});

test('a style is saved as SLD, and loaded from it again; what cannot be taken is said and changes nothing', async () => {
  useFiles().setColour('f1', 'own');
  await flushPromises();
  expect((page.get('style-sld') as HTMLButtonElement).disabled).toBe(true);
  await page.press(page.get('style-categories'));
  fakeHost.answer({ 'files.save': { saved: true } });
  await page.press(page.get('style-sld'));
  const [saved] = fakeHost.asked('files.save') as { suggestedName: string; kind: string; bytes: Uint8Array<ArrayBuffer> }[];
  expect(saved).toMatchObject({ kind: 'sld' });
  expect(saved!.suggestedName).toMatch(/\.sld$/);
  const { drawing } = style()!;
  await page.press(page.get('style-reset'));
  expect(style()).toBeUndefined();
  fakeHost.answer({ 'files.choose': { files: [{ name: 'crops.sld', bytes: saved!.bytes }] } });
  await page.press(page.get('style-load'));
  await vi.waitFor(() => expect(style()?.drawing).toMatchObject({ kind: 'categories', by: { kind: 'attribute', name: 'crop' } }));
  expect(style()!.drawing).toMatchObject(drawing.kind === 'categories' ? { categories: drawing.categories } : {});
  const before = style();
  fakeHost.answer({ 'files.choose': { files: [{ name: 'x.qml', bytes: new TextEncoder().encode('<qgis/>') }] } });
  await page.press(page.get('style-load'));
  await vi.waitFor(() => expect(page.alerts()).toHaveLength(1));
  expect(style()).toBe(before);
});
