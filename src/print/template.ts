import * as z from 'zod';
import { orientations, printPapers } from './paper.ts';

const gridKinds = ['utm', 'degrees', 'none'] as const;
export type GridKind = (typeof gridKinds)[number];
const atlasKinds = ['none', 'plots', 'tiles'] as const;
const printLanguages = ['en', 'es'] as const;
export type PrintLanguage = (typeof printLanguages)[number];

/** A map at a larger scale shows less than a doorstep; at a smaller one the Earth is smaller than the paper. */
const [largestScale, smallestScale] = [10, 200_000_000] as const;

/**
 * What a printed map looks like, whatever land it shows. It is kept as JSON; `version` tells a later program how to read it. Each value has a default, so that a template
 * which a person wrote by hand may hold only what differs.
 */
export const printTemplate = z.strictObject({
  version: z.literal(1).default(1),
  paper: z.enum(printPapers).default('A4'),
  orientation: z.enum(orientations).default('landscape'),
  marginMillimetres: z.number().min(3).max(50).default(10),
  /** the number N of 1:N; null takes the largest round scale at which everything fits */
  scale: z.number().min(largestScale).max(smallestScale).nullable().default(null),
  grid: z.enum(gridKinds).default('utm'),
  title: z.string().max(300).default(''),
  text: z.string().max(4000).default(''),
  /** what the QR code holds; none without it */
  qr: z.string().max(1000).default(''),
  labels: z.boolean().default(true),
  legend: z.boolean().default(true),
  scaleBar: z.boolean().default(true),
  north: z.boolean().default(true),
  inset: z.boolean().default(true),
  atlas: z.enum(atlasKinds).default('none'),
  language: z.enum(printLanguages).default('en'),
  /** of a ground picture, and of the map as a picture */
  dotsPerInch: z.number().int().min(72).max(600).default(200),
});
export type PrintTemplate = z.infer<typeof printTemplate>;
