import type { BoundingBox } from '#geo/types.ts';
import type { Grid } from '#raster/index.ts';
import { openGeoTiff } from './geotiff.ts';
import { UnusableAnswer, type DataAccess, type Dataset } from './data-access.ts';
import { faultOf } from './fault-of.ts';
import { sentence } from './phrases/sentence.ts';

/** Soil properties at 250 m: SoilGrids 2.0, Poggio et al. 2021, SOIL 7:217-240. The licence is that of ISRIC's list of questions (docs.isric.org, SoilGrids access). Requested by WCS in EPSG:4326, because its own projection is unknown to most programs. */
export const soilGrids: Dataset = {
  id: 'soilgrids',
  title: 'SoilGrids',
  version: '2.0',
  licence: 'CC BY 4.0',
  attribution: 'SoilGrids 2.0, ISRIC (Poggio et al. 2021)',
  homepage: 'https://soilgrids.org',
  baseUrls: { maps: 'https://maps.isric.org' },
  parallel: 2,
};

/** Mapped integers are divided by `divisor` to give the unit. */
export const soilProperties = [
  { name: 'bdod', label: 'Bulk density', unit: 'kg/dm³', divisor: 100 },
  { name: 'cec', label: 'Cation exchange capacity', unit: 'cmol(c)/kg', divisor: 10 },
  { name: 'cfvo', label: 'Coarse fragments', unit: 'vol %', divisor: 10 },
  { name: 'clay', label: 'Clay', unit: '%', divisor: 10 },
  { name: 'sand', label: 'Sand', unit: '%', divisor: 10 },
  { name: 'silt', label: 'Silt', unit: '%', divisor: 10 },
  { name: 'nitrogen', label: 'Nitrogen', unit: 'g/kg', divisor: 100 },
  { name: 'phh2o', label: 'pH in water', unit: 'pH', divisor: 10 },
  { name: 'soc', label: 'Organic carbon', unit: 'g/kg', divisor: 10 },
  { name: 'ocd', label: 'Organic carbon density', unit: 'kg/m³', divisor: 10 },
  { name: 'ocs', label: 'Organic carbon stock', unit: 'kg/m²', divisor: 10 },
] as const;
export const soilDepths = [
  { label: '0-5cm', top: 0, bottom: 5 },
  { label: '5-15cm', top: 5, bottom: 15 },
  { label: '15-30cm', top: 15, bottom: 30 },
  { label: '30-60cm', top: 30, bottom: 60 },
  { label: '60-100cm', top: 60, bottom: 100 },
  { label: '100-200cm', top: 100, bottom: 200 },
];
/** the carbon stock is mapped for one depth only */
export const stockDepth = { label: '0-30cm', top: 0, bottom: 30 };
export const soilStatistics = ['mean', 'Q0.05', 'Q0.95'] as const;

/** Recalled, not checked: for an answer that names no value of its own. */
const usualNoData = -32_768;
const cellDegrees = 0.0025;
const minCells = 3;

/** The box to request: whole cells of 0.0025 degrees, at least three each way, so that a small project has soil too. */
export function soilBox([west, south, east, north]: BoundingBox): BoundingBox {
  const widen = (low: number, high: number): [number, number] => {
    let [from, to] = [Math.floor(low / cellDegrees), Math.ceil(high / cellDegrees)];
    while (to - from < minCells) {
      from -= 1;
      if (to - from < minCells) to += 1;
    }
    return [from, to];
  };
  const across = widen(west, east);
  const down = widen(south, north);
  return [across[0], down[0], across[1], down[1]].map((value) => Number((value * cellDegrees).toFixed(4))) as BoundingBox;
}

export interface Coverage {
  grid: Grid;
  values: ArrayLike<number>;
  noData: number;
  /** whether the answer itself names the value of missing cells */
  isNoDataStated: boolean;
}

/** A coverage in another system, or of another place, would give wrong figures for the right one. That of a pack may cover more than the box. Throws CouldNotFetch. */
function checkPlace({ epsg, west, north, width, height, cellWidth, cellHeight }: Grid, box: BoundingBox, name: string): void {
  const beyond = [west - box[0], box[3] - north, box[2] - (west + width * cellWidth), north - height * cellHeight - box[1]];
  if (epsg !== 4326 || beyond.some((degrees) => degrees > 2 * cellDegrees))
    throw faultOf(soilGrids, sentence('datasets.off-grid', { name }));
}

/** Mapped integers of one property, depth and statistic over a box of `soilBox`. Rejects as DataAccess does. */
export async function soilCoverage(
  access: DataAccess,
  box: BoundingBox,
  property: string,
  depth: string,
  statistic: string,
  signal?: AbortSignal,
): Promise<Coverage> {
  const system = 'http://www.opengis.net/def/crs/EPSG/0/4326';
  const [west, south, east, north] = box;
  const query = new URLSearchParams({
    map: `/map/${property}.map`,
    SERVICE: 'WCS',
    VERSION: '2.0.1',
    REQUEST: 'GetCoverage',
    COVERAGEID: `${property}_${depth}_${statistic}`,
    FORMAT: 'image/tiff',
    SUBSETTINGCRS: system,
    OUTPUTCRS: system,
  });
  const bytes = await access.document({
    dataset: soilGrids,
    key: `${property}_${depth}_${statistic}`,
    box,
    url: `${access.baseUrl(soilGrids)}/mapserv?${query}&SUBSET=long(${west},${east})&SUBSET=lat(${south},${north})`,
    ...(signal ? { signal } : {}),
    parse: (content) => {
      const start = new TextDecoder('latin1').decode(content.subarray(0, 4));
      // Faults come as XML with status 200.
      if (!start.startsWith('II') && !start.startsWith('MM'))
        throw new UnusableAnswer(
          sentence('datasets.no-picture', {
            what:
              new TextDecoder()
                .decode(content.subarray(0, 200))
                .replaceAll(/<[^>]*>|\s+/g, ' ')
                .trim()
                .slice(0, 100) || 'something else',
          }),
        );
      return content;
    },
  });
  const file = await openGeoTiff(async (offset, length) => bytes.subarray(offset, offset + length));
  const { width, height } = file.levels[0]!;
  checkPlace(file.levels[0]!, box, `${property}_${depth}_${statistic}`);
  return {
    grid: file.levels[0]!,
    values: await file.read(0, { left: 0, top: 0, width, height }),
    noData: file.noData ?? usualNoData,
    isNoDataStated: file.noData !== null,
  };
}
