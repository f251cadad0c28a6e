import type { ColumnType } from '#attributes/cell-values.ts';
import { dateWords, testWords } from '#attributes/phrases/condition-words.ts';
import { needsValue, type Condition, type ConditionTest } from '#attributes/conditions.ts';

const wordsOfDays: Readonly<Partial<Record<ConditionTest, string>>> = dateWords;
const signs: Readonly<Record<string, ConditionTest>> = {
  '=': 'equals',
  '!=': 'differs',
  '<': 'below',
  '<=': 'atMost',
  '>': 'above',
  '>=': 'atLeast',
};

const tests = new Map<string, ConditionTest>([
  ...[testWords, dateWords].flatMap((words) => Object.entries(words).map(([test, word]) => [word, test as ConditionTest] as const)),
  ...Object.entries(signs),
]);
const longestFirst = (words: string[]) => words.sort((a, b) => b.length - a.length).join('|');
const spoken = longestFirst([...tests.keys()].filter((word) => !Object.hasOwn(signs, word)));
const anyTest = new RegExp(`\\s+(${spoken})(?=$|[\\s"'“])|\\s*(${longestFirst(Object.keys(signs))})`, 'i');
const quotes = ['""', "''", '“”'];

/** A text that begins with a quotation: what is in it, and what follows; null for any other. */
function quotation(text: string): { inside: string; after: string } | null {
  const pair = quotes.find(([open]) => text.startsWith(open!));
  const end = pair ? text.indexOf(pair[1]!, 1) : -1;
  return end < 0 ? null : { inside: text.slice(1, end), after: text.slice(end + 1) };
}
/** A value without the quotation marks around it. */
function unquoted(text: string): string {
  const trimmed = text.trim();
  const found = quotation(trimmed);
  return found && found.after.trim() === '' ? found.inside : trimmed;
}

/** A text at its separators, those between quotation marks left alone. */
function parted(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let [part, rest] = ['', text];
  while (rest !== '') {
    const found = part.trim() === '' ? quotation(rest) : null;
    const between = found ? null : separator.exec(rest);
    const taken = found ? rest.length - found.after.length : (between?.[0].length ?? 1);
    if (between) {
      parts.push(part);
      part = '';
    } else part += rest.slice(0, taken);
    rest = rest.slice(taken);
  }
  return [...parts, part].map(unquoted);
}

/** Why a text is no condition. */
export class UnreadableCondition extends Error {
  override readonly name = 'UnreadableCondition';
}

function withValue(key: string, test: ConditionTest, text: string): Condition {
  const refused = (reason: string) => new UnreadableCondition(`“${key} ${testWords[test]}” ${reason}`);
  if (!needsValue(test) && test !== 'oneOf') {
    if (text !== '') throw refused(`takes no value, and “${text}” follows it.`);
    return { key, test, value: '' };
  }
  if (text === '') throw refused('needs a value behind it.');
  if (test === 'oneOf') {
    const values = parted(text, /^\s*,\s*/).filter((value) => value !== '');
    if (values.length === 0) throw refused('needs values, parted by commas.');
    return { key, test, value: '', values };
  }
  if (test === 'between') {
    const [value = '', upTo = '', ...more] = parted(text, /^\s+and\s+/i);
    if (value === '' || upTo === '' || more.length > 0) throw refused('needs two values: 2 and 5.');
    return { key, test, value, upTo };
  }
  // Somebody means a list that no test has, and every row would differ from its words.
  if (test === 'differs' && /^one of\s/i.test(text)) throw refused('takes one value. Write a condition for each of several.');
  const value = unquoted(text);
  if (value.trim() === '') throw refused('needs a value. For cells without one write “is empty”.');
  return { key, test, value };
}

/**
 * A condition as somebody writes it: the name of a column, a test in words or as a sign, and a value; `district is Nyeri`, `hectares >= 2`, `crop is one of tea, maize`,
 * `planted is before 2020-01-01`. Quotation marks stand around a name or a value that holds such words. Throws UnreadableCondition.
 */
export function readCondition(text: string): Condition {
  const given = text.trim();
  const named = quotation(given);
  const found = anyTest.exec(named ? ` ${named.after.trimStart()}` : given);
  const key = named ? named.inside : found ? given.slice(0, found.index) : '';
  if (!found || (named && found.index > 0) || key.trim() === '')
    throw new UnreadableCondition(
      `“${given}” is no condition. Write a column, a test and a value, such as "district is Nyeri" or "hectares >= 2"; tests are ${Object.values(testWords).join(', ')}, for days ${Object.values(dateWords).join(', ')}, and ${Object.keys(signs).join(' ')}.`,
    );
  const test = tests.get((found[1] ?? found[2]!).toLowerCase())!;
  const rest = named ? ` ${named.after.trimStart()}` : given;
  return withValue(key, test, rest.slice(found.index + found[0].length).trim());
}

/** Of a list of values so many are written out. */
const maxNamed = 6;
/** A condition as it reads: district is “Nyeri”. */
export function conditionText({ key, test, value, upTo = '', values = [] }: Condition, type: ColumnType): string {
  const verb = (type === 'date' ? wordsOfDays[test] : undefined) ?? testWords[test];
  if (test === 'oneOf') {
    const named = values.slice(0, maxNamed).map((one) => `“${one}”`);
    return `${key} ${verb} ${named.join(', ')}${values.length > maxNamed ? ` and ${values.length - maxNamed} more` : ''}`;
  }
  if (test === 'between') return `${key} ${verb} ${value} and ${upTo}`;
  return needsValue(test) ? `${key} ${verb} “${value}”` : `${key} ${verb}`;
}
