import { repair, TooMuchWork, type Feature, type Geometry, type RepairResult } from '#geo/index.ts';
import type { Output } from './usage.ts';

export interface RepairedFeatures {
  features: Feature[];
  /** number of features that were left out for want of an area, or stayed as they were because their repair is too much work */
  failed: number;
}

/** Repairs the shapes of features and reports on standard error what was done to each, with hectares before and after. A feature without a shape stays unchanged, and so does one whose repair is too much work. `first` is the index of these features in their file. */
export async function repairFeatures(features: Feature[], output: Output, first = 0): Promise<RepairedFeatures> {
  const kept: Feature[] = [];
  let failed = 0;
  for (const [at, feature] of features.entries()) {
    const number = first + at + 1;
    if (!feature.geometry) {
      kept.push(feature);
      continue;
    }
    const result = await repaired(feature.geometry);
    if (result instanceof TooMuchWork) {
      output.err(`feature ${number}: not repaired, and written as it was: ${result.message}`);
      kept.push(feature);
      failed += 1;
      continue;
    }
    for (const { message } of result.steps) output.err(`repaired feature ${number}: ${message}`);
    if (result.changed)
      output.err(`feature ${number}: ${result.areaBeforeHectares.toFixed(4)} ha before, ${result.areaAfterHectares.toFixed(4)} ha after`);
    if (result.geometry) kept.push(result.changed ? { ...feature, geometry: result.geometry } : feature);
    else {
      output.err(`feature ${number}: nothing with an area is left; it was left out`);
      failed += 1;
    }
  }
  return { features: kept, failed };
}

async function repaired(geometry: Geometry): Promise<RepairResult | TooMuchWork> {
  try {
    return await repair(geometry);
  } catch (error) {
    if (error instanceof TooMuchWork) return error;
    throw error;
  }
}
