import { plainMethods } from '#products/reports.ts';
import { isObject } from '#domain/object.ts';
import { descriptionItem, isPhrase } from '#sentences/phrases/index.ts';
import { boundaryYears } from '#products/shared/places/index.ts';
import type { Answer } from './kit/answer.ts';
import { paragraph } from './kit/blocks.ts';
import type { Block, Fact } from './kit/model.ts';
import { fill } from './kit/texts/index.ts';
import { recordsOf } from './kit/answers.ts';
import type { ReportContext } from './report-context.ts';

/** Whether the answer is made by Hectare's own service, which says so by the codes of its sentences; only then do we know how it was made. */
function isOurs({ value, raster }: Answer): boolean {
  if (raster) return raster.metadata[descriptionItem] !== undefined;
  const record = isObject(value) && !(value instanceof Uint8Array) && isPhrase(value['method_code']) ? value : recordsOf(value)[0];
  return isObject(record) && isPhrase(record['method_code']);
}

/** How the figures of the report were made, in plain words: one paragraph a product that has an answer. */
export async function methodsSection(context: ReportContext): Promise<Block[]> {
  const { texts, language, data } = context;
  const words = texts.methods;
  const answered = new Set(Object.values(data.answers).flatMap((answer) => (answer.missing === '' && isOurs(answer) ? [answer.slug] : [])));
  const plain = await plainMethods(language);
  const facts: Fact[] = [
    { label: words.areas, text: words.areasText },
    {
      label: words.borders,
      text: fill(words.bordersText, boundaryYears),
    },
    ...plain.flatMap(({ slug, text }) => (answered.has(slug) ? [{ label: texts.product[slug] ?? slug, text }] : [])),
  ];
  return [paragraph(words.lead, 'quiet'), { kind: 'facts', facts }, paragraph(words.digits, 'quiet')];
}
