import type { MapAreaPlan } from './use-map-area.ts';

export const isTooMuch = (tiles: MapAreaPlan | null) => (tiles?.count ?? 0) > (tiles?.maxCount ?? Infinity);
/** Whether tiles may be fetched: as far as terms and limits are known, and once somebody has said yes where they are not. */
export const mayFetch = (tiles: MapAreaPlan | null, isAgreed: boolean) => isAgreed && !tiles?.isForbidden && !isTooMuch(tiles);
