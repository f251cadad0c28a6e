import type { ProjectFilter } from './choices.ts';
import type { Format } from './kit/format.ts';
import { fill } from './kit/texts/index.ts';
import type { ReportTexts } from './texts/index.ts';

/** Which part of the projects a report is of, in words. */
export function filterSentence({ shown, all, conditions }: ProjectFilter, texts: ReportTexts, format: Format): string {
  const { said, chosen, fields, words } = texts.projectFilter;
  const counts = { shown: format.number(shown, 0), all: format.number(all, 0) };
  const wordOf = (value: string) => words[value as keyof typeof words] ?? value;
  const told = conditions.map(({ field, value, product }) => {
    if (field === 'least' || field === 'most') return fill(fields[field], { value: format.number(Number(value), 0, 4) });
    if (field === 'product') return fill(fields.product, { product: texts.product[product ?? ''] ?? product ?? '', value: wordOf(value) });
    const isOfWords = field === 'state' || field === 'kind' || (field === 'country' && value === '?');
    return fill(fields[field], { value: isOfWords ? wordOf(value) : value });
  });
  return told.length === 0 ? fill(chosen, counts) : fill(said, { ...counts, conditions: told.join('; ') });
}
