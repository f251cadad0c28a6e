import { products } from '#products/index.ts';
import { questionsOf } from '#products/report-sections.ts';
import { isObject } from '#domain/object.ts';
import { recordsOf } from '../answers.ts';
import type { AnswerName } from '../collect.ts';
import type { Block } from '../model.ts';
import { product, tablesOf, type SectionContext } from './context.ts';

const questions = questionsOf(products);

/** A section without a picture of its own: the records of each of its products as a table. */
export const recordsSection =
  (section: string) =>
  (context: SectionContext): Block[] =>
    questions
      .filter((question) => question.section === section)
      .flatMap(({ name, slug }) => {
        const answer = context.data.answers[name as AnswerName];
        const fields = answer && isObject(recordsOf(answer.value)[0]) ? Object.keys(recordsOf(answer.value)[0]!) : [];
        return product(context, name as AnswerName, fields, () => [
          { kind: 'subtitle', text: context.texts.product[slug] ?? slug },
          ...tablesOf(answer!, context.texts),
        ]);
      });
