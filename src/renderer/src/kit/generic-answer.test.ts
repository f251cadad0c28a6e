import { describe, expect, test } from 'vitest';
import { answerOf, publishedAnswers } from '../../../../test/helpers/provider-variants.ts';
import { genericContent, unknownPart } from './generic-answer.ts';

describe('everything in an answer', () => {
  test('plain values with their paths, lists of records as tables, nothing left out', () => {
    expect(
      genericContent({
        id: 7,
        deep: { er: { x: null } },
        tags: ['a', 'b'],
        empty: [],
        rows: [
          { a: 1, b: { c: true } },
          { a: '2', d: [1, 2] },
        ],
      }),
    ).toEqual({
      facts: [
        { path: 'id', value: 7 },
        { path: 'deep.er.x', value: null },
        { path: 'tags', value: 'a, b' },
        { path: 'empty', value: '' },
      ],
      tables: [
        {
          path: 'rows',
          columns: [
            { key: 'a', numeric: true },
            { key: 'b.c', numeric: false },
            { key: 'd', numeric: false },
          ],
          rows: [
            { a: 1, 'b.c': true },
            { a: '2', d: '1, 2' },
          ],
        },
      ],
    });
  });
  test('a list, a text, nothing', () => {
    expect(genericContent([{ a: 1 }]).tables[0]!.path).toBe('');
    expect([genericContent('hello'), genericContent(null), genericContent(undefined)]).toEqual([
      { facts: [{ path: '', value: 'hello' }], tables: [] },
      { facts: [{ path: '', value: null }], tables: [] },
      { facts: [], tables: [] },
    ]);
  });
  test('what is nested without end is cut, not lost in silence', () => {
    let nested: unknown = 'end';
    for (let level = 0; level < 200; level += 1) nested = { in: nested };
    const { facts } = genericContent(nested);
    expect(facts).toHaveLength(1);
    expect(String(facts[0]!.value)).toMatch(/^\{"in":.*…$/);
  });
});

describe('what the API does not name', () => {
  test('none in an answer as published', () => {
    for (const [operation, slug] of [
      ['weather', 'weather'],
      ['climate', 'climate'],
      ['climateRisk', 'climate-risk'],
      ['deforestationSummary', 'deforestation-summary'],
      ['baselineSequestration', 'baseline-sequestration'],
      ['ghgEmissions', 'ghg-emissions'],
    ] as const)
      expect([slug, unknownPart(operation, publishedAnswers[slug])]).toEqual([slug, undefined]);
  });
  test('a service’s own fields, with what tells their records apart', () => {
    const part = unknownPart('deforestationSummary', answerOf('deforestation-summary', 'unknown fields')) as Record<string, unknown>[];
    expect(part[0]).toEqual({ year: 2018, vendor_grade: 'A7', vendor_detail: { score: 77.31, notes: ['checked', 'by hand'] } });
    expect(part).toHaveLength(4);
  });
  test('where an answer comes from, and what the panel shows itself, is not among it', () => {
    expect(
      unknownPart(
        'soil',
        {
          project_id: 'p',
          properties: [{ name: 'clay', unit: '%', depths: [{ mean: 1 }], note: 'x' }],
          source: 's',
          texture_class: 'loam',
        },
        ['texture_class', 'depths'],
      ),
    ).toEqual({ properties: [{ name: 'clay', note: 'x' }] });
  });
  test('another shape than the API’s is unknown as a whole', () => {
    expect(unknownPart('climateRisk', 'soon')).toBe('soon');
    expect(unknownPart('weather', { message: 'no' })).toEqual({ message: 'no' });
  });
});
