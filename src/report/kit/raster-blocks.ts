import { areaHectares, boundingBox, type BoundingBox } from '#geo/index.ts';
import { phraseOfError, type ForeignPhrase } from '#sentences/phrases/index.ts';
import type { ReadRaster } from './answer.ts';
import { column, paragraph, table, textColumn } from './blocks.ts';
import { geometryOf, mapBeside } from './boundary-map.ts';
import type { Colour } from './drawing/drawing.ts';
import type { Block, CellValue, Fact } from './model.ts';
import { whyMissing } from './product-blocks.ts';
import { rasterPicture, type ClassColour } from './raster-picture.ts';
import { defineReport, type ProductFacts, type ProductReport, type SectionContext } from './section.ts';
import { fill, type SectionLanguage } from './texts/index.ts';

const hexOf = ([red, green, blue]: ClassColour): Colour =>
  `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Land of a project that a raster says nothing special of. */
export const ground: ClassColour = [226, 232, 222];

/** A class of a raster; without a colour it is counted and not drawn. */
interface RasterClass {
  value: number;
  colour?: ClassColour;
  label: string;
}
interface RasterLook {
  slug: string;
  title: string;
  classes: readonly RasterClass[];
  notes: readonly string[];
  /** that cells and boundary differ is what it has to say, so it stands first */
  tellsArea?: true;
}

/** Beside the hectares of cells what they are, and the hectares of the boundary: two definitions of one thing. Nothing where the grid has no true areas. */
function areaNote({ data, texts, format }: SectionContext, cellHectares: readonly (number | null)[]): string[] {
  if (cellHectares.length === 0 || !cellHectares.every((hectares) => hectares !== null)) return [];
  const cells = format.hectares(cellHectares.reduce((sum, hectares) => sum + hectares, 0));
  const area = format.hectares(data.project.area_hectares ?? areaHectares(geometryOf({ data })));
  return cells === area ? [] : [fill(texts.raster.sum, { cells, area })];
}

/** The picture over the boundary with the hectares of each class at its side, and a table for files. Throws for a raster that cannot be drawn. */
function drawnRaster(context: SectionContext, raster: ReadRaster, { slug, title, classes, notes, tellsArea }: RasterLook): Block[] {
  const { data, texts, format } = context;
  const box: BoundingBox = boundingBox(geometryOf(context)) ?? [0, 0, 0, 0];
  const drawn = classes.flatMap(({ value, colour, label }) => (colour ? [{ value, colour, label }] : []));
  const { picture, found, grid } = rasterPicture(raster, new Map(drawn.map(({ value, colour }) => [value, colour])), box);
  const labels = new Map(classes.map(({ value, label }) => [value, label]));
  const rows = found.map(({ value, cells: count, hectares }): Record<string, CellValue> => ({
    class: labels.get(value) ?? String(value),
    cells: count,
    hectares,
  }));
  const drawnHectares = found.flatMap(({ value, hectares }) => (drawn.some((one) => one.value === value) ? [hectares ?? null] : []));
  // Where the grid has no true areas, the cells are all there is to say.
  const facts = rows.map(({ class: label, hectares, cells: count }): Fact => {
    const isArea = typeof hectares === 'number';
    return {
      label: String(label),
      text: isArea ? `${format.hectares(hectares)} ${texts.hectares}` : `${texts.raster.cells}: ${format.quantity(Number(count), 'count')}`,
    };
  });
  const areas = areaNote(context, drawnHectares);
  return [
    ...(tellsArea ? areas.map((text) => paragraph(text)) : []),
    ...mapBeside(
      context,
      title,
      {
        alt: fill(texts.raster.alt, { what: title, name: data.project.project_name }),
        picture,
        legend: drawn.map(({ colour, label }) => ({ colour: hexOf(colour), label })),
      },
      { facts, notes: [...notes, ...(tellsArea ? [] : areas)] },
    ),
    table({
      name: slug,
      caption: title,
      rows,
      sheet: texts.product[slug] ?? title,
      place: 'silent',
      columns: [
        textColumn('class', texts.raster.class),
        column('hectares', texts.raster.hectares, 'hectares'),
        column('cells', texts.raster.cells, 'count'),
      ],
      remark: fill(texts.raster.grid, { width: grid.width, height: grid.height, epsg: grid.epsg }),
    }),
  ];
}

/** A raster of classes over the boundary, with the hectares of each class, or why it is not shown. */
function rasterBlocks(context: SectionContext, name: string, look: RasterLook): Block[] {
  const { data, texts } = context;
  const answer = data.answers[name];
  if (!answer) return [];
  const head: Block = { kind: 'subtitle', text: look.title };
  if (answer.missing) return [paragraph(`${look.title}: ${whyMissing(answer, texts)}`, 'warning')];
  const unreadable = (phrase: ForeignPhrase | null, sentence: string): Block[] => [
    head,
    paragraph(fill(texts.state.notReadable, { reason: texts.phrased(phrase, sentence) }), 'warning'),
  ];
  if (!answer.raster) return unreadable(answer.unreadablePhrase ?? null, answer.unreadable ?? texts.state.empty);
  try {
    return drawnRaster(context, answer.raster, look);
  } catch (error) {
    return unreadable(phraseOfError(error), (error as Error).message);
  }
}

/** The report of a product whose answer is a raster of classes. */
export const classReport = <Question extends string, Words extends { title: string; note: string; plain: string }>(
  facts: ProductFacts<Question>,
  question: NoInfer<Question>,
  wordsIn: Record<SectionLanguage, Words>,
  classesOf: (words: Words) => readonly RasterClass[],
  look: Pick<RasterLook, 'tellsArea'> = {},
): ProductReport<Question> =>
  defineReport(facts, {
    plain: { en: wordsIn.en.plain, es: wordsIn.es.plain },
    blocks: (context) => {
      const words = wordsIn[context.language];
      return rasterBlocks(context, question, {
        slug: facts.slug,
        title: words.title,
        classes: classesOf(words),
        notes: [words.note],
        ...look,
      });
    },
  });
