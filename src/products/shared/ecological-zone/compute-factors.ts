import type { EcologicalZone } from '#api/index.ts';

/** share of carbon in dry matter: IPCC 2006, volume 4, table 4.3 */
export const carbonFraction = 0.47;
/** the same of mangroves: IPCC Wetlands Supplement 2013, table 4.2 */
export const mangroveCarbonFraction = 0.45;
/** tonnes CO2 per tonne C */
export const carbonToDioxide = 44 / 12;
/** 100-year warming potentials: IPCC AR6, working group 1, table 7.15 */
export const warmingPotential = { methane: 27, nitrousOxide: 273 };

/** Below-ground to above-ground biomass by zone and biomass (t dry matter/ha): IPCC 2006, volume 4, table 4.4. Temperate forests are taken as broadleaf, boreal ones as conifers. */
export function rootToShoot(zone: EcologicalZone, aboveGround: number): number {
  if (zone === 'tropical-rainforest') return 0.37;
  if (zone === 'tropical-moist-deciduous' || zone === 'subtropical-humid') return aboveGround < 125 ? 0.2 : 0.24;
  if (zone === 'tropical-dry' || zone === 'subtropical-dry' || zone === 'subtropical-steppe') return aboveGround < 20 ? 0.56 : 0.28;
  if (zone === 'tropical-mountain' || zone === 'subtropical-mountain') return 0.27;
  if (zone === 'tropical-shrubland' || zone.endsWith('desert')) return 0.4;
  if (zone.startsWith('boreal')) return aboveGround < 50 ? 0.4 : aboveGround < 150 ? 0.29 : 0.2;
  return aboveGround < 75 ? 0.46 : aboveGround < 150 ? 0.23 : 0.24;
}

/** Below-ground to above-ground biomass of mangroves: IPCC Wetlands Supplement 2013, table 4.5, whose tropical wet climate is taken to be that of the rainforest, moist and mountain zones. */
export function mangroveRootToShoot(zone: EcologicalZone): number {
  if (!zone.startsWith('tropical')) return 0.96;
  return ['tropical-dry', 'tropical-shrubland', 'tropical-desert'].includes(zone) ? 0.29 : 0.49;
}

/** Grams per kilogram of dry matter burnt: IPCC 2006, volume 4, table 2.5. */
export function fireFactors(zone: EcologicalZone): { methane: number; nitrousOxide: number } {
  return zone.startsWith('tropical') ? { methane: 6.8, nitrousOxide: 0.2 } : { methane: 4.7, nitrousOxide: 0.26 };
}

/** Share of the biomass above ground that burns when land is cleared: IPCC 2006, volume 4, table 2.6 (all primary tropical forests, all secondary tropical forests). `isOldGrowth` null: nobody knows. */
export function combustionFactor(zone: EcologicalZone, isOldGrowth: boolean | null): number {
  if (zone.startsWith('tropical')) return isOldGrowth === true ? 0.36 : 0.55;
  return zone.startsWith('boreal') ? 0.59 : 0.51;
}
