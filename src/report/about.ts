import { descriptionWords } from '#sentences/phrases/answer-phrases.ts';
import { areaHectares, boundingBox, centroid, geometryHash, isMeasurable, perimeterMetres, polygonsOf, vertexCount } from '#geo/index.ts';
import type { Answer } from './kit/answer.ts';
import { numberOf, provenanceOf } from './kit/answers.ts';
import { geometryOf } from './kit/boundary-map.ts';
import type { Block, Fact } from './kit/model.ts';
import { whyMissing } from './kit/product-blocks.ts';
import { fill } from './kit/texts/index.ts';
import type { ReportContext } from './report-context.ts';
import type { ReportTexts } from './texts/index.ts';

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
  const isMeasured = isMeasurable(geometry);
  const ours = isMeasured ? `${format.hectares(areaHectares(geometry))} ${texts.hectares}` : words.notMeasured;
  const givenArea = numberOf(project.area_hectares) === null ? null : `${format.hectares(project.area_hectares)} ${texts.hectares}`;
  if (givenArea !== null) facts.push({ label: words.areaGiven, text: givenArea });
  // Two that differ stand beside one another, each with its name.
  if (givenArea !== ours) facts.push({ label: words.areaOurs, text: ours });
  if (isMeasured) facts.push({ label: words.perimeter, text: `${format.quantity(perimeterMetres(geometry) / 1000, 'kilometres')} km` });
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

/** What was asked for, in words; the names of the interface are not for people. */
function parameterFacts(query: Record<string, unknown>, { sources: words }: ReportTexts, day: (iso: string) => string): Fact[] {
  const asked = Object.entries(query).map(([name, value]) => {
    const text = String(value);
    const shown = words.parameterValue[text] ?? (/^\d{4}-\d{2}-\d{2}$/.test(text) ? day(text) : text);
    return `${words.parameter[name] ?? name.replaceAll('_', ' ')}: ${shown}`;
  });
  return asked.length > 0 ? [{ label: words.parameters, text: asked.join('; ') }] : [];
}

/** Of which day the data are, and when they were asked for. */
function dataText(
  { dataOf, fetchedAt, stale }: { dataOf: string; fetchedAt: string; stale: boolean },
  { sources: words, state }: ReportTexts,
  day: (iso: string) => string,
): string {
  const asked = stale ? fill(state.stale, { date: day(fetchedAt) }) : fill(words.asked, { date: day(fetchedAt) });
  return dataOf ? `${fill(words.asOf, { date: day(dataOf) })}; ${asked}` : asked;
}

/** What a picture of classes says of itself in its own file. */
function rasterFacts(raster: NonNullable<Answer['raster']>, fetchedAt: string, texts: ReportTexts, day: (iso: string) => string): Fact[] {
  const words = texts.sources;
  const described = descriptionWords(raster.metadata, texts.phrased) || (raster.description?.trim() ?? '');
  return [
    ...(described ? [{ label: words.method, text: described }] : []),
    { label: words.data, text: fill(words.asked, { date: day(fetchedAt) }) },
  ];
}

/** What one answer says of itself. */
function sourceFacts(
  { value, raster, query, fetchedAt, missing, missingPhrase, pending, stale, raw }: Answer,
  texts: ReportTexts,
  day: (iso: string) => string,
): Fact[] {
  const words = texts.sources;
  if (raster) return rasterFacts(raster, fetchedAt, texts, day);
  if (missing) return [{ label: words.state, text: whyMissing({ missing, missingPhrase: missingPhrase ?? null, pending }, texts) }];
  const { source, fetchedAt: dataOf, method, assumptions, attribution } = provenanceOf(value, texts.phrased);
  return [
    { label: words.source, text: source || texts.state.noSource },
    { label: words.data, text: dataText({ dataOf, fetchedAt, stale }, texts, day) },
    ...parameterFacts(query, texts, day),
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
      if (answer.isPicture || (answer.value instanceof Uint8Array && !answer.raster)) return [];
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
    { kind: 'subtitle', text: words.theProject },
    { kind: 'facts', facts: measureFacts(context) },
    ...sourcesOf(Object.values(answers), texts, (iso) => format.day(iso)),
  ];
}
