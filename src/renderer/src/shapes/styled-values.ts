import type { StyleBasis } from '#styling/layer-style.ts';
import type { Shape } from './open-shapes.ts';
import { areaOf } from './shape-measures.ts';

/** What a shape is coloured by. */
export const styledValue = (basis: StyleBasis, shape: Shape): unknown =>
  basis.kind === 'hectares' ? areaOf(shape) : (shape.feature.properties?.[basis.name] ?? (basis.name === 'name' ? shape.name : null));
