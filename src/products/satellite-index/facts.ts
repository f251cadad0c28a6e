import { api } from '#api/index.ts';

export const slug = 'satellite-index';
export const title = 'Satellite index';
export const route = api.satelliteIndex;
export const indexNames = ['ndvi', 'evi', 'ndmi', 'nbr', 'ndwi'] as const;
export type IndexName = (typeof indexNames)[number];
/** value, red, green, blue: from bare ground over sparse to dense vegetation (water indices: from dry to wet) */
export const ramp = [
  [-0.2, 140, 81, 10],
  [0.1, 216, 179, 101],
  [0.25, 246, 232, 195],
  [0.4, 199, 224, 150],
  [0.6, 90, 174, 97],
  [0.9, 0, 68, 27],
] as const;
export const waterRamp = [
  [-0.2, 140, 81, 10],
  [0.05, 223, 194, 125],
  [0.25, 245, 245, 245],
  [0.45, 128, 205, 193],
  [0.65, 53, 151, 178],
  [0.9, 1, 60, 90],
] as const;
export const rampOf = (index: IndexName) => (index === 'ndwi' || index === 'ndmi' ? waterRamp : ramp);
