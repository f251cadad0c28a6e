import { setImmediate as nextTurn } from 'node:timers/promises';
import { isObject } from '#domain/object.ts';
import { gfcLastYear, treeCover2000 } from '#datasets/gfc.ts';
import { glad } from '#datasets/glad.ts';
import { gridOver } from '#datasets/tiles.ts';
import { boundingBox } from '#geo/index.ts';
import type { Geometry } from '#geo/types.ts';
import { PermanentFault, type CollectContext, type Product, type ProductProject, type Provenance } from '#products/product.ts';
import { ofPicture, provenanceOf } from '#products/shared/provenance.ts';
import { phraseOfError, sentencesOf, type Sentence } from '#sentences/phrases/index.ts';
import { writeGeoTiff } from '#raster/index.ts';
import {
  addForestBlock,
  emptyForestLoss,
  lossAt,
  recentLossShare,
  refuseImpossible,
  type ForestBlock,
  type ForestLoss,
} from './compute.ts';
import { AlertShapes, type AlertPatch } from './compute-alert-shapes.ts';
import { defaultCanopy } from '#api/canopy-threshold.ts';
import { domainAt, errorUnitHectares, smallestSureHectares } from './compute-interval.ts';
import { LossImage, lossYearFile } from './compute-loss-image.ts';
import { cellsFile, forestCell, forestCells, maxBlocks } from './compute-parcels.ts';
import { deforestationYears, deforestationYearsAt } from './compute-years.ts';
import { identityOf } from '../product-facts.ts';
import { facts, since } from './facts.ts';
import { DriverLayer } from './driver-layer.ts';
import { AlertDays, alertYearsOf, forestBlocks } from './forest-layers.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);
const method = (canopy: number) => say('method', { canopy, since, last: gfcLastYear });
/** Hectares below which a part is the edge of a file, not a place without data */
const aSliver = 1e-6;
/** cells of a picture that is made beside the figures: 60 megabytes while it is */
const maxImageCells = 60_000_000;
export const alertsFile = 'alerts.json';
/** Pictures and shapes are of one threshold; the figures of a collection are of all. */
const drawn = new Set(['lossYearImage', 'deforestationAlerts']);
const canopyOf = (query: Record<string, unknown>): number => Number(query['canopy_threshold'] ?? defaultCanopy);

export const service: Product = {
  ...identityOf(facts),
  // 3: loss by driver
  methodVersion: 3,
  freshDays: 7,
  variantOf(query, _now, operation) {
    const canopy = canopyOf(query);
    return operation !== undefined && drawn.has(operation) && canopy !== defaultCanopy ? `canopy_threshold=${canopy}` : '';
  },
  async collect(project, variant, context) {
    if (!(project.areaHectares > 0)) throw new PermanentFault({ code: 'no-area-for-loss' });
    const canopy = canopyOf(Object.fromEntries(new URLSearchParams(variant)));
    const data = context.data.recording();
    const now = context.now();
    const year = now.getUTCFullYear();
    const years = alertYearsOf(year);
    const image = lossImageOver(project.geometry);
    const loss = emptyForestLoss(canopy, gfcLastYear, years);
    const pictures = new KeptCells();
    const shapes = new AlertShapes();
    const days = new AlertDays(data, years, context.signal);
    const drivers = new DriverLayer(data, context.signal);
    for await (const read of forestBlocks(data, project.geometry, year, days, context.signal)) {
      context.progress(read.done, say('forest-and-loss'));
      const block = { ...read, driverOf: await drivers.over(read) };
      const marked = image?.block(block.coverage.window);
      addForestBlock(loss, block, marked?.mark);
      marked?.put();
      shapes.add(block, loss);
      // Parcels are measured in the cells of the main collection, which hold every threshold.
      if (variant === '') pictures.add(block, loss);
    }
    loss.driversUnread = drivers.error !== null;
    refuseImpossible(loss);
    loss.blocks = variant === '' ? pictures.count : undefined;
    const origins = data.origins();
    const alertsRead = origins
      .filter(({ dataset }) => dataset.endsWith(glad.id))
      .map(({ fetchedAt }) => fetchedAt.slice(0, 10))
      .sort()[0];
    loss.clearScene = await clearSceneBefore(alertsRead, context);
    const patches = shapes.patches();
    const provenance = provenanceOf(
      origins,
      now,
      method(canopy),
      assumptionsOf(project, loss, { drivers, days, hasImage: image !== null }),
      knowsNothing(loss) ? { code: 'no-forest-map' } : null,
    );
    const pause = async () => {
      await nextTurn();
      context.signal.throwIfAborted();
    };
    const bytes = image && !knowsNothing(loss) ? await image.geoTiff(year, ofPicture(provenance, method(canopy)), pause) : null;
    return {
      data: loss,
      files: {
        ...pictures.files,
        [alertsFile]: { mediaType: 'application/json', bytes: alertCollection(patches, canopy, provenance) },
        ...(bytes ? { [lossYearFile]: { mediaType: 'image/tiff', bytes } } : {}),
      },
      provenance,
    };
  },
  answer(project, collected, query, { now, operation }) {
    if (operation === 'lossYearImage') return { kind: 'file', name: lossYearFile };
    if (operation === 'deforestationAlerts') return { kind: 'file', name: alertsFile };
    const loss = collected.data as ForestLoss;
    const canopy = canopyOf(query);
    const provenance = lossAt(loss, canopy) ? withCanopy(collected.provenance, canopy) : withoutThreshold(collected.provenance, canopy);
    const place = { areaHectares: project.areaHectares, latitude: project.centroid[1] };
    const years = deforestationYearsAt(loss, canopy, place, now.getUTCFullYear());
    return { kind: 'json', value: years, provenance };
  },
  covers({ data }) {
    const loss = data as ForestLoss;
    const last = Math.max(loss.lastMapYear, ...Object.keys(loss.alertYears).map(Number));
    const end = deforestationYears(loss, { areaHectares: 1, latitude: 0 }, last).at(-1)?.observed_through;
    return end ? { start: `${since}-01-01`, end } : null;
  },
  available: ({ data, provenance }) => {
    const loss = data as ForestLoss;
    const measured = loss.landHectares + loss.waterHectares + loss.unknownHectares;
    return { recent_loss_share: recentLossShare(loss, measured, Number(provenance.fetched_at.slice(0, 4))) };
  },
};

/** The method in the words of the threshold that was asked for. */
function withCanopy(provenance: Provenance, canopy: number): Provenance {
  if (canopy === defaultCanopy) return provenance;
  const { detail, ...code } = method(canopy);
  return { ...provenance, method: detail, method_code: code };
}

/** What an earlier version collected counted one threshold alone: of another it knows nothing until it is collected again. */
function withoutThreshold(provenance: Provenance, canopy: number): Provenance {
  const { detail, ...code } = say('threshold-not-counted', { canopy });
  const codes = provenance.assumption_codes ?? provenance.assumptions.map(() => null);
  return {
    ...withCanopy(provenance, canopy),
    no_data: { ...code, detail },
    assumptions: [...provenance.assumptions, detail],
    assumption_codes: [...codes, code],
  };
}

/**
 * Day of the newest picture in which most of the project is clear, where it was taken before the alerts were read: alerts may have seen what it sees, but not what came after them.
 * null: none is known.
 */
async function clearSceneBefore(alertsRead: string | undefined, { resultOf }: Pick<CollectContext, 'resultOf'>): Promise<string | null> {
  const picture = (await resultOf('satellite-index'))?.data;
  if (!isObject(picture) || !picture['statistics'] || typeof picture['end'] !== 'string') return null;
  const day = picture['end'].slice(0, 10);
  return alertsRead !== undefined && day <= alertsRead ? day : null;
}

/** The shapes of the alerts as the endpoint gives them. */
function alertCollection(patches: AlertPatch[] | null, canopy: number, provenance: Provenance): Uint8Array {
  const features = (patches ?? []).map(({ coordinates, ...properties }) => ({
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates },
    properties,
  }));
  const answer = { type: 'FeatureCollection', features, canopy_threshold: canopy, too_many: patches === null, ...provenance };
  return new TextEncoder().encode(JSON.stringify(answer));
}

/** Which published accuracies the intervals rest on, and what is assumed of them. */
const accuracyOf = ({ areaHectares, centroid }: ProductProject): Sentence[] => [
  say('accuracy', { domain: say(`domain-${domainAt(centroid[1])}`), unit: errorUnitHectares }),
  say('alerts-no-area'),
  say('last-look'),
  ...(areaHectares < smallestSureHectares ? [say('small', { hectares: smallestSureHectares })] : []),
];

const reasonOf = (error: Error) => ({ reason: phraseOfError(error) ?? error.message });

/** What the figures rest on and leave out. */
const assumptionsOf = (
  project: ProductProject,
  loss: ForestLoss,
  { drivers, days, hasImage }: { drivers: DriverLayer; days: AlertDays; hasImage: boolean },
): Sentence[] => [
  say('not-legal'),
  say('gross'),
  ...accuracyOf(project),
  ...limitsOf(loss, project.areaHectares),
  drivers.error ? say('drivers-unread', reasonOf(drivers.error)) : say('drivers'),
  ...(days.error ? [say('alert-days-unread', reasonOf(days.error))] : []),
  ...(hasImage ? [] : [say('no-image')]),
];

/** The cells of each block, from which the loss of single parcels is measured later. */
class KeptCells {
  files: Record<string, { mediaType: string; bytes: Uint8Array }> = {};
  /** null: there were too many */
  count: number | null = 0;

  add(block: ForestBlock, loss: ForestLoss): void {
    if (this.count === null) return;
    if (this.count === maxBlocks) {
      this.count = null;
      this.files = {};
      return;
    }
    const bytes = writeGeoTiff(forestCells(block, loss), block.grid, { noData: forestCell.unknown });
    this.files[cellsFile(this.count)] = { mediaType: 'image/tiff', bytes };
    this.count += 1;
  }
}

/** Null for a box that is too wide for a picture. */
function lossImageOver(geometry: Geometry): LossImage | null {
  const box = boundingBox(geometry);
  const grid = box && gridOver(treeCover2000, box);
  return grid && grid.width * grid.height <= maxImageCells ? new LossImage(grid) : null;
}

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
