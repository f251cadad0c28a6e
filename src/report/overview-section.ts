import { polygonsOf } from '#geo/index.ts';
import { inSection } from '#products/report-sections.ts';
import { productFigures } from '#products/reports.ts';
import { paragraph } from './kit/blocks.ts';
import { boundaryDrawing, geometryOf } from './kit/boundary-map.ts';
import type { Drawing } from './kit/drawing/drawing.ts';
import type { Block, Fact, Verdict, VerdictGroup, VerdictSentence } from './kit/model.ts';
import { pictureSize } from './kit/picture-type.ts';
import { fill } from './kit/texts/index.ts';
import { locate } from './locator.ts';
import { parcelLabels } from './parcels.ts';
import { areaText, parcelCountText } from './part-of-parcels.ts';
import type { ReportContext } from './report-context.ts';
import { verdictsOf } from './verdicts.ts';

const mapSize = { width: 334, height: 220 };
const kinds = ['here', 'changed', 'worry', 'missing'] as const satisfies readonly Verdict[];

/** The map of the window as it stood, fitted into the place of the map. */
function windowMap(png: Uint8Array, alt: string): Drawing | null {
  const size = pictureSize(png);
  if (!size) return null;
  const scale = Math.min(mapSize.width / size.width, mapSize.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  return { width, height, alt, shapes: [{ kind: 'image', x: 0, y: 0, width, height, bytes: png, type: size.type }] };
}

/** The parcels by their names, or the map as it stood in the window where that is chosen. */
function overviewMap(context: ReportContext): Drawing | null {
  const { options, texts, data } = context;
  const alt = fill(texts.mapSection.alt, { name: data.project.project_name });
  const drawn = options.mapPng ? windowMap(options.mapPng, alt) : null;
  return drawn ?? boundaryDrawing(context, { alt, labels: parcelLabels(data.shapes) }, mapSize.width, mapSize.height);
}

/** The area, the country, and the few numbers that the products add. */
async function keyFacts(context: ReportContext, country: string | null): Promise<Fact[]> {
  const { texts } = context;
  const parcels = parcelCountText(context);
  return [
    // Points and lines have no area, which is not the same as an area of 0.
    { label: texts.measure.area, text: polygonsOf(geometryOf(context)).length > 0 ? await areaText(context) : '–' },
    ...(parcels ? [{ label: texts.overview.parcels, text: parcels }] : []),
    ...(country ? [{ label: texts.overview.country, text: country }] : []),
    ...(await productFigures(context)).map(({ value, unit, label }) => ({ label, text: `${value} ${unit}`.trim() })),
  ];
}

function groupsOf(context: ReportContext): VerdictGroup[] {
  const { texts, options } = context;
  const words = texts.overview;
  const all = verdictsOf(context);
  // Without topics there is no place in this report where the others stand.
  const more = options.sections.some((id) => inSection(id).length > 0) ? words.more : words.moreElsewhere;
  const absent = absentProducts(context);
  return kinds.flatMap((kind): VerdictGroup[] => {
    const own = all.filter((verdict) => verdict.kind === kind).map(({ text }): VerdictSentence => ({ kind, text }));
    if (own.length === 0) {
      // That nothing changed can be said only of what was looked at.
      if (kind === 'changed' || kind === 'worry') own.push({ kind, text: absent.length > 0 ? words.unknown : words.nothing[kind] });
      else if (kind === 'missing' && absent.length > 0) own.push({ kind, text: fill(words.absent, { names: absent.join(', ') }) });
    }
    return own.length > 0 ? [{ title: words.verdict[kind], sentences: own, more }] : [];
  });
}

/** The names of the products that the report has no answer of. */
const absentProducts = ({ data, texts }: ReportContext): string[] => [
  ...new Set(Object.values(data.answers).flatMap(({ slug, missing }) => (missing === '' ? [] : [texts.product[slug] ?? slug]))),
];

/** The first page: the map with the parcels, where it lies, the key figures, and what the answers say together. */
export async function overviewSection(context: ReportContext): Promise<Block[]> {
  const located = locate(context);
  return [
    {
      kind: 'overview',
      map: overviewMap(context),
      locator: located?.drawing ?? null,
      facts: await keyFacts(context, located?.country ?? null),
      groups: groupsOf(context),
      note: context.texts.overview.howToRead,
    },
    ...(context.options.mapPng ? [paragraph(context.texts.mapSection.window, 'quiet')] : []),
  ];
}
