import { isObject } from '#domain/object.ts';

/** Text of a stranger's JSON; '' for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** A record of it; an empty one for anything else. */
export const objectOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});
/** The records of a list; what else it holds is left out. */
export const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter((one) => isObject(one)) : []);
