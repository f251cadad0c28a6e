import * as z from 'zod';
import { queryNumber } from './primitives.ts';

/** Percent of canopy in 2000 from which a cell may count as forest: a choice of the user's. Every result is counted for each of them. */
export const canopyThresholds = [10, 15, 20, 25, 30, 50, 75] as const;
export type CanopyThreshold = (typeof canopyThresholds)[number];
/** the practice of Global Forest Watch */
export const defaultCanopy: CanopyThreshold = 30;

/** The parameter of every endpoint that counts forest. */
export const canopyQuery = { canopy_threshold: queryNumber.pipe(z.literal([...canopyThresholds])).default(defaultCanopy) };
