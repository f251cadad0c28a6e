import {
  carbonFraction,
  carbonToDioxide,
  fireFactors,
  rootToShoot,
  warmingPotential,
} from '#products/shared/ecological-zone/compute-factors.ts';
import type { EcologicalZone } from '#api/index.ts';

/** What a year's loss took: hectares, dry matter above ground, CO2 with its deviation, and the hectares whose cell the biomass map leaves at 0. */
export interface LossYear {
  year: number;
  hectares: number;
  dryMatterTonnes: number;
  dioxideTonnes: number;
  deviationTonnes: number | null;
  withoutBiomassHectares: number;
}

export const emptyYear = (year: number): LossYear => ({
  year,
  hectares: 0,
  dryMatterTonnes: 0,
  dioxideTonnes: 0,
  deviationTonnes: 0,
  withoutBiomassHectares: 0,
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

/** Cells without biomass take the mean of the forest cells of the same map; null where there is none, and the year cannot be told. */
export function fillUnfit(year: LossYear, zone: EcologicalZone, meanForestBiomass: number | null): LossYear | null {
  if (year.withoutBiomassHectares === 0) return year;
  if (meanForestBiomass === null) return null;
  const filled = { ...year, withoutBiomassHectares: 0 };
  addLoss(filled, zone, year.withoutBiomassHectares, meanForestBiomass, 0);
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
}

/** Records of the years. CH4 and N2O only when the land is said to have been cleared by fire (IPCC 2006, volume 4, equation 2.27). `known` null: loss without any biomass. */
export function emissionRecords(
  years: { year: number; lossHectares: number; known: LossYear | null }[],
  zone: EcologicalZone | null,
  fire: boolean,
): EmissionRecord[] {
  return years.map(({ year, lossHectares, known }) => {
    if (!known || (zone === null && lossHectares > 0))
      return { year, loss_ha: lossHectares, co2_t: null, ch4_tco2e: null, n2o_tco2e: null, total_tco2e: null, sd_tco2e: null };
    const { methane, nitrousOxide, combustion } = fireFactors(zone ?? 'tropical-rainforest');
    const burnt = (factor: number, potential: number) => (fire ? (known.dryMatterTonnes * combustion * factor * potential) / 1000 : 0);
    const [ch4, n2o] = [burnt(methane, warmingPotential.methane), burnt(nitrousOxide, warmingPotential.nitrousOxide)];
    const total = known.dioxideTonnes + ch4 + n2o;
    // All three gases go with the biomass, so their deviation does as well.
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
    };
  });
}
