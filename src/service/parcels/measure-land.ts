import type { ParcelFigures } from '#api/parcel-figures.ts';
import type { Geometry } from '#geo/index.ts';
import { stockOf, type StockSums } from '#products/biomass-stock/compute.ts';
import { stockOfParcel } from '#products/biomass-stock/compute-parcels.ts';
import { landCoverOf, type CoverSums } from '#products/land-cover/compute.ts';
import { coverOfParcel } from '#products/land-cover/compute-parcels.ts';
import { whyNoLand, type LandOfParcel, type NoFigure } from '#products/shared/parcels/compute.ts';
import { readGeoTiff, type Grid } from '#raster/index.ts';

/** Cells that a project's figures were added up from, with these; a reason stands for what is not there. */
export type LandCoverGiven = { file: Uint8Array; whole: CoverSums } | NoFigure;
export type BiomassGiven = { amount: Uint8Array; deviation: Uint8Array; whole: StockSums } | NoFigure;

type LandFields = Pick<
  ParcelFigures,
  'land_cover_ha' | 'tree_cover_ha' | 'land_cover_unknown_ha' | 'land_cover_cells' | 'land_cover_reason'
>;
type BiomassFields = Pick<
  ParcelFigures,
  'biomass_t' | 'biomass_lower_t' | 'biomass_upper_t' | 'biomass_t_per_ha' | 'biomass_cells' | 'biomass_reason'
>;

/** Cells of one picture are summed in another order for the parcels than for the project. */
const roundingShare = 1e-6;

function coverFields(geometry: Geometry, found: (LandOfParcel & CoverSums) | NoFigure): LandFields {
  const reason = typeof found === 'string' ? found : whyNoLand(geometry, found);
  if (typeof found === 'string' || reason !== null)
    return {
      land_cover_ha: null,
      tree_cover_ha: null,
      land_cover_unknown_ha: null,
      land_cover_cells: typeof found === 'string' ? null : found.cells,
      land_cover_reason: reason,
    };
  const classes = landCoverOf(found).classes.filter(({ hectares }) => hectares > 0);
  return {
    land_cover_ha: Object.fromEntries(classes.map(({ name, hectares }) => [name, hectares])),
    tree_cover_ha: classes.find(({ name }) => name === 'tree_cover')?.hectares ?? 0,
    land_cover_unknown_ha: found.unknown,
    land_cover_cells: found.cells,
    land_cover_reason: null,
  };
}

function biomassFields(geometry: Geometry, found: (LandOfParcel & StockSums) | NoFigure): BiomassFields {
  const reason = typeof found === 'string' ? found : whyNoLand(geometry, found);
  const cells = typeof found === 'string' ? null : found.cells;
  const stock = typeof found === 'string' || reason !== null ? null : stockOf(found);
  return {
    biomass_t: stock?.biomass_t.value ?? null,
    biomass_lower_t: stock?.biomass_t.lower ?? null,
    biomass_upper_t: stock?.biomass_t.upper ?? null,
    biomass_t_per_ha: stock?.biomass_t_per_ha.value ?? null,
    biomass_cells: cells,
    biomass_reason: reason,
  };
}

/** Land cover and biomass of parcels, one after the other. */
interface MeasuredLand {
  coverGrid: Grid | null;
  biomassGrid: Grid | null;
  fieldsOf: (geometry: Geometry) => Promise<LandFields & BiomassFields>;
  /** Throws where the parcels have more than their project has, but for land that they share: a fault of the program, and no figure is given then. */
  refuseMoreThanWhole: () => void;
}

/** Hectares and tonnes of all parcels, to hold against the project. */
const emptySums = () => ({ cover: { covered: 0, byClass: {} as Record<number, number> }, biomass: { covered: 0, tonnes: 0 } });

export async function openLand(landCover: LandCoverGiven, biomass: BiomassGiven): Promise<MeasuredLand> {
  const cover = typeof landCover === 'string' ? null : await readGeoTiff(landCover.file);
  const amounts = typeof biomass === 'string' ? null : await readGeoTiff(biomass.amount);
  const deviations = typeof biomass === 'string' ? null : await readGeoTiff(biomass.deviation);
  const sums = emptySums();
  return {
    coverGrid: cover?.grid ?? null,
    biomassGrid: amounts?.grid ?? null,
    async fieldsOf(geometry) {
      const land = cover ? await coverOfParcel(geometry, cover) : (landCover as NoFigure);
      const stock = amounts && deviations ? await stockOfParcel(geometry, amounts, deviations.values) : (biomass as NoFigure);
      if (typeof land !== 'string') {
        sums.cover.covered += land.covered;
        for (const [value, hectares] of Object.entries(land.byClass))
          sums.cover.byClass[Number(value)] = (sums.cover.byClass[Number(value)] ?? 0) + hectares;
      }
      if (typeof stock !== 'string') {
        sums.biomass.covered += stock.covered;
        sums.biomass.tonnes += stock.tonnes;
      }
      return { ...coverFields(geometry, land), ...biomassFields(geometry, stock) };
    },
    refuseMoreThanWhole() {
      const slack = (amount: number) => roundingShare * (1 + amount);
      if (typeof landCover !== 'string') {
        const { whole } = landCover;
        const shared = Math.max(0, sums.cover.covered - whole.covered);
        for (const [value, hectares] of Object.entries(sums.cover.byClass))
          if (hectares > (whole.byClass[Number(value)] ?? 0) + shared + slack(sums.cover.covered))
            throw new Error('parcels-exceed-project');
      }
      if (typeof biomass === 'string') return;
      const { whole } = biomass;
      // How much stands on land that parcels share is not known.
      const isShared = sums.biomass.covered > whole.covered + slack(whole.covered);
      if (!isShared && sums.biomass.tonnes > whole.tonnes + slack(whole.tonnes) + slack(sums.biomass.covered) * 500)
        throw new Error('parcels-exceed-project');
    },
  };
}
