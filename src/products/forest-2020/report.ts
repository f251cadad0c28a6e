import { numberOf, recordsOf, textOf } from '#report/kit/answers.ts';
import { column, paragraph, table, textColumn } from '#report/kit/blocks.ts';
import type { Block, Rows } from '#report/kit/model.ts';
import { product } from '#report/kit/product-blocks.ts';
import { defineReport, type SectionContext } from '#report/kit/section.ts';
import { fill } from '#report/kit/texts/index.ts';
import { facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

const wordsIn = { en, es };
type Words = typeof en;
const said = (words: Words, value: unknown): string => words.values[textOf(value) as keyof Words['values']] ?? '–';

const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function rowsOf(words: Words, record: Record<string, unknown>): Rows {
  return recordsOf(record['indicators']).flatMap((one) => {
    const indicator = words.indicators[textOf(one['id']) as keyof Words['indicators']] ?? textOf(one['id']);
    const layers = Array.isArray(one['layers']) ? recordsOf(one['layers']) : [];
    const notRead = namesIn(one['not_read']).join(', ') || null;
    return [
      { indicator, layer: null, code: null, percent: null, hectares: null, value: said(words, one['value']), notRead },
      ...layers.map((layer) => ({
        indicator,
        layer: words.layers[textOf(layer['name'])] ?? textOf(layer['name']),
        code: textOf(layer['name']),
        percent: numberOf(layer['percent']),
        hectares: numberOf(layer['hectares']),
        value: said(words, layer['value']),
      })),
    ];
  });
}

function forestFacts({ language, format }: SectionContext, record: Record<string, unknown>): { label: string; text: string }[] {
  const words = wordsIn[language];
  const amount = (name: string) => numberOf(record[name]);
  const [forest, percent, lower, upper] = [
    amount('forest_2020_ha'),
    amount('forest_2020_pct'),
    amount('forest_2020_lower_ha'),
    amount('forest_2020_upper_ha'),
  ];
  const [lost, inside, agreement] = [amount('loss_after_2020_ha'), amount('loss_after_2020_in_forest_ha'), amount('agreement_pct')];
  const hectares = (value: number | null) => (value === null ? '–' : format.hectares(value));
  const share = (value: number | null) => (value === null ? '–' : format.quantity(value, 'percent'));
  return [
    { label: words.forest, text: fill(words.hectares, { hectares: hectares(forest), percent: share(percent) }) },
    ...(lower !== null && upper !== null
      ? [{ label: words.interval, text: fill(words.between, { lower: hectares(lower), upper: hectares(upper) }) }]
      : []),
    { label: words.lost, text: fill(words.lostText, { hectares: hectares(lost), inside: hectares(inside) }) },
    { label: words.agreement, text: fill(words.agreementText, { percent: share(agreement) }) },
    { label: words.perennial, text: said(words, record['risk_perennial_crops']) },
    { label: words.annual, text: said(words, record['risk_annual_crops']) },
    { label: words.timber, text: said(words, record['risk_timber']) },
  ];
}

/** Forest of 2020, loss since, and the risk with every indicator that it rests on. */
export const report = defineReport(facts, {
  plain: { en: en.plain, es: es.plain },
  blocks: (context): Block[] => {
    const words = wordsIn[context.language];
    return product(context, 'forest2020', ['covered_ha'], ([record = {}]) => {
      const missing = recordsOf(record['indicators']).flatMap(({ not_read: names }) => namesIn(names));
      return [
        { kind: 'subtitle', text: words.title },
        { kind: 'facts', facts: forestFacts(context, record) },
        table({
          name: 'forest-2020',
          caption: words.title,
          rows: rowsOf(words, record),
          columns: [
            textColumn('indicator', words.indicator),
            textColumn('layer', words.layer),
            column('percent', words.layerPercent, 'percent'),
            column('hectares', words.layerHectares, 'hectares'),
            textColumn('value', words.value),
            { ...textColumn('code', words.layerCode), onlyInFiles: true },
            { ...textColumn('notRead', words.layersNotRead), onlyInFiles: true },
          ],
        }),
        paragraph(words.note, 'quiet'),
        ...(missing.length > 0 ? [paragraph(fill(words.notRead, { n: missing.length }), 'quiet')] : []),
      ];
    });
  },
});
