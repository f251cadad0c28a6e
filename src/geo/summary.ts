import { check } from './check.ts';
import { measure, type Measures } from './measure.ts';
import { vertexCount } from './parts.ts';
import type { Geometry, GeometryType, Problem } from './types.ts';

export interface Summary extends Measures {
  geometryType: GeometryType;
  vertexCount: number;
  problems: Problem[];
  /** no problem is an error */
  valid: boolean;
}

/** What the window and the command line show of one feature. */
export function summarise(geometry: Geometry): Summary {
  const problems = check(geometry);
  return {
    ...measure(geometry),
    geometryType: geometry.type,
    vertexCount: vertexCount(geometry),
    problems,
    valid: !problems.some(({ severity }) => severity === 'error'),
  };
}
