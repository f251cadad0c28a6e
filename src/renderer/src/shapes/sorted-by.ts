import { naturalRanks } from '#attributes/natural-order.ts';
import { i18n } from '#window/kit/text/index.ts';

/** Rows by a value of each, texts as people order them; what has no value stands last, and level rows keep their order. Texts become ranks first: 100,000 of them hold nobody up. */
export function sortedBy<Row>(rows: readonly Row[], valueOf: (row: Row) => string | number | null, isDown: boolean): Row[] {
  const values = rows.map(valueOf);
  const texts = [...new Set(values.filter((value) => typeof value === 'string'))];
  const ranks = naturalRanks(texts, i18n.global.locale.value);
  const rankOf = new Map(texts.map((text, at) => [text, ranks[at]!]));
  const places = values.map((value) => (typeof value === 'string' ? rankOf.get(value)! : value));
  return [...rows.keys()]
    .sort((a, b) => {
      const [x, y] = [places[a] ?? null, places[b] ?? null];
      if (x === null || y === null) return Number(x === null) - Number(y === null) || a - b;
      return (isDown ? y - x : x - y) || a - b;
    })
    .map((at) => rows[at]!);
}
