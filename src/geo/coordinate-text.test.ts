import { forward } from 'mgrs';
import fc from 'fast-check';
import proj4 from 'proj4';
import { describe, expect, test } from 'vitest';
import { readCoordinate, understandCoordinate, type CoordinateFaultCode } from './coordinate-text.ts';
import { degreeTexts, gridTexts } from '../../test/helpers/coordinate-texts.ts';
import { processorMilliseconds } from '../../test/helpers/processor-time.ts';

const near = ([longitude, latitude]: readonly number[], digits = 6) => [expect.closeTo(longitude!, digits), expect.closeTo(latitude!, digits)];

describe('a coordinate as people type it', () => {
  test.each(degreeTexts)('%s', (text, longitude, latitude) => { expect(readCoordinate(text)?.lonLat).toEqual(near([longitude, latitude], 9)); });
  test.each(gridTexts)('%s', (text, longitude, latitude) => { expect(readCoordinate(text)?.lonLat).toEqual(near([longitude, latitude], 4)); });
  test('says how it was understood', () => {
    expect(['45.07, 7.68', '45° 4.2′ N 7° 40.8′ E', '33N 500000 4649776', '33TWG0000049776'].map((text) => readCoordinate(text)?.notation)).toEqual(['decimal-degrees', 'degrees-and-minutes', 'UTM', 'MGRS']);
  });
  test('MGRS comes back within its square', () => {
    fc.assert(fc.property(fc.double({ min: -179, max: 179, noNaN: true }), fc.double({ min: -79, max: 83, noNaN: true }), (longitude, latitude) => {
      const found = readCoordinate(forward([longitude, latitude], 5));
      const apart = proj4('+proj=longlat +datum=WGS84', `+proj=aeqd +lat_0=${latitude} +lon_0=${longitude} +datum=WGS84`).forward(found!.lonLat);
      return found!.notation === 'MGRS' && Math.hypot(apart[0]!, apart[1]!) < 2;
    }), { numRuns: 300 });
  });
  test('every pair of degrees written out is read back', () => {
    fc.assert(fc.property(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -90, max: 90, noNaN: true }), (longitude, latitude) => {
      const found = readCoordinate(`${latitude.toFixed(7)}, ${longitude.toFixed(7)}`);
      expect(found?.lonLat).toEqual(near([longitude, latitude]));
    }), { numRuns: 300 });
  });
  test.each<[CoordinateFaultCode, string[]]>([
    ['not-understood', ['', 'Turin', 'abc 12, def 13', '12 13 14', '0x10, 5', '1e5 3', 'Route 66', 'Calle 12 # 45-30', 'N', `${'1'.repeat(200)}, 5`]],
    ['one-number', ['45', '45.07', '45.07 N', '45°']],
    ['two-latitudes', ['45N 7N', '45E 7W', 'lat 45 lat 7']],
    ['sign-and-letter', ['-45N, 7E', '45 N, -7 W']],
    ['latitude-too-large', ['95, 7', '120 -1.5', '7 E 91 N']],
    ['longitude-too-large', ['7, 190', '33N 500000']],
    ['sixty-minutes', ['45 61 N 7 0 E', '45° 0′ 60″ N 7° E']],
    ['fraction-before-minutes', ['45.5 30 N 7 E', '45° 7.5′ 10″ N 7° E']],
    ['comma-twice', ['45,07,7,68', '1,2,3']],
    ['utm-without-zone', ['500000 4649776', '500000, 4649776', '33 500000 4649776', 'E 500000 N 4649776']],
    ['utm-zone', ['61N 500000 4649776', '0N 500000 4649776', '32X 500000 8700000']],
    ['utm-south-or-band', ['36S 500000 3900000']],
    ['utm-band', ['33M 500000 4649776', '33U 500000 4649776']],
    ['utm-easting', ['33N 50000 4649776', '33N 950000 4649776']],
    ['utm-northing', ['33N 500000 14649776']],
    ['mgrs-digits', ['33TWG123', '33T WG 00000 4977', '33TWG 00 00 00', '33TWG000000000000']],
    ['mgrs-square', ['33TAA0000000000', '33TWZ0000000000', '33TWA0000000000']],
    ['mgrs-polar', ['ZAH 00000 00000']],
  ])('%s: %j', (code, texts) => {
    for (const text of texts) {
      const answer = understandCoordinate(text);
      expect(answer.ok ? answer : answer.fault.code, text).toBe(code);
      // A sentence that says what to do: two of them, or one with an example.
      if (!answer.ok) expect(answer.fault.message).toMatch(/\. \S|[:,] \d/);
      expect(readCoordinate(text)).toBeNull();
    }
  });
  test('no text takes long or throws', async () => {
    fc.assert(fc.property(fc.stringMatching(/^[0-9NSEWO°'".,;: d-]{0,120}$/), (text) => { understandCoordinate(text); }), { numRuns: 2000 });
    expect(await processorMilliseconds(() => { for (const text of ['1 '.repeat(60), '1,'.repeat(60), "1°".repeat(60), 'N1'.repeat(60), '1 1'.repeat(40), "1'".repeat(60), '1.'.repeat(60)]) understandCoordinate(text); })).toBeLessThan(200);
  });
});

test.each(['1.045, 35.003', '1.045 35.003', '-1.283, 36.817', '1,045 35,003'])('degrees with three decimals are no thousands of metres: %s', (text) => {
  const { lonLat, notation } = readCoordinate(text)!;
  expect(notation).toBe('decimal-degrees');
  expect(Math.abs(lonLat[1])).toBeLessThan(2);
  expect(lonLat[0]).toBeGreaterThan(35);
});
