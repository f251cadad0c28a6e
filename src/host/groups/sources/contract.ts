import { sources } from '#api/sources.ts';
import { nothing } from '../fields.ts';

/** The open data that the embedded service reads. The host itself asks none of it. */
export const sourcesContract = {
  'sources.list': { input: nothing, output: sources.reply },
  /** asks every source; cancelling stops the service too */
  'sources.check': { input: nothing, output: sources.reply },
};
