import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { english, phraseText, type Phrase } from './index.ts';
import { reasonPhrase } from './job-reason.ts';

const placesOf = (text: string) => [...text.matchAll(/\{(\w+(?::\d)?)\}/g)].map(([, place]) => place).sort();

describe('phrases', () => {
  test.each(Object.keys(en) as (keyof typeof en)[])('%s has the same places in every language', (code) =>
    expect(placesOf(es[code])).toEqual(placesOf(en[code])),
  );
  test('figures take the decimals of their place and the mark of the language', () => {
    const phrase: Phrase = { code: 'quota-exceeded', params: { needed: 12.5, left: 0 } };
    expect(english(phrase)).toBe('The project takes 12.5000 ha of the quota, 0.0000 ha remain');
    expect(phraseText(es, phrase, ',')).toBe('El proyecto ocupa 12,5000 ha de la cuota; quedan 0,0000 ha');
  });
  test('a count of one takes the form of one', () => {
    const table = { arcs: 'One shape has arcs. | {n} shapes have arcs.', plain: '{n} rows' };
    expect([0, 1, 2].map((n) => phraseText(table, { code: 'arcs', params: { n } }))).toEqual([
      '0 shapes have arcs.',
      'One shape has arcs.',
      '2 shapes have arcs.',
    ]);
    expect(phraseText(table, { code: 'plain', params: { n: 1 } })).toBe('1 rows');
  });
  test('a phrase holds another', () => {
    const reason: Phrase = { code: 'source-offline', params: { source: 'SoilGrids' } };
    expect(english({ code: 'needs-network', params: { reason } })).toBe(
      'Needs the network: SoilGrids is not on this computer, and Hectare works offline.',
    );
  });
  test('a code of another version, or a place without a parameter, has no words here', () => {
    expect(phraseText(en, { code: 'of-tomorrow' })).toBeNull();
    expect(phraseText(en, { code: 'toString' })).toBeNull();
    expect(phraseText(en, { code: 'source-offline', params: {} })).toBeNull();
    expect(phraseText(en, { code: 'needs-network', params: { reason: { code: 'of-tomorrow' } } })).toBeNull();
    expect(() => english({ code: 'source-offline' })).toThrow(RangeError);
  });
});

describe('the reason of a job', () => {
  const words = (job: Parameters<typeof reasonPhrase>[0]) => {
    const phrase = reasonPhrase(job, (slug) => `the ${slug}`);
    return phrase && phraseText(en, phrase);
  };
  test('names the product or the network that it waits for', () => {
    expect(words({ waits_for: { product: 'soil' } })).toBe('Waits for the soil');
    expect(words({ waits_for: 'network', reason_code: 'plots-not-readable' })).toBe(
      'Needs the network: Control plots around the project cannot be read.',
    );
    expect(words({ reason_code: 'no-area-for-loss' })).toBe(en['no-area-for-loss']);
  });
  test('of a provider that says no code is its own sentence', () => expect(words({ reason: 'Busy until noon' })).toBeNull());
});

test('a text parameter stays as it is, also where a phrase has the same words', () => {
  expect(phraseText(es, { code: 'continent.Asia' }, ',')).toBe('Asia');
  expect(phraseText(es, { code: 'source-offline', params: { source: 'There is no data here.' } }, ',')).toBe(
    es['source-offline'].replace('{source}', 'There is no data here.'),
  );
});
