import { areaHectares, perimeterMetres, polygonsOf, vertexCount } from '#geo/index.ts';
import { column, paragraph, table } from './kit/blocks.ts';
import { geometryOf } from './kit/boundary-map.ts';
import type { Block } from './kit/model.ts';
import { fill } from './kit/texts/index.ts';
import { parcelTable } from './parcel-table.ts';
import type { ReportContext } from './report-context.ts';

/** So many rows of a table are printed; the others are in the files. */
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
      { key: 'name', label: words.name, kind: 'text' },
      { key: 'id', label: words.id, kind: 'text' },
      column('area', texts.measure.area2, 4),
      ...(members.some(({ missing }) => missing) ? [{ key: 'note', label: words.note, kind: 'text' as const }] : []),
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
    rows: polygons.map((coordinates, index) => ({
      part: fill(words.part, { n: index + 1 }),
      area: areaHectares({ type: 'Polygon', coordinates }),
      perimeter: perimeterMetres({ type: 'Polygon', coordinates }) / 1000,
      vertices: vertexCount({ type: 'Polygon', coordinates }),
    })),
    columns: [
      { key: 'part', label: words.name, kind: 'text' },
      column('area', texts.measure.area2, 4),
      column('perimeter', `${texts.measure.perimeter}, km`, 3),
      column('vertices', texts.measure.vertices, 0),
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
  return [
    ...(members.length > 0 ? [memberTable(context)] : []),
    ...(fault ? [paragraph(fault, 'warning')] : []),
    parcelTable(context, maxRows) ?? numberedParts(context),
  ];
}
