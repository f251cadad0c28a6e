import { isMeasurable, measuredHectares, perimeterMetres, polygonsOf, vertexCount, type Polygon } from '#geo/index.ts';
import { column, paragraph, table, textColumn } from './kit/blocks.ts';
import { geometryOf } from './kit/boundary-map.ts';
import type { Block } from './kit/model.ts';
import { fill } from './kit/texts/index.ts';
import { figureColumns } from './parcel-figures.ts';
import { parcelTable } from './parcel-table.ts';
import type { ReportContext } from './report-context.ts';

/** A page lists so many parcels; more of them are in the annex and in the files. */
const maxHere = 20;
/** So many rows are printed at all; the others are in the files. */
const maxRows = 200;

function memberTable({ texts, data: { members } }: ReportContext): Block {
  const words = texts.parts;
  return table({
    name: 'members',
    caption: words.members,
    maxRows,
    rows: members.map(({ id, name, areaHectares: area, missing, missingPhrase }) => ({
      name,
      id,
      area,
      note: texts.phrased(missingPhrase, missing) || null,
    })),
    columns: [
      textColumn('name', words.name),
      textColumn('id', words.id),
      column('area', texts.measure.area2, 'hectares'),
      ...(members.some(({ missing }) => missing) ? [textColumn('note', words.note)] : []),
    ],
  });
}

/** The polygons of the boundary by their number, where nobody knows the shapes that it was made of. */
function numberedParts(context: ReportContext): Block {
  const { texts } = context;
  const words = texts.parts;
  const polygons = polygonsOf(geometryOf(context));
  if (polygons.length === 0) return paragraph(texts.state.empty, 'quiet');
  return table({
    name: 'parts',
    caption: words.title,
    maxRows,
    remark: words.remark,
    rows: polygons
      .map((coordinates): Polygon => ({ type: 'Polygon', coordinates }))
      .map((polygon, index) => ({
        part: fill(words.part, { n: index + 1 }),
        area: measuredHectares(polygon),
        perimeter: isMeasurable(polygon) ? perimeterMetres(polygon) / 1000 : null,
        vertices: vertexCount(polygon),
      })),
    columns: [
      textColumn('part', words.name),
      column('area', texts.measure.area2, 'hectares'),
      column('perimeter', `${texts.measure.perimeter}, km`, 'kilometres'),
      column('vertices', texts.measure.vertices, 'count'),
    ],
  });
}

export function partsSection(context: ReportContext): Block[] {
  const {
    texts,
    data: { members, shapesFault },
  } = context;
  const fault =
    shapesFault && fill(texts.parts.noShapes, { reason: texts.phrased(shapesFault.reasonPhrase, shapesFault.reason).replace(/\.+$/, '') });
  const figures = figureColumns(context);
  const parcels = parcelTable(context, figures, maxRows);
  const source = parcels === null ? '' : figures.source;
  return [
    ...(members.length > 0 ? inShort(memberTable(context), context) : []),
    ...(fault ? [paragraph(fault, 'warning')] : []),
    ...inShort(parcels ?? numberedParts(context), context),
    ...(source ? [paragraph(fill(texts.state.fromSource, { source }), 'quiet')] : []),
  ];
}

/** A long table as its first rows, and all of it for the annex. `more` says how many of how many rows there are. */
export function inShort(block: Block, { texts, format }: ReportContext, wording = texts.parts.moreParcels): Block[] {
  if (block.kind !== 'table' || block.table.rows.length <= maxHere) return [block];
  const { table: whole } = block;
  const more = fill(wording, { shown: maxHere, n: format.quantity(whole.rows.length, 'count') });
  return [
    table({
      ...whole,
      rows: whole.rows.slice(0, maxHere),
      summed: whole.rows,
      onlyOnPaper: true,
      remark: [more, whole.remark ?? ''].join(' ').trim(),
    }),
    table({ ...whole, place: 'annex' }),
  ];
}
