import { isObject } from '#domain/object.ts';
import { areaHectares, boundingBox, centroid, geometryHash, perimeterMetres, polygonsOf, vertexCount } from '#geo/index.ts';
import { lostPercents, numberOf, provenanceOf, recordsOf, textOf } from '../answers.ts';
import type { Answer } from '../collect.ts';
import type { Block, Fact } from '../model.ts';
import { fill, type ReportTexts } from '../texts/index.ts';
import { column, paragraph, table, whyMissing, type SectionContext } from './context.ts';
import { geometryOf } from './land.ts';

type Figure = { value: string; unit: string; label: string };

/** Loss of forest, in hectares and as a share of the area. */
function lossFigures({ data: { answers }, texts, format }: SectionContext, area: number): Figure[] {
  const words = texts.measure;
  const years = recordsOf(answers.forest?.value);
  const lost = numberOf(years.at(-1)?.['deforested_ha']);
  if (lost === null) return [];
  const year = textOf(years[0]?.['year']);
  const share = lostPercents(years, () => area).at(-1) ?? null;
  return [
    { value: format.hectares(lost), unit: words.hectares, label: fill(words.lostSince, { year }) },
    ...(share !== null ? [{ value: format.number(share, 2), unit: '%', label: words.ofArea }] : []),
  ];
}

/** The last year's growth, and the emissions of all years where each is known. */
function carbonFigures({ data: { answers }, texts, format }: SectionContext): Figure[] {
  const words = texts.measure;
  const found: Figure[] = [];
  const growth = numberOf(recordsOf(answers.baseline?.value).at(-1)?.['baseline_sequestration_tco2e']);
  if (growth !== null) found.push({ value: format.number(growth, 1), unit: texts.carbon.unit, label: words.perYear });
  const emissions = recordsOf(answers.emissions?.value);
  const totals = emissions.map((record) => numberOf(record['total_tco2e']));
  if (totals.length > 0 && totals.every((total) => total !== null))
    found.push({
      value: format.number(
        totals.reduce((sum, total) => sum + total, 0),
        1,
      ),
      unit: texts.carbon.unit,
      label: fill(words.emitted, { year: textOf(emissions[0]?.['year']) }),
    });
  return found;
}

/** The median of the newest picture's vegetation index. */
function indexFigures({ data: { answers }, texts, format }: SectionContext): Figure[] {
  const picture = answers.satellite?.value;
  if (!isObject(picture) || !isObject(picture['statistics']) || textOf(picture['index']) !== 'ndvi') return [];
  const median = numberOf(picture['statistics']['median']);
  if (median === null) return [];
  const date = format.day(textOf(picture['end_date']));
  return [{ value: format.number(median, 2), unit: '', label: fill(texts.measure.indexMedian, { date }) }];
}

/** The few numbers that a reader looks for first, as far as the chosen sections brought them. */
function figures(context: SectionContext): Figure[] {
  const {
    data: { project, answers },
    texts,
    format,
  } = context;
  const words = texts.measure;
  const area = project.area_hectares ?? areaHectares(geometryOf(context));
  const texture = isObject(answers.soil?.value) ? textOf(answers.soil.value['texture_class']) : '';
  return [
    { value: format.hectares(area), unit: words.hectares, label: words.area },
    ...lossFigures(context, area),
    ...carbonFigures(context),
    ...indexFigures(context),
    ...(texture ? [{ value: texts.word(texture), unit: '', label: words.texture }] : []),
  ];
}

export function measureFacts(context: SectionContext): Fact[] {
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
    facts.push({ label: words.areaOurs, text: `${format.hectares(areaHectares(geometry))} ${words.hectares}` });
  else facts.push({ label: words.area, text: `${format.hectares(project.area_hectares)} ${words.hectares}` });
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

export const summarySection = (context: SectionContext): Block[] => [
  { kind: 'figures', figures: figures(context) },
  { kind: 'facts', facts: measureFacts(context) },
];

const maxParts = 200;
export function partsSection(context: SectionContext): Block[] {
  const {
    texts,
    data: { members },
  } = context;
  const words = texts.parts;
  const polygons = polygonsOf(geometryOf(context));
  return [
    ...(members.length > 0
      ? [
          table({
            name: 'members',
            caption: words.members,
            maxRows: maxParts,
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
          }),
        ]
      : []),
    ...(polygons.length > 0
      ? [
          table({
            name: 'parts',
            caption: words.title,
            maxRows: maxParts,
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
          }),
        ]
      : [paragraph(texts.state.empty, 'quiet')]),
  ];
}

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

/** Pictures belong to another answer or say in their own file where they come from. */
const withoutOwnSource = new Set(['satellitePicture', 'satelliteRaster', 'weatherYears']);

export function sourcesOf(answers: Answer[], texts: ReportTexts, day: (iso: string) => string): Block[] {
  return answers
    .filter(({ name }) => !withoutOwnSource.has(name))
    .flatMap((answer): Block[] => {
      if (answer.value instanceof Uint8Array) return [];
      return [
        { kind: 'subtitle', text: texts.product[answer.slug] ?? answer.slug },
        { kind: 'facts', facts: sourceFacts(answer, texts, day) },
      ];
    });
}

export function sourcesSection(context: SectionContext): Block[] {
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
