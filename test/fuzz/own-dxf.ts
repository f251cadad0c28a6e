/** A small drawing with every kind of entity that the reader knows; text and numbers in pairs of lines. */
type Pairs = [code: number, value: string | number][];
let handle = 256;
const entity = (kind: string, layer: string, pairs: Pairs): Pairs => [[0, kind], [5, (handle += 1).toString(16).toUpperCase()], [8, layer], ...pairs];
const corners = (places: [x: number, y: number, bulge?: number][]): Pairs => places.flatMap(([x, y, bulge]): Pairs => [[10, x], [20, y], ...(bulge === undefined ? [] : ([[42, bulge]] as Pairs))]);
const [x, y] = [500_000, 5_500_000];
const entities: Pairs[] = [
  entity('LWPOLYLINE', 'Parzellen', [[90, 4], [70, 1], ...corners([[x, y], [x + 100, y], [x + 100, y + 100], [x, y + 100]])]),
  entity('LWPOLYLINE', 'Round', [[90, 2], [70, 1], ...corners([[x, y, 1], [x + 100, y, 1]])]),
  entity('LWPOLYLINE', 'Ways', [[90, 3], [70, 0], [38, 12.5], ...corners([[x, y], [x + 50, y, 0.5], [x + 100, y]])]),
  [...entity('POLYLINE', 'Old', [[66, 1], [70, 1]]), [0, 'VERTEX'], [8, 'Old'], [10, x], [20, y], [0, 'VERTEX'], [8, 'Old'], [10, x + 10], [20, y], [0, 'VERTEX'], [8, 'Old'], [10, x], [20, y + 10], [0, 'SEQEND'], [8, 'Old']],
  entity('LINE', 'Ways', [[10, x], [20, y], [30, 1], [11, x + 10], [21, y + 10], [31, 2]]),
  entity('POINT', 'Trees', [[10, x + 5], [20, y + 5], [30, 400.25]]),
  entity('CIRCLE', 'Round', [[10, x], [20, y], [40, 100]]),
  entity('ARC', 'Round', [[10, x], [20, y], [40, 100], [50, 0], [51, 90]]),
  entity('ELLIPSE', 'Round', [[10, x], [20, y], [11, 100], [21, 0], [40, 0.5], [41, 0], [42, 2 * Math.PI]]),
  entity('HATCH', 'Fields', [[2, 'SOLID'], [70, 1], [91, 2], [92, 7], [72, 0], [73, 1], [93, 4], ...corners([[x, y], [x + 100, y], [x + 100, y + 100], [x, y + 100]]), [97, 0], [92, 0], [93, 2], [72, 2], [10, x + 50], [20, y + 50], [40, 10], [50, 0], [51, 180], [73, 1], [72, 1], [10, x + 40], [20, y + 50], [11, x + 60], [21, y + 50], [97, 0], [75, 0]]),
  entity('TEXT', 'Names', [[10, x], [20, y], [40, 2], [1, 'Fl\\U+00E4che 7']]),
  entity('INSERT', 'Trees', [[2, 'TREE'], [10, x], [20, y]]),
  entity('SOLID', 'Fields', [[10, x], [20, y], [11, x + 10], [21, y], [12, x], [22, y + 10], [13, x + 10], [23, y + 10]]),
  entity('SPLINE', 'Round', [[70, 8]]),
  entity('LWPOLYLINE', 'Below', [[90, 3], [70, 1], ...corners([[-x, y], [-x - 10, y], [-x, y + 10]]), [210, 0], [220, 0], [230, -1]]),
];
const pairs: Pairs = [[999, 'by hand'], [0, 'SECTION'], [2, 'HEADER'], [9, '$ACADVER'], [1, 'AC1015'], [9, '$DWGCODEPAGE'], [3, 'ANSI_1252'], [9, '$INSUNITS'], [70, 4], [0, 'ENDSEC'], [0, 'SECTION'], [2, 'ENTITIES'], ...entities.flat(), [0, 'ENDSEC'], [0, 'EOF']];
export const ownDxf = pairs.map(([code, value]) => `${String(code).padStart(3)}\n${value}\n`).join('');
