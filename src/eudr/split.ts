import { writeGeoJsonFeatures } from '#formats/json/geojson.ts';
import { producerKey, type DestinationProfile, type Feature, type FileSize } from '#geo/index.ts';

/** What the writer of GeoJSON puts around and between features. */
const collectionStart = '{"type":"FeatureCollection","features":[\n';
const collectionEnd = '\n]}\n';
const between = ',\n';

/** One file of a statement: complete in itself. */
export interface StatementFile extends FileSize {
  /** indexes of its features among those that were given */
  features: number[];
  text: string;
}

/** A file that grows until a limit is met. */
class Growing {
  readonly features: number[] = [];
  readonly #texts: string[] = [];
  readonly #producers = new Set<string>();
  bytes = collectionStart.length + collectionEnd.length;

  /** Whether these fit as well; the first of a file always do, for they have nowhere else to go. */
  takes(
    units: readonly Unit[],
    { maximumFileBytes = Infinity, maximumPlots = Infinity, maximumProducers = Infinity }: DestinationProfile,
  ): boolean {
    if (this.features.length === 0) return true;
    const producers = new Set(units.map(({ producer }) => producer).filter((producer) => !this.#producers.has(producer)));
    return (
      this.bytes + units.reduce((sum, { bytes }) => sum + bytes + between.length, 0) <= maximumFileBytes &&
      this.features.length + units.length <= maximumPlots &&
      this.#producers.size + producers.size <= maximumProducers
    );
  }

  add({ index, text, bytes, producer }: Unit): void {
    this.bytes += bytes + (this.features.length > 0 ? between.length : 0);
    this.features.push(index);
    this.#texts.push(text);
    this.#producers.add(producer);
  }

  ended(): StatementFile {
    return {
      features: this.features,
      bytes: this.bytes,
      plots: this.features.length,
      producers: this.#producers.size,
      text: `${collectionStart}${this.#texts.join(between)}${collectionEnd}`,
    };
  }
}

interface Unit {
  index: number;
  text: string;
  bytes: number;
  producer: string;
}

/**
 * Features as files that a receiver takes, in their order. Pieces of one plot (the same number in `sources`) stay together where a file has room for all of them. Without `isSplit` it is one
 * file, whatever its size.
 */
export function splitIntoFiles(
  features: readonly Feature[],
  sources: readonly number[],
  profile: DestinationProfile,
  { isSplit }: { isSplit: boolean },
): StatementFile[] {
  if (features.length === 0) return [];
  const encoder = new TextEncoder();
  const files: StatementFile[] = [];
  let growing = new Growing();
  const next = () => {
    files.push(growing.ended());
    growing = new Growing();
  };
  for (let at = 0; at < features.length;) {
    let end = at + 1;
    while (end < features.length && sources[end] === sources[at]) end += 1;
    const units = features.slice(at, end).map((feature, k): Unit => {
      const [text] = writeGeoJsonFeatures([feature], profile.decimals === undefined ? {} : { precision: profile.decimals });
      return { index: at + k, text: text!, bytes: encoder.encode(text).length, producer: producerKey(feature, profile) };
    });
    if (isSplit && !growing.takes(units, profile)) next();
    for (const unit of units) {
      if (isSplit && !growing.takes([unit], profile)) next();
      growing.add(unit);
    }
    at = end;
  }
  next();
  return files;
}

/** The name of one of several files: "plots.geojson" becomes "plots-01.geojson" of 12. */
export function numberedName(path: string, number: number, count: number): string {
  if (count === 1) return path;
  const dot = /\.(?:geo)?json$/i.exec(path)?.index ?? path.length;
  return `${path.slice(0, dot)}-${String(number).padStart(String(count).length, '0')}${path.slice(dot)}`;
}
