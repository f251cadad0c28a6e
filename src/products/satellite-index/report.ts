import { isObject } from '#domain/object.ts';
import type { BoundingBox } from '#geo/index.ts';
import type { Answer } from '#report/kit/answer.ts';
import { numberOf, provenanceOf, textOf } from '#report/kit/answers.ts';
import { paragraph, table } from '#report/kit/blocks.ts';
import { boundaryMap } from '#report/kit/boundary-map.ts';
import type { Colour } from '#report/kit/drawing/drawing.ts';
import type { MapPicture } from '#report/kit/drawing/map.ts';
import type { Block } from '#report/kit/model.ts';
import { pictureSize } from '#report/kit/picture-type.ts';
import { product } from '#report/kit/product-blocks.ts';
import { defineReport, type SectionContext } from '#report/kit/section.ts';
import { fill } from '#report/kit/texts/index.ts';
import { facts, rampOf } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

const wordsIn = { en, es };
type Context = SectionContext<'satellite' | 'satellitePicture' | 'satelliteRaster'>;

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

/** The picture over the boundary, or why it is not shown. */
function pictureBlocks(context: Context, record: Record<string, unknown>, answer: Answer): Block[] {
  const { data, texts, format, language } = context;
  const words = wordsIn[language];
  const picture = satellitePicture(context, record['bounding_box']);
  if (!picture) {
    const { missing = '', missingPhrase = null } = data.answers.satellitePicture ?? {};
    return [paragraph(fill(texts.state.notReadable, { reason: texts.phrased(missingPhrase, missing) || words.otherHost }), 'warning')];
  }
  const index = textOf(record['index']).toUpperCase();
  const { source, attribution } = provenanceOf(answer.value, texts.phrased);
  const hasOurColours = source && answer.query['index'] === 'ndvi' && !answer.raw;
  return boundaryMap(
    context,
    {
      alt: fill(words.alt, { index, name: data.project.project_name }),
      picture,
      attribution,
      ...(hasOurColours
        ? { ramp: { colours: indexRamp, low: format.number(lowest, 1), high: format.number(highest, 1), label: index } }
        : {}),
    },
    250,
  );
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
      columns: [
        { key: 'when', label: words.acquired, kind: 'date' as const },
        { key: 'scene', label: words.scene, kind: 'text' as const },
        { key: 'index', label: words.index, kind: 'text' as const },
      ],
      maxRows: 30,
    }),
  ];
}

/** The newest picture of the vegetation index, its statistics and its scenes. */
export const report = defineReport(facts, {
  /** the median of the newest picture's vegetation index */
  figures: ({ data, language, format }) => {
    const answer = data.answers.satellite?.value;
    if (!isObject(answer) || !isObject(answer['statistics']) || textOf(answer['index']) !== 'ndvi') return [];
    const median = numberOf(answer['statistics']['median']);
    if (median === null) return [];
    const date = format.day(textOf(answer['end_date']));
    return [{ value: format.number(median, 2), unit: '', label: fill(wordsIn[language].indexMedian, { date }) }];
  },
  blocks: (context) => {
    const { format, language } = context;
    const words = wordsIn[language];
    return product(context, 'satellite', ['index', 'image_url'], ([record], answer) => {
      const date = format.day(textsIn(record!['acquired']).at(-1) ?? textOf(record!['end_date']));
      const statistics = isObject(record!['statistics']) ? record!['statistics'] : {};
      const statisticFacts = (['mean', 'median', 'p10', 'p90'] as const).flatMap((name) =>
        numberOf(statistics[name]) === null ? [] : [{ label: words[name], text: format.number(numberOf(statistics[name]), 3) }],
      );
      const clear = numberOf(record!['clear_fraction']);
      return [
        { kind: 'subtitle', text: fill(words.title, { index: textOf(record!['index']).toUpperCase(), date }) },
        ...pictureBlocks(context, record!, answer),
        {
          kind: 'facts',
          facts: [...statisticFacts, ...(clear === null ? [] : [{ label: words.clear, text: `${format.number(clear * 100, 0)} %` }])],
        },
        ...sceneTable(context, record!),
      ];
    });
  },
});
