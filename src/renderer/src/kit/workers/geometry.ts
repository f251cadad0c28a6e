import {
  fitNeighbours,
  judgeAll,
  removeSmallDefects,
  repair,
  summarise,
  unionAreaHectares,
  type BatchVerdict,
  type DestinationProfile,
  type Feature,
  type Geometry,
  type NeighbourFit,
  type RepairResult,
  type SmallDefects,
  type Summary,
} from '#geo/index.ts';
import { withinReason } from '#geo/editing/answer.ts';
import type { EditAnswer } from '#geo/editing/index.ts';
import { makeStatement, type PreparationChoices, type Statement } from '#eudr/index.ts';
import { bordersAt } from './borders.ts';
import { writeFile } from '#formats/index.ts';
import { zippedTexts } from '#formats/zip/zipped-texts.ts';

/** Everything the geometry worker does: ordinary functions, tested as such. */
export const geometryWork = {
  /** A repair that would be too much work is refused, as an edit is. */
  repair: withinReason(async (geometry: Geometry): Promise<EditAnswer<{ result: RepairResult; summary: Summary | null }>> => {
    const result = await repair(geometry, { warnings: true });
    return { ok: true, result, summary: result.geometry ? await summarise(result.geometry) : null };
  }),
  async summarise(geometry: Geometry): Promise<Summary> {
    return summarise(geometry);
  },
  async smallDefects(geometry: Geometry, choice: SmallDefects): Promise<RepairResult> {
    return removeSmallDefects(geometry, choice);
  },
  async neighbours(geometries: Geometry[], toleranceMetres: number): Promise<NeighbourFit[]> {
    return fitNeighbours(geometries, toleranceMetres);
  },
  /** `bordersAddress` is asked for where the rules look at the country of a place. */
  async judge(
    features: Feature[],
    profile: DestinationProfile,
    bordersAddress: string,
    onProgress?: (share: number) => void,
  ): Promise<BatchVerdict> {
    const file =
      profile.maximumFileBytes === undefined
        ? {}
        : {
            fileBytes: (await writeFile('geojson', features, profile.decimals === undefined ? {} : { precision: profile.decimals })).length,
          };
    const borders = profile.borderToleranceKilometres === undefined ? {} : { borders: await bordersAt(bordersAddress) };
    return judgeAll(features, profile, { ...file, ...borders, ...(onProgress ? { onProgress } : {}) });
  },
  /** The files of a due-diligence statement, and what was done and refused on the way. */
  async statement(
    features: Feature[],
    choices: PreparationChoices & { isSplit: boolean },
    bordersAddress: string,
    onProgress: (share: number) => void,
  ): Promise<Statement> {
    return makeStatement(features, choices, await bordersAt(bordersAddress), { onProgress });
  },
  /** Several texts as one archive. */
  zip: (files: { name: string; text: string }[]): Promise<Uint8Array> => zippedTexts(files),
  async together(geometries: Geometry[]): Promise<{ areaHectares: number }> {
    return { areaHectares: await unionAreaHectares(geometries) };
  },
};
export type GeometryWork = typeof geometryWork;
