import type { Sheet } from '../sheet.ts';
import { ExactNumber } from './exact.ts';

/** One of these is a tenth of a millimetre on the ground. */
const degreeDecimals = 9;
/** Corners of the unit square, counter-clockwise from the lower left. */
const unitSquare = [0, 0, 0, 1, 1, 1, 1, 0];

/** What PDFKit turns into a dictionary: its strings become names, `String` objects become text. */
type Dictionary = Record<string, unknown>;

/**
 * The viewport of a map with its measure (ISO 32000-2, 12.9 and 12.10): where the corners of the frame lie on the Earth. GDAL, Avenza Maps, Acrobat and QGIS read it. Between
 * the corners a reader goes straight in the plane of the system named here, which is the map's own.
 */
export function viewportOf(
  { height, view, title }: Pick<Sheet, 'height' | 'view' | 'title'>,
  makeReference: (data: Dictionary) => unknown,
): Dictionary {
  const { frame, ground, projection } = view;
  const corners = [
    [ground.west, ground.south],
    [ground.west, ground.north],
    [ground.east, ground.north],
    [ground.east, ground.south],
  ] as const;
  const places = corners.flatMap(([x, y]) => {
    const [longitude, latitude] = projection.inverse(x, y);
    return [new ExactNumber(latitude, degreeDecimals), new ExactNumber(longitude, degreeDecimals)];
  });
  const system = makeReference({
    Type: 'PROJCS',
    ...(projection.epsg === null ? {} : { EPSG: projection.epsg }),
    WKT: new String(projection.wkt),
  });
  const measure = makeReference({
    Type: 'Measure',
    Subtype: 'GEO',
    Bounds: unitSquare,
    GPTS: places,
    LPTS: unitSquare,
    GCS: system,
    // Metres, hectares and degrees: what a reader shows when it measures.
    PDU: ['M', 'HA', 'DEG'],
  });
  return {
    Type: 'Viewport',
    Name: new String(title),
    // Lower left and upper right, y upwards.
    BBox: [frame.x, height - frame.y - frame.height, frame.x + frame.width, height - frame.y],
    Measure: measure,
  };
}
