import { unroll } from '../antimeridian.ts';
import { polygonsOf } from '../parts.ts';
import { editPhrase, geometryWords } from '../phrases/index.ts';
import type { Geometry, MultiPolygon, Polygon, Ring } from '../types.ts';
import { TooMuchWork } from '../too-much-work.ts';
import { isValid } from '../union.ts';

/** Why an edit was refused. The message is English and says what to do. */
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
  | 'not-a-number'
  | 'too-complex';

/** An edit that cannot be done is a value, not an exception: the window shows it beside the tool and the shape stays unchanged. */
export interface EditRefusal {
  ok: false;
  code: EditRefusalCode;
  message: string;
}
export type EditAnswer<T> = ({ ok: true } & T) | EditRefusal;

export const refuse = (code: EditRefusalCode): EditRefusal => ({ ok: false, code, message: geometryWords(editPhrase({ code })) });

/** An edit that is refused where it would be too much work. */
export const withinReason =
  <Arguments extends unknown[], T>(edit: (...given: Arguments) => Promise<EditAnswer<T>>) =>
  async (...given: Arguments): Promise<EditAnswer<T>> => {
    try {
      return await edit(...given);
    } catch (error) {
      if (error instanceof TooMuchWork) return refuse('too-complex');
      throw error;
    }
  };

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
