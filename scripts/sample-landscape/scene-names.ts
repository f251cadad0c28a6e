// How the made-up scenes are called: one set of bands a season and epoch, shared by the scenes of its months.
import { sentinel2 } from '#datasets/sentinel2.ts';
import { lastYearOfSeries } from './frame.ts';

/** Times in which the land looks alike; `until` is their last year. */
export const epochs = [
  { name: 'a', until: 2019 },
  { name: 'b', until: 2022 },
  { name: 'c', until: lastYearOfSeries },
];
/** Bands by their file, with the name that the catalogue gives them. */
export const sceneBands = { B02: 'blue', B03: 'green', B04: 'red', B08: 'nir', B8A: 'nir08', B11: 'swir16', B12: 'swir22' } as const;
const folder = `${sentinel2.baseUrls['pixels']!}/SYNTHETIC`;
export const bandUrl = (epoch: string, quarter: number, file: string) => `${folder}/${epoch}${quarter}/${file}.tif`;
/** Scene classes of an epoch, or of a cloud. */
export const classUrl = (name: string) => `${folder}/${name}/SCL.tif`;
/** clouded months share so many veils of cloud */
export const veilCount = 3;
