export interface TileChoice {
  basemapId: string;
  zoom: number;
}
export interface TilePlan {
  count: number;
  /** null: no tile of this map is stored to estimate from */
  bytes: number | null;
  /** the deepest level that is fetched: the one that was chosen, or the map's own where that is less */
  zoom: number;
  maxCount: number;
  isForbidden: boolean;
  host: string;
}
