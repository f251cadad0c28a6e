import {
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  rgb,
  type Color,
} from 'culori';
import { describe, expect, test } from 'vitest';
import { mixedColour, withOpacity } from './colour.ts';
import { paletteNames, palettes, rampColours } from './palettes.ts';

/** People with full colour vision, and with each kind of deficiency at its strongest (Machado, Oliveira and Fernandes 2009). */
const visions = [(colour: Color) => colour, filterDeficiencyProt(1), filterDeficiencyDeuter(1), filterDeficiencyTrit(1)];
const differ = differenceCiede2000();
const lightness = (colour: Color) => converter('lab65')(colour)!.l;
const leastDifference = (colours: readonly string[]) =>
  Math.min(
    ...visions.flatMap((vision) => {
      const seen = colours.map((colour) => vision(rgb(colour)!));
      return seen.flatMap((colour, at) => seen.slice(at + 1).map((other) => differ(colour, other)));
    }),
  );

describe('palettes that are marked as safe', () => {
  test.each(paletteNames.filter((name) => palettes[name].kind !== 'categories'))('%s: seven classes are told apart', (name) => {
    const colours = rampColours(name, 7);
    expect(leastDifference(colours)).toBeGreaterThan(6);
    if (palettes[name].kind !== 'sequence') return;
    // The order of classes is told by lightness alone.
    for (const vision of visions) {
      const steps = colours.map((colour) => lightness(vision(rgb(colour)!)));
      const rises = steps.slice(1).map((step, at) => Math.sign(step - steps[at]!));
      expect(new Set(rises).size).toBe(1);
    }
  });
  test.each(paletteNames.filter((name) => palettes[name].kind === 'categories'))('%s says whether all of its colours are', (name) => {
    expect(leastDifference(palettes[name].colours) > 6).toBe(palettes[name].isSafe);
  });
});

test('a ramp begins and ends with the colours of its palette, in either order', () => {
  const colours = rampColours('viridis', 4);
  expect([colours[0], colours[3]]).toEqual(['#440154', '#fde725']);
  expect(rampColours('viridis', 4, true)).toEqual(colours.toReversed());
  expect(rampColours('cividis', 1)).toHaveLength(1);
});

test('colours are mixed between their ends', () => {
  expect(mixedColour('#000000', '#ffffff', 0)).toBe('#000000');
  // The middle of Oklab between black and white is lighter in light, and darker in numbers, than the middle of numbers.
  expect(mixedColour('#000000', '#ffffff', 0.5)).toBe('#636363');
  expect(withOpacity('#ff8000', 0.5)).toBe('rgba(255, 128, 0, 0.5)');
});
