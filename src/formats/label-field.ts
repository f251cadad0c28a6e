import type { Feature } from '#geo/types.ts';
import { shortenedInMiddle } from '#domain/text.ts';
import { codes, lands, names, neverLabels } from './label-words.ts';

/** Of long files the first features show what an attribute holds. */
export const maxLookedAt = 500;
const maxLabelLength = 60;
const maxMeanLength = 40;
const minFilledShare = 0.5;
/** So many of the values differ where an attribute tells its features apart. */
const minDistinctShare = 0.5;
const minDistinctShareOfOther = 0.9;
const minOtherFeatures = 3;
/** Of the name of a file in names that are made of it: with more, the number, which tells them apart, is cut off in tables. */
const maxFileCharacters = 20;
const combiningMarks = /\p{M}+/gu;

/** The text by which a value names a feature; empty where it names nothing. */
export function labelOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** The words of an attribute's name: `STATE_NAME`, `plotName` and `Plot no` have two, `NAME_1` has one and a digit. */
function wordsOf(field: string): string[] {
  return field
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replaceAll(combiningMarks, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^\d+$/.test(word));
}

/** How well an attribute's name promises a label: 0 is best, null never. Short names of shapefiles are cut off, so "nombre_pre" counts by its first word. */
function rankOf(field: string): number | null {
  const words = wordsOf(field).map((word) => word.replace(/(?<!\d)\d+$/, ''));
  if (words.length === 0 || neverLabels.has(words[0]!)) return null;
  const isIn = (known: ReadonlySet<string>) => words.some((word) => known.has(word));
  const isName = isIn(names);
  if (isName && words.length === 1) return 0;
  if (isName) return isIn(lands) ? 1 : 2;
  if (isIn(lands)) return isIn(codes) || words.length === 1 ? 3 : 4;
  if (isIn(codes)) return words.length === 1 ? 6 : 5;
  return words.some((word) => neverLabels.has(word)) ? null : 7;
}
const rankOfCodes = 5;
const rankOfOthers = 7;

const isUuidOrAddress = (text: string) => /^(?:https?:|www\.|\{?[\da-f]{8}-[\da-f]{4}-)/i.test(text);
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}|^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}/.test(text);

/** Whether values can name features: filled, short, and mostly different. */
function areLabels(values: readonly unknown[], rank: number): boolean {
  const given = values.filter((value) => value !== null && value !== undefined && value !== '');
  const labels = given.map(labelOf).filter((label) => label !== '');
  if (labels.length < given.length || labels.length < minFilledShare * values.length || labels.length === 0) return false;
  const length = labels.reduce((sum, label) => sum + label.length, 0);
  if (labels.some((label) => label.length > maxLabelLength || isUuidOrAddress(label) || isDate(label))) return false;
  if (length / labels.length > maxMeanLength) return false;
  if (given.some((value) => typeof value === 'number' && !Number.isInteger(value))) return false;
  const distinctShare = new Set(labels).size / labels.length;
  if (rank < rankOfCodes) return distinctShare >= minDistinctShare;
  const isText = rank < rankOfOthers || (values.length >= minOtherFeatures && labels.every((label) => /\p{L}/u.test(label)));
  return isText && distinctShare >= minDistinctShareOfOther;
}

/** Attributes of features, in the order in which they come. */
export function fieldsOf(features: readonly Pick<Feature, 'properties'>[]): string[] {
  return [...new Set(features.flatMap(({ properties }) => Object.keys(properties ?? {})))].filter((field) => field !== 'folder');
}

/**
 * The attribute that names the features: by its own name (name, nombre, NAME_1, Plot no, id …) and by values that are short and mostly different. `name` stands
 * before all others where it is filled. null: none does.
 */
export function guessLabelField(features: readonly Pick<Feature, 'properties'>[]): string | null {
  if (features.some(({ properties }) => labelOf(properties?.['name']) !== '')) return 'name';
  const seen = features.slice(0, maxLookedAt);
  let best: { field: string; rank: number; distinct: number } | null = null;
  for (const field of fieldsOf(seen)) {
    const rank = rankOf(field);
    const values = seen.map(({ properties }) => properties?.[field]);
    if (rank === null || !areLabels(values, rank)) continue;
    const distinct = new Set(values).size;
    // Of NAME_0, NAME_1 and NAME_2 the one that tells most features apart.
    if (!best || rank < best.rank || (rank === best.rank && distinct > best.distinct)) best = { field, rank, distinct };
  }
  return best?.field ?? null;
}

let lastStem = { fileName: '', stem: '' };
/** Asked for every shape of one file after another, and slow for long names: the last is kept. */
function shortStemOf(fileName: string): string {
  if (lastStem.fileName !== fileName) lastStem = { fileName, stem: shortenedInMiddle(fileName.replace(/\.[^.]+$/, ''), maxFileCharacters) };
  return lastStem.stem;
}

/** What a shape is called that has no name of its own; `number` from 1. */
export const nameByNumber = (fileName: string, number: number): string => `${shortStemOf(fileName)} ${number}`;

/** What a shape is called: by the label field of its file, else by its `name`, else by the file and its number. */
export function shapeName(properties: Feature['properties'], labelField: string | null, fileName: string, number: number): string {
  const label = labelField === null ? '' : labelOf(properties?.[labelField]);
  return label || labelOf(properties?.['name']) || nameByNumber(fileName, number);
}
