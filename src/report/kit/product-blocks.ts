import { provenanceFields } from '#api/primitives.ts';
import { isObject } from '#domain/object.ts';
import type { Answer } from './answer.ts';
import { numberOf, provenanceOf, recordsOf } from './answers.ts';
import { paragraph, table } from './blocks.ts';
import { withDoubts } from './doubtful.ts';
import type { Block, CellValue, Rows } from './model.ts';
import type { SectionContext } from './section.ts';
import { fill, type SectionTexts } from './texts/index.ts';

/** Why there is no answer, for people. */
export const whyMissing = (
  { missing, missingPhrase, pending }: Pick<Answer, 'missing' | 'missingPhrase' | 'pending'>,
  { state, phrased }: Pick<SectionTexts, 'state' | 'phrased'>,
): string => fill(pending ? state[pending] : state.missing, { reason: phrased(missingPhrase ?? null, missing) });

const plain = (value: unknown): CellValue =>
  value === null || value === undefined
    ? null
    : typeof value === 'number'
      ? numberOf(value)
      : typeof value === 'string'
        ? value
        : JSON.stringify(value);

/** An answer as it came: a table of its records, and the fields beside them. */
function tablesOf(answer: Pick<Answer, 'slug' | 'value'>, texts: SectionTexts): Block[] {
  const { value, slug } = answer;
  const records = recordsOf(value);
  const isList = Array.isArray(value) || (records.length > 0 && records[0] !== value);
  const rows: Rows = isList
    ? records.map((record) =>
        Object.fromEntries(
          Object.entries(record)
            .filter(([name]) => !provenanceFields.includes(name))
            .map(([name, field]) => [name, plain(field)]),
        ),
      )
    : [];
  const fields = isObject(value)
    ? Object.entries(value).filter(
        ([name, field]) => !provenanceFields.includes(name) && !(isList && Array.isArray(field) && field[0] === records[0]),
      )
    : isList
      ? []
      : [['', value] as const];
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [
    ...(fields.length > 0
      ? [
          {
            kind: 'facts',
            facts: fields.map(([label, field]) => ({ label: label.replaceAll('_', ' '), text: String(plain(field) ?? '–') })),
          } satisfies Block,
        ]
      : []),
    ...(rows.length > 0
      ? [
          table({
            name: slug,
            caption: texts.table,
            maxRows: 40,
            rows,
            columns: names.map((key) => ({
              key,
              label: key.replaceAll('_', ' '),
              kind: rows.some((row) => typeof row[key] === 'number') ? 'number' : 'text',
            })),
          }),
        ]
      : []),
    ...(rows.length === 0 && fields.length === 0 ? [paragraph(texts.state.empty, 'quiet')] : []),
  ];
}

/** An answer that we do not know, as it came. */
export const asItCame = (answer: Pick<Answer, 'slug' | 'value'>, texts: SectionTexts): Block[] => [
  paragraph(texts.state.unknown, 'warning'),
  ...tablesOf(answer, texts),
];

/** The blocks of one product: what `write` makes of its records, or why there is nothing. `knows` says whether the records are the ones that the interface describes. */
export function product<Name extends string>(
  context: SectionContext<Name>,
  name: NoInfer<Name>,
  knows: readonly string[],
  write: (records: Record<string, unknown>[], answer: Answer) => Block[],
): Block[] {
  const {
    data: { answers },
    texts,
    format,
  } = context;
  const answer = answers[name];
  if (!answer) return [];
  const title = texts.product[answer.slug] ?? answer.slug;
  if (answer.missing) return [paragraph(`${title}: ${whyMissing(answer, texts)}`, 'warning')];
  const records = recordsOf(answer.value);
  const isKnown = records.some((record) => knows.some((field) => Object.hasOwn(record, field)));
  const isEmpty = records.length === 0 && (Array.isArray(answer.value) || isObject(answer.value));
  const { source, attribution: thanks } = provenanceOf(answer.value, texts.phrased);
  const sourceText = source.replace(/\.+$/, '');
  const blocks = isKnown
    ? withDoubts(context, records, write(records, answer))
    : isEmpty
      ? [paragraph(`${title}: ${texts.state.empty}`, 'quiet')]
      : [{ kind: 'subtitle', text: title } satisfies Block, ...asItCame(answer, texts)];
  return [
    ...blocks,
    ...(answer.readings ?? []).map((phrase) => paragraph(texts.phrased(phrase, phrase.detail ?? ''), 'warning')),
    ...(answer.stale ? [paragraph(fill(texts.state.stale, { date: format.day(answer.fetchedAt) }), 'warning')] : []),
    ...(isEmpty
      ? []
      : [paragraph(source ? `${fill(texts.state.fromSource, { source: sourceText })} ${thanks}`.trim() : texts.state.noSource, 'quiet')]),
  ];
}
