import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldOf, jsonIn, rowsIn, switched, textOf, withType, type FieldRow } from './json-fields.ts';

const row = (key: string, type: FieldRow['type'], value: string): FieldRow => ({ key, type, value });

describe('from JSON to a form', () => {
  test('every type, with the characters that were typed', () => {
    expect(rowsIn('{ "a": "x, \\"y\\": {", "n": 12345678901234567890, "e": 1.50, "b": false, "z": null, "o": { "in": [1, 2] } }')).toEqual({
      ok: true,
      value: [
        row('a', 'text', 'x, "y": {'),
        row('n', 'number', '12345678901234567890'),
        row('e', 'number', '1.50'),
        row('b', 'boolean', 'false'),
        row('z', 'null', ''),
        row('o', 'json', '{ "in": [1, 2] }'),
      ],
    });
    expect([rowsIn(''), rowsIn(' { } ')]).toEqual([
      { ok: true, value: [] },
      { ok: true, value: [] },
    ]);
  });
  test.each([['[1]'], ['"a"'], ['null'], ['3']])('%s is no object', (text) => {
    expect(rowsIn(text)).toEqual({ ok: false, fault: { code: 'object' } });
  });
  test('a name that stands twice would lose a value, wherever it is', () => {
    expect([rowsIn('{"a":1,"a":2}'), rowsIn('{"o":[{"x":1,"\\u0078":2}]}')].map((read) => !read.ok && read.fault)).toEqual([
      { code: 'twice', name: 'a' },
      { code: 'twice', name: 'x' },
    ]);
    // The same name in two objects, or as a value, is no repetition.
    expect(rowsIn('{"a":{"a":"a"},"b":["a","a"]}').ok).toBe(true);
  });
  test('what is no JSON says where', () => {
    const read = rowsIn('{\n  "a": 1,\n  "b" 2\n}');
    expect(!read.ok && read.fault).toMatchObject({ code: 'json', line: 3, column: 7 });
  });
});

describe('from a form to JSON', () => {
  test('written so that it comes back', () => {
    expect(
      textOf([
        row('a', 'text', 'é"'),
        row('n', 'number', ' 1e3 '),
        row('b', 'boolean', 'true'),
        row('z', 'null', ''),
        row('', 'text', '  '),
      ]),
    ).toEqual({ ok: true, value: '{\n  "a": "é\\"",\n  "n": 1e3,\n  "b": true,\n  "z": null\n}' });
  });
  test.each<[FieldRow[], object]>([
    [[row('a', 'number', '12a')], { row: 0, fault: { code: 'number', text: '12a' } }],
    [[row('a', 'number', '0x10')], { row: 0 }],
    [[row('a', 'number', '')], { row: 0 }],
    [[row('x', 'text', '1'), row('', 'text', 'v')], { row: 1, fault: { code: 'empty' } }],
    [[row('a', 'text', ''), row('a', 'text', 'b')], { row: 1, fault: { code: 'twice', name: 'a' } }],
    [[row('a', 'json', '{')], { row: 0, fault: { code: 'rowJson', name: 'a' } }],
    [[row('a', 'json', '{"b":1,"b":2}')], { row: 0, fault: { code: 'twice', name: 'b' } }],
  ])('%j is refused with its row', (rows, expected) => {
    expect(textOf(rows)).toMatchObject({ ok: false, ...expected });
  });
  test('an empty form is an empty object', () => {
    expect(textOf([])).toEqual({ ok: true, value: '{}' });
  });
});

describe('both directions', () => {
  test('any object goes through the form and back unchanged', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (object) => {
        const text = JSON.stringify(object);
        const rows = rowsIn(text);
        const back = rows.ok ? textOf(rows.value.filter(({ key }) => key !== '')) : null;
        const { '': _unnamed, ...named } = object;
        expect(back?.ok && JSON.parse(back.value)).toEqual(JSON.parse(JSON.stringify(named)));
      }),
    );
  });
  test('looking at the form changes no blank of the text; a change in the form does', () => {
    const typed = '{"a":1,   "b": "x"}';
    const form = fieldOf(typed);
    const back = switched(form, 'json');
    expect(back.ok && back.value.text).toBe(typed);
    const changed = switched({ ...form, rows: [...form.rows, row('c', 'null', '')] }, 'json');
    expect(changed.ok && JSON.parse(changed.value.text)).toEqual({ a: 1, b: 'x', c: null });
  });
  test('a text with a fault stays in its view, as it is', () => {
    const field = { view: 'json' as const, rows: [], text: '{"a":' };
    expect([switched(field, 'form').ok, jsonIn(field).ok, field.text, fieldOf('{"a":').view]).toEqual([false, false, '{"a":', 'json']);
  });
  test('another type keeps what was typed', () => {
    expect(
      [
        withType(row('a', 'text', '12'), 'number'),
        withType(row('a', 'text', 'no'), 'json'),
        withType(row('a', 'json', '"no"'), 'text'),
        withType(row('a', 'text', 'yes'), 'boolean'),
      ].map(({ value }) => value),
    ).toEqual(['12', '"no"', 'no', 'true']);
  });
});
