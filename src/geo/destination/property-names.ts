import type { Properties } from '../types.ts';
import type { ReadProperties } from './profiles.ts';

const plain = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Names of the file description's first drafts, which programs still write. */
const earlierNames: Readonly<Record<string, keyof ReadProperties>> = { countrycode: 'producerCountry' };

/** Whether one name becomes the other by so few letters put in, left out, replaced or swapped with the next (Damerau and Levenshtein). */
function isWithinLetters(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let [before, row]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, k) => k)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let k = 1; k <= b.length; k += 1) {
      const replaced = row![k - 1]! + (a[i - 1] === b[k - 1] ? 0 : 1);
      const swapped = i > 1 && k > 1 && a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1] ? before![k - 2]! + 1 : Infinity;
      next.push(Math.min(replaced, next[k - 1]! + 1, row![k]! + 1, swapped));
    }
    [before, row] = [row!, next];
  }
  return row![b.length]! <= most;
}

/** Which property of a receiver a name means that is not written letter by letter; `area` has a rule of its own. null: none. */
export function meantProperty(name: string, read: ReadProperties): keyof ReadProperties | null {
  const own = plain(name);
  for (const role of ['producerName', 'producerCountry', 'productionPlace'] as const) {
    if (name === read[role]) return null;
    if (isWithinLetters(own, plain(read[role]), 2)) return role;
  }
  return earlierNames[own] ?? null;
}

/** Whether a property says something. */
export const isFilled = (value: unknown): boolean => value !== undefined && value !== null && String(value).trim() !== '';

/** The properties that stand for one of a receiver's without being read, as [written, right]. */
export function misnamed(properties: Properties | null, read: ReadProperties): [string, string][] {
  if (!properties) return [];
  return Object.entries(properties).flatMap(([name, value]) => {
    const role = isFilled(value) ? meantProperty(name, read) : null;
    return role && !isFilled(properties[read[role]]) ? [[name, read[role]] as [string, string]] : [];
  });
}
