import type { EcologicalZone } from '#api/index.ts';
import { sentenceOf, type Sentence } from '#sentences/phrases/index.ts';
import { carbonFraction } from './compute-factors.ts';
import type { Continent } from './compute-zone.ts';

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

function fieldGroup(zone: EcologicalZone): keyof typeof fieldRates | null {
  if (zone === 'tropical-rainforest') return 'wet';
  if (zone === 'tropical-moist-deciduous') return 'moist';
  if (zone === 'tropical-dry' || zone === 'tropical-shrubland' || zone === 'tropical-desert') return 'dry';
  if (zone === 'tropical-mountain') return 'mountain';
  if (zone.startsWith('subtropical')) return 'subtropical';
  if (zone.startsWith('temperate')) return 'temperate';
  return zone.startsWith('boreal') ? 'boreal' : null;
}

/** What field plots found in such a zone, tonnes dry matter per hectare and year: a check beside the table, never in its place. */
export interface FieldPlots {
  median: number;
  lower: number;
  upper: number;
  sites: number;
  source: Sentence;
}

/** Rates of stands of 2 to 30 years in a zone; null where there are no plots. */
export function fieldPlots(zone: EcologicalZone, continent: Continent): FieldPlots | null {
  const group = fieldGroup(zone);
  if (!group) return null;
  const rates: Partial<Record<Continent | 'all', Groa>> = fieldRates[group];
  const [name, rate] = rates[continent] ? [continent, rates[continent]] : (['all', rates.all!] as const);
  const dryMatter = (carbon: number) => carbon / carbonFraction;
  return {
    median: dryMatter(rate.median),
    lower: dryMatter(rate.p25),
    upper: dryMatter(rate.p75),
    sites: rate.sites,
    source: sentenceOf({
      code: 'growth.field-plots',
      params: { group: { code: `growth.group.${group}` }, continent: { code: `continent.${name}` }, sites: rate.sites },
    }),
  };
}
