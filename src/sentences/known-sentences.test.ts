import { expect, test } from 'vitest';
import { processorMilliseconds } from '../../test/helpers/processor-time.ts';
import { spanish } from './es/index.ts';
import { KnownSentences } from './known-sentences.ts';

const known = new KnownSentences(
  {
    'No data here: {Reason}': 'Aquí no hay datos: {Reason}',
    'the map is empty.': 'el mapa está vacío.',
    'No data here: {n} scenes were read.': 'Aquí no hay datos: se leyeron {n} escenas.',
    '{hectares} ha of {name} lie outside.': 'Quedan fuera {hectares} ha de {name}.',
    'The address needs {x} (1 + 1).': 'La dirección necesita {x} (1 + 1).',
    '{source}: {Reason}': '{source}: {Reason}',
  },
  ',',
);

test('a sentence is known by its words, whatever stands in its places', () => {
  expect(known.translate('12.5 ha of “Parcela 3.1” lie outside.')).toBe('Quedan fuera 12,5 ha de “Parcela 3.1”.');
  expect(known.translate('The address needs {x} (1 + 1).')).toBe('La dirección necesita {x} (1 + 1).');
});
test('a sentence within a sentence is translated too, and stays where it is not ours', () => {
  expect(known.translate('No data here: the map is empty.')).toBe('Aquí no hay datos: el mapa está vacío.');
  expect(known.translate('No data here: a provider’s words')).toBe('Aquí no hay datos: a provider’s words');
});
test('the closest of several matches counts', () =>
  expect(known.translate('No data here: 3 scenes were read.')).toBe('Aquí no hay datos: se leyeron 3 escenas.'));
test('dates, versions and addresses keep their points', () => {
  expect(known.translate('1 ha of GFC-2025-v1.13 lie outside.')).toBe('Quedan fuera 1 ha de GFC-2025-v1.13.');
  expect(known.translate('0.25 ha of 10.1.0.2:8080 lie outside.')).toBe('Quedan fuera 0,25 ha de 10.1.0.2:8080.');
});
test('a frame without words of its own is ours only if what it holds is', () =>
  expect([known.translate('Open data 1.5: the map is empty.'), known.translate('Fault 1.5: nobody knows.')]).toEqual([
    'Open data 1.5: el mapa está vacío.',
    null,
  ]));
test('what begins with words of its own comes before what begins with a name', () => {
  const both = new KnownSentences(
    { '{source} ({host}) cannot be reached.': 'No se puede alcanzar {source} ({host}).', 'Needs: {Reason}': 'Necesita: {Reason}' },
    ',',
  );
  expect(both.translate('Needs: Soil data (soil.example) cannot be reached.')).toBe(
    'Necesita: No se puede alcanzar Soil data (soil.example).',
  );
});
test('words of others are not known', () => expect([known.translate('The maps are empty.'), known.translate('')]).toEqual([null, null]));
test('a translation that drops or invents a place is refused', () => {
  expect(() => new KnownSentences({ '{n} ha': 'hectáreas' }, ',')).toThrow(RangeError);
  expect(() => new KnownSentences({ '{n} ha': '{m} ha' }, ',')).toThrow(RangeError);
});
test('a long text of somebody else is gone through in linear time', async () => {
  const whole = new KnownSentences(spanish, ',');
  const taken = await processorMilliseconds(() => {
    for (const text of ['A provider says. ', 'a: b, c; d. ', 'In {n} cells: ']) expect(whole.translate(text.repeat(3000))).toBeNull();
  });
  // 0.1 s on an idle machine; trying each end for each sentence took minutes.
  expect(taken).toBeLessThan(2000);
});
