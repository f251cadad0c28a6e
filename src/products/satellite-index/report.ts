import { isObject } from '#domain/object.ts';
import type { BoundingBox } from '#geo/index.ts';
import type { Answer } from '#report/kit/answer.ts';
import { numberOf, provenanceOf, textOf } from '#report/kit/answers.ts';
import { chart, column, dateColumn, monthColumn, paragraph, table, textColumn } from '#report/kit/blocks.ts';
import { mapBeside } from '#report/kit/boundary-map.ts';
import type { Colour } from '#report/kit/drawing/drawing.ts';
import type { MapPicture } from '#report/kit/drawing/map.ts';
import type { Block, Fact } from '#report/kit/model.ts';
import { pictureSize } from '#report/kit/picture-type.ts';
import { product } from '#report/kit/product-blocks.ts';
import { defineReport, type SectionContext } from '#report/kit/section.ts';
import { fill } from '#report/kit/texts/index.ts';
import { monthValuesIn } from './compute-months.ts';
import { withSeasons, type SeasonedMonth } from './compute-seasons.ts';
import { facts, rampOf } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

const wordsIn = { en, es };
type Context = SectionContext<'satellite' | 'satelliteSeries' | 'satellitePicture' | 'satelliteRaster'>;

/** The picture that the service made of the index, where it is one that lies in a box of degrees. */
function satellitePicture({ data }: Context, box: unknown): MapPicture | null {
  const bytes = data.answers.satellitePicture?.value;
  if (!(bytes instanceof Uint8Array) || !isObject(box)) return null;
  const size = pictureSize(bytes);
  const [west, south, east, north] = ['west', 'south', 'east', 'north'].map((side) => numberOf(box[side]));
  if (!size || west == null || south == null || east == null || north == null) return null;
  return { bytes, type: size.type, box: [west, south, east, north] satisfies BoundingBox };
}

const hex = (channel: number) => channel.toString(16).padStart(2, '0');
const ramp = rampOf('ndvi');
const [lowest, highest] = [ramp[0][0], ramp[ramp.length - 1]![0]];
/** The colours of our service's NDVI picture, each at its share of the way from the lowest to the highest value. */
const indexRamp = ramp.map(([value, red, green, blue]): [number, Colour] => [
  Math.round(((value - lowest) / (highest - lowest)) * 10_000) / 10_000,
  `#${hex(red)}${hex(green)}${hex(blue)}`,
]);

/** The picture over the boundary with its statistics at its side, or why it is not shown. */
function pictureBlocks(context: Context, record: Record<string, unknown>, answer: Answer, title: string): Block[] {
  const { data, texts, format, language } = context;
  const words = wordsIn[language];
  const facts = statisticFacts(context, record);
  const picture = satellitePicture(context, record['bounding_box']);
  if (!picture) {
    const { missing = '', missingPhrase = null } = data.answers.satellitePicture ?? {};
    return [
      { kind: 'subtitle', text: title },
      paragraph(fill(texts.state.notReadable, { reason: texts.phrased(missingPhrase, missing) || words.otherHost }), 'warning'),
      { kind: 'facts', facts },
    ];
  }
  const index = textOf(record['index']).toUpperCase();
  const { source, attribution } = provenanceOf(answer.value, texts.phrased);
  const hasOurColours = source && answer.query['index'] === 'ndvi' && !answer.raw;
  return mapBeside(
    context,
    title,
    {
      alt: fill(words.alt, { index, name: data.project.project_name }),
      picture,
      attribution,
      ...(hasOurColours
        ? { ramp: { colours: indexRamp, low: format.number(lowest, 1), high: format.number(highest, 1), label: index } }
        : {}),
    },
    { facts, notes: index === 'NDVI' ? [words.note] : [], height: 250 },
  );
}

/** The statistics of the picture, and how much of the project it shows. */
function statisticFacts({ format, language }: Context, record: Record<string, unknown>): Fact[] {
  const words = wordsIn[language];
  const statistics = isObject(record['statistics']) ? record['statistics'] : {};
  const clear = numberOf(record['clear_fraction']);
  return [
    ...(['mean', 'median', 'p10', 'p90'] as const).flatMap((name) => {
      const value = numberOf(statistics[name]);
      return value === null ? [] : [{ label: words[name], text: format.quantity(value, 'index') }];
    }),
    ...(clear === null ? [] : [{ label: words.clear, text: `${format.quantity(clear * 100, 'percent')} %` }]),
  ];
}

const textsIn = (list: unknown): string[] => (Array.isArray(list) ? list.map(textOf) : []);

/** The scenes from which the index was computed. */
function sceneTable({ language }: Context, record: Record<string, unknown>): Block[] {
  const words = wordsIn[language];
  const acquired = textsIn(record['acquired']);
  const scenes = textsIn(record['scene_ids']);
  if (acquired.length === 0) return [];
  const statistics = isObject(record['statistics']) ? record['statistics'] : {};
  return [
    table({
      name: facts.slug,
      caption: words.scenes,
      rows: acquired.map((when, number) => ({
        when,
        scene: scenes[number] ?? null,
        index: textOf(record['index']).toUpperCase(),
        mean: numberOf(statistics['mean']),
        median: numberOf(statistics['median']),
        clear: numberOf(record['clear_fraction']),
      })),
      columns: [dateColumn('when', words.acquired), textColumn('scene', words.scene), textColumn('index', words.index)],
      // A page names the date of its picture; one scene needs no table.
      place: acquired.length > 1 ? 'annex' : 'silent',
    }),
  ];
}

/** The months of the series beside their seasons, the oldest first; none where nobody had them collected. */
function seasonedMonths({ data }: Context): SeasonedMonth[] {
  const months = monthValuesIn(data.answers.satelliteSeries?.value) ?? [];
  return withSeasons(months.map(({ month, value }) => ({ month, mean: value })));
}

/** The index by month in the band that is usual for its season, with a table for files. */
function seriesBlocks(context: Context): Block[] {
  const { data, format, language } = context;
  const words = wordsIn[language].series;
  const months = seasonedMonths(context);
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return [];
  const title = fill(words.title, { first: format.month(first.month), last: format.month(last.month) });
  const values = (of: (month: SeasonedMonth) => number | null) => months.map(of);
  const drawn = chart(
    title,
    {
      alt: fill(words.alt, { name: data.project.project_name }),
      labels: months.map(({ month }) => month.slice(0, 4)),
      leftTitle: 'NDVI',
      series: [
        {
          kind: 'band',
          label: words.band,
          colour: 'band',
          low: values(({ season }) => season.p10),
          high: values(({ season }) => season.p90),
        },
        { kind: 'line', label: words.mean, colour: 'accent', values: values(({ mean }) => mean) },
      ],
    },
    format,
    { notes: [words.note] },
  );
  const rows = months.map(({ month, mean, season, anomaly }) => ({
    month,
    mean,
    median: season.median,
    p10: season.p10,
    p90: season.p90,
    anomaly,
  }));
  return drawn.length === 0
    ? []
    : [
        ...drawn,
        table({
          name: 'satellite-series',
          caption: title,
          sheet: words.sheet,
          rows,
          place: 'annex',
          columns: [
            monthColumn('month', words.month),
            column('mean', words.mean, 'index'),
            column('median', words.median, 'index'),
            column('p10', words.low, 'index'),
            column('p90', words.high, 'index'),
            { ...column('anomaly', words.anomaly, 'index'), isChange: true },
          ],
          remark: words.remark,
        }),
      ];
}

/** The newest picture of the vegetation index, its statistics and its scenes, and the index by month where it is collected. */
export const report = defineReport(facts, {
  plain: { en: en.plain, es: es.plain },
  /** the median of the newest picture's vegetation index */
  figures: ({ data, language, format }) => {
    const answer = data.answers.satellite?.value;
    if (!isObject(answer) || !isObject(answer['statistics']) || textOf(answer['index']) !== 'ndvi') return [];
    const median = numberOf(answer['statistics']['median']);
    if (median === null) return [];
    const date = format.day(textOf(answer['end_date']));
    return [{ value: format.quantity(median, 'index'), unit: '', label: fill(wordsIn[language].indexMedian, { date }) }];
  },
  blocks: (context) => {
    const { format, language } = context;
    const words = wordsIn[language];
    return product(context, 'satellite', ['index', 'image_url'], ([record], answer) => {
      const date = format.day(textsIn(record!['acquired']).at(-1) ?? textOf(record!['end_date']));
      const title = fill(words.title, { index: textOf(record!['index']).toUpperCase(), date });
      return [...pictureBlocks(context, record!, answer, title), ...seriesBlocks(context), ...sceneTable(context, record!)];
    });
  },
});
