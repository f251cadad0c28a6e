import { unroll } from '../antimeridian.ts';
import { polygonsOf } from '../parts.ts';
import type { Geometry, MultiPolygon, Polygon, Ring } from '../types.ts';
import { isValid } from '../union.ts';

/** Why an edit was refused. The message is English and says what to do; the window translates by `code`. */
export type EditRefusalCode =
  | 'not-a-polygon'
  | 'invalid-shape'
  | 'line-too-short'
  | 'line-does-not-cross'
  | 'nothing-left'
  | 'outside'
  | 'around-a-pole'
  | 'too-large'
  | 'too-few-points'
  | 'no-area'
  | 'not-a-number';

/** An edit that cannot be done is a value, not an exception: the window shows it beside the tool and the shape stays unchanged. */
export interface EditRefusal {
  ok: false;
  code: EditRefusalCode;
  message: string;
}
export type EditAnswer<T> = ({ ok: true } & T) | EditRefusal;

const messages: Record<EditRefusalCode, string> = {
  'not-a-polygon': 'Only polygons can be edited like this. Choose a shape with an area.',
  'invalid-shape': 'The shape has faults, so the result would be guesswork. Repair it first.',
  'line-too-short': 'A line needs two different points. Draw it from outside the shape through it to the other side.',
  'line-does-not-cross': 'The line does not cut the shape into pieces. Start outside the shape, cross it, and end outside.',
  'nothing-left': 'Nothing of the shape would be left. Use a smaller distance or a smaller hole, or delete the shape.',
  outside: 'The hole lies outside the shape. Draw it where the shape is.',
  'around-a-pole': 'The shape runs around a pole, where there is no flat map to edit it on. Repair cuts it at the 180th meridian first.',
  'too-large': 'The shape reaches farther than a distance in metres can be kept exact in one piece. Split it first.',
  'too-few-points': 'Three different points are needed to enclose land.',
  'no-area': 'The points enclose no land: they lie on one line.',
  'not-a-number': 'A distance must be a number of metres; a tolerance must be above 0.',
};

export const refuse = (code: EditRefusalCode): EditRefusal => ({ ok: false, code, message: messages[code] });

/** Polygons of one geometry as a Polygon or, when there are several, a MultiPolygon; null when there are none. */
export function polygonal(polygons: Ring[][]): Polygon | MultiPolygon | null {
  return polygons.length === 0
    ? null
    : polygons.length === 1
      ? { type: 'Polygon', coordinates: polygons[0]! }
      : { type: 'MultiPolygon', coordinates: polygons };
}

/** null when the geometry is polygonal and valid, else the refusal to show. */
export function uneditable(geometry: Geometry): EditRefusal | null {
  const polygons = polygonsOf(geometry);
  if (polygons.length === 0) return refuse('not-a-polygon');
  if (polygons.some(([shell]) => shell!.length > 0 && unroll(shell!).turns !== 0)) return refuse('around-a-pole');
  return isValid(geometry) ? null : refuse('invalid-shape');
}
