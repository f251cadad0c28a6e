/** How a shape is drawn: a casing that keeps its line readable over dark pictures, then its area, then its line; a point is a disc. Lengths are CSS pixels. */
export interface ShapeLook {
  casing: string;
  casingWidth: number;
  fill: string;
  line: string;
  /** fills the disc of a point */
  disc: string;
  lineWidth: number;
  radius: number;
}
