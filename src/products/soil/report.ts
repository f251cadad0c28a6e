import { phraseOrNull } from '#sentences/phrases/answer-phrases.ts';
import { isObject } from '#domain/object.ts';
import { numberOf, textOf } from '#report/kit/answers.ts';
import { column, paragraph, table, textColumn } from '#report/kit/blocks.ts';
import { drawRangeChart } from '#report/kit/drawing/range-chart.ts';
import type { Block, Fact, Rows } from '#report/kit/model.ts';
import { product } from '#report/kit/product-blocks.ts';
import type { Quantity } from '#report/kit/quantities.ts';
import { defineReport, type SectionContext } from '#report/kit/section.ts';
import { fill, type SectionLanguage, type SectionTexts } from '#report/kit/texts/index.ts';
import { facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es, textures } from './texts/es.ts';

const wordsIn = { en, es };
/** classes of texture as an answer writes them; the English ones are plain words */
const texturesIn: Record<SectionLanguage, Record<string, string>> = {
  en: {},
  es: Object.fromEntries(Object.entries(textures).map(([name, words]) => [name.replaceAll('_', ' '), words])),
};

/** 0-30cm as people write it */
const depthText = (label: string): string => label.replace(/^(\d+)-(\d+)\s*cm$/, '$1–$2\u00a0cm');

interface Depth {
  label: string;
  mean: number | null;
  low: number | null;
  high: number | null;
}
type Property = Record<string, unknown>;

function depthsOf(property: Property): Depth[] {
  const list = Array.isArray(property['depths']) ? (property['depths'] as Record<string, unknown>[]) : [];
  return list.map((depth) => ({
    label: depthText(textOf(depth['label'])),
    mean: numberOf(depth['mean']),
    low: numberOf(depth['q05']),
    high: numberOf(depth['q95']),
  }));
}
const nameOf = (property: Property, { phrased }: SectionTexts) =>
  phrased(phraseOrNull(property['label_code']), textOf(property['label'])) || textOf(property['name']);

/** A property by depth, between its bounds. */
function depthChart({ texts, format, language }: SectionContext, property: Property): Block[] {
  const words = wordsIn[language];
  const drawing = drawRangeChart(
    {
      title: `${nameOf(property, texts)}, ${textOf(property['unit'])}`,
      alt: fill(words.alt, { what: nameOf(property, texts) }),
      axisTitle: textOf(property['unit']),
      rows: depthsOf(property).map(({ label, mean, low, high }) => ({ label, low, value: mean, high })),
      legend: { range: words.range, value: words.mean },
    },
    (value, digits) => format.number(value, digits),
  );
  return drawing ? [{ kind: 'drawing', drawing }] : [];
}

/** Content has a decimal, density two. */
const quantityOf = (property: Property): Quantity => (textOf(property['name']) === 'bdod' ? 'density' : 'soilContent');

/** Every value with its bounds. */
const valueRows = (properties: Property[], texts: SectionTexts): Rows =>
  properties.flatMap((property) =>
    depthsOf(property).map(({ label, mean, low, high }) => ({
      property: nameOf(property, texts),
      unit: textOf(property['unit']),
      depth: label,
      mean,
      low,
      high,
      quantity: quantityOf(property),
    })),
  );

/** Stocks are told for one depth, with their bounds: a fact, not a row. */
const isOfOneDepth = (property: Property): boolean => depthsOf(property).length === 1;

/** Stocks of land are told by the hectare, as the sentences do: 1 kg/m² is 10 t/ha. */
const stockUnits: Record<string, [factor: number, unit: string]> = { 'kg/m²': [10, 't/ha'] };

function stockFacts({ texts, format }: SectionContext, properties: Property[]): Fact[] {
  return properties.filter(isOfOneDepth).flatMap((property) => {
    const { label, mean, low, high } = depthsOf(property)[0]!;
    if (mean === null) return [];
    const [factor, unit] = stockUnits[textOf(property['unit'])] ?? [1, textOf(property['unit'])];
    const shown = (value: number | null) =>
      format.quantity(value === null ? null : factor * value, factor === 1 ? quantityOf(property) : 'tonnesAHectare');
    const bounds = low === null || high === null ? '' : ` (${shown(low)}–${shown(high)})`;
    return [{ label: `${nameOf(property, texts)}, ${label}`, text: `${shown(mean)} ${unit}${bounds}` }];
  });
}

/** A row for each property, a column for each depth. */
function meansByDepth({ texts, language }: SectionContext, properties: Property[]): Block {
  const words = wordsIn[language];
  const layered = properties.filter((property) => !isOfOneDepth(property));
  const depths = [...new Set(layered.flatMap((property) => depthsOf(property).map(({ label }) => label)))];
  return table({
    name: 'soil-means',
    caption: words.meansTitle,
    onlyOnPaper: true,
    remark: words.remark,
    rows: layered.map((property) => ({
      property: nameOf(property, texts),
      unit: textOf(property['unit']),
      quantity: quantityOf(property),
      ...Object.fromEntries(depthsOf(property).map(({ label, mean }) => [label, mean])),
    })),
    columns: [
      textColumn('property', words.property),
      textColumn('unit', words.unit),
      ...depths.map((depth) => ({ ...column(depth, depth, 'soilContent'), quantityBy: 'quantity' })),
    ],
  });
}

/** Soil properties by depth. */
export const report = defineReport(facts, {
  plain: { en: en.plain, es: es.plain },
  figures: ({ data, texts, language }) => {
    const value = data.answers.soil?.value;
    const texture = isObject(value) ? textOf(value['texture_class']) : '';
    return texture ? [{ value: texts.word(texture, texturesIn[language]), unit: '', label: wordsIn[language].textureFigure }] : [];
  },
  blocks: (context) => {
    const { texts, language } = context;
    const words = wordsIn[language];
    return product(context, 'soil', ['properties'], ([record], answer) => {
      const properties = (Array.isArray(record!['properties']) ? record!['properties'] : []) as Property[];
      const texture = textOf((answer.value as Record<string, unknown>)['texture_class']);
      // Organic carbon first, then what makes the texture; all of it is in the table.
      const drawn = ['soc', 'phh2o', 'clay', 'sand'].flatMap((name) => properties.filter((property) => property['name'] === name));
      const charts = drawn.flatMap((property) => depthChart(context, property));
      const soilFacts = [
        ...(texture ? [{ label: words.texture, text: texts.word(texture, texturesIn[language]) }] : []),
        ...stockFacts(context, properties),
      ];
      const bounded = (key: string, label: string) => ({ ...column(key, label, 'soilContent'), quantityBy: 'quantity' });
      return [
        ...charts,
        ...(charts.length > 0 ? [paragraph(words.read, 'quiet')] : []),
        ...(soilFacts.length > 0 ? [{ kind: 'facts', facts: soilFacts } satisfies Block] : []),
        ...(properties.length > 0 ? [meansByDepth(context, properties)] : []),
        table({
          name: 'soil',
          caption: words.title,
          sheet: words.sheet,
          rows: valueRows(properties, texts),
          place: 'annex',
          columns: [
            textColumn('property', words.property),
            textColumn('unit', words.unit),
            textColumn('depth', words.depth),
            bounded('mean', words.mean),
            bounded('low', words.low),
            bounded('high', words.high),
          ],
        }),
      ];
    });
  },
});
