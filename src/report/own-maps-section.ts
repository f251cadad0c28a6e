import { hasArea, measuredHectares } from '#geo/index.ts';
import { countedMaps, sumOfMap, type CountedMap } from '#overlays/columns.ts';
import { column, paragraph, table, textColumn } from './kit/blocks.ts';
import type { Block, Fact } from './kit/model.ts';
import { fill } from './kit/texts/index.ts';
import { nameOfParcel, numberOfShape } from './parcels.ts';
import { inShort } from './parts-section.ts';
import type { ReportContext } from './report-context.ts';

/** So many rows are printed at all; the others are in the files. */
const maxRows = 200;

/** What maps of one's own say of the parcels: a line for each. */
export function ownMapFacts({ data: { shapes }, texts: { ownMaps: words }, format }: ReportContext): Fact[] {
  return countedMaps(shapes).map((map) => {
    const { plotsInside, counted, hectares } = sumOfMap(map);
    return {
      label: fill(words.label, { name: map.name }),
      text: fill(words.sum, {
        n: format.quantity(plotsInside, 'count'),
        all: format.quantity(counted, 'count'),
        hectares: format.quantity(hectares, 'smallHectares'),
      }),
    };
  });
}

function mapTable(context: ReportContext, map: CountedMap, place: number): Block[] {
  const {
    data: { shapes, places },
    texts,
  } = context;
  const words = texts.ownMaps;
  const rows = shapes.flatMap((shape, parcel) => {
    const plot = map.plots[parcel];
    if (plot === null || plot === undefined) return [];
    const figures = plot === 'outdated' ? null : plot;
    return [
      {
        name: nameOfParcel(shape) || fill(texts.parts.parcel, { n: numberOfShape(places, parcel) }),
        area: shape.geometry && hasArea(shape.geometry) ? measuredHectares(shape.geometry) : null,
        inside: figures?.insideHectares ?? null,
        percent: figures?.insidePercent ?? null,
        noData: figures?.noDataHectares ?? null,
        note: figures ? null : words.outdated,
      },
    ];
  });
  return inShort(
    table({
      name: `own-map-${place + 1}`,
      caption: map.name,
      maxRows,
      rows,
      remark: fill(words.source, { file: map.source.file, day: context.format.day(map.source.day), sha256: map.source.sha256 }),
      columns: [
        textColumn('name', texts.parts.name),
        column('area', texts.measure.area2, 'hectares'),
        column('inside', words.inside, 'smallHectares'),
        column('percent', words.percent, 'percent'),
        column('noData', words.noData, 'smallHectares'),
        textColumn('note', texts.parts.note),
      ],
    }),
    context,
    texts.commonLand.moreRows,
  );
}

/** Maps of one's own that were counted on the parcels, each with its file; figures of parcels that were changed since are left out and named. */
export function ownMapsSection(context: ReportContext): Block[] {
  const {
    data: { shapes },
    texts: { ownMaps: words },
    format,
  } = context;
  const maps = countedMaps(shapes);
  if (maps.length === 0) return [];
  const count = (n: number) => format.quantity(n, 'count');
  return [
    { kind: 'facts', facts: ownMapFacts(context) },
    ...maps.flatMap((map, place) => {
      const { outdated, counted, noDataHectares } = sumOfMap(map);
      const without = shapes.length - outdated - counted;
      const { name } = map;
      return [
        ...mapTable(context, map, place),
        ...(outdated > 0 ? [paragraph(fill(words.outdatedCount, { n: count(outdated), name }), 'warning')] : []),
        ...(without > 0 ? [paragraph(fill(words.without, { n: count(without), name }), 'warning')] : []),
        ...(noDataHectares >= 0.00005
          ? [paragraph(fill(words.noDataSum, { hectares: format.quantity(noDataHectares, 'smallHectares'), name }), 'warning')]
          : []),
      ];
    }),
    paragraph(words.method, 'quiet'),
  ];
}
