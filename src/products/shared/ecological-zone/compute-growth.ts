import type { EcologicalZone } from '#api/index.ts';
import { zonePhrase } from '#products/shared/ecological-zone/compute-zone-phrase.ts';
import { sentenceOf, type Sentence } from '#sentences/phrases/index.ts';
import type { Continent } from './compute-zone.ts';

/**
 * `checked`: held against the publication. `recalled`: from memory, not yet held against it. `conflicting`: a recalled row where growth rises with age; the lower rate
 * counts at both ages. `neighbouring`: the zone has no row, so that of the nearest zone stands in.
 */
export type GrowthStatus = 'checked' | 'recalled' | 'conflicting' | 'neighbouring';

/** At most 20 years, over 20 years, or over 20 years and named primary by a map. */
export type GrowthAge = 'young' | 'old' | 'primary';

/** Growth of above-ground biomass, tonnes dry matter per hectare and year, with its bounds and where it comes from. */
export interface GrowthFactor {
  growth: number;
  lower: number;
  upper: number;
  status: GrowthStatus;
  source: Sentence;
}

/** A rate of the table: a figure, or the two ends where the table differs by continent in a way that is not recalled. */
type Rate = number | readonly [number, number];
interface Cell {
  rate: Rate;
  isChecked?: true;
}
interface Row {
  /** at most 20 years */
  young: Cell;
  /** over 20 years */
  old: Cell;
  /** absent: the table has none */
  oldGrowth?: Cell;
}
type Rows = Partial<Record<Continent | 'all', Row>>;

const checked = (rate: number): Cell => ({ rate, isChecked: true });
const recalled = (rate: Rate): Cell => ({ rate });

/**
 * IPCC 2019 Refinement, volume 4, chapter 4, table 4.9. Cells of rainforest are checked against the abstract of its source, Requena Suarez et al. 2019, Global Change
 * Biology 25:3609-3624; the others are recalled.
 */
const table: Partial<Record<EcologicalZone, Rows>> = {
  'tropical-rainforest': {
    Africa: { young: checked(7.6), old: checked(3.5), oldGrowth: checked(1.3) },
    Americas: { young: recalled(5.9), old: checked(2.3), oldGrowth: recalled(1) },
    Asia: { young: checked(3.4), old: recalled(2.7), oldGrowth: checked(0.7) },
  },
  'tropical-moist-deciduous': {
    Africa: { young: recalled(2.9), old: recalled(0.9), oldGrowth: recalled(0.4) },
    Americas: { young: recalled(5.2), old: recalled(2.7), oldGrowth: recalled(0.4) },
    Asia: { young: recalled(2.4), old: recalled(0.9), oldGrowth: recalled(0.4) },
  },
  'tropical-dry': {
    Africa: { young: recalled(3.9), old: recalled(0.9) },
    all: { young: recalled(3.9), old: recalled(1.6) },
  },
  'tropical-shrubland': {
    Africa: { young: recalled(0.45), old: recalled(0.9) },
    Americas: { young: recalled(4), old: recalled(1) },
    Asia: { young: recalled(5), old: recalled(1.3) },
  },
  'tropical-mountain': {
    Africa: { young: recalled(5.5), old: recalled(1.8), oldGrowth: recalled(0.5) },
    Americas: { young: recalled(4.4), old: recalled(1.8), oldGrowth: recalled(0.5) },
    Asia: { young: recalled(2.9), old: recalled(1.1), oldGrowth: recalled(-0.7) },
  },
  'subtropical-humid': { all: { young: recalled(2.5), old: recalled(1) } },
  'subtropical-dry': { all: { young: recalled([2.4, 4]), old: recalled([1, 1.8]) } },
  'subtropical-steppe': { all: { young: recalled([1.2, 4]), old: recalled([0.9, 1]) } },
  'temperate-oceanic': { all: { young: recalled(2.3), old: recalled(2.3) } },
  'temperate-continental': { all: { young: recalled(4), old: recalled(4) } },
  'temperate-mountain': { all: { young: recalled(3), old: recalled(3) } },
  'boreal-coniferous': { all: { young: recalled([0.1, 2.1]), old: recalled([0.1, 2.1]) } },
  'boreal-tundra-woodland': { all: { young: recalled(0.4), old: recalled(0.4) } },
  'boreal-mountain': { all: { young: recalled(1), old: recalled(1.1) } },
};
/** Zones without a row of their own, and the one that is nearest to them. */
const nearest: Partial<Record<EcologicalZone, EcologicalZone>> = {
  'tropical-desert': 'tropical-shrubland',
  'subtropical-desert': 'subtropical-steppe',
  'subtropical-mountain': 'subtropical-dry',
  'temperate-steppe': 'temperate-continental',
  'temperate-desert': 'temperate-continental',
};

/** Share by which a rate may be off, and that of another zone's rate. */
const doubt = 0.5;
const neighbourDoubt = 0.75;

const ends = ({ rate }: Cell): readonly [number, number] => (typeof rate === 'number' ? [rate, rate] : rate);
const middle = (cell: Cell): number => (ends(cell)[0] + ends(cell)[1]) / 2;
const lowerBound = (cell: Cell, share: number): number => ends(cell)[0] - share * Math.abs(ends(cell)[0]);
const upperBound = (cell: Cell, share: number): number => ends(cell)[1] + share * Math.abs(ends(cell)[1]);

/** Where a continent has no row of its own: that for all, else the row with the least growth. */
function rowOf(rows: Rows, continent: Continent): Row {
  const own = rows[continent] ?? rows.all;
  if (own) return own;
  return Object.values(rows).reduce((least, row) => (middle(row.young) < middle(least.young) ? row : least));
}

interface ChosenCells {
  /** the first gives the rate, all of them the bounds */
  rates: [Cell, ...Cell[]];
  /** cells that the lower bound reaches down to as well; null: no net growth */
  alsoFrom: (Cell | null)[];
  usedAge: GrowthAge;
  status: GrowthStatus;
}

function chosenCells(row: Row, kind: 'tree' | 'shrub', age: GrowthAge): ChosenCells {
  const statusOf = (cell: Cell) => (cell.isChecked ? 'checked' : 'recalled');
  if (age === 'primary' && kind === 'tree' && row.oldGrowth)
    return { rates: [row.oldGrowth], alsoFrom: [], usedAge: 'primary', status: statusOf(row.oldGrowth) };
  const usedAge = age === 'young' ? 'young' : 'old';
  const alsoFrom = usedAge === 'old' && kind === 'tree' ? [row.oldGrowth ?? null] : [];
  if (middle(row.old) > middle(row.young)) return { rates: [row.young, row.old], alsoFrom, usedAge, status: 'conflicting' };
  return { rates: [row[usedAge]], alsoFrom, usedAge, status: statusOf(row[usedAge]) };
}

/**
 * Growth of trees by age (`young`: at most 20 years) or of shrubs, which take the row of tropical shrubland; null where no factor exists (polar).
 *
 * `old` is all that is known of forest that stood in 2000 and was not lost: it may be secondary or old growth. The rate is that of older secondary forest, and the
 * lower bound that of old growth; where the table has no old growth the lower bound is 0, no net growth. `primary` is forest that a map names so: the rate of old growth with bounds of its own, and where
 * the table has none that of `old`.
 */
export function growthFactor(zone: EcologicalZone, continent: Continent, kind: 'tree' | 'shrub', age: GrowthAge): GrowthFactor | null {
  if (zone === 'polar') return null;
  const wanted = kind === 'shrub' ? 'tropical-shrubland' : zone;
  const used = table[wanted] ? wanted : nearest[wanted];
  const rows = used && table[used];
  if (!rows) return null;
  const isNeighbour = used !== wanted || (kind === 'shrub' && !zone.startsWith('tropical'));
  const share = isNeighbour ? neighbourDoubt : doubt;
  const { rates, alsoFrom, usedAge, status } = chosenCells(rowOf(rows, continent), kind, age);
  return {
    growth: middle(rates[0]),
    lower: Math.min(...[...rates, ...alsoFrom].map((cell) => (cell ? lowerBound(cell, share) : 0))),
    upper: Math.max(...rates.map((cell) => upperBound(cell, share))),
    status: isNeighbour ? 'neighbouring' : status,
    source: sentenceOf({
      code: `growth.table-${usedAge}`,
      params: {
        zone: zonePhrase(used),
        continent: { code: `continent.${continent}` },
        status: { code: `growth.status.${isNeighbour ? 'neighbouring' : status}` },
        percent: share * 100,
      },
    }),
  };
}

/** Every row of the table, for the invariants that a test asserts. */
export const growthTable: readonly { zone: EcologicalZone; continent: Continent | 'all'; row: Row }[] = Object.entries(table).flatMap(
  ([zone, rows]) =>
    Object.entries(rows).map(([continent, row]) => ({ zone: zone as EcologicalZone, continent: continent as Continent | 'all', row })),
);
