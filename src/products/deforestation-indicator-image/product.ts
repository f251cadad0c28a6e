import type { DataAccess } from '../../datasets/data-access.ts';
import { dataMask, forestThreshold, gfcLastYear, lossYear, treeCover2000 } from '../../datasets/gfc.ts';
import { alerts } from '../../datasets/glad.ts';
import { gridOver, TileReader } from '../../datasets/tiles.ts';
import { boundingBox } from '../../geo/index.ts';
import { blocksOf, cut, gridOfWindow, paste, rasterise } from '../../raster/index.ts';
import { noFile } from '../deforestation-summary/compute.ts';
import { alertYearsOf } from '../deforestation-summary/forest-layers.ts';
import { ParameterFault, type CollectContext, type Product, type ProductProject } from '../product.ts';
import { provenanceOf } from '../provenance.ts';
import { indicatorCells, indicatorGeoTiff, usualEvidence, type IndicatorRule } from './compute.ts';
import { outside, slug, title, usualBaselineYear } from './contract.ts';

const fileName = 'deforestation_indicator.tif';
const mostCells = 150_000_000;
const method = `Signs of loss on cells of 0.00025 degrees that were forest when the baseline year began, put together as p = 1 - product(1 - p_i); the picture is 1 where p > ${usualEvidence.threshold}.`;
const assumptions = [
  'Loss of tree cover is not legal deforestation.',
  `The map’s loss counts ${usualEvidence.mapLoss}, a confirmed alert ${usualEvidence.confirmedAlert}, a probable one ${usualEvidence.probableAlert}: settings, written into the picture. The fall of NDVI (${usualEvidence.ndviFall}) was not looked at, so a probable alert alone shows nothing.`,
];
const notes = ['The fall of NDVI was not looked at for this picture.'];

export const deforestationIndicatorImageProduct: Product = {
  slug,
  title,
  order: 30,
  freshDays: 7,
  variantOf(query, now) {
    const year = Number(query['baseline_year'] ?? usualBaselineYear);
    const current = now.getUTCFullYear();
    if (!Number.isInteger(year) || year < 2001 || year > current) throw new ParameterFault('baseline_year', `baseline_year should be a year from 2001 to ${current}`);
    return year === usualBaselineYear ? '' : `baseline_year=${year}`;
  },
  async collect(project, variant, context) {
    const data = context.data.recording();
    const now = context.now();
    const rule: IndicatorRule = { baselineYear: Number(/^baseline_year=(\d{4})$/.exec(variant)?.[1] ?? usualBaselineYear), lastMapYear: gfcLastYear, forestThreshold, evidence: usualEvidence };
    const { grid, values } = await picture(project, rule, data, context);
    const provenance = provenanceOf(data.origins(), now, method, assumptions);
    const bytes = indicatorGeoTiff(values, grid, rule, { date: now.toISOString().slice(0, 10), source: provenance.source, attribution: provenance.attribution, notes: provenance.assumptions.filter((line) => line.startsWith('SYNTHETIC')).concat(notes) });
    return { data: { baseline_year: rule.baselineYear }, files: { [fileName]: { mediaType: 'image/tiff', bytes } }, provenance };
  },
  answer: () => ({ kind: 'file', name: fileName }),
};

async function picture(project: ProductProject, rule: IndicatorRule, data: DataAccess, { signal, progress, now }: CollectContext) {
  const box = boundingBox(project.geometry);
  if (!box) throw new RangeError('The project has no shape to make a picture of');
  const grid = gridOver(treeCover2000, box);
  if (grid.width * grid.height > mostCells) throw new RangeError('The project’s box is too large for one picture of 30 m cells: split the project into parts that lie closer together');
  const values = new Uint8Array(grid.width * grid.height).fill(outside);
  const inside = rasterise(project.geometry, grid);
  const reader = (raster: typeof treeCover2000) => new TileReader(data, raster, signal);
  const map = [treeCover2000, lossYear, dataMask].map(reader);
  const alertReaders = alertYearsOf(now().getUTCFullYear()).filter((year) => year >= rule.baselineYear).map((year) => reader(alerts(year)));
  for (const window of blocksOf(grid)) {
    signal.throwIfAborted();
    progress((window.top * grid.width + window.left * window.height) / values.length, 'signs of loss');
    const insidePart = cut(inside, grid.width, window);
    if (!insidePart.includes(1)) continue;
    const part = gridOfWindow(grid, window);
    const [treeCover, loss, mask, ...alertCells] = (await Promise.all([...map, ...alertReaders].map((one) => one.window(part, noFile)))).map((cells) => cells.values);
    paste(values, grid.width, window, indicatorCells({ inside: insidePart, treeCover: treeCover!, lossYear: loss!, dataMask: mask!, alerts: alertCells }, rule));
  }
  return { grid, values };
}
