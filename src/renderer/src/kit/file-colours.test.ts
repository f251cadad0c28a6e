import { describe, expect, test } from 'vitest';
import { chosenColours, fileColours, shapeColours, type Theme } from './colours.ts';
import { fileColourNames, nextFileColour } from './file-colours.ts';

type Triple = [number, number, number];
const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const lightOf = (hex: string) => [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Triple;
const times = (matrix: readonly Triple[], [a, b, c]: Triple) => matrix.map(([x, y, z]) => x * a + y * b + z * c) as Triple;

/** Linear light as it is seen without one kind of cones (Machado, Oliveira and Fernandes 2009, severity 1). */
const sight: Record<string, readonly Triple[]> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]], // prettier-ignore
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]], // prettier-ignore
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]], // prettier-ignore
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]], // prettier-ignore
};
/** Oklab (Ottosson 2020): distances in it are about what people see. */
function labOf(light: Triple): Triple {
  const cones = times(
    [[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]], // prettier-ignore
    light,
  ).map((value) => Math.cbrt(Math.max(0, value))) as Triple;
  return times(
    [[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]], // prettier-ignore
    cones,
  );
}
function distance(a: string, b: string, matrix: readonly Triple[]): number {
  const [x, y] = [a, b].map((hex) => labOf(times(matrix, lightOf(hex)).map((value) => Math.min(1, Math.max(0, value))) as Triple));
  return Math.hypot(x![0] - y![0], x![1] - y![1], x![2] - y![2]);
}

describe.each(['light', 'dark'] as Theme[])('in the %s theme', (theme) => {
  const others = { chosen: chosenColours.line, problem: shapeColours.problem[theme], project: shapeColours.project[theme] };
  test.each(Object.entries(sight))('%s: no two files look alike, nor like what is selected, wrong or a project', (_, matrix) => {
    const own = fileColourNames.map((name) => fileColours[name][theme]);
    const near: string[] = [];
    own.forEach((colour, at) => {
      for (const other of [...own.slice(at + 1), ...Object.values(others)]) {
        const seen = distance(colour, other, matrix);
        if (seen < 0.06) near.push(`${colour} ${other} ${seen.toFixed(3)}`);
      }
    });
    expect(near).toEqual([]);
  });
});

test('a new file has a colour that no other has, and shares one where all are taken', () => {
  expect(nextFileColour([])).toBe('amber');
  expect(nextFileColour(['amber', 'cyan', undefined])).toBe('violet');
  expect(nextFileColour([...fileColourNames, 'amber'])).toBe('violet');
});
