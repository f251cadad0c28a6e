/**
 * Intervals of mapped loss from the map's published accuracies, with the stratified estimator of Olofsson et al. 2014 (Remote Sensing of Environment 148:42-57, equations 9 to 11). The
 * strata are what the map calls lost and what it calls forest that is left; the accuracies are those of Hansen et al. 2013, of the loss of 2001 to 2012.
 */

/** Shares 0..1 with their standard errors. */
export interface LossAccuracy {
  /** of the mapped loss, what is loss */
  user: number;
  userError: number;
  /** of the loss, what is mapped */
  producer: number;
  producerError: number;
}
export type ClimateDomain = 'tropical' | 'subtropical' | 'temperate' | 'boreal';

/** Of the whole Earth: 13 % of the mapped loss is none, 12 % of the loss is not mapped. Checked against the metadata of Global Forest Watch; the standard errors are recalled. */
const worldAccuracy: LossAccuracy = { user: 0.87, userError: 0.028, producer: 0.88, producerError: 0.028 };
/** Of the climate domains (Hansen et al. 2013, supplement, table S5): recalled, not read. */
const recalledAccuracies: Record<ClimateDomain, LossAccuracy> = {
  tropical: { user: 0.87, userError: 0.047, producer: 0.831, producerError: 0.053 },
  subtropical: { user: 0.793, userError: 0.05, producer: 0.794, producerError: 0.05 },
  temperate: { user: 0.882, userError: 0.05, producer: 0.939, producerError: 0.05 },
  boreal: { user: 0.88, userError: 0.05, producer: 0.939, producerError: 0.05 },
};

/** By latitude, which stands for the publication's ecological zones: the tropics end at 23.4 degrees, the subtropics at 35, the temperate zone at 55. */
export function domainAt(latitude: number): ClimateDomain {
  const distance = Math.abs(latitude);
  return distance < 23.44 ? 'tropical' : distance < 35 ? 'subtropical' : distance < 55 ? 'temperate' : 'boreal';
}

/** Of the domain; as it is recalled, its error is at least its distance from what was checked of the whole Earth. */
export function accuracyAt(latitude: number): LossAccuracy {
  const own = recalledAccuracies[domainAt(latitude)];
  return {
    ...own,
    userError: Math.max(own.userError, worldAccuracy.userError, Math.abs(own.user - worldAccuracy.user)),
    producerError: Math.max(own.producerError, worldAccuracy.producerError, Math.abs(own.producer - worldAccuracy.producer)),
  };
}

/** Million square kilometres: the loss of 2001 to 2012 (Hansen et al. 2013, abstract), and the forest of 2000 in which it lies (30 % canopy; recalled). */
const validated = { loss: 2.3, forest: 40, years: 12 };
/** Hectares within which errors are taken to come together, and beyond which to be independent. A choice of Hectare's own. */
export const errorUnitHectares = 1;
/** Of the mapped loss of a year, what lies in that year, and in the year before or after it (Global Forest Watch: 75 %, and 97 % within a year). */
export const yearShares = { own: 0.75, each: 0.11 };
/** of a normal distribution, both sides of 95 % */
const deviations = 1.96;

/** Share of the standing forest that was lost unseen in a year, with its standard error: the accuracies' own, put on the forest of the validation. */
export function omissionRate({ user, userError, producer, producerError }: LossAccuracy): { rate: number; error: number } {
  const scale = validated.loss / validated.forest / validated.years;
  const missed = 1 / producer - 1;
  return {
    rate: scale * user * missed,
    error: scale * Math.hypot((user * producerError) / producer ** 2, missed * userError),
  };
}

export interface HectareInterval {
  lower: number;
  upper: number;
}

/**
 * The interval (95 %) of a loss that the map gives as `mapped` hectares in `forest` hectares over so many years. It always holds the mapped figure, and never more than the forest.
 * `less` and `more`: mapped hectares that may belong to the years beside.
 */
export function lossInterval(
  { mapped, forest, years, less = 0, more = 0 }: { mapped: number; forest: number; years: number; less?: number; more?: number },
  accuracy: LossAccuracy,
): HectareInterval {
  const { user, userError } = accuracy;
  const { rate, error } = omissionRate(accuracy);
  const unseen = Math.min(1, rate * years);
  const around = (hectares: number) => {
    const left = Math.max(0, forest - hectares);
    const estimate = user * hectares + unseen * left;
    const deviation = Math.sqrt(
      (hectares * userError) ** 2 +
        (left * years * error) ** 2 +
        errorUnitHectares * (hectares * user * (1 - user) + left * unseen * (1 - unseen)),
    );
    return { lower: estimate - deviations * deviation, upper: estimate + deviations * deviation };
  };
  return {
    lower: Math.min(mapped, Math.max(0, around(Math.max(0, mapped - less)).lower)),
    upper: Math.max(mapped, Math.min(forest, around(Math.min(forest, mapped + more)).upper)),
  };
}

/** The map has no smallest patch: its unit is a cell. Below about a hectare (eleven cells) a figure tells of cell borders. */
export const smallestSureHectares = 1;
