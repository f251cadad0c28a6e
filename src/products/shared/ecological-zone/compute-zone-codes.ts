import type { EcologicalZone } from '#api/index.ts';

/** Zones by the codes of FAO's Global Ecological Zones of 2010, whose tropical moist forest (12) is the moist deciduous forest of IPCC's tables. */
export const zoneOfCode: Readonly<Record<number, EcologicalZone>> = {
  11: 'tropical-rainforest',
  12: 'tropical-moist-deciduous',
  13: 'tropical-dry',
  14: 'tropical-shrubland',
  15: 'tropical-desert',
  16: 'tropical-mountain',
  21: 'subtropical-humid',
  22: 'subtropical-dry',
  23: 'subtropical-steppe',
  24: 'subtropical-desert',
  25: 'subtropical-mountain',
  31: 'temperate-oceanic',
  32: 'temperate-continental',
  33: 'temperate-steppe',
  34: 'temperate-desert',
  35: 'temperate-mountain',
  41: 'boreal-coniferous',
  42: 'boreal-tundra-woodland',
  43: 'boreal-mountain',
  50: 'polar',
};
