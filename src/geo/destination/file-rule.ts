import { geometryPhrase } from '../phrases/index.ts';
import type { Feature } from '../types.ts';
import { finding, type RuleFinding } from './finding.ts';
import type { DestinationProfile } from './profiles.ts';

/** What one file with parcels holds. */
export interface FileSize {
  bytes: number;
  plots: number;
  producers: number;
}

/** What a producer is called in a file: its name and country together. */
export const producerKey = ({ properties }: Feature, { properties: read }: DestinationProfile): string =>
  read === undefined ? '' : JSON.stringify([properties?.[read.producerName] ?? null, properties?.[read.producerCountry] ?? null]);

/** Whether parcels that make such a file fit into one; null when they do. */
export function judgeFile({ bytes, plots, producers }: FileSize, profile: DestinationProfile): RuleFinding | null {
  const { label: destination, maximumFileBytes, maximumPlots, maximumProducers, decimals } = profile;
  const shares = [
    maximumFileBytes === undefined ? 0 : bytes / maximumFileBytes,
    maximumPlots === undefined ? 0 : plots / maximumPlots,
    maximumProducers === undefined ? 0 : producers / maximumProducers,
  ];
  const n = Math.ceil(Math.max(...shares));
  if (shares[0]! > 1) {
    const megabytes = (count: number) =>
      geometryPhrase(count % 1e6 === 0 ? 'size.whole-megabytes' : 'size.megabytes', { megabytes: count / 1e6 });
    const facts = { size: megabytes(bytes), destination, max: megabytes(maximumFileBytes!), n };
    return finding(
      'file-too-large',
      decimals === undefined
        ? geometryPhrase('rule.file-too-large', facts)
        : geometryPhrase('rule.rounded-file-too-large', { ...facts, decimals }),
    );
  }
  if (shares[1]! > 1)
    return finding('too-many-plots', geometryPhrase('rule.too-many-plots', { count: plots, destination, max: maximumPlots!, n }));
  // Of one commodity's file alone: in the form, and for a statement with several commodities, more are taken.
  if (shares[2]! > 1)
    return finding(
      'too-many-producers',
      geometryPhrase('rule.too-many-producers', { count: producers, destination, max: maximumProducers!, n }),
    );
  return null;
}
