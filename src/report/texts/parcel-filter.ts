import type { ConditionTest } from '#attributes/conditions.ts';

/** Which parcels of a project a report is of, in words. */
export interface ParcelFilterTexts {
  said: string;
  between: Record<'all' | 'any', string>;
  /** values of a list that are not written out */
  more: string;
  tests: Record<ConditionTest, string>;
  /** of a column of days */
  dateTests: Partial<Record<ConditionTest, string>>;
  /** of all parcels */
  count: string;
  sum: string;
  without: string;
}

export const en: ParcelFilterTexts = {
  said: 'This report has {shown} of {all} parcels, by a filter: {conditions}. Figures, maps and pictures of the project as a whole are of all its parcels.',
  between: { all: 'and', any: 'or' },
  more: 'and {n} more',
  tests: {
    contains: '{column} contains “{value}”',
    lacks: '{column} does not contain “{value}”',
    equals: '{column} is “{value}”',
    differs: '{column} is not “{value}”',
    starts: '{column} begins with “{value}”',
    ends: '{column} ends with “{value}”',
    below: '{column} is less than {value}',
    atMost: '{column} is at most {value}',
    above: '{column} is more than {value}',
    atLeast: '{column} is at least {value}',
    between: '{column} is between {value} and {upTo}',
    oneOf: '{column} is one of {values}',
    empty: '{column} is empty',
    filled: '{column} is not empty',
  },
  dateTests: {
    below: '{column} is before {value}',
    atMost: '{column} is on or before {value}',
    above: '{column} is after {value}',
    atLeast: '{column} is on or after {value}',
  },
  count: '{shown} of {all}',
  sum: 'The sum is that of {shown} of {all} parcels, {sum} ha; the project with all of them has {area} ha.',
  without: 'Parcels in this report without a figure of their own, which are not in the sum: {n}.',
};

export const es: ParcelFilterTexts = {
  said: 'Este informe tiene {shown} de {all} parcelas, según un filtro: {conditions}. Las cifras, los mapas y las imágenes del proyecto entero son de todas sus parcelas.',
  between: { all: 'y', any: 'o' },
  more: 'y {n} más',
  tests: {
    contains: '{column} contiene “{value}”',
    lacks: '{column} no contiene “{value}”',
    equals: '{column} es “{value}”',
    differs: '{column} no es “{value}”',
    starts: '{column} empieza por “{value}”',
    ends: '{column} termina en “{value}”',
    below: '{column} es menor que {value}',
    atMost: '{column} es como máximo {value}',
    above: '{column} es mayor que {value}',
    atLeast: '{column} es como mínimo {value}',
    between: '{column} está entre {value} y {upTo}',
    oneOf: '{column} es uno de {values}',
    empty: '{column} está vacío',
    filled: '{column} no está vacío',
  },
  dateTests: {
    below: '{column} es anterior al {value}',
    atMost: '{column} es, a más tardar, el {value}',
    above: '{column} es posterior al {value}',
    atLeast: '{column} es, como pronto, el {value}',
  },
  count: '{shown} de {all}',
  sum: 'La suma es la de {shown} de {all} parcelas, {sum} ha; el proyecto con todas ellas tiene {area} ha.',
  without: 'Parcelas de este informe sin cifra propia, que no entran en la suma: {n}.',
};
