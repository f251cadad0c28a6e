import { repair, type Feature } from '#geo/index.ts';
import type { Output } from './usage.ts';

export interface RepairedFeatures {
  features: Feature[];
  /** number of features without any area left */ lost: number;
}

/** Repairs the shapes of features and reports on standard error what was done to each, with hectares before and after. A feature without a shape stays unchanged. `first` is the index of these features in their file. */
export async function repairFeatures(features: Feature[], output: Output, first = 0): Promise<RepairedFeatures> {
  const kept: Feature[] = [];
  for (const [at, feature] of features.entries()) {
    const number = first + at + 1;
    if (!feature.geometry) {
      kept.push(feature);
      continue;
    }
    const result = await repair(feature.geometry);
    for (const { message } of result.steps) output.err(`repaired feature ${number}: ${message}`);
    if (result.changed)
      output.err(`feature ${number}: ${result.areaBeforeHectares.toFixed(4)} ha before, ${result.areaAfterHectares.toFixed(4)} ha after`);
    if (result.geometry) kept.push(result.changed ? { ...feature, geometry: result.geometry } : feature);
    else output.err(`feature ${number}: nothing with an area is left; it was left out`);
  }
  return { features: kept, lost: features.length - kept.length };
}
