import { phraseOrNull } from '#sentences/phrases/answer-phrases.ts';
import { numberOf, textOf } from '../answers.ts';
import type { AnswerName } from '../collect.ts';
import type { Series } from '../drawing/chart.ts';
import { drawRangeChart } from '../drawing/range-chart.ts';
import type { Block, CellValue, Column } from '../model.ts';
import { fill } from '../texts/index.ts';
import { cells, chart, column, filled, paragraph, product, table, type Rows, type SectionContext } from './context.ts';

interface YearSeries {
  name: AnswerName;
  slug: string;
  title: string;
  keys: readonly string[];
  columns: Column[];
  leftTitle: string;
  rightTitle?: string;
  series: (of: (key: string) => (number | null)[]) => Series[];
  facts?: (answer: Record<string, unknown>) => { label: string; text: string }[];
}

/** A product with a record a year: chart, table and what stands beside the records. */
const yearly = (context: SectionContext, { name, slug, title, keys, columns, leftTitle, rightTitle, series, facts }: YearSeries): Block[] =>
  product(context, name, keys, (records, answer) => {
    const { texts, format, data } = context;
    const rows: Rows = records.map((record) => ({
      ...cells(record, keys),
      when: (textOf(record['year']) || textOf(record['period'])).slice(0, 4) || null,
    }));
    const of = (key: string) => rows.map((row) => row[key] as number | null);
    const beside = facts?.((answer.value ?? {}) as Record<string, unknown>) ?? [];
    return [
      ...chart(
        {
          title,
          alt: fill(texts.carbon.alt, { what: title, name: data.project.project_name }),
          labels: rows.map(({ when }) => String(when ?? '–')),
          leftTitle,
          ...(rightTitle ? { rightTitle } : {}),
          series: series(of),
        },
        format,
      ),
      ...(beside.length > 0 ? [{ kind: 'facts', facts: beside } satisfies Block] : []),
      table({
        name: slug,
        caption: title,
        rows,
        columns: filled([{ key: 'when', label: texts.period.year, kind: 'text' }, ...columns], rows),
      }),
      paragraph(texts.state.notVerified, 'quiet'),
    ];
  });

const apart = (values: (number | null)[], deviations: (number | null)[], side: -1 | 1) =>
  values.map((value, index) => (value === null || deviations[index] === null ? null : value + side * deviations[index]!));

const zoneFacts =
  ({ texts }: SectionContext) =>
  ({ zone }: Record<string, unknown>) =>
    textOf(zone) ? [{ label: texts.carbon.zone, text: texts.word(textOf(zone)) }] : [];

/** Growth of the project's forest by year, between its bounds. */
function baselineBlocks(context: SectionContext): Block[] {
  const words = context.texts.carbon;
  return yearly(context, {
    name: 'baseline',
    slug: 'baseline-sequestration',
    title: words.baseline,
    keys: ['baseline_sequestration_tco2e', 'lower', 'upper', 'cumulative_tco2e'],
    leftTitle: words.unit,
    facts: zoneFacts(context),
    columns: [
      column('baseline_sequestration_tco2e', words.inYear, 1),
      column('lower', words.lower, 1),
      column('upper', words.upper, 1),
      column('cumulative_tco2e', words.cumulative, 1),
    ],
    series: (of) => [
      { kind: 'band', label: words.bounds, colour: 'band', low: of('lower'), high: of('upper') },
      { kind: 'line', label: words.inYear, colour: 'accent', values: of('baseline_sequestration_tco2e') },
    ],
  });
}

/** The project beside its control plots. */
function benchmarkBlocks(context: SectionContext): Block[] {
  const { texts } = context;
  const words = texts.carbon;
  return yearly(context, {
    name: 'benchmark',
    slug: 'performance-benchmark',
    title: words.benchmark,
    keys: ['project_si', 'control_si', 'performance_benchmark', 'p_value'],
    leftTitle: words.index,
    rightTitle: words.ratio,
    columns: [
      column('project_si', words.project, 4),
      column('control_si', words.control, 4),
      column('performance_benchmark', words.ratio, 4),
      column('p_value', words.pValue, 4),
    ],
    series: (of) => [
      { kind: 'line', label: words.project, colour: 'accent', values: of('project_si') },
      { kind: 'line', label: words.control, colour: 'grey', dashed: true, values: of('control_si') },
      { kind: 'bar', label: words.ratio, colour: 'cool', axis: 'right', values: of('performance_benchmark') },
    ],
    facts: ({ status, project_plots: project, control_plots: control }) => [
      ...(textOf(status) ? [{ label: words.status, text: texts.word(textOf(status)) }] : []),
      ...(numberOf(project) !== null && numberOf(control) !== null
        ? [{ label: words.plots, text: fill(words.plotsText, { project: numberOf(project)!, control: numberOf(control)! }) }]
        : []),
    ],
  });
}

/** Removals, and what they are beyond the control plots' own. */
function additionalityBlocks(context: SectionContext): Block[] {
  const words = context.texts.carbon;
  return yearly(context, {
    name: 'additionality',
    slug: 'carbon-additionality',
    title: words.additionality,
    keys: [
      'removals_tco2e',
      'removals_lower_tco2e',
      'removals_upper_tco2e',
      'performance_benchmark',
      'additionality_tco2e',
      'additionality_lower_tco2e',
      'additionality_upper_tco2e',
    ],
    leftTitle: words.unit,
    columns: [
      column('removals_tco2e', words.removals, 1),
      column('performance_benchmark', words.ratio, 4),
      column('additionality_tco2e', words.beyond, 1),
      column('additionality_lower_tco2e', words.lower, 1),
      column('additionality_upper_tco2e', words.upper, 1),
    ],
    facts: ({ start_year: start }) => (numberOf(start) === null ? [] : [{ label: words.since, text: String(start) }]),
    series: (of) => [
      {
        kind: 'bar',
        label: words.removals,
        colour: 'grey',
        values: of('removals_tco2e'),
        low: of('removals_lower_tco2e'),
        high: of('removals_upper_tco2e'),
      },
      {
        kind: 'bar',
        label: words.beyond,
        colour: 'accent',
        values: of('additionality_tco2e'),
        low: of('additionality_lower_tco2e'),
        high: of('additionality_upper_tco2e'),
      },
    ],
  });
}

/** Emissions of the loss of forest, with their deviation. */
function emissionsBlocks(context: SectionContext): Block[] {
  const words = context.texts.carbon;
  return yearly(context, {
    name: 'emissions',
    slug: 'ghg-emissions',
    title: words.emissions,
    keys: ['loss_ha', 'co2_t', 'ch4_tco2e', 'n2o_tco2e', 'total_tco2e', 'sd_tco2e'],
    leftTitle: words.unit,
    facts: zoneFacts(context),
    columns: [
      column('loss_ha', words.loss, 4),
      column('co2_t', words.co2, 1),
      column('ch4_tco2e', words.ch4, 1),
      column('n2o_tco2e', words.n2o, 1),
      column('total_tco2e', words.total, 1),
      column('sd_tco2e', words.deviation, 1),
    ],
    series: (of) => [
      {
        kind: 'bar',
        label: words.total,
        colour: 'bad',
        values: of('total_tco2e'),
        low: apart(of('total_tco2e'), of('sd_tco2e'), -1),
        high: apart(of('total_tco2e'), of('sd_tco2e'), 1),
      },
    ],
  });
}

export const carbonSection = (context: SectionContext): Block[] => [
  ...baselineBlocks(context),
  ...benchmarkBlocks(context),
  ...additionalityBlocks(context),
  ...emissionsBlocks(context),
];

interface Depth {
  label: string;
  mean: number | null;
  low: number | null;
  high: number | null;
}

function depthsOf(property: Record<string, unknown>): Depth[] {
  const list = Array.isArray(property['depths']) ? (property['depths'] as Record<string, unknown>[]) : [];
  return list.map((depth) => ({
    label: textOf(depth['label']),
    mean: numberOf(depth['mean']),
    low: numberOf(depth['q05']),
    high: numberOf(depth['q95']),
  }));
}

export function soilSection(context: SectionContext): Block[] {
  const { texts, format } = context;
  const words = texts.soil;
  return product(context, 'soil', ['properties'], ([record], answer) => {
    const properties = (Array.isArray(record!['properties']) ? record!['properties'] : []) as Record<string, unknown>[];
    const nameOf = (property: Record<string, unknown>) =>
      texts.phrased(phraseOrNull(property['label_code']), textOf(property['label'])) || textOf(property['name']);
    const rows = properties.flatMap((property) =>
      depthsOf(property).map(({ label, mean, low, high }): Record<string, CellValue> => ({
        property: nameOf(property),
        unit: textOf(property['unit']),
        depth: label,
        mean,
        low,
        high,
      })),
    );
    const texture = textOf((answer.value as Record<string, unknown>)['texture_class']);
    // Organic carbon first, then what makes the texture; all of it is in the table.
    const drawn = ['soc', 'phh2o', 'clay', 'sand'].flatMap((name) => properties.filter((property) => property['name'] === name));
    const charts = drawn.flatMap((property): Block[] => {
      const title = `${nameOf(property)}, ${textOf(property['unit'])}`;
      const drawing = drawRangeChart(
        {
          title,
          alt: fill(words.alt, { what: nameOf(property) }),
          axisTitle: textOf(property['unit']),
          rows: depthsOf(property).map(({ label, mean, low, high }) => ({ label, low, value: mean, high })),
          legend: { range: words.range, value: words.mean },
        },
        (value, digits) => format.number(value, digits),
      );
      return drawing ? [{ kind: 'drawing', drawing }] : [];
    });
    return [
      ...(texture ? [{ kind: 'facts', facts: [{ label: words.texture, text: texts.word(texture) }] } satisfies Block] : []),
      ...charts,
      table({
        name: 'soil',
        caption: words.title,
        rows,
        columns: filled(
          [
            { key: 'property', label: words.property, kind: 'text' },
            { key: 'unit', label: words.unit, kind: 'text' },
            { key: 'depth', label: words.depth, kind: 'text' },
            column('mean', words.mean, 2),
            column('low', words.low, 2),
            column('high', words.high, 2),
          ],
          rows,
        ),
      }),
    ];
  });
}
