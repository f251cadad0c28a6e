import { phraseOfError } from '#sentences/phrases/index.ts';
import { descriptionWords } from '#sentences/phrases/answer-phrases.ts';
import { isObject } from '#domain/object.ts';
import { areaHectares, boundingBox, polygonsOf, pointsOf, type BoundingBox, type Geometry } from '#geo/index.ts';
import { lostPercents, numberOf, provenanceOf, textOf } from '../answers.ts';
import type { AnswerName } from '../collect.ts';
import type { Colour } from '../drawing/drawing.ts';
import { drawMap, type MapContent, type MapPicture } from '../drawing/map.ts';
import { pictureSize } from '../picture-type.ts';
import type { Block, CellValue } from '../model.ts';
import { rasterPicture, type ClassColours } from '../raster-picture.ts';
import { fill } from '../texts/index.ts';
import { cells, chart, column, filled, paragraph, product, table, whyMissing, type SectionContext } from './context.ts';

export const geometryOf = ({ data }: Pick<SectionContext, 'data'>): Geometry => data.project.geometry as unknown as Geometry;
const hexOf = ([red, green, blue]: readonly [number, number, number]): Colour =>
  `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** The boundary on a map, over a picture where there is one. */
export function boundaryMap(context: SectionContext, content: Partial<MapContent> & { alt: string }, height = 250): Block[] {
  const geometry = geometryOf(context);
  const { texts } = context;
  const drawing = drawMap(
    {
      rings: polygonsOf(geometry).flat(),
      points: pointsOf(geometry),
      picture: null,
      legend: [],
      attribution: '',
      fillBoundary: !content.picture,
      words: { north: texts.map.north, directions: texts.map.directions },
      ...content,
    },
    495,
    height,
  );
  return drawing ? [{ kind: 'drawing', drawing }] : [paragraph(texts.map.none, 'quiet')];
}

export function mapSection(context: SectionContext): Block[] {
  const {
    options: { mapPng },
    texts,
    data,
  } = context;
  const alt = fill(texts.map.alt, { name: data.project.project_name });
  const size = mapPng ? pictureSize(mapPng) : null;
  if (mapPng && size) {
    const width = 495;
    const height = Math.min(420, (width * size.height) / size.width);
    const drawn = (height * size.width) / size.height;
    return [
      {
        kind: 'drawing',
        drawing: {
          width,
          height,
          alt,
          shapes: [{ kind: 'image', x: (width - drawn) / 2, y: 0, width: drawn, height, bytes: mapPng, type: size.type }],
        },
      },
      paragraph(texts.map.window, 'quiet'),
    ];
  }
  return [...boundaryMap(context, { alt }), paragraph(texts.map.own, 'quiet')];
}

interface RasterLook {
  name: AnswerName;
  slug: string;
  title: string;
  alt: string;
  colours: ClassColours;
  labels: Record<number, string>;
}

/** A raster of classes over the boundary, with the hectares of each class. */
function rasterBlocks(context: SectionContext, { name, slug, title, alt, colours, labels }: RasterLook): Block[] {
  const { data, texts } = context;
  const answer = data.answers[name];
  if (!answer) return [];
  const head: Block = { kind: 'subtitle', text: title };
  if (answer.missing) return [paragraph(`${title}: ${whyMissing(answer, texts)}`, 'warning')];
  if (!answer.raster)
    return [
      head,
      paragraph(
        fill(texts.state.notReadable, { reason: texts.phrased(answer.unreadablePhrase ?? null, answer.unreadable ?? texts.state.empty) }),
        'warning',
      ),
    ];
  try {
    const box: BoundingBox = boundingBox(geometryOf(context)) ?? [0, 0, 0, 0];
    const { picture, classes, grid } = rasterPicture(answer.raster, colours, box);
    const source = (descriptionWords(answer.raster.metadata, texts.phrased) || (answer.raster.description?.trim() ?? '')).replace(
      /\.+$/,
      '',
    );
    const rows = classes.map(({ value, cells: count, hectares }): Record<string, CellValue> => ({
      class: labels[value] ?? String(value),
      cells: count,
      hectares,
    }));
    return [
      head,
      ...boundaryMap(
        context,
        {
          alt: fill(alt, { what: title, name: data.project.project_name }),
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
            { key: 'class', label: texts.masks.class, kind: 'text' },
            column('hectares', texts.masks.hectares, 2),
            column('cells', texts.masks.cells, 0),
          ],
          rows,
        ),
        remark: fill(texts.masks.gridText, { width: grid.width, height: grid.height, epsg: grid.epsg }),
      }),
      ...(source ? [paragraph(fill(texts.state.fromSource, { source }), 'quiet')] : []),
    ];
  } catch (error) {
    return [
      head,
      paragraph(fill(texts.state.notReadable, { reason: texts.phrased(phraseOfError(error), (error as Error).message) }), 'warning'),
    ];
  }
}

const since = (records: Record<string, unknown>[]): number =>
  records.reduce((first, record) => Math.min(first, numberOf(record['year']) ?? first), Number.POSITIVE_INFINITY);

type ForestRow = Record<string, CellValue>;

function forestRows({ texts }: SectionContext, records: Record<string, unknown>[], thisYear: string, area: number): ForestRow[] {
  const percents = lostPercents(records, () => area);
  return records.map((record, index) => ({
    ...cells(record, ['deforested_in_year_ha', 'deforested_ha', 'forest_2000_ha'], ['observed_through']),
    deforested_pct: percents[index] ?? null,
    // A share that may be of one or of a hundred stands there as it came.
    told_share: percents[index] === null ? numberOf(record['deforested_pct']) : null,
    when: textOf(record['year']) === thisYear ? fill(texts.forest.soFar, { year: thisYear }) : textOf(record['year']) || null,
  }));
}

function forestChart({ texts, format, data }: SectionContext, rows: ForestRow[], lost: string, height?: number): Block[] {
  const words = texts.forest;
  const of = (key: 'deforested_in_year_ha' | 'deforested_ha') => rows.map((row) => row[key] as number | null);
  return chart(
    {
      title: words.title,
      alt: fill(words.alt, { name: data.project.project_name }),
      labels: rows.map(({ when }) => String(when)),
      leftTitle: words.hectares,
      series: [
        { kind: 'bar', label: words.inYear, colour: 'bad', values: of('deforested_in_year_ha') },
        { kind: 'line', label: lost, colour: 'warm', values: of('deforested_ha') },
      ],
    },
    format,
    height,
  );
}

export function forestSection(context: SectionContext, chartHeight?: number): Block[] {
  const { texts, data } = context;
  const words = texts.forest;
  return [
    ...product(context, 'forest', ['deforested_ha'], (records, { fetchedAt }) => {
      const year = since(records);
      const area = data.project.area_hectares ?? areaHectares(geometryOf(context));
      // The year in which the answer was given is not over.
      const rows = forestRows(context, records, fetchedAt.slice(0, 4), area);
      const lost = fill(words.since, { year: Number.isFinite(year) ? year : '–' });
      return [
        ...forestChart(context, rows, lost, chartHeight),
        table({
          name: 'deforestation-summary',
          caption: words.title,
          rows,
          remark: words.legal,
          columns: filled(
            [
              { key: 'when', label: words.year, kind: 'text' },
              column('deforested_in_year_ha', words.inYear, 4),
              column('deforested_ha', lost, 4),
              column('deforested_pct', words.percent, 3),
              column('told_share', words.toldShare, 4),
              column('forest_2000_ha', words.forest2000, 2),
              { key: 'observed_through', label: words.observed, kind: 'date' },
            ],
            rows,
          ),
        }),
      ];
    }),
    ...rasterBlocks(context, {
      name: 'indicator',
      slug: 'deforestation-indicator-image',
      title: words.indicator,
      alt: texts.masks.alt,
      colours: { 0: [226, 232, 222], 1: [179, 54, 43] },
      labels: { 0: words.rest, 1: words.lost },
    }),
  ];
}

export function masksSection(context: SectionContext): Block[] {
  const words = context.texts.masks;
  return [
    ...rasterBlocks(context, {
      name: 'projectMask',
      slug: 'project-mask',
      title: words.project,
      alt: words.alt,
      colours: { 1: [124, 179, 155] },
      labels: { 0: words.outside, 1: words.inside },
    }),
    ...rasterBlocks(context, {
      name: 'wetlandsMask',
      slug: 'wetlands-mask',
      title: words.wetlands,
      alt: words.alt,
      colours: { 0: [226, 232, 222], 1: [42, 110, 166] },
      labels: { 0: words.other, 1: words.wetland },
    }),
  ];
}

/** The picture that the service made of the index, where it is one that lies in a box of degrees. */
function satellitePicture({ data }: SectionContext, box: unknown): MapPicture | null {
  const bytes = data.answers.satellitePicture?.value;
  if (!(bytes instanceof Uint8Array) || !isObject(box)) return null;
  const size = pictureSize(bytes);
  const sides = ['west', 'south', 'east', 'north'].map((side) => numberOf(box[side]));
  return size && sides.every((side) => side !== null) ? { bytes, type: size.type, box: sides as unknown as BoundingBox } : null;
}

/** The colours of the service's NDVI picture, brown over yellow to dark green; bounds as in its contract. */
const indexRamp: [number, Colour][] = [
  [0, '#8c510a'],
  [0.2727, '#d8b365'],
  [0.4091, '#f6e8c3'],
  [0.5455, '#c7e096'],
  [0.7273, '#5aae61'],
  [1, '#00441b'],
];

export function satelliteSection(context: SectionContext): Block[] {
  const { texts, format, data } = context;
  const words = texts.satellite;
  return product(context, 'satellite', ['index', 'image_url'], ([record], answer) => {
    const index = textOf(record!['index']).toUpperCase();
    const acquired = Array.isArray(record!['acquired']) ? record!['acquired'].map(textOf) : [];
    const scenes = Array.isArray(record!['scene_ids']) ? record!['scene_ids'].map(textOf) : [];
    const date = format.day(acquired.at(-1) ?? textOf(record!['end_date']));
    const statistics = isObject(record!['statistics']) ? record!['statistics'] : {};
    const picture = satellitePicture(context, record!['bounding_box']);
    const { missing = '', missingPhrase = null } = data.answers.satellitePicture ?? {};
    const facts = (['mean', 'median', 'p10', 'p90'] as const).flatMap((name) =>
      numberOf(statistics[name]) === null ? [] : [{ label: words[name], text: format.number(numberOf(statistics[name]), 3) }],
    );
    const clear = numberOf(record!['clear_fraction']);
    const { source, attribution } = provenanceOf(answer.value, texts.phrased);
    const ramp =
      source && answer.query['index'] === 'ndvi' && !answer.raw
        ? { ramp: { colours: indexRamp, low: format.number(-0.2, 1), high: format.number(0.9, 1), label: index } }
        : {};
    return [
      { kind: 'subtitle', text: fill(words.title, { index, date }) },
      ...(picture
        ? boundaryMap(
            context,
            {
              alt: fill(words.alt, { index, name: data.project.project_name }),
              picture,
              attribution: attribution,
              ...ramp,
            },
            250,
          )
        : [paragraph(fill(texts.state.notReadable, { reason: texts.phrased(missingPhrase, missing) || words.otherHost }), 'warning')]),
      { kind: 'facts', facts: [...facts, ...(clear === null ? [] : [{ label: words.clear, text: `${format.number(clear * 100, 0)} %` }])] },
      ...(acquired.length > 0
        ? [
            table({
              name: 'satellite-index',
              caption: words.scenes,
              rows: acquired.map((when, number) => ({
                when,
                scene: scenes[number] ?? null,
                index,
                mean: numberOf(statistics['mean']),
                median: numberOf(statistics['median']),
                clear,
              })),
              columns: [
                { key: 'when', label: words.acquired, kind: 'date' as const },
                { key: 'scene', label: words.scene, kind: 'text' as const },
                { key: 'index', label: words.index, kind: 'text' as const },
              ],
              maxRows: 30,
            }),
          ]
        : []),
    ];
  });
}
