import { phraseOrNull } from '#sentences/phrases/answer-phrases.ts';
import { numberOf, textOf } from '#report/kit/answers.ts';
import { chart, column, filled, paragraph, table, valuesOf } from '#report/kit/blocks.ts';
import type { CellValue, Rows } from '#report/kit/model.ts';
import { product } from '#report/kit/product-blocks.ts';
import { defineReport } from '#report/kit/section.ts';
import type { SectionTexts } from '#report/kit/texts/index.ts';
import { facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

const wordsIn = { en, es };
/** extremes that are counted in days a year */
const dayMetrics = new Set(['TX35', 'TX30', 'TR', 'SU', 'FD', 'ID', 'WSDI', 'R20mm', 'CDD', 'CWD']);

/** `TXx_baseline`, `TXx_2041_2060` and `TXx_change` are one row; names that a provider gives otherwise are rows of their own. */
function riskRows(records: Record<string, unknown>[], texts: SectionTexts): Rows {
  const found = new Map<string, Record<string, CellValue>>();
  for (const record of records) {
    const risk = textOf(record['risk']);
    const [, name = risk, kind = 'baseline'] = /^(.*)_(baseline|2041_2060|change)$/.exec(risk) ?? [];
    const row = found.get(name) ?? { name, what: null, baseline: null, future: null, change: null };
    row[kind === 'baseline' ? 'baseline' : kind === 'change' ? 'change' : 'future'] = numberOf(record['value']);
    if (kind === 'baseline') row['what'] = texts.phrased(phraseOrNull(record['description_code']), textOf(record['description'])) || null;
    found.set(name, row);
  }
  return [...found.values()];
}

/** Extremes of now and of the middle of the century. */
export const report = defineReport(facts, {
  blocks: (context) => {
    const { texts, format, language } = context;
    const words = wordsIn[language];
    return product(context, 'climateRisk', ['risk'], (records) => {
      const rows = riskRows(records, texts);
      const days = rows.filter(({ name }) => dayMetrics.has(String(name)));
      return [
        ...chart(
          {
            title: words.days,
            alt: words.alt,
            labels: days.map(({ name }) => String(name)),
            leftTitle: words.days,
            series: [
              { kind: 'bar', label: words.baseline, colour: 'grey', values: valuesOf(days, 'baseline') },
              { kind: 'bar', label: words.future, colour: 'warm', values: valuesOf(days, 'future') },
            ],
          },
          format,
        ),
        table({
          name: 'climate-risk',
          caption: words.title,
          rows,
          columns: filled(
            [
              { key: 'name', label: words.metric, kind: 'text' },
              { key: 'what', label: words.what, kind: 'text' },
              column('baseline', words.baseline, 2),
              column('future', words.future, 2),
              column('change', words.change, 2),
            ],
            rows,
          ),
        }),
        ...(rows.every(({ baseline, future, change }) => baseline === null && future === null && change === null)
          ? [paragraph(texts.state.empty, 'quiet')]
          : []),
      ];
    });
  },
});
