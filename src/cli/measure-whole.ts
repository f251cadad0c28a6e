import { writeFile as writeFeatures } from '#formats/index.ts';
import { labelOf } from '#formats/label-field.ts';
import {
  checkTogether,
  geometryHash,
  judgeAll,
  TooMuchWork,
  unionAreaHectares,
  type DestinationProfile,
  type Feature,
  type Geometry,
} from '#geo/index.ts';
import { bordersFor } from './borders.ts';
import type { PairsOfFiles } from './parcel-pairs.ts';
import {
  landOfMeasured,
  moreOverlaps,
  noUnion,
  reportOfFeature,
  unionTooLarge,
  type FileNote,
  type MeasuredFile,
} from './measured-file.ts';
import { nameColumnOf, namesAreFrom } from './name-column.ts';
import type { SaidOfFile } from './file-source.ts';
import { open } from './reading-fault.ts';

/** What is asked of a file. */
export interface Asked extends SaidOfFile {
  profile?: DestinationProfile;
  /** the column that names features */
  nameColumn?: string;
  /** takes every feature, to hold it against those of all files; overlaps are then told by it and not as notes */
  pairs?: PairsOfFiles;
}

/** Measures a file that memory holds. The total area counts land that features share once; null where the shapes are too broken for that. */
export async function measuredWhole(path: string, { profile, nameColumn: wantedNames, pairs, ...said }: Asked): Promise<MeasuredFile> {
  const file = await open(path, said);
  const geometries: Geometry[] = file.features.flatMap(({ geometry }) => geometry ?? []);
  const nameColumn = nameColumnOf(path, file.features, wantedNames);
  const nameOf = ({ properties }: Feature) =>
    (nameColumn === null ? '' : labelOf(properties?.[nameColumn])) || labelOf(properties?.['name']) || null;
  const features = file.features.map((feature, index) => reportOfFeature(feature, index, nameOf(feature)));
  if (pairs) for (const [index, feature] of file.features.entries()) pairs.take(feature, features[index]!);
  const notes: FileNote[] = file.notes.map(({ code, message, feature }) => ({
    code,
    message,
    ...(feature === undefined ? {} : { feature }),
  }));
  if (nameColumn !== null && nameColumn !== 'name' && wantedNames === undefined)
    notes.push({ code: 'name-column', message: namesAreFrom(nameColumn) });
  const hectares = features.map(({ area_hectares: area }) => area ?? 0);
  const union = await unionOf(geometries, hectares, notes);
  if (!pairs && geometries.length > 1) await noteOverlaps(geometries, notes);
  const notMeasured = features.filter(({ area_hectares: area }) => area === null).length;
  return {
    file: path,
    format: file.format,
    notes,
    features,
    invalidCount: features.filter(({ valid }) => !valid).length,
    total: {
      feature_count: features.length,
      not_measured_count: notMeasured,
      area_hectares: landOfMeasured(union, features.length, notMeasured),
      sum_area_hectares: features.reduce((sum, { area_hectares: area }) => sum + (area ?? 0), 0),
      geometry_hash: geometries.length > 0 ? geometryHash(geometries) : null,
    },
    ...(profile ? { destination: await judged(file.features, profile) } : {}),
  };
}

/** Null, and a note, where there is none: too broken, or too much. `hectares` of each feature. */
async function unionOf(geometries: Geometry[], hectares: number[], notes: FileNote[]): Promise<number | null> {
  try {
    return geometries.length > 0 ? await unionAreaHectares(geometries) : 0;
  } catch (error) {
    const [largest, sum] = [hectares.reduce((most, area) => Math.max(most, area), 0), hectares.reduce((all, area) => all + area, 0)];
    notes.push(error instanceof TooMuchWork ? unionTooLarge(largest, sum) : noUnion);
    return null;
  }
}

/** Overlaps become notes; shapes that are too broken to be held against each other have a note already. */
async function noteOverlaps(geometries: Geometry[], notes: FileNote[]): Promise<void> {
  try {
    const { problems, more, isComplete } = await checkTogether(geometries);
    for (const { code, message } of problems) notes.push({ code, message });
    if (more > 0 || !isComplete) notes.push(moreOverlaps(more, isComplete));
  } catch (error) {
    if (error instanceof TooMuchWork) notes.push({ code: 'overlaps-not-searched', message: error.message });
    else if (!notes.includes(noUnion)) notes.push(noUnion);
  }
}

async function judged(features: Feature[], profile: DestinationProfile): Promise<NonNullable<MeasuredFile['destination']>> {
  const file =
    profile.maximumFileBytes === undefined
      ? {}
      : {
          fileBytes: (await writeFeatures('geojson', features, profile.decimals === undefined ? {} : { precision: profile.decimals }))
            .length,
        };
  const {
    accepted,
    refused,
    verdicts,
    file: ofFile,
  } = await judgeAll(features, profile, {
    ...file,
    ...bordersFor(profile),
    areCopiesLeft: true,
  });
  return {
    profile: profile.id,
    accepted,
    refused,
    ...(ofFile ? { file: ofFile } : {}),
    verdicts: verdicts.map(({ index, accepted: taken, findings }) => ({ index, accepted: taken, findings })),
  };
}
