import { expect, test } from 'vitest';
import { KeyArea, type AreaTool } from './key-area.ts';

/** Presses keys one after the other, two metres a pixel; `Shift+` and `Ctrl+` before a key hold these. */
function press(tool: AreaTool, ...keys: string[]) {
  const area = new KeyArea(tool, [0, 0]);
  const did = keys.map((key) =>
    area.press({ key: key.replace(/^.*\+/, ''), shiftKey: key.startsWith('Shift+'), ctrlKey: key.startsWith('Ctrl+') }, 2),
  );
  return { area, did };
}

test('arrows move the cross by steps, with Ctrl by a pixel', () => {
  const { area, did } = press('box', 'ArrowRight', 'ArrowUp', 'Ctrl+ArrowLeft', 'Ctrl+ArrowDown');
  expect([area.cross, area.ring(), did]).toEqual([[22, 22], [], Array(4).fill('moved')]);
});
test('Enter begins a box and takes it', () => {
  const { area, did } = press('box', 'Enter', 'ArrowRight', 'ArrowDown', 'Enter');
  expect(did.at(-1)).toBe('taken');
  expect(area.ring()).toEqual([
    [0, 0],
    [24, 0],
    [24, -24],
    [0, -24],
    [0, 0],
  ]);
});
test('Shift and an arrow begin a box where the cross stands', () => {
  const { area, did } = press('box', 'Shift+ArrowRight', 'Shift+ArrowRight', ' ');
  expect([area.corners, area.cross, did.at(-1)]).toEqual([[[0, 0]], [48, 0], 'taken']);
});
test('a lasso is taken by a second press at its last corner, and needs three of them', () => {
  expect(press('lasso', 'Enter', 'ArrowRight', 'Enter', 'Enter').did.at(-1)).toBe('moved');
  const { area, did } = press('lasso', 'Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter', 'Enter');
  expect([did.at(-1), area.corners]).toEqual([
    'taken',
    [
      [0, 0],
      [24, 0],
      [24, -24],
    ],
  ]);
});
test('Backspace takes the last corner back, Escape all of them; then both are keys of the window again', () => {
  expect(press('lasso', 'Enter', 'ArrowRight', 'Enter', 'Backspace').area.corners).toEqual([[0, 0]]);
  expect(press('box', 'Enter', 'Escape', 'Escape').did).toEqual(['moved', 'dropped', null]);
  expect(press('box', 'Backspace', 'a', 'Tab').did).toEqual([null, null, null]);
});
