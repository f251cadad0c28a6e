import { writeGeoTiffInTurns, type Grid } from '#raster/index.ts';
import { classes, facts, outside, defaultThreshold } from './facts.ts';
import { en } from './sentences/en.ts';
import { describedBy } from '#sentences/phrases/described-by.ts';
import { sentencesOf, type Sentence } from '#sentences/phrases/index.ts';

const say = sentencesOf(facts.slug, en);

/** How likely each sign makes deforestation, alone. Settings of the method; every picture carries the ones it was made with. */
export interface EvidenceSettings {
  /** loss on the yearly map: user's accuracy of its loss class, Hansen et al. 2013, supplement */
  mapLoss: number;
  confirmedAlert: number;
  probableAlert: number;
  /** the same season's median NDVI fell by more than 0.25 */
  ndviFall: number;
  /** the picture is 1 above it */
  threshold: number;
}
export const defaultEvidence: EvidenceSettings = {
  mapLoss: 0.87,
  confirmedAlert: 0.85,
  probableAlert: 0.5,
  ndviFall: 0.55,
  threshold: defaultThreshold,
};

/** pextdeforestation: signs that do not depend on each other, p = 1 - product(1 - p_i). */
export const combined = (probabilities: number[]): number =>
  1 - probabilities.reduce((product, probability) => product * (1 - probability), 1);

export interface IndicatorLayers {
  /** 1 where the cell's centre lies in the project */
  inside: Uint8Array;
  treeCover: ArrayLike<number>;
  lossYear: ArrayLike<number>;
  dataMask: ArrayLike<number>;
  /** alerts of the years after the map that are not before the baseline; 255 where there is no file */
  alerts: ArrayLike<number>[];
  /** 1 where NDVI fell, 0 where it did not or nobody looked */
  ndviFell?: ArrayLike<number>;
}

export interface IndicatorRule {
  baselineYear: number;
  lastMapYear: number;
  forestThreshold: number;
  evidence: EvidenceSettings;
}

const [noAlert, probable, confirmed] = [0, 2, 3];

/**
 * 1 where p exceeds the threshold, 0 elsewhere in the project, 255 outside it and where the map says nothing. Only cells that were forest when the baseline year
 * began can be 1: canopy of 2000 at or above the threshold, on land, not lost in an earlier year. Of several alerts the surest counts, once.
 */
export function indicatorCells(
  { inside, treeCover, lossYear, dataMask, alerts, ndviFell }: IndicatorLayers,
  { baselineYear, lastMapYear, forestThreshold, evidence }: IndicatorRule,
): Uint8Array {
  const values = new Uint8Array(inside.length).fill(outside);
  const [baselineCode, lastCode] = [baselineYear - 2000, lastMapYear - 2000];
  const verdict = verdicts(evidence);
  for (let cell = 0; cell < inside.length; cell += 1) {
    if (inside[cell] === 0) continue;
    const mask = dataMask[cell]!;
    const code = lossYear[cell]!;
    if (mask === 2) {
      values[cell] = 0;
      continue;
    }
    if (mask !== 1 || treeCover[cell]! > 100 || code > lastCode) continue;
    if (treeCover[cell]! < forestThreshold || (code > 0 && code < baselineCode)) {
      values[cell] = 0;
      continue;
    }
    let alert = noAlert;
    for (const layer of alerts) {
      const found = layer[cell]!;
      if ((found === probable || found === confirmed) && found > alert) alert = found;
    }
    values[cell] = verdict[signsOf(code >= baselineCode && code > 0, alert, ndviFell?.[cell] === 1)]!;
  }
  return values;
}

/** 1 where the picture would be another if NDVI had fallen: only there it has to be looked at. */
export function undecidedCells(layers: Omit<IndicatorLayers, 'ndviFell'>, rule: IndicatorRule): Uint8Array {
  const without = indicatorCells(layers, rule);
  const fallen = indicatorCells({ ...layers, ndviFell: new Uint8Array(without.length).fill(1) }, rule);
  return fallen.map((value, cell) => (value === without[cell] ? 0 : 1));
}

const signsOf = (lost: boolean, alert: number, fell: boolean): number => (lost ? 8 : 0) + (fell ? 4 : 0) + alert;

/** The picture's value for every combination of signs, at the place `signsOf` gives it. */
function verdicts(evidence: EvidenceSettings): Uint8Array {
  const table = new Uint8Array(16);
  for (const lost of [false, true]) {
    for (const fell of [false, true]) {
      for (const alert of [noAlert, probable, confirmed]) {
        const ofAlert = { [noAlert]: [], [probable]: [evidence.probableAlert], [confirmed]: [evidence.confirmedAlert] }[alert]!;
        const signs = [...(lost ? [evidence.mapLoss] : []), ...(fell ? [evidence.ndviFall] : []), ...ofAlert];
        table[signsOf(lost, alert, fell)] = combined(signs) > evidence.threshold ? 1 : 0;
      }
    }
  }
  return table;
}

/** The picture as a GeoTIFF that says how it was made. */
export function indicatorGeoTiff(
  values: Uint8Array,
  grid: Grid,
  { baselineYear, lastMapYear, forestThreshold, evidence }: IndicatorRule,
  made: { date: string; source: string; attribution: string; synthetic: boolean; notes: Sentence[] },
  pause: () => Promise<unknown>,
): Promise<Uint8Array<ArrayBuffer>> {
  const described = describedBy(
    [
      say('description', { year: baselineYear, threshold: evidence.threshold }),
      say('description-formula', {
        year: baselineYear,
        canopy: forestThreshold,
        lastYear: lastMapYear,
        loss: evidence.mapLoss,
        confirmed: evidence.confirmedAlert,
        probable: evidence.probableAlert,
        fall: evidence.ndviFall,
      }),
      say('description-sources', { sources: made.source, date: made.date }),
      ...made.notes,
    ],
    {
      SYNTHETIC: made.synthetic ? 'YES' : 'NO',
      BASELINE_YEAR: String(baselineYear),
      THRESHOLD: String(evidence.threshold),
      FOREST_CANOPY_PERCENT: String(forestThreshold),
      P_MAP_LOSS: String(evidence.mapLoss),
      P_CONFIRMED_ALERT: String(evidence.confirmedAlert),
      P_PROBABLE_ALERT: String(evidence.probableAlert),
      P_NDVI_FALL: String(evidence.ndviFall),
      SOURCES: made.source,
      ATTRIBUTION: made.attribution,
      DATE: made.date,
    },
  );
  return writeGeoTiffInTurns(
    values,
    grid,
    {
      noData: outside,
      ...described,
      bandName: facts.title,
      classes,
    },
    pause,
  );
}
