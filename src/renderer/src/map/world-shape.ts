/** Coordinates of the world are whole centimetres in Web Mercator. */
export const stepsPerMetre = 100;

/** A shape of the world, in the list that stands before the coordinates of all of them. */
export interface WorldShape {
  kind: 'land' | 'border' | 'country' | 'lake' | 'river';
  /** of a country; of others empty */
  name: string;
  /** how many positions each ring of each polygon has, or each line */
  parts: number[][];
}
