/** A coordinate system in metres: by its code, or an azimuthal equal-area projection of WGS 84 (Lambert) about a middle in degrees. */
export type PictureSystem = { epsg: number } | { epsg: null; name: string; middle: { longitude: number; latitude: number } };

/** A picture in red, green and blue with its place on the Earth. Its upper left corner lies at `west` and `north`, in metres of the system. */
export interface PlacedPicture {
  width: number;
  height: number;
  west: number;
  north: number;
  /** side of a dot on the ground */
  cellMetres: number;
  dotsPerInch: number;
  system: PictureSystem;
  /** what the picture is, in ASCII */
  description: string;
}

/** A world file (ESRI): size of a dot, no turn, and the middle of the upper left dot. */
export function worldFileOf({ west, north, cellMetres }: PlacedPicture): string {
  const number = (value: number) => value.toFixed(10).replace(/\.?0+$/, '');
  return [cellMetres, 0, 0, -cellMetres, west + cellMetres / 2, north - cellMetres / 2].map((value) => `${number(value)}\n`).join('');
}
