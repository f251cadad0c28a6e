import { acceptedOverlap, roundingHectares } from '#formats/accepted-overlaps.ts';
import { supplierOf } from '#formats/supplier-field.ts';
import { perimeterMetres, usualGapLimits, type Feature } from '#geo/index.ts';
import { commonLandOf, reducedIn, type CommonLand } from './common-land.ts';
import { column, paragraph, table, textColumn } from './kit/blocks.ts';
import type { Block } from './kit/model.ts';
import { fill } from './kit/texts/index.ts';
import { nameOfParcel, numberOfShape } from './parcels.ts';
import { inShort } from './parts-section.ts';
import type { ReportContext } from './report-context.ts';

/** So many rows are printed at all; the others are in the files. */
const maxRows = 200;
/** Of a gap beside more parcels so many are named on paper. */
const maxNamed = 4;

const nameOf = ({ data: { shapes, places }, texts }: ReportContext, parcel: number): string =>
  nameOfParcel(shapes[parcel]!) || fill(texts.parts.parcel, { n: numberOfShape(places, parcel) });
/** A tenth of a square metre: what is shared between plots may be a fringe. */
const exact = (hectares: number) => Number(hectares.toFixed(5));
const percentOf = (part: number, whole: number) => (whole > 0 ? (part / whole) * 100 : null);

/** Why somebody accepted what two parcels share, with the day; null where nobody did. */
function acceptedText({ format }: ReportContext, first: Feature, second: Feature, sharedHectares: number): string | null {
  const perimeters = [first, second].reduce((sum, { geometry }) => sum + (geometry ? perimeterMetres(geometry) : 0), 0);
  const accepted = acceptedOverlap(first.properties, second.properties, sharedHectares, roundingHectares(perimeters));
  if (!accepted) return null;
  return accepted.day === null ? accepted.reason : `${accepted.reason} (${format.day(accepted.day)})`;
}

function pairTable(context: ReportContext, { pairs }: CommonLand): Block[] {
  const words = context.texts.commonLand;
  if (pairs.length === 0) return [];
  const { shapes } = context.data;
  const rows = pairs.map(({ kind, first, second, sharedHectares, firstHectares, secondHectares, movedMetres, location }) => ({
    kind: words.kinds[kind],
    first: nameOf(context, first),
    second: nameOf(context, second),
    shared: exact(sharedHectares),
    firstShare: percentOf(sharedHectares, firstHectares),
    secondShare: percentOf(sharedHectares, secondHectares),
    accepted: acceptedText(context, shapes[first]!, shapes[second]!, sharedHectares),
    firstSupplier: supplierOf(shapes[first]!.properties),
    secondSupplier: supplierOf(shapes[second]!.properties),
    moved: movedMetres ?? null,
    longitude: location[0],
    latitude: location[1],
  }));
  const isFilled = (key: 'accepted' | 'firstSupplier' | 'secondSupplier') => rows.some((row) => row[key] !== null);
  const withSuppliers = isFilled('firstSupplier') || isFilled('secondSupplier');
  return inShort(
    table({
      name: 'common-land',
      caption: words.pairs,
      maxRows,
      rows,
      columns: [
        textColumn('kind', words.kind),
        textColumn('first', words.first),
        ...(withSuppliers ? [textColumn('firstSupplier', words.firstSupplier)] : []),
        textColumn('second', words.second),
        ...(withSuppliers ? [textColumn('secondSupplier', words.secondSupplier)] : []),
        column('shared', words.shared, 'smallHectares'),
        column('firstShare', words.firstShare, 'percent'),
        column('secondShare', words.secondShare, 'percent'),
        ...(isFilled('accepted') ? [textColumn('accepted', words.accepted)] : []),
        { ...column('moved', words.moved, 'metres'), onlyInFiles: true },
        { ...column('longitude', words.longitude, 'degrees'), onlyInFiles: true },
        { ...column('latitude', words.latitude, 'degrees'), onlyInFiles: true },
      ],
    }),
    context,
    words.moreRows,
  );
}

function countedTable(context: ReportContext, found: CommonLand): Block[] {
  const words = context.texts.commonLand;
  const { counted } = found;
  if (!counted) return [paragraph(words.noCount, 'warning')];
  const reduced = reducedIn(found);
  if (reduced.length === 0) return [];
  const remark = words[counted.isByColumn ? 'byColumn' : 'byRule'];
  return inShort(
    table({
      name: 'counted-once',
      caption: words.counted,
      maxRows,
      remark,
      rows: reduced.map(({ parcel, own, counted: left }) => ({ name: nameOf(context, parcel), own: exact(own), counted: exact(left) })),
      columns: [
        textColumn('name', context.texts.parts.name),
        column('own', words.own, 'smallHectares'),
        column('counted', words.countedHectares, 'smallHectares'),
      ],
    }),
    context,
    words.moreRows,
  );
}

function gapTable(context: ReportContext, { gaps }: CommonLand): Block[] {
  const words = context.texts.commonLand;
  if (!gaps || gaps.gaps.length === 0) return [];
  const named = (parcels: readonly number[]) => parcels.map((parcel) => nameOf(context, parcel));
  const rows = gaps.gaps.map(({ kind, hectares, widthMetres, parcels, location }) => ({
    kind: words.gapKinds[kind],
    hectares: exact(hectares),
    width: widthMetres,
    beside:
      parcels.length > maxNamed
        ? fill(words.andMore, { names: named(parcels.slice(0, maxNamed)).join(', '), n: parcels.length - maxNamed })
        : named(parcels).join(', '),
    longitude: location[0],
    latitude: location[1],
  }));
  return inShort(
    table({
      name: 'gaps',
      caption: words.gaps,
      maxRows,
      rows,
      columns: [
        textColumn('kind', words.kind),
        column('hectares', context.texts.measure.area2, 'smallHectares'),
        column('width', words.width, 'metres'),
        textColumn('beside', words.beside),
        { ...column('longitude', words.longitude, 'degrees'), onlyInFiles: true },
        { ...column('latitude', words.latitude, 'degrees'), onlyInFiles: true },
      ],
    }),
    context,
    words.moreRows,
  );
}

function gapWarnings({ texts: { commonLand: words }, format }: ReportContext, { gaps }: CommonLand): Block[] {
  if (!gaps) return [paragraph(words.gapsTooMany, 'warning')];
  if (gaps.notSearched > 0) return [paragraph(fill(words.gapsNotSearched, { n: format.quantity(gaps.notSearched, 'count') }), 'warning')];
  return gaps.isComplete ? [] : [paragraph(words.gapsIncomplete, 'warning')];
}

/** Land that parcels of the project share, land counted once, and land of nobody between them; with what was not compared. */
export async function commonLandSection(context: ReportContext): Promise<Block[]> {
  const {
    data: { shapes },
    texts: { commonLand: words },
    format,
  } = context;
  if (shapes.length < 2) return [];
  const found = await commonLandOf(shapes);
  const { counted, gaps, notCompared } = found;
  const own = shapes.reduce((sum, _, parcel) => sum + found.hectaresOf(parcel), 0);
  const gapHectares = gaps?.gaps.reduce((sum, gap) => sum + gap.hectares, 0) ?? 0;
  const acceptedCount = found.pairs.filter(
    ({ first, second, sharedHectares }) => acceptedText(context, shapes[first]!, shapes[second]!, sharedHectares) !== null,
  ).length;
  const count = (n: number) => format.quantity(n, 'count');
  return [
    {
      kind: 'facts',
      facts: [
        { label: words.compared, text: fill(words.comparedText, { n: count(found.compared), all: count(shapes.length) }) },
        {
          label: words.pairs,
          text:
            acceptedCount > 0
              ? fill(words.pairsAccepted, { n: count(found.pairs.length), accepted: count(acceptedCount) })
              : count(found.pairs.length),
        },
        ...(counted
          ? [{ label: words.all, text: fill(words.allText, { hectares: format.hectares(counted.sum), sum: format.hectares(own) }) }]
          : []),
        ...(gaps
          ? [
              {
                label: words.gaps,
                text: fill(words.gapsText, {
                  n: count(gaps.gaps.length),
                  hectares: format.quantity(gapHectares, 'smallHectares'),
                  area: format.number(usualGapLimits.mostHectares, 1),
                  width: format.number(usualGapLimits.widthMetres, 0),
                }),
              },
            ]
          : []),
      ],
    },
    ...(notCompared.length > 0 ? [paragraph(fill(words.notCompared, { n: count(notCompared.length) }), 'warning')] : []),
    ...(found.isComplete ? [] : [paragraph(words.incomplete, 'warning')]),
    ...gapWarnings(context, found),
    ...pairTable(context, found),
    ...countedTable(context, found),
    ...gapTable(context, found),
    paragraph(words.method, 'quiet'),
  ];
}
