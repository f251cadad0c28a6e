import type { Parameters } from './parameters.ts';

export interface Ellipsoid {
  /** semi-major axis, metres */
  a: number;
  /** 0 for a sphere */
  inverseFlattening: number;
}

/** The ground of a system: what longitude and latitude mean in it. */
export interface Geographic {
  name: string;
  /** as the file or the register writes it */
  datum: string;
  ellipsoid: Ellipsoid;
  /** degrees east of Greenwich */
  primeMeridian: number;
  /** one of its units in degrees */
  unitDegrees: number;
  /** EPSG or ESRI code, where it is known */
  code: string | null;
  /** parameters of the datum's shift to WGS 84 that the file itself gives (three or seven, as TOWGS84) */
  shift: number[] | null;
}

export interface Projection {
  method: string;
  parameters: Parameters;
  /** of one unit of its coordinates */
  unitMetres: number;
  /** directions of the two numbers of a position in a file: "en", "ws", "sw" */
  axes: string;
}

/** A coordinate system as it is written: by a text of its own, or by a row of the register. */
export interface System {
  name: string;
  /** that the text itself claims */
  code: string | null;
  geographic: Geographic;
  /** null where coordinates are angles */
  projection: Projection | null;
}
