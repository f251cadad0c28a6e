import type { PlainPhrase } from '#sentences/phrases/index.ts';
import { geometryWords } from '../phrases/index.ts';
import type { Position } from '../types.ts';

export type RuleCode =
  | 'no-shape'
  | 'kind-not-taken'
  | 'invalid-shape'
  | 'invalid-after-rounding'
  | 'invalid-after-cutting'
  | 'has-holes'
  | 'several-parts'
  | 'too-small'
  | 'too-large'
  | 'too-many-vertices'
  | 'point-too-large'
  | 'point-too-small'
  | 'area-not-read'
  | 'area-is-text'
  | 'property-misnamed'
  | 'values-missing'
  | 'country-not-read'
  | 'no-such-country'
  | 'country-elsewhere'
  | 'disputed-land'
  | 'copy-of-another'
  | 'coarse-coordinates'
  | 'outside-limits'
  | 'file-too-large'
  | 'too-many-plots'
  | 'too-many-producers';

/** One rule that a parcel breaks; an error makes the receiver refuse it. */
export interface RuleFinding {
  code: RuleCode;
  severity: 'error' | 'warning';
  message: string;
  /** the message as data */
  phrase: PlainPhrase;
  location: [number, number] | null;
}

export const finding = (
  code: RuleCode,
  phrase: PlainPhrase,
  location: [number, number] | null = null,
  severity: RuleFinding['severity'] = 'error',
): RuleFinding => ({ code, severity, message: geometryWords(phrase), phrase, location });

export const placeOf = (position: Position | undefined): [number, number] | null =>
  position && Number.isFinite(position[0]) && Number.isFinite(position[1]) ? [position[0]!, position[1]!] : null;

/** So much of a value from a file is told. */
const maxCharacters = 80;

/** A value or the name of a column as a finding tells it: in one line, and cut where it is longer than any such value is. */
export function toldValue(value: unknown): string {
  const characters = Array.from(String(value).replaceAll(/[\s\p{Cc}]+/gu, ' '));
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters).join('')}…` : characters.join('');
}
