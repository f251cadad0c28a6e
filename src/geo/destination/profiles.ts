import type { Geometry, GeometryType } from '../types.ts';

/** The properties in which a receiver reads what a parcel is, letter by letter. */
export interface ReadProperties {
  producerName: string;
  /** two capital letters (ISO 3166-1) */
  producerCountry: string;
  productionPlace: string;
  /** the hectares of a point, as a number */
  area: string;
}

/** The rules of a receiver of parcels. A rule that is not given is not checked. */
export interface DestinationProfile {
  id: string;
  label: string;
  types: GeometryType[];
  /** decimals that the receiver keeps: a parcel is judged after rounding to them */
  decimals?: number;
  /** false: polygons with holes are refused */
  holes?: boolean;
  /** false: a feature of several parts is told, for a polygon should stand for one plot */
  parts?: boolean;
  minimumHectares?: number;
  maximumHectares?: number;
  maximumVertices?: number;
  /** a plot above this must be a polygon; a point stands for a plot of at most this size */
  pointsUpToHectares?: number;
  /** a point stands for no less than this */
  pointsFromHectares?: number;
  /** hectares that the receiver takes for a point which gives none */
  pointsWithoutAreaHectares?: number;
  properties?: ReadProperties;
  /** kilometres within which our borders may be wrong: a country so near counts as the one where the parcel lies */
  borderToleranceKilometres?: number;
  /** bytes of one GeoJSON file with these parcels, written with `decimals` */
  maximumFileBytes?: number;
  /** parcels of one file */
  maximumPlots?: number;
  /** producers (name and country) of one file */
  maximumProducers?: number;
  /** false: a parcel with the same boundary as another is refused */
  copies?: boolean;
  /** land that every corner must lie in (a country, a concession); planar, longitude and latitude */
  within?: { label: string; geometry: Geometry };
}

/** The monitoring API takes areas: every kind of polygon, holes among them. */
export const monitoringProfile: DestinationProfile = {
  id: 'monitoring-api',
  label: 'Monitoring API',
  types: ['Polygon', 'MultiPolygon', 'GeometryCollection'],
  maximumVertices: 2_000_000,
};

export const eudrProperties: ReadProperties = {
  producerName: 'ProducerName',
  producerCountry: 'ProducerCountry',
  productionPlace: 'ProductionPlace',
  area: 'Area',
};

/** Due-diligence statements of Regulation (EU) 2023/1115. docs/eudr.md has every rule with its source. */
export const eudrProfile: DestinationProfile = {
  id: 'eudr',
  label: 'EUDR due-diligence GeoJSON',
  types: ['Point', 'MultiPoint', 'Polygon', 'MultiPolygon', 'GeometryCollection'],
  decimals: 6,
  holes: false,
  parts: false,
  copies: false,
  pointsUpToHectares: 4,
  pointsFromHectares: 0.0001,
  pointsWithoutAreaHectares: 4,
  properties: eudrProperties,
  borderToleranceKilometres: 5,
  maximumFileBytes: 25_000_000,
  maximumPlots: 10_000,
  maximumProducers: 1000,
};

/** The same where cattle are kept: a point may stand for more land. */
export const eudrCattleProfile: DestinationProfile = (() => {
  const { pointsUpToHectares: _, ...rest } = eudrProfile;
  return { ...rest, id: 'eudr-cattle', label: 'EUDR due-diligence GeoJSON (cattle)' };
})();

export const destinationProfiles: DestinationProfile[] = [monitoringProfile, eudrProfile, eudrCattleProfile];
