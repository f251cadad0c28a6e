import { soilBox, soilCoverage, soilDepths, soilProperties, soilStatistics, stockDepth, type Coverage } from '#datasets/soilgrids.ts';
import { boundingBox, type Geometry } from '#geo/index.ts';
import { coverage, gridOfWindow, zonalStatistics } from '#raster/index.ts';
import { PermanentFault, type Product } from '#products/product.ts';
import { provenanceOf } from '#products/shared/provenance.ts';
import { codeOf, sentencesOf, type PlainPhrase } from '#sentences/phrases/index.ts';
import { depthWeighted, textureClass, type TextureClass } from './compute.ts';
import { identityOf } from '../product-facts.ts';
import { facts } from './facts.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);

interface Depth {
  label: string;
  top_cm: number;
  bottom_cm: number;
  mean: number | null;
  q05: number | null;
  q95: number | null;
}
interface SoilData {
  properties: {
    name: string;
    label: string;
    /** not in what earlier versions kept */ label_code?: PlainPhrase;
    unit: string;
    depths: Depth[];
  }[];
  textureClass: TextureClass | null;
}

/** Mean over the project of what is known; a point takes the cell in which it lies. */
function meanOver(geometry: Geometry, place: [number, number], { grid, values, noData }: Coverage): number | null {
  const covered = coverage(geometry, grid);
  if (covered.shares.some((share) => share > 0)) {
    const inside = gridOfWindow(grid, covered.window);
    const cells = Float64Array.from(
      { length: inside.width * inside.height },
      (_, cell) =>
        values[(covered.window.top + Math.floor(cell / inside.width)) * grid.width + covered.window.left + (cell % inside.width)]!,
    );
    return zonalStatistics(covered, { grid: inside, values: cells, noData }).mean;
  }
  const column = Math.min(grid.width - 1, Math.max(0, Math.floor((place[0] - grid.west) / grid.cellWidth)));
  const row = Math.min(grid.height - 1, Math.max(0, Math.floor((grid.north - place[1]) / grid.cellHeight)));
  const value = values[row * grid.width + column]!;
  return value === noData ? null : value;
}

/** Without the cells that have no soil: a bound of 0 at 95 % is the mask of a server that writes 0 where nothing is known. */
function soilOnly(coverages: Coverage[]): Coverage[] {
  const upper = coverages.at(-1)!;
  return coverages.map((coverage) => ({
    ...coverage,
    values: Int32Array.from(coverage.values, (value, cell) => (upper.values[cell] === 0 ? coverage.noData : value)),
  }));
}

export const service: Product = {
  ...identityOf(facts),
  // 2: cells that are 0 at 95 % have no soil.
  methodVersion: 2,
  async collect(project, _variant, context) {
    const own = boundingBox(project.geometry);
    if (!own) throw new PermanentFault({ code: 'no-shape-for-soil' });
    const box = soilBox(own);
    const data = context.data.recording();
    const properties: SoilData['properties'] = [];
    const total = soilProperties.length;
    let isNoDataStated = true;
    for (const [number, { name, label, unit, divisor }] of soilProperties.entries()) {
      context.progress(number / total, say(`property.${name}`));
      const depths: Depth[] = [];
      for (const depth of name === 'ocs' ? [stockDepth] : soilDepths) {
        const coverages = await Promise.all(
          soilStatistics.map((statistic) => soilCoverage(data, box, name, depth.label, statistic, context.signal)),
        );
        isNoDataStated &&= coverages.every((one) => one.isNoDataStated);
        const [mean, q05, q95] = soilOnly(coverages).map((one) => {
          const value = meanOver(project.geometry, project.centroid, one);
          return value === null ? null : Math.round((value / divisor) * 1000) / 1000;
        });
        depths.push({ label: depth.label, top_cm: depth.top, bottom_cm: depth.bottom, mean: mean!, q05: q05!, q95: q95! });
      }
      properties.push({ name, label, label_code: codeOf(say(`property.${name}`)), unit, depths });
    }
    const upper = (name: string) => depthWeighted(properties.find((one) => one.name === name)!.depths, 0, 30);
    const [sand, silt, clay] = [upper('sand'), upper('silt'), upper('clay')];
    const isEmpty = properties.every(({ depths }) => depths.every(({ mean }) => mean === null));
    return {
      data: {
        properties,
        textureClass: sand === null || silt === null || clay === null ? null : textureClass(sand, silt, clay),
      } satisfies SoilData,
      provenance: provenanceOf(
        data.origins(),
        context.now(),
        say('method'),
        [say('model-values'), say('cell-bounds'), say('texture-depth'), ...(isNoDataStated ? [] : [say('no-data-assumed')])],
        isEmpty ? { code: 'no-soil' } : null,
      ),
    };
  },
  answer(project, collected) {
    const { properties, textureClass: texture } = collected.data as SoilData;
    return { kind: 'json', value: { project_id: project.id, properties, texture_class: texture }, provenance: collected.provenance };
  },
};
