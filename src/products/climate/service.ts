import { climateModels, scenarios as archiveScenarios } from '#datasets/nex-gddp.ts';
import { ParameterFault, type Collected, type Product } from '#products/product.ts';
import { collectModelYears } from '#products/shared/model-years.ts';
import { provenanceOf } from '#products/shared/provenance.ts';
import { dateOfDay } from '#products/shared/time/local-days.ts';
import { zoneOf } from '#products/shared/time/zone-of.ts';
import { today } from '#products/weather/compute.ts';
import { sentencesOf, type Sentence } from '#sentences/phrases/index.ts';
import { climateRecords, firstYear, lastYear, variables, yearOrder, type Projections, type Series, type Weights } from './compute.ts';
import { identityOf } from '../product-facts.ts';
import { facts } from './facts.ts';
import { collectPreview, isPreview, previewRecords } from './preview.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);
const assumptions = [say('model-calendars'), say('clipped')];
const fileName = 'days.f32';

/** Names the first of the series that the archive lacks. */
function absenceOf(missing: string[]): Sentence[] {
  if (missing.length === 0) return [];
  const names = missing.slice(0, 5).join(', ');
  return [missing.length > 5 ? say('archive-lacks-more', { names, count: missing.length - 5 }) : say('archive-lacks', { names })];
}

const stepOf = (model: string, scenario: string, variable: string, year: number) => `${model}/${scenario}/${variable}/${year}`;
/** Every model, scenario and variable of every year, in the order in which people ask for them. */
const modelYears = () =>
  yearOrder().flatMap((year) =>
    climateModels.flatMap((model) =>
      archiveScenarios.flatMap((scenario) =>
        variables.map((variable) => ({ step: stepOf(model.name, scenario, variable, year), model, scenario, variable, year })),
      ),
    ),
  );

export const service: Product = {
  ...identityOf(facts),
  restsOn: ['time_zone'],
  slowAnswer: true,
  async collect(project, _variant, context) {
    await collectPreview(project, context);
    const data = context.data.recording();
    const wanted = modelYears();
    const found = await collectModelYears(project, context, data, wanted, (done) => {
      context.progress(done / wanted.length, say('model-years', { done, all: wanted.length }));
    });
    const series: Series[] = [];
    let length = 0;
    for (const model of climateModels)
      for (const scenario of archiveScenarios)
        for (const variable of variables) {
          const lengths = Array.from(
            { length: lastYear - firstYear + 1 },
            (_, index) => found.get(stepOf(model.name, scenario, variable, firstYear + index))!.length,
          );
          series.push({ model: model.name, scenario, variable, offset: length, lengths });
          length += lengths.reduce((sum, days) => sum + days, 0);
        }
    const values = new Float32Array(length);
    for (const { model, scenario, variable, offset } of series) {
      let at = offset;
      for (let year = firstYear; year <= lastYear; year += 1) {
        const days = found.get(stepOf(model, scenario, variable, year))!;
        values.set(days, at);
        at += days.length;
      }
    }
    const missing = series.flatMap(({ model, scenario, variable, lengths }) =>
      lengths.flatMap((days, index) => (days === 0 ? [`${model} ${scenario} ${variable} ${firstYear + index}`] : [])),
    );
    const origins = data.origins();
    return {
      data: { zone: zoneOf(project), series } satisfies Projections,
      files: { [fileName]: { mediaType: 'application/octet-stream', bytes: new Uint8Array(values.buffer) } },
      provenance: provenanceOf(origins, context.now(), say('method'), [...assumptions, ...absenceOf(missing)]),
    };
  },
  covers(collected) {
    if (isPreview(collected)) return { start: `${firstYear}-01-01`, end: `${lastYear}-12-31` };
    // A year counts when any model has a day of it.
    const has = Array.from({ length: lastYear - firstYear + 1 }, (_, index) =>
      (collected.data as Projections).series.some(({ lengths }) => lengths[index]! > 0),
    );
    return has.includes(true)
      ? { start: `${firstYear + has.indexOf(true)}-01-01`, end: `${firstYear + has.lastIndexOf(true)}-12-31` }
      : null;
  },
  answer(project, collected, query, { now }) {
    const weights: Weights = {
      ssp126: Number(query['ssp126_weight']),
      ssp245: Number(query['ssp245_weight']),
      ssp370: Number(query['ssp370_weight']),
      ssp585: Number(query['ssp585_weight']),
    };
    const period = query['period'] as 'weekly' | 'monthly' | 'yearly';
    const start = (query['start_date'] as string | undefined) ?? dateOfDay(today(zoneOf(project), now));
    const end = [query['end_date'] as string, `${lastYear}-12-31`].sort()[0]!;
    if (end < start) throw new ParameterFault('end_date', { code: 'end-before-start' });
    const records = isPreview(collected)
      ? previewRecords(collected, period, start, end, weights)
      : climateRecords(collected.data as Projections, floats(collected), period, start, end, weights);
    const [lon, lat] = project.centroid;
    return {
      kind: 'json',
      value: records.map((record) => ({ project_id: project.id, lat, lon, ...record })),
      provenance: collected.provenance,
    };
  },
};

function floats(collected: Collected): Float32Array {
  const { bytes } = collected.files![fileName]!;
  // A view where the bytes lie as numbers must: there are sixteen megabytes of them.
  const own = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  return new Float32Array(own.buffer, own.byteOffset, own.byteLength / 4);
}
