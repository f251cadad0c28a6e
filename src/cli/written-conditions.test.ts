import { expect, test } from 'vitest';
import { dateWords, testWords } from '#attributes/phrases/condition-words.ts';
import { conditionTests, type Condition } from '#attributes/conditions.ts';
import { filter } from '#window/kit/text/en/filter.ts';
import { conditionText, readCondition, UnreadableCondition } from './written-conditions.ts';

const equals = (key: string, value: string): Condition => ({ key, test: 'equals', value });

test.each<[string, Condition]>([
  ['district is Nyeri', equals('district', 'Nyeri')],
  ['  district  IS  "Nyeri"  ', equals('district', 'Nyeri')],
  ['plot name is Ann Otieno', equals('plot name', 'Ann Otieno')],
  ['district=Nyeri', equals('district', 'Nyeri')],
  ['status is "not empty"', equals('status', 'not empty')],
  ['"state is" is 1', equals('state is', '1')],
  ['“Ort” is „x“', equals('Ort', '„x“')],
  ['note is and or', equals('note', 'and or')],
  ["owner is O'Neill", equals('owner', "O'Neill")],
  ['owner is "Ann" Otieno', equals('owner', '"Ann" Otieno')],
  ['this is that is so', equals('this', 'that is so')],
  ['is_farm is yes', equals('is_farm', 'yes')],
  ['island is is', equals('island', 'is')],
  ['crop is not maize', { key: 'crop', test: 'differs', value: 'maize' }],
  ['crop != maize', { key: 'crop', test: 'differs', value: 'maize' }],
  ['crop is not empty', { key: 'crop', test: 'filled', value: '' }],
  ['crop is empty', { key: 'crop', test: 'empty', value: '' }],
  ['crop does not contain tea', { key: 'crop', test: 'lacks', value: 'tea' }],
  ['crop contains is', { key: 'crop', test: 'contains', value: 'is' }],
  ['code begins with 00', { key: 'code', test: 'starts', value: '00' }],
  ['code ends with 9', { key: 'code', test: 'ends', value: '9' }],
  ['hectares >= 2', { key: 'hectares', test: 'atLeast', value: '2' }],
  ['hectares<-2.5', { key: 'hectares', test: 'below', value: '-2.5' }],
  ['hectares is more than 2,5', { key: 'hectares', test: 'above', value: '2,5' }],
  ['hectares is between 2 and 5', { key: 'hectares', test: 'between', value: '2', upTo: '5' }],
  ['planted is before 2020-01-01', { key: 'planted', test: 'below', value: '2020-01-01' }],
  ['planted is on or after 1.5.2020', { key: 'planted', test: 'atLeast', value: '1.5.2020' }],
  ['crop is one of tea,  maize, "coffee, shade"', { key: 'crop', test: 'oneOf', value: '', values: ['tea', 'maize', 'coffee, shade'] }],
])('%s', (text, condition) => {
  expect(readCondition(text)).toEqual(condition);
});

test.each([
  ['', 'is no condition'],
  ['district', '“district” is no condition. Write a column, a test and a value, such as "district is Nyeri"'],
  ['is Nyeri', 'is no condition'],
  ['"district"', 'is no condition'],
  ['"district" of is Nyeri', 'is no condition'],
  ['district isNyeri', 'is no condition'],
  ['district is', '“district is” needs a value behind it.'],
  ['district is ""', '“district is” needs a value. For cells without one write “is empty”.'],
  ['district is empty now', '“district is empty” takes no value, and “now” follows it.'],
  ['hectares is between 2', '“hectares is between” needs two values: 2 and 5.'],
  ['hectares is between 1 and 2 and 3', 'needs two values'],
  ['crop is one of ,', '“crop is one of” needs values, parted by commas.'],
  ['crop is not one of tea, maize', '“crop is not” takes one value. Write a condition for each of several.'],
])('%j is refused: %s', (text, message) => {
  expect(() => readCondition(text)).toThrow(UnreadableCondition);
  expect(() => readCondition(text)).toThrow(message);
});

test('every test is read as it is said', () => {
  for (const name of conditionTests) {
    const condition: Condition =
      name === 'oneOf'
        ? { key: 'a column', test: name, value: '', values: ['x, y', 'z'] }
        : name === 'between'
          ? { key: 'a column', test: name, value: '1', upTo: '2' }
          : { key: 'a column', test: name, value: name === 'empty' || name === 'filled' ? '' : 'v w' };
    expect(readCondition(conditionText(condition, 'text'))).toEqual(condition);
    expect(conditionText(condition, 'text')).toContain(testWords[name]);
  }
});

test('of a column of days sizes are said as days, and of many values some', () => {
  expect(conditionText({ key: 'planted', test: 'below', value: '2020-01-01' }, 'date')).toBe('planted is before “2020-01-01”');
  const values = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  expect(conditionText({ key: 'k', test: 'oneOf', value: '', values }, 'text')).toBe('k is one of “a”, “b”, “c”, “d”, “e”, “f” and 2 more');
});

test('a condition reads as the filter of the window does', () => {
  expect([testWords, dateWords]).toEqual([filter.test, filter.dateTest]);
});
