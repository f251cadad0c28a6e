import type { EcologicalZone } from '#api/index.ts';
import type { Phrase } from '#sentences/phrases/index.ts';

/** The ecological zone as people read it. */
export const zonePhrase = (zone: EcologicalZone): Phrase => ({ code: `zone.${zone}` });
