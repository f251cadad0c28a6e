import fc from 'fast-check';
import { expect, test } from 'vitest';
import { naturalRanks } from './natural-order.ts';

const languages = ['en', 'es'];
/** Texts with much in common, as names of parcels have: signs, zeros before numbers, capitals, accents and other scripts. */
const pieces = fc.constantFrom(
  'Plot ',
  'plot',
  'a',
  'B',
  '0',
  '00',
  '1',
  '7',
  '12',
  '007',
  '-',
  '_',
  '/',
  '.',
  ' ',
  'é',
  'ñ',
  'n',
  'ß',
  'ع',
  '東',
  '\t',
  '~',
  '$',
);
const names = fc.array(pieces, { maxLength: 7 }).map((parts) => parts.join(''));
const ascii = fc.string({ unit: 'binary-ascii', maxLength: 12 });
const printable = fc.string({ unit: 'grapheme-ascii', maxLength: 12 });

test.each(languages)('ranks are the order of the collator: %s', (language) => {
  const collator = new Intl.Collator(language, { numeric: true });
  fc.assert(
    fc.property(fc.uniqueArray(fc.oneof(names, printable, ascii), { maxLength: 60 }), (texts) => {
      const ranks = naturalRanks(texts, language);
      for (let a = 0; a < texts.length; a += 1)
        for (let b = 0; b < texts.length; b += 1)
          expect(Math.sign(ranks[a]! - ranks[b]!), `${JSON.stringify(texts[a])} and ${JSON.stringify(texts[b])}`).toBe(
            Math.sign(collator.compare(texts[a]!, texts[b]!)),
          );
    }),
    { numRuns: 60 },
  );
});

test('many texts with long beginnings in common stand as the collator puts them', () => {
  const texts = Array.from(
    { length: 3000 },
    (_, at) => `Parcela número ${(at * 7919) % 3000} de la finca ${at % 3 === 0 ? 'Ávila' : 'Alta'}`,
  );
  const plain = Array.from({ length: 3000 }, (_, at) => `Parcel number ${(at * 7919) % 3000} of the estate ${at % 3}`);
  const collator = new Intl.Collator('en', { numeric: true });
  for (const list of [texts, plain]) {
    const ranks = naturalRanks(list, 'en');
    const inOrder = list
      .map((_, at) => at)
      .sort((a, b) => ranks[a]! - ranks[b]!)
      .map((at) => list[at]);
    expect(inOrder).toEqual([...list].sort(collator.compare));
  }
});
