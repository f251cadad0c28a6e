import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCoordinate } from './coordinate-text.ts';
import { distanceMetres } from './measure.ts';
import { angleText, mgrsOf, utmOf } from './written-coordinate.ts';

const longitudes = fc.double({ min: -180, max: 180, noNaN: true });
/** latitudes of UTM */
const latitudes = fc.double({ min: -80, max: 83.99, noNaN: true });
/** the corner of a metre's square, and what MGRS's own formulas differ from those of UTM */
const metresOff = 1.5;

test('UTM as PROJ has it, and the zones around 180° and Norway', () => {
  // echo "35.0012 1.0436" | cs2cs +proj=longlat +datum=WGS84 +to EPSG:32636
  expect(utmOf([35.0012, 1.0436])).toEqual({ zone: 36, isSouth: false, eastingMetres: 722_692, northingMetres: 115_420 });
  expect(utmOf([179.5, -16.8])).toMatchObject({ zone: 60, isSouth: true });
  expect(utmOf([180, -16.8])).toMatchObject({ zone: 1, isSouth: true });
  expect(utmOf([5, 60])).toMatchObject({ zone: 32 });
});

test('where UTM is not defined there is neither UTM nor MGRS', () => {
  for (const latitude of [84, 90, -80.1, -90]) expect([utmOf([10, latitude]), mgrsOf([10, latitude], 5)]).toEqual([null, null]);
});

describe('what is written is read as the same place', () => {
  test('UTM', () => {
    fc.assert(
      fc.property(longitudes, latitudes, (longitude, latitude) => {
        const { zone, isSouth, eastingMetres, northingMetres } = utmOf([longitude, latitude])!;
        const read = readCoordinate(`UTM ${zone} ${isSouth ? 'south' : 'north'} ${eastingMetres} E ${northingMetres} N`);
        expect(read?.notation).toBe('UTM');
        expect(distanceMetres(read!.lonLat, [longitude, latitude])).toBeLessThan(metresOff);
      }),
    );
  });

  test('MGRS, in squares of a metre and of a hundred', () => {
    fc.assert(
      fc.property(longitudes, latitudes, fc.constantFrom(5, 3), (longitude, latitude, digits) => {
        const read = readCoordinate(mgrsOf([longitude, latitude], digits)!);
        expect(read?.notation).toBe('MGRS');
        expect(distanceMetres(read!.lonLat, [longitude, latitude])).toBeLessThan(metresOff * 10 ** (5 - digits));
      }),
    );
  });

  test('angles, at the precision of five decimals of a degree', () => {
    fc.assert(
      fc.property(longitudes, fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom('degrees', 'minutes', 'seconds'), (longitude, latitude, notation) => {
        const [up, aside] = [angleText(latitude, notation, 5), angleText(longitude, notation, 5)];
        const read = readCoordinate(`${up} ${latitude < 0 ? 'S' : 'N'} ${aside} ${longitude < 0 ? 'W' : 'E'}`);
        expect(Math.abs(read!.lonLat[1] - latitude)).toBeLessThan(1.5e-5);
        expect(Math.abs(read!.lonLat[0] - longitude)).toBeLessThan(1.5e-5);
      }),
    );
  });
});

test('sixty minutes and sixty seconds are carried over', () => {
  expect(angleText(35.999_999_9, 'minutes', 5)).toBe('36° 00.000′');
  expect(angleText(-35.999_999_9, 'seconds', 5)).toBe('36° 00′ 00.0″');
  expect(angleText(1.0436, 'seconds', 5)).toBe('1° 02′ 37.0″');
  expect(angleText(1.0436, 'minutes', 3)).toBe('1° 02.6′');
});
