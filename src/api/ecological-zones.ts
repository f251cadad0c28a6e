/** Ecological zones of FAO 2001 as IPCC 2006, volume 4, table 4.1 takes them. */
export const ecologicalZones = [
  'tropical-rainforest',
  'tropical-moist-deciduous',
  'tropical-dry',
  'tropical-shrubland',
  'tropical-desert',
  'tropical-mountain',
  'subtropical-humid',
  'subtropical-dry',
  'subtropical-steppe',
  'subtropical-desert',
  'subtropical-mountain',
  'temperate-oceanic',
  'temperate-continental',
  'temperate-steppe',
  'temperate-desert',
  'temperate-mountain',
  'boreal-coniferous',
  'boreal-tundra-woodland',
  'boreal-mountain',
  'polar',
] as const;
export type EcologicalZone = (typeof ecologicalZones)[number];
