import { boundingBox, type BoundingBox } from '#geo/index.ts';
import { numberOf, recordsOf, textOf } from '#report/kit/answers.ts';
import { column, table, textColumn } from '#report/kit/blocks.ts';
import { geometryOf, mapBeside } from '#report/kit/boundary-map.ts';
import type { MapPicture } from '#report/kit/drawing/map.ts';
import type { Block, Rows } from '#report/kit/model.ts';
import { product } from '#report/kit/product-blocks.ts';
import { rasterPicture } from '#report/kit/raster-picture.ts';
import { defineReport, type SectionContext } from '#report/kit/section.ts';
import { fill } from '#report/kit/texts/index.ts';
import { classes, facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

const wordsIn = { en, es };
type Context = SectionContext<'landCover' | 'landCoverImage'>;
type Words = typeof en;
const hex = (colour: readonly number[]) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}` as const;

/** The classes that were found, from the largest, and what the map does not know. */
function rowsOf(words: Words, record: Record<string, unknown>): Rows {
  const found = recordsOf(record['classes'] ?? []).map((item) => ({
    value: numberOf(item['value']),
    class: words.classes[textOf(item['name']) as keyof Words['classes']] ?? textOf(item['name']),
    hectares: numberOf(item['hectares']) ?? 0,
    percent: numberOf(item['percent']),
  }));
  const unknown = numberOf(record['unknown_ha']) ?? 0;
  return [
    ...found.filter(({ hectares }) => hectares > 0).sort((a, b) => b.hectares - a.hectares),
    ...(unknown > 0.005 ? [{ value: null, class: words.unknown, hectares: unknown, percent: null }] : []),
  ];
}

/** The picture; null where there is none, and where it cannot be drawn. The hectares beside it do not come from it. */
function pictureOf({ data }: Context): MapPicture | null {
  const raster = data.answers.landCoverImage?.raster;
  if (!raster || raster.grid.epsg !== 4326) return null;
  const box: BoundingBox = boundingBox(geometryOf({ data })) ?? [0, 0, 0, 0];
  return rasterPicture(raster, new Map(classes.map(({ value, colour }) => [value, colour])), box).picture;
}

/** Land cover by class, with its picture. */
export const report = defineReport(facts, {
  plain: { en: en.plain, es: es.plain },
  blocks: (context): Block[] => {
    const words = wordsIn[context.language];
    const { data, format } = context;
    return product(context, 'landCover', ['classes', 'covered_ha'], ([record = {}]) => {
      const rows = rowsOf(words, record);
      const title = fill(words.title, { year: textOf(record['year']) });
      const percent = (value: number) => format.quantity(value, 'percent');
      const lines = rows.map(({ class: label, hectares, percent: share }) => ({
        label: String(label),
        text:
          typeof share === 'number'
            ? fill(words.row, { hectares: format.hectares(Number(hectares)), percent: percent(share) })
            : fill(words.unknownRow, { hectares: format.hectares(Number(hectares)) }),
      }));
      const legend = rows.flatMap(({ value, class: label }) => {
        const known = classes.find((item) => item.value === value);
        return known ? [{ colour: hex(known.colour), label: String(label) }] : [];
      });
      const accuracy = numberOf(record['overall_accuracy_pct']);
      const notes = accuracy === null ? [] : [fill(words.note, { n: percent(accuracy) })];
      const picture = pictureOf(context);
      return [
        ...mapBeside(
          context,
          title,
          { alt: fill(words.alt, { name: data.project.project_name }), ...(picture ? { picture, legend } : {}) },
          { facts: lines, notes },
        ),
        table({
          name: facts.slug,
          caption: title,
          rows,
          place: 'silent',
          columns: [
            textColumn('class', words.class),
            column('hectares', words.hectares, 'hectares'),
            column('percent', words.percent, 'percent'),
          ],
        }),
      ];
    });
  },
});
