import * as z from 'zod';
import type { Feature } from '#geo/index.ts';
import { sentence } from './phrases/sentence.ts';
import { PrintFault } from './print-fault.ts';
import type { PrintLayer } from './subject-of.ts';
import type { Colour } from './marks.ts';

const isFeature = (value: unknown): value is Feature => {
  const { type, geometry, properties } = (value ?? {}) as Partial<Feature>;
  const isShape = geometry === null || (typeof geometry === 'object' && typeof geometry.type === 'string');
  return type === 'Feature' && isShape && (properties === null || typeof properties === 'object');
};
const layers = z
  .array(
    z.object({
      title: z.string().max(1000),
      nameField: z.string().max(1000).nullable(),
      colour: z.custom<Colour>((value) => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)).optional(),
      features: z.array(z.custom<Feature>(isFeature)),
    }),
  )
  .max(1000);

/** Layers as they are handed from a window to what prints them: JSON as UTF-8. Throws PrintFault for what they are not. */
export function readLayers(bytes: Uint8Array): PrintLayer[] {
  try {
    return layers.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    throw new PrintFault(sentence('print.bad-land'));
  }
}
