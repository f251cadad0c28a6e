import { describe, expect, test } from 'vitest';
import type { Route } from '#api/index.ts';
import { api } from '#operations/index.ts';
import { readTolerantly } from '#api/tolerant.ts';
import { answerOf, publishedAnswers } from '../helpers/provider-variants.ts';

const operations = {
  weather: 'weather',
  climate: 'climate',
  'climate-risk': 'climateRisk',
  'deforestation-summary': 'deforestationSummary',
  'baseline-sequestration': 'baselineSequestration',
  'performance-benchmark': 'performanceBenchmark',
  'carbon-additionality': 'carbonAdditionality',
  'ghg-emissions': 'ghgEmissions',
  'satellite-index': 'satelliteIndex',
  soil: 'soil',
} as const;
const slugs = Object.keys(operations) as (keyof typeof operations)[];
const read = (slug: keyof typeof operations, answer: unknown) => readTolerantly((api[operations[slug]] as Route).reply, answer);

describe.each(slugs)('%s', (slug) => {
  const published = read(slug, publishedAnswers[slug]);
  test('as published needs no mending', () => {
    expect([published.ok, published.deviations]).toEqual([true, []]);
  });
  test.each(['envelope', 'envelope result', 'numbers as text', 'list'] as const)('%s says the same', (variant) => {
    const answer = read(slug, answerOf(slug, variant));
    // Where the contract leaves a record open, a number that came as text stays one.
    const asText = (value: unknown) =>
      JSON.stringify(value, (_name, one: unknown) => (typeof one === 'number' && variant === 'numbers as text' ? String(one) : one));
    expect(answer.ok && asText(answer.value)).toEqual(published.ok && asText(published.value));
    if (variant.startsWith('envelope')) expect(answer.deviations[0]!.rule).toMatch(/found under (data|result)$/);
  });
  test('an envelope in an envelope; one deeper is somebody else’s', () => {
    expect(read(slug, { result: { data: publishedAnswers[slug] } }).ok).toBe(true);
    expect(read(slug, { a: { b: { data: publishedAnswers[slug] } } }).ok && Array.isArray(publishedAnswers[slug])).toBe(false);
  });
});
