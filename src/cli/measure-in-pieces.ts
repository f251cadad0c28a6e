import { setFlagsFromString } from 'node:v8';
import type { Feature } from '#geo/types.ts';
import { writeGeoJsonFeatures } from '#formats/json/geojson.ts';
import { guessLabelField, labelOf, maxLookedAt } from '#formats/label-field.ts';
import {
  judge,
  judgeFile,
  NumberList,
  producerKey,
  UnionInPieces,
  type Borders,
  type DestinationProfile,
  type LandArea,
} from '#geo/index.ts';
import { bordersFor } from './borders.ts';
import { collectGarbage } from './collect-garbage.ts';
import { walkedFrom, type WalkedFile } from './file-source.ts';
import { HashInPieces } from './hash-in-pieces.ts';
import type { Asked } from './measure-whole.ts';
import {
  landOfMeasured,
  moreOverlaps,
  noUnion,
  reportOfFeature,
  unionTooLarge,
  type FeatureReport,
  type FileNote,
  type MeasuredFile,
  type VerdictReport,
} from './measured-file.ts';
import { namesAreFrom, noSuchColumn } from './name-column.ts';
import type { PairsOfFiles } from './parcel-pairs.ts';
import { readingFault } from './reading-fault.ts';
import { Spill } from './spill.ts';
import { SpilledNumbers } from './spilled-numbers.ts';
import { CommandFault } from './usage.ts';

/** Of so many overlaps each is told; the rest are counted. */
const maxOverlapNotes = 500;
/** The lines of the hash live until a run of them is written, which V8 takes for long-lived. A collection takes some 50 ms, a few hundredths of what so many features take. */
const featuresBetweenCollections = 20_000;

const polygonsBetweenCollections = 100_000;

/** A feature as it lies in the spill until all are read: what it is called is known only then. */
interface Kept {
  report: FeatureReport;
  verdict?: VerdictReport;
  /** by `name`, and by the other column that may name features */
  own: string;
  other: string;
}

/** What is measured of the features so far, one after another. */
class Measuring {
  readonly #profile: DestinationProfile | undefined;
  readonly #pairs: PairsOfFiles | undefined;
  readonly hash = new HashInPieces();
  #land: Land | null = newLand();
  readonly reports = new Spill();
  readonly columns = new Set<string>();
  /** the other column that may name features */
  column: string | null = null;
  hasNames = false;
  count = 0;
  shapes = 0;
  invalid = 0;
  notMeasured = 0;
  sumHectares = 0;
  accepted = 0;
  #fileBytes = 0;
  readonly #producers = new Set<string>();
  readonly #borders: Borders | undefined;

  constructor(profile: DestinationProfile | undefined, pairs: PairsOfFiles | undefined) {
    this.#profile = profile;
    this.#borders = profile && bordersFor(profile).borders;
    this.#pairs = pairs;
  }

  take(feature: Feature): void {
    const { geometry, properties } = feature;
    const index = this.count;
    this.count += 1;
    for (const key of Object.keys(properties ?? {})) if (key !== 'folder') this.columns.add(key);
    const report = reportOfFeature(feature, index, null);
    this.#pairs?.take(feature, report);
    const own = labelOf(properties?.['name']);
    this.hasNames ||= own !== '';
    if (geometry) {
      this.shapes += 1;
      this.#land!.union.add(geometry, report.area_hectares ?? 0);
      this.hash.add(geometry);
    }
    if (!report.valid) this.invalid += 1;
    if (report.area_hectares === null) this.notMeasured += 1;
    this.sumHectares += report.area_hectares ?? 0;
    const verdict = this.#judge(feature, index);
    const kept: Kept = {
      report,
      own,
      other: this.column === null ? '' : labelOf(properties?.[this.column]),
      ...(verdict ? { verdict } : {}),
    };
    this.reports.addLine(JSON.stringify(kept));
  }

  #judge(feature: Feature, index: number): VerdictReport | null {
    const profile = this.#profile;
    if (!profile) return null;
    const { accepted, findings } = judge(feature, profile, index, this.#borders);
    if (accepted) this.accepted += 1;
    if (profile.maximumFileBytes !== undefined) {
      const [text] = writeGeoJsonFeatures([feature], profile.decimals === undefined ? {} : { precision: profile.decimals });
      this.#fileBytes += Buffer.byteLength(text!) + betweenFeatures.length;
    }
    if (profile.maximumProducers !== undefined) this.#producers.add(producerKey(feature, profile));
    return { index, accepted, findings };
  }

  /** Bytes of the GeoJSON that would be sent: the first feature has no comma before it. */
  get fileBytes(): number {
    return emptyCollection.length + Math.max(0, this.#fileBytes - 1);
  }

  get producers(): number {
    return this.#producers.size;
  }

  /** The shapes for their union. They are forgotten here, so that the union's memory is free before the hash needs its own. */
  endedLand(): Land {
    const land = this.#land!;
    this.#land = null;
    return land;
  }

  *kept(): Generator<Kept> {
    for (const line of this.reports.lines()) yield JSON.parse(line) as Kept;
  }
}

/** Takes every feature. The first of them decide on the column of names, as in a file that is held. */
async function takeAll(features: AsyncIterable<Feature[]>, measuring: Measuring, wanted: string | undefined): Promise<void> {
  let first: Feature[] | null = [];
  const begin = () => {
    const held = first ?? [];
    first = null;
    measuring.column = wanted ?? guessLabelField(held);
    for (const feature of held) measuring.take(feature);
  };
  let collectedAt = 0;
  for await (const batch of features) {
    if (measuring.count - collectedAt >= featuresBetweenCollections) {
      collectedAt = measuring.count;
      collectGarbage();
    }
    if (!first) for (const feature of batch) measuring.take(feature);
    else if (first.push(...batch) >= maxLookedAt) begin();
  }
  if (first) begin();
  if (collectedAt > 0) collectGarbage();
}

/**
 * Measures a file of any size: the reports of its features, its polygons and what its hash is made of lie in files of the temporary folder. The figures are those of measuredWhole; where
 * so many shapes overlap that their union is not computed, the total is null and a note has its bounds.
 */
export async function measuredInPieces(path: string, { profile, nameColumn: wanted, pairs, ...said }: Asked): Promise<MeasuredFile> {
  // Room for young objects grows eightfold under a stream of features, and none of them lives long.
  setFlagsFromString('--semi-space-growth-factor=1');
  const measuring = new Measuring(profile, pairs);
  let walked: WalkedFile;
  try {
    // Only a destination that limits the file counts the styles of late placemarks.
    walked = await walkedFrom(path, said, { lateProperties: profile?.maximumFileBytes !== undefined });
    await takeAll(walked.walk(), measuring, wanted);
  } catch (error) {
    throw readingFault(path, error);
  }
  const { columns, column, hasNames } = measuring;
  if (wanted !== undefined && !columns.has(wanted)) throw noSuchColumn(path, [...columns], wanted);
  const isNamedByOwn = wanted === undefined && hasNames;
  const notes: FileNote[] = walked.notes.map(({ code, message, feature }) => ({
    code,
    message,
    ...(feature === undefined ? {} : { feature }),
  }));
  if (!isNamedByOwn && column !== null && wanted === undefined) notes.push({ code: 'name-column', message: namesAreFrom(column) });
  const land = await landOf(measuring.endedLand(), notes, measuring.shapes, !pairs);
  collectGarbage();
  const nameOf = ({ own, other }: Kept) => (isNamedByOwn ? own : other || own) || null;
  return {
    file: path,
    format: walked.format(),
    notes,
    features: walkable(function* () {
      for (const kept of measuring.kept()) yield { ...kept.report, name: nameOf(kept) };
    }),
    invalidCount: measuring.invalid,
    total: {
      feature_count: measuring.count,
      not_measured_count: measuring.notMeasured,
      area_hectares: landOfMeasured(land, measuring.count, measuring.notMeasured),
      sum_area_hectares: measuring.sumHectares,
      geometry_hash: measuring.hash.digest(),
    },
    ...(profile ? { destination: destinationOf(measuring, profile) } : {}),
  };
}

function destinationOf(measuring: Measuring, profile: DestinationProfile): NonNullable<MeasuredFile['destination']> {
  const file =
    profile.maximumFileBytes === undefined
      ? null
      : judgeFile({ bytes: measuring.fileBytes, plots: measuring.count, producers: measuring.producers }, profile);
  return {
    profile: profile.id,
    accepted: measuring.accepted,
    refused: measuring.count - measuring.accepted,
    ...(file ? { file } : {}),
    verdicts: walkable(function* () {
      for (const { verdict } of measuring.kept()) yield verdict!;
    }),
  };
}

// What the writer of GeoJSON puts around and between features.
const emptyCollection = '{"type":"FeatureCollection","features":[\n]}\n';
const betweenFeatures = ',\n';

const walkable = <T>(walk: () => Generator<T>): Iterable<T> => ({ [Symbol.iterator]: walk });

interface Land {
  polygons: ReturnType<typeof spilledShapes>;
  union: UnionInPieces;
}
function newLand(): Land {
  const polygons = spilledShapes();
  return { polygons, union: new UnionInPieces(polygons) };
}

/** Shapes as bytes in a file. */
function spilledShapes() {
  const spill = new Spill();
  const shelf = new SpilledNumbers();
  let ends = new NumberList(Float64Array, shelf);
  return {
    shelf,
    add(bytes: Uint8Array): void {
      spill.add(bytes);
      ends.push(spill.length);
    },
    read(index: number): Uint8Array {
      const from = index === 0 ? 0 : ends.at(index - 1);
      return spill.read(from, ends.at(index) - from);
    },
    close: () => {
      spill.close();
      shelf.close();
      ends = new NumberList(Float64Array);
    },
  };
}

/** Polygons leave garbage while they are laid together, as features do while they are read. */
function collectNowAndThen(swept: number): void {
  if (swept % polygonsBetweenCollections === 0) collectGarbage();
}

/** The hectares of all land together; null, and a note, where they are not known. Overlaps become notes where nothing else tells them. */
async function landOf({ union, polygons }: Land, notes: FileNote[], shapes: number, areOverlapsNotes: boolean): Promise<number | null> {
  try {
    return await hectaresOf(union, notes, shapes, areOverlapsNotes);
  } finally {
    polygons.close();
  }
}

async function hectaresOf(union: UnionInPieces, notes: FileNote[], shapes: number, areOverlapsNotes: boolean): Promise<number | null> {
  if (shapes === 0) return 0;
  let overlaps = 0;
  let land: LandArea;
  try {
    land = await union.land(({ code, message }) => {
      if (!areOverlapsNotes) return;
      overlaps += 1;
      if (overlaps <= maxOverlapNotes) notes.push({ code, message });
    }, collectNowAndThen);
  } catch (error) {
    if (error instanceof CommandFault) throw error;
    notes.push(noUnion);
    return null;
  }
  if (overlaps > maxOverlapNotes) notes.push(moreOverlaps(overlaps - maxOverlapNotes, land.isSearched));
  if (land.hectares === null) notes.push(unionTooLarge(land.leastHectares, land.mostHectares));
  return land.hectares;
}
