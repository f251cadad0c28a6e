/** The longitude of a meridian from -180 on, without 180 itself, which belongs to the first zone. */
export const halfOpenLongitude = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180;

/** The zone of UTM at a place, with the wide zones of Norway and Svalbard (DMA TM 8358.1, 3-2). */
export function utmZoneAt(longitude: number, latitude: number): number {
  const within = halfOpenLongitude(longitude);
  if (latitude >= 56 && latitude < 64 && within >= 3 && within < 12) return 32;
  if (latitude >= 72 && within >= 0 && within < 42) return within < 9 ? 31 : within < 21 ? 33 : within < 33 ? 35 : 37;
  return Math.min(60, Math.floor((within + 180) / 6) + 1);
}

/** UTM is defined between these latitudes; beyond is UPS. */
export const hasUtm = (latitude: number): boolean => latitude >= -80 && latitude < 84;

/** A zone on WGS 84 as PROJ writes it. */
export const utmDefinition = (zone: number, isSouth: boolean): string =>
  `+proj=utm +zone=${zone}${isSouth ? ' +south' : ''} +datum=WGS84 +units=m +no_defs`;
