export interface GapLimits {
  /** land between two parcels that is no wider is a sliver; 0 for none */
  widthMetres: number;
  /** enclosed land that is larger is no gap */
  mostHectares: number;
}
export const usualGapLimits: GapLimits = { widthMetres: 2, mostHectares: 0.1 };
