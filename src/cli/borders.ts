import type { Borders, DestinationProfile } from '#geo/index.ts';
import { placeIndex } from '#products/shared/places/index.ts';

/** The borders of countries, for a receiver whose rules ask for them: reading them takes 0.2 s. */
export const bordersFor = ({ borderToleranceKilometres: tolerance }: DestinationProfile): { borders?: Borders } =>
  tolerance === undefined ? {} : { borders: placeIndex() };
