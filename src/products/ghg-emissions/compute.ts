import {
  carbonFraction,
  carbonToDioxide,
  combustionFactor,
  fireFactors,
  rootToShoot,
  warmingPotential,
} from '#products/shared/ecological-zone/compute-factors.ts';
import type { EcologicalZone } from '#api/index.ts';

/** What a fire would take: tonnes of dry matter that would burn, and of the hectares without biomass the burning share in hectares. */
interface Burnable {
  burnableTonnes: number;
  withoutBiomassBurnableHectares: number;
}

/** The part of a year's loss that lies on land mapped as burned in that year, and the hectares of loss of which the map of fire says nothing. */
export interface BurnedLoss extends Burnable {
  hectares: number;
  unknownHectares: number;
}

/** What a year's loss took: hectares, CO2 with its deviation, the hectares whose cell the biomass map leaves at 0, and what of it burned; `burned` null where no map of fire was read. */
export interface LossYear extends Burnable {
  year: number;
  hectares: number;
  dioxideTonnes: number;
  deviationTonnes: number | null;
  withoutBiomassHectares: number;
  /** of the hectares: old growth, and forest of which nobody knows whether it was */
  oldGrowthHectares: number;
  unknownAgeHectares: number;
  burned: BurnedLoss | null;
}

export const emptyYear = (year: number): LossYear => ({
  year,
  hectares: 0,
  burnableTonnes: 0,
  withoutBiomassBurnableHectares: 0,
  dioxideTonnes: 0,
  deviationTonnes: 0,
  withoutBiomassHectares: 0,
  oldGrowthHectares: 0,
  unknownAgeHectares: 0,
  burned: { hectares: 0, burnableTonnes: 0, withoutBiomassBurnableHectares: 0, unknownHectares: 0 },
});

/** tonnes CO2 of so many tonnes of dry matter above ground: IPCC 2006, volume 4, equation 2.14, all oxidised in the year */
const dioxide = (dryMatter: number, root: number) => dryMatter * (1 + root) * carbonFraction * carbonToDioxide;

/** A lost cell: biomass and deviation in t/ha; 0 biomass is unfit and filled in by `fillUnfit`. `isOldGrowth` null: nobody knows. */
export interface LostCell {
  hectares: number;
  biomass: number;
  deviation: number;
  isOldGrowth: boolean | null;
}

function addBurnable(sum: Burnable, zone: EcologicalZone, { hectares, biomass, isOldGrowth }: LostCell): void {
  const burning = hectares * combustionFactor(zone, isOldGrowth);
  if (biomass > 0) sum.burnableTonnes += biomass * burning;
  else sum.withoutBiomassBurnableHectares += burning;
}

/** Adds a lost cell. */
export function addLoss(year: LossYear, zone: EcologicalZone, cell: LostCell): void {
  const { hectares, biomass, deviation, isOldGrowth } = cell;
  year.hectares += hectares;
  if (isOldGrowth === true) year.oldGrowthHectares += hectares;
  if (isOldGrowth === null) year.unknownAgeHectares += hectares;
  addBurnable(year, zone, cell);
  if (biomass <= 0) {
    year.withoutBiomassHectares += hectares;
    return;
  }
  const root = rootToShoot(zone, biomass);
  year.dioxideTonnes += dioxide(biomass * hectares, root);
  if (year.deviationTonnes !== null) year.deviationTonnes += dioxide(deviation * hectares, root);
}

/** What is known of fire in a cell: burned in the year of its loss, not burned, or nothing. */
export type Fire = 'burned' | 'not-burned' | 'unknown';

/** Adds a lost cell to what burned. */
export function addFire(burned: BurnedLoss, zone: EcologicalZone, fire: Fire, cell: LostCell): void {
  if (fire === 'unknown') burned.unknownHectares += cell.hectares;
  if (fire !== 'burned') return;
  burned.hectares += cell.hectares;
  addBurnable(burned, zone, cell);
}

/** A map that saw none of a year's loss tells nothing of its fires. */
export function dropUnseenFire(year: LossYear): void {
  if (year.burned && year.hectares > 0 && year.burned.unknownHectares >= year.hectares * (1 - 1e-9)) year.burned = null;
}

const filledIn = (part: Burnable, meanBiomass: number): Burnable => ({
  burnableTonnes: part.burnableTonnes + part.withoutBiomassBurnableHectares * meanBiomass,
  withoutBiomassBurnableHectares: 0,
});

/** Cells without biomass take the mean of the forest cells of the same map; null where there is none, and the year cannot be told. */
export function fillUnfit(year: LossYear, zone: EcologicalZone, meanForestBiomass: number | null): LossYear | null {
  if (year.withoutBiomassHectares === 0) return year;
  if (meanForestBiomass === null) return null;
  const tonnes = year.withoutBiomassHectares * meanForestBiomass;
  return {
    ...year,
    ...filledIn(year, meanForestBiomass),
    dioxideTonnes: year.dioxideTonnes + dioxide(tonnes, rootToShoot(zone, meanForestBiomass)),
    withoutBiomassHectares: 0,
    burned: year.burned && { ...year.burned, ...filledIn(year.burned, meanForestBiomass) },
    // How far a stand-in is off is not known, and neither is the sum's deviation then.
    deviationTonnes: null,
  };
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

/** What would burn of a part; an earlier version kept its dry matter, all of it as secondary forest. */
function burnableTonnes(part: Partial<Burnable> & { dryMatterTonnes?: number }, zone: EcologicalZone): number {
  return part.burnableTonnes ?? (part.dryMatterTonnes ?? 0) * combustionFactor(zone, false);
}

/** Hectares of a year's loss that burned, tonnes of dry matter that a fire took, and who says so; `fire` is the user's word for all of it, which goes before the map. Null where neither says anything. */
function burnedOf(
  year: LossYear,
  zone: EcologicalZone,
  fire: boolean | null,
): { hectares: number; burntTonnes: number; unseenHectares: number; from: FireSource } | null {
  if (fire !== null)
    return {
      hectares: fire ? year.hectares : 0,
      burntTonnes: fire ? burnableTonnes(year, zone) : 0,
      unseenHectares: 0,
      from: 'declared',
    };
  const { burned } = year;
  return (
    burned && {
      hectares: burned.hectares,
      burntTonnes: burnableTonnes(burned, zone),
      unseenHectares: burned.unknownHectares,
      from: 'map',
    }
  );
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
    // Without a zone nothing was lost, and any zone gives nothing.
    const place = zone ?? 'tropical-rainforest';
    const { methane, nitrousOxide } = fireFactors(place);
    const burned = burnedOf(known, place, fire);
    const gas = (factor: number, potential: number) => burned && (burned.burntTonnes * factor * potential) / 1000;
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
