import * as z from 'zod';
import type { Feature } from '#geo/index.ts';
import { sentence } from './phrases/sentence.ts';
import type { LayerLooks } from './layer-looks.ts';
import { PrintFault } from './print-fault.ts';
import type { PrintLayer } from './subject-of.ts';
import type { Colour } from './marks.ts';

const isFeature = (value: unknown): value is Feature => {
  const { type, geometry, properties } = (value ?? {}) as Partial<Feature>;
  const isShape = geometry === null || (typeof geometry === 'object' && typeof geometry.type === 'string');
  return type === 'Feature' && isShape && (properties === null || typeof properties === 'object');
};
const colour = z.custom<Colour>((value) => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value));
const share = z.number().min(0).max(1);
const width = z.number().min(0).max(100);
const place = z.int().min(0);
const words = z.string().max(10_000);
/** A PNG of less than 1,024 × 4,096 pixels, by its first 24 bytes in base 64: whoever draws it decodes it. */
const png = z
  .string()
  .max(2_000_000)
  .regex(/^data:image\/png;base64,iVBORw0KGgoAAAANSUhEUgAAA[A-Za-z0-9+/]{2}AAA[A-Za-z0-9+/=]*$/);
const reach = z.number().min(-2000).max(2000);
const icon = z.object({
  picture: png,
  width: z.number().min(0.1).max(500),
  height: z.number().min(0.1).max(500),
  left: reach,
  above: reach,
  turn: z.number().min(-100_000).max(100_000),
});
const look = z.object({
  fill: colour,
  fillOpacity: share,
  stroke: colour,
  strokeWidth: width,
  line: z.object({ colour, width }).optional(),
  dot: colour.optional(),
  lettering: z
    .object({ size: z.number().min(0.1).max(10), hasHalo: z.boolean(), colour: colour.optional(), isBright: z.boolean().optional() })
    .optional(),
  icon: icon.optional(),
});
const limit = z.number();
const meaning = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('category'), value: words }),
  z.object({ kind: z.literal('below'), to: limit }),
  z.object({ kind: z.literal('between'), from: limit, to: limit }),
  z.object({ kind: z.literal('above'), from: limit }),
  z.object({ kind: z.enum(['all', 'others', 'none']) }),
]);
const basis = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('attribute'), name: words }),
  z.object({ kind: z.literal('hectares') }),
]);
const row = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('layer'), title: words, looks: z.array(place).min(1).max(10) }),
  z.object({ kind: z.literal('heading'), title: words, by: basis }),
  z.object({ kind: z.literal('entry'), look: place, meaning, count: place }),
]);
/** Every place among the looks must be that of one. */
const areLooks = ({ looks, lookOf, legend }: LayerLooks): boolean => {
  const isOne = (at: number) => at < looks.length;
  return (
    lookOf.every(isOne) &&
    legend.every((one) => (one.kind === 'layer' ? one.looks.every(isOne) : one.kind === 'heading' || isOne(one.look)))
  );
};
const drawn = z.object({ looks: z.array(look), lookOf: z.array(place), legend: z.array(row).max(1000) }).refine(areLooks);
const layers = z
  .array(
    z
      .object({
        title: z.string().max(1000),
        nameField: z.string().max(1000).nullable(),
        colour: colour.optional(),
        features: z.array(z.custom<Feature>(isFeature)),
        drawn: drawn.optional(),
        areProjects: z.boolean().optional(),
        labels: z.array(words.nullable()).optional(),
      })
      .refine(
        ({ features: { length }, drawn: given, labels }) =>
          (!given || given.lookOf.length === length) && (!labels || labels.length === length),
      ),
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
