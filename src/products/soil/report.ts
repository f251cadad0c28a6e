import { phraseOrNull } from '#sentences/phrases/answer-phrases.ts';
import { isObject } from '#domain/object.ts';
import { numberOf, textOf } from '#report/kit/answers.ts';
import { column, filled, table } from '#report/kit/blocks.ts';
import { drawRangeChart } from '#report/kit/drawing/range-chart.ts';
import type { Block, CellValue } from '#report/kit/model.ts';
import { product } from '#report/kit/product-blocks.ts';
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
    label: textOf(depth['label']),
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

/** Soil properties by depth. */
export const report = defineReport(facts, {
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
      const rows = properties.flatMap((property) =>
        depthsOf(property).map(({ label, mean, low, high }): Record<string, CellValue> => ({
          property: nameOf(property, texts),
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
      return [
        ...(texture
          ? [{ kind: 'facts', facts: [{ label: words.texture, text: texts.word(texture, texturesIn[language]) }] } satisfies Block]
          : []),
        ...drawn.flatMap((property) => depthChart(context, property)),
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
  },
});
