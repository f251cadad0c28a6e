import { geometryPhrase } from '../phrases/index.ts';
import { ParcelPairFinder } from '../parcel-pairs/index.ts';
import { vertexCount } from '../parts.ts';
import type { Feature } from '../types.ts';
import { arrivalOf, type Borders, type Rule } from './arrival.ts';
import { judgeFile, producerKey } from './file-rule.ts';
import { finding, type RuleFinding } from './finding.ts';
import { placeRule } from './place-rule.ts';
import type { DestinationProfile } from './profiles.ts';
import { areaRule, decimalsRule, holesRule, kindRule, limitsRule, partsRule, shapeRule, verticesRule } from './shape-rules.ts';
import { countryRule, missingRule, namesRule, pointRule } from './value-rules.ts';

export interface Verdict {
  index: number;
  name: string | null;
  accepted: boolean;
  areaHectares: number;
  findings: RuleFinding[];
}

/** `file` is what is wrong with one file of all of them; null when nothing is, or when it was not asked for. */
export interface BatchVerdict {
  profile: string;
  accepted: number;
  refused: number;
  verdicts: Verdict[];
  file: RuleFinding | null;
}

/** In the order in which their findings are listed. */
const rules: Rule[] = [
  kindRule,
  shapeRule,
  decimalsRule,
  holesRule,
  partsRule,
  verticesRule,
  areaRule,
  pointRule,
  namesRule,
  missingRule,
  countryRule,
  placeRule,
  limitsRule,
];

/** What a parcel with the same boundary as an earlier one breaks: one land is declared once. `other` is what the earlier one is called. */
export const copyFinding = (other: string): RuleFinding => finding('copy-of-another', geometryPhrase('rule.copy-of-another', { other }));

/** Judges one feature by the rules of a destination. `areaHectares` is the area of the shape as it would arrive. Without borders nobody asks where it lies. */
export function judge(feature: Feature, profile: DestinationProfile, index = 0, borders?: Borders): Verdict {
  const { geometry } = feature;
  const name = feature.properties?.['name'];
  const verdict = (areaHectares: number, findings: RuleFinding[]): Verdict => ({
    index,
    name: name === undefined || name === null ? null : String(name),
    accepted: !findings.some(({ severity }) => severity === 'error'),
    areaHectares,
    findings,
  });
  if (!geometry || vertexCount(geometry) === 0) return verdict(0, [finding('no-shape', geometryPhrase('rule.no-shape'))]);
  const arrival = arrivalOf(feature, geometry, profile, borders);
  return verdict(
    arrival.hectares,
    rules.flatMap((rule) => rule(arrival, profile).filter((found) => found !== null)),
  );
}

/** Refuses every parcel that has the boundary of an earlier one. */
async function refuseCopies(
  features: Feature[],
  { decimals }: DestinationProfile,
  verdicts: Verdict[],
  signal: { throwIfAborted(): void } | undefined,
): Promise<void> {
  const finder = await ParcelPairFinder.create(decimals === undefined ? {} : { decimals });
  for (const { geometry } of features) finder.add(geometry);
  const refused = new Set<number>();
  const { pairs } = await finder.find(signal ? { signal } : {});
  for (const { first, second, kind } of pairs) {
    if (kind !== 'exact-copy' || refused.has(second)) continue;
    refused.add(second);
    const { name } = verdicts[first]!;
    const verdict = verdicts[second]!;
    verdicts[second] = {
      ...verdict,
      accepted: false,
      findings: [...verdict.findings, copyFinding(name === null ? String(first + 1) : `${first + 1}. ${name}`)],
    };
  }
}

/** Judges thousands of parcels in turn, pausing every 50 ms so that a worker can receive a cancel. */
export async function judgeAll(
  features: Feature[],
  profile: DestinationProfile,
  options: {
    signal?: { throwIfAborted(): void };
    onProgress?: (share: number) => void;
    /** bytes of the GeoJSON file that would be sent */ fileBytes?: number;
    /** where countries lie */ borders?: Borders;
    /** somebody else holds the parcels against each other, with those of more files */ areCopiesLeft?: boolean;
  } = {},
): Promise<BatchVerdict> {
  const verdicts: Verdict[] = [];
  let paused = Date.now();
  for (const [index, feature] of features.entries()) {
    verdicts.push(judge(feature, profile, index, options.borders));
    if (Date.now() - paused < 50) continue;
    options.onProgress?.((index + 1) / features.length);
    await new Promise<void>((resume) => {
      setTimeout(resume, 0);
    });
    options.signal?.throwIfAborted();
    paused = Date.now();
  }
  if (profile.copies === false && !options.areCopiesLeft) await refuseCopies(features, profile, verdicts, options.signal);
  const accepted = verdicts.filter((verdict) => verdict.accepted).length;
  return {
    profile: profile.id,
    accepted,
    refused: verdicts.length - accepted,
    verdicts,
    file:
      options.fileBytes === undefined
        ? null
        : judgeFile(
            { bytes: options.fileBytes, plots: features.length, producers: new Set(features.map((one) => producerKey(one, profile))).size },
            profile,
          ),
  };
}
