import {
  carbonFraction,
  carbonToDioxide,
  fireFactors,
  rootToShoot,
  warmingPotential,
} from '#products/shared/ecological-zone/compute-factors.ts';
import type { EcologicalZone } from '#api/index.ts';

/** The part of a year's loss that lies on land mapped as burned in that year, and the hectares of loss of which the map of fire says nothing. */
export interface BurnedLoss {
  hectares: number;
  dryMatterTonnes: number;
  withoutBiomassHectares: number;
  unknownHectares: number;
}

/** What a year's loss took: hectares, dry matter above ground, CO2 with its deviation, the hectares whose cell the biomass map leaves at 0, and what of it burned; `burned` null where no map of fire was read. */
export interface LossYear {
  year: number;
  hectares: number;
  dryMatterTonnes: number;
  dioxideTonnes: number;
  deviationTonnes: number | null;
  withoutBiomassHectares: number;
  burned: BurnedLoss | null;
}

export const emptyYear = (year: number): LossYear => ({
  year,
  hectares: 0,
  dryMatterTonnes: 0,
  dioxideTonnes: 0,
  deviationTonnes: 0,
  withoutBiomassHectares: 0,
  burned: { hectares: 0, dryMatterTonnes: 0, withoutBiomassHectares: 0, unknownHectares: 0 },
});

/** tonnes CO2 of so many tonnes of dry matter above ground: IPCC 2006, volume 4, equation 2.14, all oxidised in the year */
const dioxide = (dryMatter: number, root: number) => dryMatter * (1 + root) * carbonFraction * carbonToDioxide;

/** Adds a lost cell. Biomass and deviation in t/ha; 0 biomass is unfit and filled in by `fillUnfit`. */
export function addLoss(year: LossYear, zone: EcologicalZone, hectares: number, biomass: number, deviation: number): void {
  year.hectares += hectares;
  if (biomass <= 0) {
    year.withoutBiomassHectares += hectares;
    return;
  }
  const root = rootToShoot(zone, biomass);
  year.dryMatterTonnes += biomass * hectares;
  year.dioxideTonnes += dioxide(biomass * hectares, root);
  if (year.deviationTonnes !== null) year.deviationTonnes += dioxide(deviation * hectares, root);
}

/** What is known of fire in a cell: burned in the year of its loss, not burned, or nothing. */
export type Fire = 'burned' | 'not-burned' | 'unknown';

/** Adds a lost cell to what burned. Biomass in t/ha, as for `addLoss`. */
export function addFire(burned: BurnedLoss, fire: Fire, hectares: number, biomass: number): void {
  if (fire === 'unknown') burned.unknownHectares += hectares;
  if (fire !== 'burned') return;
  burned.hectares += hectares;
  if (biomass > 0) burned.dryMatterTonnes += biomass * hectares;
  else burned.withoutBiomassHectares += hectares;
}

/** A map that saw none of a year's loss tells nothing of its fires. */
export function dropUnseenFire(year: LossYear): void {
  if (year.burned && year.hectares > 0 && year.burned.unknownHectares >= year.hectares * (1 - 1e-9)) year.burned = null;
}

/** Cells without biomass take the mean of the forest cells of the same map; null where there is none, and the year cannot be told. */
export function fillUnfit(year: LossYear, zone: EcologicalZone, meanForestBiomass: number | null): LossYear | null {
  if (year.withoutBiomassHectares === 0) return year;
  if (meanForestBiomass === null) return null;
  const filled = { ...year, withoutBiomassHectares: 0 };
  addLoss(filled, zone, year.withoutBiomassHectares, meanForestBiomass, 0);
  const { burned } = year;
  filled.burned = burned && {
    ...burned,
    dryMatterTonnes: burned.dryMatterTonnes + burned.withoutBiomassHectares * meanForestBiomass,
    withoutBiomassHectares: 0,
  };
  // How far a stand-in is off is not known, and neither is the sum's deviation then.
  return { ...filled, hectares: year.hectares, deviationTonnes: null };
}

export interface EmissionRecord {
  year: number;
  loss_ha: number;
  co2_t: number | null;
  ch4_tco2e: number | null;
  n2o_tco2e: number | null;
  total_tco2e: number | null;
  sd_tco2e: number | null;
  burned_loss_ha: number | null;
  unseen_loss_ha: number | null;
  fire_from: FireSource | null;
}
/** Who says what burned: the map of burned area, or the user. */
type FireSource = 'map' | 'declared';

/** Hectares and dry matter of a year's loss that burned, and who says so; `fire` is the user's word for all of it, which goes before the map. Null where neither says anything. */
function burnedOf(
  year: LossYear,
  fire: boolean | null,
): { hectares: number; dryMatterTonnes: number; unseenHectares: number; from: FireSource } | null {
  if (fire !== null)
    return { hectares: fire ? year.hectares : 0, dryMatterTonnes: fire ? year.dryMatterTonnes : 0, unseenHectares: 0, from: 'declared' };
  const { burned } = year;
  return burned ? { ...burned, unseenHectares: burned.unknownHectares, from: 'map' } : null;
}

/**
 * Records of the years. CH4 and N2O of the part that burned (IPCC 2006, volume 4, equation 2.27): by the map of burned area, or by the user's word for all loss (`fire`). Where nobody knows, they are null and the
 * total is CO2 alone. `known` null: loss without any biomass.
 */
export function emissionRecords(
  years: { year: number; lossHectares: number; known: LossYear | null }[],
  zone: EcologicalZone | null,
  fire: boolean | null,
): EmissionRecord[] {
  return years.map(({ year, lossHectares, known }) => {
    if (!known || (zone === null && lossHectares > 0))
      return {
        year,
        loss_ha: lossHectares,
        co2_t: null,
        ch4_tco2e: null,
        n2o_tco2e: null,
        total_tco2e: null,
        sd_tco2e: null,
        burned_loss_ha: null,
        unseen_loss_ha: null,
        fire_from: null,
      };
    const { methane, nitrousOxide, combustion } = fireFactors(zone ?? 'tropical-rainforest');
    const burned = burnedOf(known, fire);
    const gas = (factor: number, potential: number) => burned && (burned.dryMatterTonnes * combustion * factor * potential) / 1000;
    const [ch4, n2o] = [gas(methane, warmingPotential.methane), gas(nitrousOxide, warmingPotential.nitrousOxide)];
    const total = known.dioxideTonnes + (ch4 ?? 0) + (n2o ?? 0);
    // All three gases go with the biomass, so their deviation does as well; what burned is taken to be off as the whole is.
    const deviation =
      known.deviationTonnes === null || known.dioxideTonnes === 0
        ? known.deviationTonnes
        : (known.deviationTonnes * total) / known.dioxideTonnes;
    return {
      year,
      loss_ha: lossHectares,
      co2_t: known.dioxideTonnes,
      ch4_tco2e: ch4,
      n2o_tco2e: n2o,
      total_tco2e: total,
      sd_tco2e: deviation,
      burned_loss_ha: burned?.hectares ?? null,
      unseen_loss_ha: burned?.unseenHectares ?? null,
      fire_from: burned?.from ?? null,
    };
  });
}
