import { forestThreshold, gfcLastYear } from '#datasets/gfc.ts';
import { glad } from '#datasets/glad.ts';
import { PermanentFault, type Product } from '#products/product.ts';
import { provenanceOf } from '#products/shared/provenance.ts';
import { sentencesOf, type Sentence } from '#sentences/phrases/index.ts';
import { addForestBlock, deforestationYears, emptyForestLoss, recentLossShare, type ForestLoss } from './compute.ts';
import { identityOf } from '../product-facts.ts';
import { facts, since } from './facts.ts';
import { alertYearsOf, forestBlocks } from './forest-layers.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);
const method = say('method', { canopy: forestThreshold, since, last: gfcLastYear });
/** Hectares below which a part is the edge of a file, not a place without data */
const aSliver = 1e-6;

export const service: Product = {
  ...identityOf(facts),
  freshDays: 7,
  async collect(project, _variant, context) {
    if (!(project.areaHectares > 0)) throw new PermanentFault({ code: 'no-area-for-loss' });
    const data = context.data.recording();
    const now = context.now();
    const year = now.getUTCFullYear();
    const years = alertYearsOf(year);
    const loss = emptyForestLoss(forestThreshold, gfcLastYear, Object.fromEntries(years.map((one) => [String(one), `${one}-12-31`])));
    for await (const block of forestBlocks(data, project.geometry, year, context.signal)) {
      context.progress(block.done, say('forest-and-loss'));
      addForestBlock(loss, block);
    }
    const origins = data.origins();
    // Alerts of a running year tell of it up to the day on which the oldest part of them was read.
    const read = origins
      .filter(({ dataset }) => dataset.endsWith(glad.id))
      .map(({ fetchedAt }) => fetchedAt.slice(0, 10))
      .sort()[0];
    for (const alertYear of Object.values(loss.alertYears)) if (read && read < alertYear.observedThrough) alertYear.observedThrough = read;
    return {
      data: loss,
      provenance: provenanceOf(
        origins,
        now,
        method,
        [say('not-legal'), say('gross'), ...limitsOf(loss, project.areaHectares)],
        knowsNothing(loss) ? { code: 'no-forest-map' } : null,
      ),
    };
  },
  answer(project, collected, _query, { now }) {
    const years = deforestationYears(collected.data as ForestLoss, project.areaHectares, now.getUTCFullYear());
    return { kind: 'json', value: years.map((record) => ({ ...record, ...collected.provenance })) };
  },
  covers({ data }) {
    const loss = data as ForestLoss;
    const last = Math.max(loss.lastMapYear, ...Object.keys(loss.alertYears).map(Number));
    const end = deforestationYears(loss, 1, last).at(-1)?.observed_through;
    return end ? { start: `${since}-01-01`, end } : null;
  },
  available: ({ data, provenance }) => {
    const loss = data as ForestLoss;
    const measured = loss.landHectares + loss.waterHectares + loss.unknownHectares;
    return { recent_loss_share: recentLossShare(loss, measured, Number(provenance.fetched_at.slice(0, 4))) };
  },
};

const knowsNothing = ({ landHectares, waterHectares }: ForestLoss) => landHectares + waterHectares === 0;

/** What this project's figures leave out, in hectares. */
function limitsOf(loss: ForestLoss, areaHectares: number): Sentence[] {
  const size = (hectares: number) => ({ hectares, percent: (100 * hectares) / areaHectares });
  const limits: Sentence[] = [];
  if (knowsNothing(loss)) return [];
  if (loss.unknownHectares > aSliver) limits.push(say('unknown-area', size(loss.unknownHectares)));
  for (const [year, { watchedForestHectares }] of Object.entries(loss.alertYears)) {
    if (loss.forest2000Hectares === 0) continue;
    if (watchedForestHectares === 0) limits.push(say('no-alerts', { year }));
    else if (watchedForestHectares < loss.forest2000Hectares - aSliver)
      limits.push(say('alerts-in-part', { year, ...size(watchedForestHectares) }));
  }
  return limits;
}
