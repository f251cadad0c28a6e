import { areaHectares, boundingBox, centroid, geometryHash, perimeterMetres, polygonsOf, vertexCount } from '#geo/index.ts';
import { productFigures } from '#products/reports.ts';
import type { Answer } from './kit/answer.ts';
import { numberOf, provenanceOf } from './kit/answers.ts';
import { geometryOf } from './kit/boundary-map.ts';
import type { Block, Fact, Figure } from './kit/model.ts';
import { whyMissing } from './kit/product-blocks.ts';
import { fill } from './kit/texts/index.ts';
import type { ReportContext } from './report-context.ts';
import type { ReportTexts } from './texts/index.ts';

/** The area, and the few numbers that the products add as far as the chosen sections brought them. */
async function figures(context: ReportContext): Promise<Figure[]> {
  const { data, texts, format } = context;
  const area = data.project.area_hectares ?? areaHectares(geometryOf(context));
  return [{ value: format.hectares(area), unit: texts.hectares, label: texts.measure.area }, ...(await productFigures(context))];
}

export function measureFacts(context: ReportContext): Fact[] {
  const {
    data: { project },
    texts,
    format,
  } = context;
  const words = texts.measure;
  const geometry = geometryOf(context);
  const { directions } = texts.map;
  const given = numberOf(project.centroid_lon) !== null && numberOf(project.centroid_lat) !== null;
  const middle: [number, number] | null = given ? [project.centroid_lon!, project.centroid_lat!] : centroid(geometry);
  const box = boundingBox(geometry);
  const facts: Fact[] = [];
  if (project.area_hectares === null || project.area_hectares === undefined)
    facts.push({ label: words.areaOurs, text: `${format.hectares(areaHectares(geometry))} ${texts.hectares}` });
  else facts.push({ label: words.area, text: `${format.hectares(project.area_hectares)} ${texts.hectares}` });
  facts.push({ label: words.perimeter, text: `${format.number(perimeterMetres(geometry) / 1000, 0, 3)} km` });
  if (middle)
    facts.push({
      label: given ? words.centroid : words.centroidOurs,
      text: `${format.place(middle, directions)} (${format.sexagesimal(middle, directions)})`,
    });
  if (box)
    facts.push({
      label: words.box,
      text: fill(words.boxText, {
        west: format.number(box[0], 6),
        south: format.number(box[1], 6),
        east: format.number(box[2], 6),
        north: format.number(box[3], 6),
      }),
    });
  facts.push({
    label: words.geometry,
    text: fill(words.geometryText, {
      type: geometry.type,
      vertices: format.number(vertexCount(geometry), 0),
      parts: format.number(polygonsOf(geometry).length, 0),
    }),
  });
  // A service that gives no hash gets ours, which is the same for the same shape.
  facts.push({ label: words.hash, text: project.geometry_hash ?? geometryHash(geometry) });
  const kinds = [
    ...(project.is_collection ? [fill(words.collection, { n: project.subprojects?.length ?? 0 })] : []),
    ...(project.is_control_pool ? [words.controlPool] : []),
  ];
  if (kinds.length > 0) facts.push({ label: words.kind, text: kinds.join(', ') });
  facts.push({ label: words.project, text: `${project.id}, ${fill(words.created, { date: format.day(project.created_at) })}` });
  return facts;
}

export const summarySection = async (context: ReportContext): Promise<Block[]> => [
  { kind: 'figures', figures: await figures(context) },
  { kind: 'facts', facts: measureFacts(context) },
];

/** What one answer says of itself. */
function sourceFacts(
  { value, fetchedAt, missing, missingPhrase, pending, stale, raw }: Answer,
  texts: ReportTexts,
  day: (iso: string) => string,
): Fact[] {
  const words = texts.sources;
  if (missing) return [{ label: words.state, text: whyMissing({ missing, missingPhrase: missingPhrase ?? null, pending }, texts) }];
  const { source, fetchedAt: dataOf, method, assumptions, attribution } = provenanceOf(value, texts.phrased);
  return [
    { label: words.source, text: source || texts.state.noSource },
    ...(dataOf ? [{ label: words.asOf, text: day(dataOf) }] : []),
    { label: words.asked, text: stale ? fill(texts.state.stale, { date: day(fetchedAt) }) : day(fetchedAt) },
    ...(method ? [{ label: words.method, text: method }] : []),
    ...assumptions.map((assumption) => ({ label: words.assumption, text: assumption })),
    ...(attribution ? [{ label: words.attribution, text: attribution }] : []),
    ...(raw ? [{ label: words.state, text: words.shownAsCame }] : []),
  ];
}

/** Where the answers come from. Several answers of one product share a source; a picture says in its own file where it comes from. */
export function sourcesOf(answers: Answer[], texts: ReportTexts, day: (iso: string) => string): Block[] {
  return answers
    .filter(({ slug }, index) => answers.findIndex((answer) => answer.slug === slug) === index)
    .flatMap((answer): Block[] => {
      if (answer.value instanceof Uint8Array) return [];
      return [
        { kind: 'subtitle', text: texts.product[answer.slug] ?? answer.slug },
        { kind: 'facts', facts: sourceFacts(answer, texts, day) },
      ];
    });
}

export function sourcesSection(context: ReportContext): Block[] {
  const {
    data: { project, answers },
    texts,
    format,
    connectionName,
    date,
  } = context;
  const words = texts.sources;
  return [
    { kind: 'subtitle', text: words.about },
    {
      kind: 'facts',
      facts: [
        {
          label: texts.measure.area,
          text:
            project.area_hectares === null || project.area_hectares === undefined
              ? words.areaText
              : `${words.areaService} ${words.areaText}`,
        },
        { label: words.coordinates, text: `${words.coordinatesText} ${words.perimeterText}` },
        { label: words.service, text: connectionName },
        { label: words.made, text: format.day(date.toISOString()) },
      ],
    },
    ...sourcesOf(Object.values(answers), texts, (iso) => format.day(iso)),
  ];
}
