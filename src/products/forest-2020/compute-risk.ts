import type { Forest2020, IndicatorValue, PlotRisk } from '#api/forest-2020.ts';
import type { CoverSums } from './compute.ts';

/**
 * The risk of a plot by Whisp's decision trees (Open Foris Whisp 3.0.0a16, forestdatapartnership/whisp, risk.py and lookup_datasets.csv; FAO). An indicator is yes when one of its layers covers more than 10 % of the plot.
 * Whisp takes a layer that has nothing at a place for no. Here a layer that is missing is unknown, and unknown never makes a risk low.
 */
const thresholdPercent = 10;

/** The layers of Whisp's indicators that are not read here, by Whisp's names. National layers besides. */
const notRead = {
  treecover_2020: ['GLAD_Primary', 'TMF_undist'],
  commodities_2020: ['TMF_plant', 'Oil_palm_Descals', 'Cocoa_ETH', 'Rubber_RBGE', 'Soy_Song_2020'],
  disturbance_before_2021: ['TMF_deg_before_2020', 'TMF_def_before_2020', 'RADD_before_2020', 'GLAD-L_before_2020', 'GLAD-S2_before_2020'],
  disturbance_after_2020: ['TMF_deg_after_2020', 'TMF_def_after_2020', 'RADD_after_2020', 'DIST_after_2020', 'GLAD-S2_after_2020'],
} as const;

type Layer = Forest2020['indicators'][number]['layers'][number];

/** A layer over a plot: no only where even its unknown land, were all of it so, would not pass the threshold. */
function layerOf(name: string, hectares: number, unknown: number, covered: number): Layer {
  const percent = (part: number) => (100 * part) / covered;
  const value: IndicatorValue =
    covered <= 0
      ? 'unknown'
      : percent(hectares) > thresholdPercent
        ? 'yes'
        : percent(hectares + unknown) <= thresholdPercent
          ? 'no'
          : 'unknown';
  const isKnown = covered > 0 && unknown < covered;
  return { name, hectares: isKnown ? hectares : null, percent: isKnown ? percent(hectares) : null, value };
}

/** Any yes is a yes. No takes every layer of the indicator, also those that are not read, so it is `unknown` here. */
const anyOf = (layers: readonly Layer[]): IndicatorValue => (layers.some(({ value }) => value === 'yes') ? 'yes' : 'unknown');

export function indicatorsOf(sums: CoverSums): Forest2020['indicators'] {
  const { covered } = sums;
  const trees = [
    layerOf('EUFO_2020', sums.jrcForest, sums.jrcUnknown, covered),
    layerOf('GFC_TC_2020', sums.hansenForest, sums.hansenUnknown, covered),
    layerOf('ESA_TC_2021', sums.trees, sums.treesUnknown, covered),
  ];
  // Whisp reads the first alone, and two layers of natural forest in the tropics that are not here. Where also the two wider maps of any trees have none, neither can have any: together they stand for the missing ones.
  const cover: IndicatorValue = trees[0]!.value === 'yes' ? 'yes' : trees.every(({ value }) => value === 'no') ? 'no' : 'unknown';
  const before = [layerOf('GFC_loss_before_2020', sums.lostBefore, sums.hansenUnknown, covered)];
  const after = [
    layerOf('GFC_loss_after_2020', sums.lostAfter, sums.hansenUnknown, covered),
    layerOf('GLAD-L_after_2020', sums.confirmed + sums.probable, sums.unwatched, covered),
  ];
  return [
    { id: 'treecover_2020', value: cover, layers: trees, not_read: [...notRead.treecover_2020] },
    { id: 'commodities_2020', value: 'unknown', layers: [], not_read: [...notRead.commodities_2020] },
    { id: 'disturbance_before_2021', value: anyOf(before), layers: before, not_read: [...notRead.disturbance_before_2021] },
    { id: 'disturbance_after_2020', value: anyOf(after), layers: after, not_read: [...notRead.disturbance_after_2020] },
  ];
}

/** Whisp's trees for perennial and for annual crops; that for timber needs layers of planted and natural forest that are not read. */
export function risksOf(indicators: Forest2020['indicators']): { perennial: PlotRisk; annual: PlotRisk; timber: PlotRisk } {
  const valueOf = (id: (typeof indicators)[number]['id']) => indicators.find((one) => one.id === id)?.value ?? 'unknown';
  const [trees, crops, before, after] = [
    valueOf('treecover_2020'),
    valueOf('commodities_2020'),
    valueOf('disturbance_before_2021'),
    valueOf('disturbance_after_2020'),
  ];
  const tree = (isLow: boolean): PlotRisk => (isLow ? 'low' : trees === 'yes' && after === 'yes' ? 'high' : 'more_info_needed');
  const isLowForAnnual = trees === 'no' || crops === 'yes';
  return { perennial: tree(isLowForAnnual || before === 'yes'), annual: tree(isLowForAnnual), timber: 'not_assessed' };
}

/**
 * Published of the map (Bourgoin et al. 2026, abstract: overall accuracy 91 %, 18 % of mapped forest is none, 8 % of forest is not mapped; the version that the abstract describes, not the newest). The standard errors are
 * not in the abstract: two points are assumed. `ratio`: 4,562 million ha of forest on 13,000 million ha of land.
 */
const accuracy = { user: 0.82, producer: 0.92, error: 0.02, ratio: 4562 / (13_000 - 4562) };
/** Hectares within which errors are taken to come together. */
const errorUnitHectares = 1;

/** 95 % interval of mapped forest by the stratified estimator of Olofsson et al. 2014; it always holds the mapped figure. */
export function forestInterval(mapped: number, known: number): { lower: number; upper: number } {
  const { user, producer, error, ratio } = accuracy;
  const rest = Math.max(0, known - mapped);
  const missed = ratio * user * (1 / producer - 1);
  const missedError = ratio * Math.hypot((user * error) / producer ** 2, (1 / producer - 1) * error);
  const estimate = user * mapped + missed * rest;
  const deviation = Math.sqrt(
    (mapped * error) ** 2 + (rest * missedError) ** 2 + errorUnitHectares * (mapped * user * (1 - user) + rest * missed * (1 - missed)),
  );
  return {
    lower: Math.min(mapped, Math.max(0, estimate - 1.96 * deviation)),
    upper: Math.max(mapped, Math.min(known, estimate + 1.96 * deviation)),
  };
}

const shareOf = (part: number, whole: number): number | null => (whole > 0 ? Math.min(100, (100 * part) / whole) : null);

/** Nothing is known of the land; its risks are `more_info_needed`, which is no low risk. */
const nothingKnown: Omit<Forest2020, 'indicators' | `risk_${'perennial_crops' | 'annual_crops' | 'timber'}`> = {
  covered_ha: null,
  forest_2020_ha: null,
  forest_2020_lower_ha: null,
  forest_2020_upper_ha: null,
  forest_2020_pct: null,
  unknown_ha: null,
  hansen_2020_ha: null,
  worldcover_ha: null,
  agreement_pct: null,
  agreement_hansen_pct: null,
  agreement_worldcover_pct: null,
  loss_after_2020_ha: null,
  loss_after_2020_in_forest_ha: null,
  alert_ha: null,
  alert_probable_ha: null,
};
/** of a plot that has no figures at all: not even a risk */
export const noForest2020: Forest2020 = {
  ...nothingKnown,
  risk_perennial_crops: null,
  risk_annual_crops: null,
  risk_timber: null,
  indicators: [],
};

/** Where a map knows nothing of the land at all its figure is null. */
const unlessUnknown = (hectares: number, unknown: number, covered: number): number | null => (unknown >= covered ? null : hectares);

/** What the sums of a project or a plot say. */
export function forest2020Of(sums: CoverSums): Forest2020 {
  const indicators = indicatorsOf(sums);
  const { perennial, annual, timber } = risksOf(indicators);
  const risks = { risk_perennial_crops: perennial, risk_annual_crops: annual, risk_timber: timber, indicators };
  const { covered, jrcUnknown, hansenUnknown, unwatched } = sums;
  if (covered <= 0) return { ...nothingKnown, ...risks };
  const known = covered - jrcUnknown;
  const forest = unlessUnknown(sums.jrcForest, jrcUnknown, covered);
  const interval = forest === null ? null : forestInterval(forest, known);
  return {
    covered_ha: covered,
    forest_2020_ha: forest,
    forest_2020_lower_ha: interval?.lower ?? null,
    // What the map says nothing of may all be forest.
    forest_2020_upper_ha: interval ? interval.upper + jrcUnknown : null,
    forest_2020_pct: forest === null ? null : shareOf(forest, known),
    unknown_ha: jrcUnknown,
    hansen_2020_ha: unlessUnknown(sums.hansenForest, hansenUnknown, covered),
    worldcover_ha: unlessUnknown(sums.trees, sums.treesUnknown, covered),
    agreement_pct: shareOf(sums.sameAll, sums.knownAll),
    agreement_hansen_pct: shareOf(sums.sameHansen, sums.knownHansen),
    agreement_worldcover_pct: shareOf(sums.sameTrees, sums.knownTrees),
    loss_after_2020_ha: unlessUnknown(sums.lostAfter, hansenUnknown, covered),
    loss_after_2020_in_forest_ha: forest === null ? null : unlessUnknown(sums.lostAfterInForest, hansenUnknown, covered),
    alert_ha: unlessUnknown(sums.confirmed, unwatched, covered),
    alert_probable_ha: unlessUnknown(sums.probable, unwatched, covered),
    ...risks,
  };
}
