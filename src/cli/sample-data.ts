import { sampleLandscapeFolder } from '#service/sample-landscape.ts';
import { CommandFault } from './usage.ts';

/** Throws CommandFault where made-up data is asked for and was not made. */
export function refuseMissingSample(isWanted: boolean): void {
  if (isWanted && !sampleLandscapeFolder())
    throw new CommandFault('--sample-data: the sample landscape was not made yet. Make it with: node scripts/generate-sample-landscape.ts');
}
