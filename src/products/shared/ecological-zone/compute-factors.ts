import type { EcologicalZone } from '#api/index.ts';
import { sentenceOf, type Sentence } from '#sentences/phrases/index.ts';
import { zonePhrase } from '#products/shared/ecological-zone/compute-zone-phrase.ts';
import type { Continent } from './compute-zone.ts';

/** Growth of above-ground biomass, tonnes dry matter per hectare and year, with its bounds and where it comes from. */
export interface GrowthFactor {
  growth: number;
  lower: number;
  upper: number;
  source: Sentence;
}

/** share of carbon in dry matter: IPCC 2006, volume 4, table 4.3 */
export const carbonFraction = 0.47;
/** the same of mangroves: IPCC Wetlands Supplement 2013, table 4.2 */
export const mangroveCarbonFraction = 0.45;
/** tonnes CO2 per tonne C */
export const carbonToDioxide = 44 / 12;
/** 100-year warming potentials: IPCC AR6, working group 1, table 7.15 */
export const warmingPotential = { methane: 27, nitrousOxide: 273 };

interface Groa {
  median: number;
  p25: number;
  p75: number;
  sites: number;
}
const groa = (median: number, p25: number, p75: number, sites: number): Groa => ({ median, p25, p75, sites });
/** Mg C per hectare and year above ground over stands of 2 to 30 years: medians and quartiles over sites of GROA, Cook-Patton et al. 2020, Nature 585:545-550 (CC BY 4.0). */
export const fieldRates = {
  wet: { Americas: groa(2.72, 2.01, 3.43, 107), Asia: groa(3.6, 2.73, 4.58, 56), all: groa(2.94, 2.22, 3.87, 163) },
  moist: {
    Africa: groa(4.56, 3.83, 6.39, 6),
    Americas: groa(1.87, 1.37, 2.99, 39),
    Asia: groa(1.24, 0.22, 2.69, 20),
    all: groa(1.87, 1.06, 3.45, 65),
  },
  dry: { all: groa(0.67, 0.36, 0.99, 16) },
  mountain: {
    Africa: groa(1.51, 1.09, 3.15, 5),
    Americas: groa(2.64, 2.18, 3.01, 12),
    Asia: groa(1.73, 1.62, 3.43, 5),
    all: groa(2.4, 1.65, 3.24, 22),
  },
  subtropical: { all: groa(1.07, 0.63, 1.64, 456) },
  temperate: { all: groa(0.7, 0.35, 1.09, 131) },
  boreal: { all: groa(0.76, 0.3, 0.96, 26) },
} satisfies Record<string, Partial<Record<Continent | 'all', Groa>> & { all: Groa }>;

/** Cells of IPCC 2019 Refinement, volume 4, table 4.9 that were checked against the publication; all others are left to the field rates until a person checks them. */
const checked: { zone: EcologicalZone; continent: Continent; young?: number; old?: number }[] = [
  { zone: 'tropical-rainforest', continent: 'Africa', young: 7.6, old: 3.5 },
  { zone: 'tropical-rainforest', continent: 'Americas', old: 2.3 },
  { zone: 'tropical-rainforest', continent: 'Asia', young: 3.4 },
];

function fieldGroup(zone: EcologicalZone): keyof typeof fieldRates | null {
  if (zone === 'tropical-rainforest') return 'wet';
  if (zone === 'tropical-moist-deciduous') return 'moist';
  if (zone === 'tropical-dry' || zone === 'tropical-shrubland' || zone === 'tropical-desert') return 'dry';
  if (zone === 'tropical-mountain') return 'mountain';
  if (zone.startsWith('subtropical')) return 'subtropical';
  if (zone.startsWith('temperate')) return 'temperate';
  return zone.startsWith('boreal') ? 'boreal' : null;
}

/** Growth of trees (`young`: at most 20 years) or shrubs in a zone; null where no factor exists (polar). */
export function growthFactor(
  zone: EcologicalZone,
  continent: Continent,
  kind: 'tree' | 'shrub',
  age: 'young' | 'old',
): GrowthFactor | null {
  const ipcc = kind === 'tree' ? checked.find((row) => row.zone === zone && row.continent === continent)?.[age] : undefined;
  if (ipcc !== undefined)
    return {
      growth: ipcc,
      lower: ipcc * 0.5,
      upper: ipcc * 1.5,
      source: sentenceOf({ code: `growth.ipcc-${age}`, params: { zone: zonePhrase(zone), continent: { code: `continent.${continent}` } } }),
    };
  if (zone === 'polar') return null;
  // Shrubs grow as the driest field plots do, wherever they stand.
  const group = kind === 'shrub' ? 'dry' : fieldGroup(zone);
  if (!group) return null;
  const rates: Partial<Record<Continent | 'all', Groa>> = fieldRates[group];
  const [name, rate] = rates[continent] ? [continent, rates[continent]] : (['all', rates.all!] as const);
  const dryMatter = (carbon: number) => carbon / carbonFraction;
  return {
    growth: dryMatter(rate.median),
    lower: dryMatter(rate.p25),
    upper: dryMatter(rate.p75),
    source: sentenceOf({
      code: 'growth.field-plots',
      params: { group: { code: `growth.group.${group}` }, continent: { code: `continent.${name}` }, sites: rate.sites },
    }),
  };
}

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

/** Grams per kilogram of dry matter burnt (IPCC 2006, volume 4, table 2.5) and share burnt when land is cleared (table 2.6). */
export function fireFactors(zone: EcologicalZone): { methane: number; nitrousOxide: number; combustion: number } {
  if (zone.startsWith('tropical')) return { methane: 6.8, nitrousOxide: 0.2, combustion: 0.55 };
  return { methane: 4.7, nitrousOxide: 0.26, combustion: zone.startsWith('boreal') ? 0.59 : 0.51 };
}
