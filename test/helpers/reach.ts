import type { Reach } from '#service/storage/caller.ts';

/** Everything of an account. */
export const allOf = (userId: string): Reach => ({ userId, collections: null });
