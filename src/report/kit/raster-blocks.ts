import { boundingBox, type BoundingBox } from '#geo/index.ts';
import { descriptionWords } from '#sentences/phrases/answer-phrases.ts';
import { phraseOfError, type ForeignPhrase } from '#sentences/phrases/index.ts';
import type { ReadRaster } from './answer.ts';
import { column, filled, paragraph, table } from './blocks.ts';
import { boundaryMap, geometryOf } from './boundary-map.ts';
import type { Colour } from './drawing/drawing.ts';
import type { Block, CellValue } from './model.ts';
import { whyMissing } from './product-blocks.ts';
import { rasterPicture, type ClassColours } from './raster-picture.ts';
import type { SectionContext } from './section.ts';
import { fill } from './texts/index.ts';

const hexOf = ([red, green, blue]: readonly [number, number, number]): Colour =>
  `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** How a raster of classes is shown. */
interface RasterLook<Name extends string> {
  name: Name;
  slug: string;
  title: string;
  colours: ClassColours;
  labels: Record<number, string>;
}

/** The picture over the boundary, its legend, and a table with the hectares of each class. Throws for a raster that cannot be drawn. */
function drawnRaster(
  context: SectionContext,
  raster: ReadRaster,
  { slug, title, colours, labels }: Omit<RasterLook<string>, 'name'>,
): Block[] {
  const { data, texts } = context;
  const box: BoundingBox = boundingBox(geometryOf(context)) ?? [0, 0, 0, 0];
  const { picture, classes, grid } = rasterPicture(raster, colours, box);
  const source = (descriptionWords(raster.metadata, texts.phrased) || (raster.description?.trim() ?? '')).replace(/\.+$/, '');
  const rows = classes.map(({ value, cells: count, hectares }): Record<string, CellValue> => ({
    class: labels[value] ?? String(value),
    cells: count,
    hectares,
  }));
  return [
    ...boundaryMap(
      context,
      {
        alt: fill(texts.raster.alt, { what: title, name: data.project.project_name }),
        picture,
        legend: Object.entries(colours).map(([value, colour]) => ({ colour: hexOf(colour), label: labels[Number(value)] ?? value })),
      },
      215,
    ),
    table({
      name: slug,
      caption: title,
      rows,
      columns: filled(
        [
          { key: 'class', label: texts.raster.class, kind: 'text' },
          column('hectares', texts.raster.hectares, 2),
          column('cells', texts.raster.cells, 0),
        ],
        rows,
      ),
      remark: fill(texts.raster.grid, { width: grid.width, height: grid.height, epsg: grid.epsg }),
    }),
    ...(source ? [paragraph(fill(texts.state.fromSource, { source }), 'quiet')] : []),
  ];
}

/** A raster of classes over the boundary, with the hectares of each class, or why it is not shown. */
export function rasterBlocks<Name extends string>(context: SectionContext<Name>, { name, ...look }: RasterLook<NoInfer<Name>>): Block[] {
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
    return [head, ...drawnRaster(context, answer.raster, look)];
  } catch (error) {
    return unreadable(phraseOfError(error), (error as Error).message);
  }
}
