import { setImmediate as nextTurn } from 'node:timers/promises';
import { CouldNotFetch, NeedsNetwork, NothingThere, type DataAccess } from '#datasets/data-access.ts';
import { canopyThresholds, defaultCanopy } from '#api/canopy-threshold.ts';
import { dataMask, gfcLastYear, lossYear, treeCover2000 } from '#datasets/gfc.ts';
import { alerts } from '#datasets/glad.ts';
import { gridOver, TileReader } from '#datasets/tiles.ts';
import { latestYearOnEarth } from '#domain/time.ts';
import { boundingBox } from '#geo/index.ts';
import { blocksOf, cut, gridOfWindow, paste, rasterise, type Grid } from '#raster/index.ts';
import { confirmed, dayOfYear, noFile, probable } from '#products/deforestation-summary/compute.ts';
import { AlertDays, alertYearsOf, forestBlockSize } from '#products/deforestation-summary/forest-layers.ts';
import { ParameterFault, PermanentFault, type CollectContext, type Product, type ProductProject } from '#products/product.ts';
import { provenanceOf, syntheticNote } from '#products/shared/provenance.ts';
import { sentenceOf, sentencesOf, type PhraseParameters, type Sentence } from '#sentences/phrases/index.ts';
import { indicatorCells, indicatorGeoTiff, undecidedCells, defaultEvidence, type IndicatorRule } from './compute.ts';
import { identityOf } from '../product-facts.ts';
import { facts, outside, thresholds, defaultBaselineYear, defaultThreshold } from './facts.ts';
import { minFall, ndviFall } from './ndvi-fall.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);
const assumptions = [
  sentenceOf({ code: 'tree-cover-is-not-legal' }),
  say('evidence', {
    loss: defaultEvidence.mapLoss,
    confirmed: defaultEvidence.confirmedAlert,
    probable: defaultEvidence.probableAlert,
    fall: defaultEvidence.ndviFall,
  }),
];
interface IndicatorData {
  baseline_year: number;
  /** not in what earlier versions kept */ observed_through?: string;
}
const fileName = 'deforestation_indicator.tif';
const maxCells = 150_000_000;
/** Blocks of cells for which Sentinel-2 is read at most; a block is 14 km. */
const ndviBlock = { width: 512, height: 512 };
const maxNdviBlocks = 16;

export const service: Product = {
  ...identityOf(facts),
  methodVersion: 2,
  freshDays: 7,
  variantOf(query, now) {
    const year = Number(query['baseline_year'] ?? defaultBaselineYear);
    const current = latestYearOnEarth(now);
    if (!Number.isInteger(year) || year < 2001 || year > current)
      throw new ParameterFault('baseline_year', say('year-out-of-range', { year: current }));
    const threshold = Number(query['threshold'] ?? defaultThreshold);
    if (!(threshold >= thresholds.least && threshold <= thresholds.most))
      throw new ParameterFault('threshold', say('threshold-out-of-range', { min: thresholds.least, max: thresholds.most }));
    const canopy = Number(query['canopy_threshold'] ?? defaultCanopy);
    if (!canopyThresholds.some((one) => one === canopy))
      throw new ParameterFault('canopy_threshold', say('canopy-out-of-range', { list: canopyThresholds.join(', ') }));
    // Hundredths: a picture for every last digit would be kept for ever.
    const hundredths = Math.round(threshold * 100);
    return new URLSearchParams({
      ...(year === defaultBaselineYear ? {} : { baseline_year: String(year) }),
      ...(hundredths === Math.round(defaultThreshold * 100) ? {} : { threshold: String(hundredths / 100) }),
      ...(canopy === defaultCanopy ? {} : { canopy_threshold: String(canopy) }),
    }).toString();
  },
  async collect(project, variant, context) {
    const data = context.data.recording();
    const now = context.now();
    const given = new URLSearchParams(variant);
    const threshold = Number(given.get('threshold') ?? defaultThreshold);
    const rule: IndicatorRule = {
      baselineYear: Number(given.get('baseline_year') ?? defaultBaselineYear),
      lastMapYear: gfcLastYear,
      forestThreshold: Number(given.get('canopy_threshold') ?? defaultCanopy),
      evidence: { ...defaultEvidence, threshold },
    };
    const { grid, values, undecided, lastAlert } = await picture(project, rule, data, context);
    const notes = await decide(grid, values, undecided, rule, data, context);
    const provenance = provenanceOf(data.origins(), now, say('method', { threshold }), [...assumptions, ...notes]);
    const made = {
      date: now.toISOString().slice(0, 10),
      source: provenance.source,
      attribution: provenance.attribution,
      synthetic: provenance.synthetic,
      notes: [...(provenance.synthetic ? [syntheticNote] : []), ...notes],
    };
    const bytes = await indicatorGeoTiff(values, grid, rule, made, async () => {
      await nextTurn();
      context.signal.throwIfAborted();
    });
    return {
      data: {
        baseline_year: rule.baselineYear,
        // The newest alert proves a look; the day on which the alerts were fetched proves none.
        observed_through: [lastAlert, `${gfcLastYear}-12-31`].sort()[1]!,
      } satisfies IndicatorData,
      files: { [fileName]: { mediaType: 'image/tiff', bytes } },
      provenance,
    };
  },
  answer: () => ({ kind: 'file', name: fileName }),
  covers(collected) {
    const { baseline_year: year, observed_through: end = `${gfcLastYear}-12-31` } = collected.data as IndicatorData;
    return end < `${year}-01-01` ? null : { start: `${year}-01-01`, end };
  },
};

/** The picture by map and alerts, and the cells where the fall of NDVI decides (null: none). */
async function picture(project: ProductProject, rule: IndicatorRule, data: DataAccess, { signal, progress, now }: CollectContext) {
  const box = boundingBox(project.geometry);
  if (!box) throw new PermanentFault({ code: 'no-shape-for-indicator' });
  const grid = gridOver(treeCover2000, box);
  if (grid.width * grid.height > maxCells) throw new PermanentFault({ code: 'box-too-large' });
  const values = new Uint8Array(grid.width * grid.height).fill(outside);
  let undecided: Uint8Array | null = null;
  const inside = rasterise(project.geometry, grid, { landOnly: true });
  const reader = (raster: typeof treeCover2000) => new TileReader(data, raster, signal);
  const map = [treeCover2000, lossYear, dataMask].map(reader);
  const alertYears = alertYearsOf(now().getUTCFullYear()).filter((year) => year >= rule.baselineYear);
  const alertReaders = alertYears.map((year) => reader(alerts(year)));
  const days = new AlertDays(data, alertYears, signal);
  let lastAlert = '';
  for (const window of blocksOf(grid, forestBlockSize)) {
    signal.throwIfAborted();
    progress((0.9 * (window.top * grid.width + window.left * window.height)) / values.length, say('signs-of-loss'));
    const insidePart = cut(inside, grid.width, window);
    if (!insidePart.includes(1)) continue;
    const part = gridOfWindow(grid, window);
    const [treeCover, loss, mask, ...alertCells] = (
      await Promise.all([...map, ...alertReaders].map((one) => one.window(part, noFile)))
    ).map((cells) => cells.values);
    const layers = { inside: insidePart, treeCover: treeCover!, lossYear: loss!, dataMask: mask!, alerts: alertCells };
    paste(values, grid.width, window, indicatorCells(layers, rule));
    lastAlert = [lastAlert, await newestAlert(insidePart, alertCells, alertYears, () => days.over(part))].sort()[1]!;
    const open = undecidedCells(layers, rule);
    if (!open.includes(1)) continue;
    undecided ??= new Uint8Array(values.length);
    paste(undecided, grid.width, window, open);
  }
  return { grid, values, undecided, lastAlert };
}

/** Day of the newest alert in the project; empty where there is none, or its days cannot be read. */
async function newestAlert(
  inside: Uint8Array,
  alertCells: ArrayLike<number>[],
  years: readonly number[],
  readDays: () => ReturnType<AlertDays['over']>,
): Promise<string> {
  const isAlert = (cells: ArrayLike<number>, cell: number) => cells[cell] === probable || cells[cell] === confirmed;
  if (!alertCells.some((cells) => inside.some((one, cell) => one === 1 && isAlert(cells, cell)))) return '';
  const days = await readDays();
  let newest = '';
  for (const [index, year] of years.entries())
    for (let cell = 0; cell < inside.length; cell += 1) {
      const day = days?.[String(year)]?.[cell] ?? 0;
      if (inside[cell] !== 1 || !isAlert(alertCells[index]!, cell)) continue;
      const found = dayOfYear(year, day) ?? '';
      if (found > newest) newest = found;
    }
  return newest;
}

/** Looks at NDVI where it decides, and says what was done. Without it a cell stays 0: a sign that nobody looked for is no sign. */
async function decide(
  grid: Grid,
  values: Uint8Array,
  undecided: Uint8Array | null,
  rule: IndicatorRule,
  data: DataAccess,
  { signal, progress, now }: CollectContext,
): Promise<Sentence[]> {
  if (!undecided) return [say('ndvi-not-needed')];
  const blocks = [...blocksOf(grid, ndviBlock)].filter((window) => cut(undecided, grid.width, window).includes(1));
  let [looked, unseen] = [0, 0];
  let seasons = { start: '', end: '', earlier: '', later: '' };
  let why: PhraseParameters[string] = say('block-limit', { count: maxNdviBlocks });
  let failed = false;
  for (const [index, window] of blocks.entries()) {
    signal.throwIfAborted();
    progress(0.9 + (0.1 * index) / blocks.length, say('fall-of-ndvi'));
    const part = cut(values, grid.width, window);
    const open = cut(undecided, grid.width, window);
    const count = open.reduce((sum, one) => sum + one, 0);
    const found =
      failed || index >= maxNdviBlocks
        ? null
        : await ndviFall(data, gridOfWindow(grid, window), rule.baselineYear, now(), signal).catch((error: unknown) => {
            if (!(error instanceof NeedsNetwork || error instanceof CouldNotFetch || error instanceof NothingThere)) throw error;
            why = ('phrase' in error && error.phrase) || error.message;
            failed = true;
            return null;
          });
    if (!found?.reference) {
      if (found) why = say('no-clear-seasons');
      unseen += count;
      continue;
    }
    looked += count;
    seasons = { ...found.recent, earlier: found.reference.start, later: found.reference.end };
    paste(
      values,
      grid.width,
      window,
      part.map((value, cell) => (open[cell] === 1 ? found.fell[cell]! : value)),
    );
  }
  return [
    ...(looked > 0 ? [say('ndvi-decided', { count: looked, ...seasons, fall: minFall })] : []),
    ...(unseen > 0 ? [say('ndvi-unseen', { count: unseen, why })] : []),
  ];
}
