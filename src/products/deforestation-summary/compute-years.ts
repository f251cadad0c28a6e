import { forestAtEndOf, lossAt, type AlertYear, type ForestLoss } from './compute.ts';
import { accuracyAt, lossInterval, smallestSureHectares, yearShares, type HectareInterval, type LossAccuracy } from './compute-interval.ts';
import { driverColours, since, type Driver } from './facts.ts';

/** Where alerts are made of the project's forest: of all of it, of a part, of none. null: there is no forest to watch, or the year is published. */
type AlertCoverage = 'whole' | 'part' | 'none';

export interface DeforestationYear {
  year: number;
  /** since 2018, up to and with this year; null where the map says nothing of the project */
  deforested_ha: number | null;
  /** 100 x deforested_ha / area of the project */
  deforested_pct: number | null;
  deforested_lower_ha: number | null;
  deforested_upper_ha: number | null;
  deforested_in_year_ha: number | null;
  deforested_in_year_lower_ha: number | null;
  deforested_in_year_upper_ha: number | null;
  forest_2000_ha: number | null;
  /** of the forest of 2000, what stood at the end of 2018, and of 2020 */
  forest_2018_ha: number | null;
  forest_2020_ha: number | null;
  /** the yearly map has not told of this year: its hectares are alerts, which are no estimate of an area */
  provisional: boolean;
  /** of the year: hectares of confirmed alerts, which are in deforested_ha, and of probable ones, which are not; null for a published year, and where nobody looked */
  alert_ha: number | null;
  alert_probable_ha: number | null;
  alert_coverage: AlertCoverage | null;
  /** deforested_ha of a published year by the dominant driver of the cell of a kilometre; null where the map of drivers was not read, and in a provisional year */
  deforested_by_driver: { driver: Driver; hectares: number }[] | null;
  /** last day on which the land was seen without clouds, as far as that is known */
  observed_through: string | null;
  canopy_threshold: number;
  /** hectares of a cell of the map */
  smallest_mapped_ha: number | null;
  /** the project is smaller than about a hectare, so that its figures tell of the borders of cells */
  below_sure_size: boolean;
}

const endOf = (year: number) => `${year}-12-31`;
const sliver = 1e-6;

function coverageOf(alert: AlertYear | undefined, forest: number): AlertCoverage | null {
  if (forest === 0) return null;
  if (!alert || alert.watchedForestHectares <= 0) return 'none';
  return alert.watchedForestHectares < forest - sliver ? 'part' : 'whole';
}

/** The last look at a year that is not published: an alert of it, or a clear scene in it. Never the day on which the alerts were fetched, of which nobody knows what it saw. */
function lastLookIn(loss: ForestLoss, year: number): string | null {
  const alert = loss.alertYears[String(year)];
  // Where no alerts are made a clear scene is no look at all.
  if (!alert || alert.watchedForestHectares <= 0) return null;
  const days = [alert.lastAlert, loss.clearScene].filter((day): day is string => typeof day === 'string' && day.startsWith(`${year}-`));
  return days.sort().at(-1) ?? null;
}

const unknownYear = {
  deforested_ha: null,
  deforested_pct: null,
  deforested_lower_ha: null,
  deforested_upper_ha: null,
  deforested_in_year_ha: null,
  deforested_in_year_lower_ha: null,
  deforested_in_year_upper_ha: null,
  forest_2000_ha: null,
  forest_2018_ha: null,
  forest_2020_ha: null,
  alert_ha: null,
  alert_probable_ha: null,
  alert_coverage: null,
  deforested_by_driver: null,
  observed_through: null,
};
/** Drivers by the map's codes; its names stand in the order of the codes, and what it does not name comes last. */
const [unknownDriver, namedDrivers] = ['unknown' as const, (Object.keys(driverColours) as Driver[]).filter((name) => name !== 'unknown')];

/** The loss from 2018 to a year by driver; null where it was not looked up for all of it. */
function driversUpTo({ driverHectares, driversUnread }: ForestLoss, year: number): DeforestationYear['deforested_by_driver'] {
  if (!driverHectares || driversUnread === true) return null;
  const sums = [...namedDrivers, unknownDriver].map((driver) => ({ driver, hectares: 0 }));
  for (let past = since; past <= year; past += 1)
    for (const [code, hectares] of (driverHectares[String(past)] ?? []).entries()) sums.at(code - 1)!.hectares += hectares;
  return sums.filter(({ hectares }) => hectares > 0);
}

/** Loss mapped in a year; 0 before the map begins and after it ends. */
const mappedIn = ({ lossHectares }: ForestLoss, year: number): number => lossHectares[String(year)] ?? 0;

/** What the published years say, as it grows from year to year. */
class PublishedSum {
  total = 0;
  interval: HectareInterval = { lower: 0, upper: 0 };
  readonly #loss: ForestLoss;
  readonly #accuracy: LossAccuracy;

  constructor(loss: ForestLoss, accuracy: LossAccuracy) {
    this.#loss = loss;
    this.#accuracy = accuracy;
  }

  /** Adds a year; the interval of that year alone. */
  add(year: number): HectareInterval {
    const [loss, mapped] = [this.#loss, mappedIn(this.#loss, year)];
    this.total += mapped;
    const forest = loss.forest2000Hectares;
    const whole = lossInterval(
      {
        mapped: this.total,
        forest,
        years: year - since + 1,
        less: yearShares.each * mappedIn(loss, since),
        more: yearShares.each * mappedIn(loss, since - 1),
      },
      this.#accuracy,
    );
    // What was lost by the end of a year is lost at the end of the next.
    this.interval = { lower: Math.max(this.interval.lower, whole.lower), upper: Math.max(this.interval.upper, whole.upper) };
    return lossInterval(
      {
        mapped,
        forest,
        years: 1,
        less: (1 - yearShares.own) * mapped,
        more: yearShares.each * (mappedIn(loss, year - 1) + mappedIn(loss, year + 1)),
      },
      this.#accuracy,
    );
  }
}

type Amounts = Omit<
  DeforestationYear,
  'year' | 'provisional' | 'canopy_threshold' | 'smallest_mapped_ha' | 'below_sure_size' | `forest_${2000 | 2018 | 2020}_ha`
>;

/** What alerts add to the published sum, year by year. */
class AlertSum {
  #confirmed = 0;
  #probable = 0;
  /** every year so far was watched over the whole forest */
  #isBounded = true;
  #observedThrough: string;
  readonly #loss: ForestLoss;

  constructor(loss: ForestLoss) {
    this.#loss = loss;
    this.#observedThrough = endOf(loss.lastMapYear);
  }

  /** Adds a year on top of what is published. */
  add(year: number, published: PublishedSum, areaHectares: number): Amounts {
    const { confirmed, probable, coverage } = this.#alertsOf(year);
    this.#confirmed += confirmed ?? 0;
    this.#probable += probable ?? 0;
    const isBounded = coverage === null || (coverage === 'whole' && probable !== null);
    this.#isBounded &&= isBounded;
    this.#observedThrough = lastLookIn(this.#loss, year) ?? this.#observedThrough;
    const total = published.total + this.#confirmed;
    const most = Math.max(total, published.interval.upper + this.#confirmed + this.#probable);
    return {
      deforested_ha: total,
      deforested_pct: (100 * total) / areaHectares,
      deforested_lower_ha: published.total,
      deforested_upper_ha: this.#isBounded ? Math.min(this.#loss.forest2000Hectares, most) : null,
      deforested_in_year_ha: confirmed,
      deforested_in_year_lower_ha: confirmed === null ? null : 0,
      deforested_in_year_upper_ha: isBounded ? (confirmed ?? 0) + (probable ?? 0) : null,
      alert_ha: confirmed,
      alert_probable_ha: probable,
      alert_coverage: coverage,
      deforested_by_driver: null,
      observed_through: this.#observedThrough,
    };
  }

  #alertsOf(year: number): { confirmed: number | null; probable: number | null; coverage: AlertCoverage | null } {
    const alert = this.#loss.alertYears[String(year)];
    const coverage = coverageOf(alert, this.#loss.forest2000Hectares);
    // Without forest in 2000 there is nothing to lose, whoever looks.
    if (coverage === null) return { confirmed: 0, probable: 0, coverage };
    if (coverage === 'none' || !alert) return { confirmed: null, probable: null, coverage };
    return { confirmed: alert.hectares, probable: alert.probableHectares ?? null, coverage };
  }
}

function publishedAmounts(loss: ForestLoss, year: number, published: PublishedSum, areaHectares: number): Amounts {
  const own = published.add(year);
  return {
    deforested_ha: published.total,
    deforested_pct: (100 * published.total) / areaHectares,
    deforested_lower_ha: published.interval.lower,
    deforested_upper_ha: published.interval.upper,
    deforested_in_year_ha: mappedIn(loss, year),
    deforested_in_year_lower_ha: own.lower,
    deforested_in_year_upper_ha: own.upper,
    alert_ha: null,
    alert_probable_ha: null,
    alert_coverage: null,
    deforested_by_driver: driversUpTo(loss, year),
    observed_through: endOf(year),
  };
}

/**
 * One record for every year from 2018 to the current one. A published year holds the map's loss alone. A later one is provisional: it adds confirmed alerts, and its interval starts
 * at the last published value and ends with every alert, probable ones too, on top of that value's own upper bound; where nobody looked there is no upper bound.
 */
export function deforestationYears(
  loss: ForestLoss,
  { areaHectares, latitude }: { areaHectares: number; latitude: number },
  currentYear: number,
): DeforestationYear[] {
  const isSeen = loss.landHectares + loss.waterHectares > 0;
  const published = new PublishedSum(loss, accuracyAt(latitude));
  const alerts = new AlertSum(loss);
  const forests = {
    forest_2000_ha: loss.forest2000Hectares,
    forest_2018_ha: forestAtEndOf(loss, 2018),
    forest_2020_ha: forestAtEndOf(loss, 2020),
  };
  return Array.from({ length: Math.max(0, currentYear - since + 1) }, (_, index) => {
    const year = since + index;
    const provisional = year > loss.lastMapYear;
    const fixed = {
      year,
      provisional,
      canopy_threshold: loss.forestThreshold,
      smallest_mapped_ha: loss.cellHectares ?? null,
      below_sure_size: areaHectares < smallestSureHectares,
    };
    if (!isSeen) return { ...unknownYear, ...fixed };
    const amounts = provisional ? alerts.add(year, published, areaHectares) : publishedAmounts(loss, year, published, areaHectares);
    return { ...fixed, ...forests, ...amounts };
  });
}

/** The same from another threshold on; figures are null where the collection did not count it. */
export function deforestationYearsAt(
  loss: ForestLoss,
  canopy: number,
  project: { areaHectares: number; latitude: number },
  currentYear: number,
): DeforestationYear[] {
  const own = lossAt(loss, canopy);
  if (own) return deforestationYears(own, project, currentYear);
  const nothing = { ...loss, forestThreshold: canopy, landHectares: 0, waterHectares: 0 };
  return deforestationYears(nothing, project, currentYear);
}
