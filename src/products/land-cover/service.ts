import { setImmediate as nextTurn } from 'node:timers/promises';
import { coveredCells } from '#datasets/covered-cells.ts';
import { gridOver } from '#datasets/tiles.ts';
import { landCoverMap } from '#datasets/worldcover.ts';
import { boundingBox } from '#geo/index.ts';
import { PermanentFault, type Product } from '#products/product.ts';
import { provenanceOf, syntheticNote } from '#products/shared/provenance.ts';
import { describedBy } from '#sentences/phrases/described-by.ts';
import { sentencesOf } from '#sentences/phrases/index.ts';
import { identityOf } from '../product-facts.ts';
import { addCover, CoverImage, landCoverOf, noCover, unknownCell, type CoverSums } from './compute.ts';
import { coverFile } from './compute-parcels.ts';
import { facts, mapYear, overallAccuracyPercent } from './facts.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);
/** two million cells of 10 m */
const block = { width: 2048, height: 1024 };
/** cells of a picture that is made beside the figures: 60 megabytes while it is */
const maxImageCells = 60_000_000;
/** Hectares below which a part is the edge of a file, not a place without data */
const aSliver = 1e-6;

export const service: Product = {
  ...identityOf(facts),
  freshDays: 180,
  async collect(project, _variant, context) {
    const box = boundingBox(project.geometry);
    if (!box || !(project.areaHectares > 0)) throw new PermanentFault({ code: 'no-area-for-hectares' });
    const data = context.data.recording();
    const grid = gridOver(landCoverMap, box);
    const image = grid.width * grid.height <= maxImageCells ? new CoverImage(grid) : null;
    const sums = noCover();
    const wanted = { cover: { raster: landCoverMap, missing: unknownCell } };
    for await (const part of coveredCells(data, project.geometry, wanted, { signal: context.signal, block })) {
      context.progress(part.done, say('reading'));
      const marked = image?.block(part.coverage);
      addCover(sums, { coverage: part.coverage, grid: part.grid, values: part.cells.cover.values }, marked?.mark);
      marked?.put();
    }
    const { covered, unknown } = sums;
    const lines = [
      say('accuracy', { percent: overallAccuracyPercent }),
      say('not-a-use'),
      say('one-year', { year: mapYear }),
      ...(unknown > aSliver && unknown < covered ? [say('unknown', { hectares: unknown, percent: (100 * unknown) / covered })] : []),
      ...(image ? [] : [say('no-image')]),
    ];
    const nothing = unknown >= covered;
    const provenance = provenanceOf(data.origins(), context.now(), say('method'), lines, nothing ? { code: 'land-cover-nowhere' } : null);
    const pause = async () => {
      await nextTurn();
      context.signal.throwIfAborted();
    };
    const described = describedBy([say('description'), ...(provenance.synthetic ? [syntheticNote] : []), say('picture-cells')], {
      SOURCES: provenance.source,
      ATTRIBUTION: provenance.attribution,
      SYNTHETIC: provenance.synthetic ? 'YES' : 'NO',
    });
    const bytes = image && !nothing ? await image.geoTiff(described, pause) : null;
    return { data: sums, ...(bytes ? { files: { [coverFile]: { mediaType: 'image/tiff', bytes } } } : {}), provenance };
  },
  answer(project, collected, _query, { operation }) {
    if (operation === 'landCoverImage') return { kind: 'file', name: coverFile };
    const sums = collected.data as CoverSums;
    const value = { project_id: project.id, year: mapYear, ...landCoverOf(sums), overall_accuracy_pct: overallAccuracyPercent };
    return { kind: 'json', value, provenance: collected.provenance };
  },
  covers: ({ data }) => {
    const { covered, unknown } = data as CoverSums;
    return unknown >= covered ? null : { start: `${mapYear}-01-01`, end: `${mapYear}-12-31` };
  },
};
