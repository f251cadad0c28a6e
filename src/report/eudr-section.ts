import { geoIdOf } from '#formats/geo-id-field.ts';
import { numberOf, recordsOf, textOf } from './kit/answers.ts';
import { column, paragraph, table, textColumn } from './kit/blocks.ts';
import type { Block, Fact } from './kit/model.ts';
import { whyMissing } from './kit/product-blocks.ts';
import { fill } from './kit/texts/index.ts';
import { ownMapFacts } from './own-maps-section.ts';
import { areaText, parcelCountText } from './part-of-parcels.ts';
import type { ReportContext } from './report-context.ts';

/** Article 2 (13) of Regulation (EU) 2023/1115: produced on land that was not deforested after this day. */
const cutOff = '2020-12-31';
const firstYear = 2021;

/** Years after the cut-off that the yearly map has told of; what it has not is alerts, which are no measured area. */
const publishedSince = (records: readonly Record<string, unknown>[]): Record<string, unknown>[] =>
  records.filter(({ year, provisional }) => (numberOf(year) ?? 0) >= firstYear && provisional !== true);

/** Hectares lost after the cut-off date, from the years' own figures; null where a year in between is not known. */
function lostSince(records: readonly Record<string, unknown>[]): { hectares: number; through: string } | null {
  const later = publishedSince(records);
  const years = new Set(later.map(({ year }) => numberOf(year) ?? 0));
  const losses = later.map((record) => numberOf(record['deforested_in_year_ha']));
  const last = Math.max(...years);
  const isWhole = later.length > 0 && years.size === last - firstYear + 1 && losses.every((loss) => loss !== null);
  if (!isWhole) return null;
  const through =
    later
      .map((record) => textOf(record['observed_through']))
      .sort()
      .at(-1) ?? '';
  return { hectares: losses.reduce<number>((sum, loss) => sum + loss!, 0), through: through === '' ? `${last}-12-31` : through };
}

function lossText({ data, texts, format }: ReportContext): string {
  const words = texts.eudr;
  const answer = data.answers['forest'];
  if (!answer || answer.missing !== '') return answer ? whyMissing(answer, texts) : texts.state.empty;
  const lost = lostSince(recordsOf(answer.value));
  if (!lost) return fill(words.lossUnknown, { reason: texts.state.unknown });
  return fill(lost.hectares === 0 ? words.lossNone : words.lossText, {
    hectares: format.hectares(lost.hectares),
    year: firstYear,
    through: format.day(lost.through),
  });
}

/** Alerts of the years that are not published; nothing where the answer gives none apart. */
function alertFacts({ data, texts, format }: ReportContext): Fact[] {
  const words = texts.eudr;
  const provisional = recordsOf(data.answers['forest']?.value).filter((record) => record['provisional'] === true);
  const sumOf = (name: string) =>
    provisional.reduce<number | null>((sum, record) => {
      const hectares = numberOf(record[name]);
      return sum === null || hectares === null ? null : sum + hectares;
    }, 0);
  if (provisional.length === 0) return [];
  const [confirmed, probable] = [sumOf('alert_ha'), sumOf('alert_probable_ha')];
  const text =
    confirmed === null
      ? words.alertsUnknown
      : fill(words.alertsText, { confirmed: format.hectares(confirmed), probable: probable === null ? '–' : format.hectares(probable) });
  return [{ label: words.alerts, text }];
}

const riskText = ({ texts }: ReportContext, risk: unknown): string =>
  texts.eudr.risks[textOf(risk) as keyof typeof texts.eudr.risks] ?? '–';

/** Forest of the cut-off day and the risk of the whole; nothing at a service without them. */
function forestFacts(context: ReportContext): Fact[] {
  const { data, texts, format } = context;
  const words = texts.eudr;
  const [record] = recordsOf(data.answers['forest2020']?.value ?? []);
  const hectares = numberOf(record?.['forest_2020_ha']);
  if (!record || !('forest_2020_ha' in record)) return [];
  return [
    {
      label: words.forest,
      text:
        hectares === null
          ? words.forestUnknown
          : fill(words.forestText, {
              hectares: format.hectares(hectares),
              percent: format.quantity(numberOf(record['forest_2020_pct']) ?? 0, 'percent'),
            }),
    },
    { label: words.riskPerennial, text: riskText(context, record['risk_perennial_crops']) },
    { label: words.riskAnnual, text: riskText(context, record['risk_annual_crops']) },
  ];
}

/** A row for each plot, with what its risk rests on. */
function plotTable(context: ReportContext): Block[] {
  const { data, texts } = context;
  const words = texts.eudr;
  if (!data.plotRisks) return [];
  const indexOf = new Map(data.places?.map((place, index) => [place, index]));
  const rows = data.plotRisks.plots.map((plot) => ({
    name: plot.name || String(plot.place + 1),
    geoId: geoIdOf(data.shapes[indexOf.get(plot.place) ?? plot.place]?.properties ?? null),
    area: plot.area_hectares,
    forest: plot.forest_2020_ha,
    percent: plot.forest_2020_pct,
    lost: plot.loss_after_2020_ha,
    alerts: plot.alert_ha,
    perennial: plot.reason === null ? riskText(context, plot.risk_perennial_crops) : words.reasons[plot.reason],
    annual: plot.reason === null ? riskText(context, plot.risk_annual_crops) : words.reasons[plot.reason],
    ...Object.fromEntries(plot.indicators.map(({ id, value }) => [id, words.values[value]])),
  }));
  return [
    table({
      name: 'eudr-plots',
      caption: words.plots,
      rows,
      columns: [
        textColumn('name', words.plot),
        // Too long for paper.
        { ...textColumn('geoId', 'GeoID'), onlyInFiles: true },
        column('area', words.area, 'hectares'),
        column('forest', words.forestHectares, 'hectares'),
        column('percent', words.forestPercent, 'percent'),
        column('lost', words.lostHectares, 'hectares'),
        { ...column('alerts', words.alertHectares, 'hectares'), onlyInFiles: true },
        ...(['treecover_2020', 'commodities_2020', 'disturbance_before_2021', 'disturbance_after_2020'] as const).map((id) => ({
          ...textColumn(id, words.indicators[id]),
          onlyInFiles: true as const,
        })),
        textColumn('perennial', words.riskPerennial),
        textColumn('annual', words.riskAnnual),
      ],
    }),
  ];
}

/** What satellite maps say for a due diligence statement: forest of the cut-off day, the loss after it, the risk by a published decision tree, and what such maps can and cannot tell. */
export async function eudrSection(context: ReportContext): Promise<Block[]> {
  const { texts, format } = context;
  const words = texts.eudr;
  const parcels = parcelCountText(context);
  const forest = forestFacts(context);
  return [
    paragraph(words.aboutText),
    {
      kind: 'facts',
      facts: [
        { label: words.cutOff, text: format.day(cutOff) },
        ...forest,
        { label: words.loss, text: lossText(context) },
        ...alertFacts(context),
        ...ownMapFacts(context),
        { label: words.area, text: await areaText(context) },
        ...(parcels ? [{ label: words.parcels, text: parcels }] : []),
        { label: words.geolocation, text: words.geolocationText },
      ],
    },
    ...plotTable(context),
    ...(forest.length > 0 ? [paragraph(words.riskNote, 'quiet')] : []),
    paragraph(forest.length > 0 ? words.limitsWithForest : words.limits, 'quiet'),
  ];
}
