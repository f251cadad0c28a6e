import {
  bufferMetres,
  cutHole,
  cutLand,
  mergeShapes,
  prepareSimplifyTogether,
  snapToNeighbours,
  splitByLine,
  trackToPolygon,
  type Buffered,
  type Cut,
  type CutLand,
  type EditAnswer,
  type Geometry,
  type Merged,
  type NeighbourFit,
  type Pieces,
  type Position,
  type SimplifiedTogether,
  type TrackPolygon,
} from '#geo/index.ts';

let prepared: { key: string; at: (metres: number) => SimplifiedTogether; geometries: Geometry[] } | null = null;

/** What simplifying would make of several shapes; only those that change come back, by their place in the list. */
export interface SimplifyTrial {
  geometries: [index: number, geometry: Geometry][];
  cornersBefore: number;
  cornersAfter: number;
  areaBeforeHectares: number;
  areaAfterHectares: number;
}

/** Edits of shapes, away from the window's thread; ordinary functions. */
export const editingWork = {
  async split(geometry: Geometry, line: Position[]): Promise<EditAnswer<Pieces>> {
    return splitByLine(geometry, line);
  },
  async hole(geometry: Geometry, ring: Position[]): Promise<EditAnswer<Cut>> {
    return cutHole(geometry, ring);
  },
  async cutLand(geometry: Geometry, others: Geometry[]): Promise<EditAnswer<CutLand>> {
    return cutLand(geometry, others);
  },
  async merge(geometries: Geometry[]): Promise<EditAnswer<Merged>> {
    return mergeShapes(geometries);
  },
  async buffer(geometry: Geometry, metres: number): Promise<EditAnswer<Buffered>> {
    return bufferMetres(geometry, metres);
  },
  async snapTo(geometry: Geometry, neighbours: Geometry[], metres: number): Promise<EditAnswer<NeighbourFit>> {
    return snapToNeighbours(geometry, neighbours, metres);
  },
  async track(geometry: Geometry): Promise<EditAnswer<TrackPolygon>> {
    return trackToPolygon(geometry);
  },
  /** The first call for some shapes does the work; those after it, as a slider moves, only choose corners. Without shapes: null unless `key` is that of the last call. */
  async simplify(key: string, geometries: Geometry[] | null, metres: number): Promise<SimplifyTrial | null> {
    if (geometries) prepared = { key, at: prepareSimplifyTogether(geometries), geometries };
    if (prepared?.key !== key) return null;
    const { shapes } = prepared.at(metres);
    const before = prepared.geometries;
    const sum = (value: (shape: (typeof shapes)[number]) => number) => shapes.reduce((total, shape) => total + value(shape), 0);
    return {
      geometries: shapes.flatMap(({ geometry }, index): [number, Geometry][] => (geometry === before[index] ? [] : [[index, geometry]])),
      cornersBefore: sum(({ cornersBefore }) => cornersBefore),
      cornersAfter: sum(({ cornersAfter }) => cornersAfter),
      areaBeforeHectares: sum(({ areaBeforeHectares }) => areaBeforeHectares),
      areaAfterHectares: sum(({ areaAfterHectares }) => areaAfterHectares),
    };
  },
};
export type EditingWork = typeof editingWork;
