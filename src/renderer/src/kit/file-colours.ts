import { fileColours } from './colours.ts';

export type FileColour = keyof typeof fileColours;
export const fileColourNames = Object.keys(fileColours) as FileColour[];

/** The first colour that the fewest files have. */
export function nextFileColour(taken: readonly (string | undefined)[]): FileColour {
  const usesOf = (name: FileColour) => taken.filter((other) => other === name).length;
  return fileColourNames.reduce((best, name) => (usesOf(name) < usesOf(best) ? name : best));
}
