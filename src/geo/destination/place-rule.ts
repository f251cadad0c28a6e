import { countryCodes } from '../country-codes.ts';
import { pointsOf } from '../parts.ts';
import { geometryPhrase } from '../phrases/index.ts';
import type { Geometry, Ring } from '../types.ts';
import type { Rule } from './arrival.ts';
import { finding, placeOf } from './finding.ts';

/** Of so many corners of a parcel the country is asked: a parcel is small beside the borders. */
const maxAsked = 12;

function placesOf(arrives: Geometry, polygons: Ring[][]): [number, number][] {
  const all = [...pointsOf(arrives), ...polygons.flatMap(([shell]) => shell!.slice(1))];
  const step = Math.max(1, all.length / maxAsked);
  return Array.from({ length: Math.min(all.length, maxAsked) }, (_, k) => all[Math.floor(k * step)]!).flatMap((position) =>
    placeOf(position) ? [placeOf(position)!] : [],
  );
}

/** Whether a parcel lies in the country that it says, within the tolerance of our borders. Where states dispute the land, that is said. */
export const placeRule: Rule = ({ feature, arrives, polygons, borders }, { properties: read, borderToleranceKilometres: tolerance }) => {
  if (!borders || read === undefined || tolerance === undefined) return [];
  const given = feature.properties?.[read.producerCountry];
  const country = typeof given === 'string' && countryCodes.has(given) ? given : null;
  for (const place of placesOf(arrives, polygons)) {
    const land = borders.landAt(place);
    if (land?.isDisputed)
      return [
        finding(
          'disputed-land',
          country === null || land.codes.includes(country)
            ? geometryPhrase('rule.disputed-land', { land: land.name, codes: land.codes.join(', ') })
            : geometryPhrase('rule.disputed-land-elsewhere', { land: land.name, codes: land.codes.join(', '), country }),
          place,
          'warning',
        ),
      ];
    if (country === null || land?.codes.includes(country) || borders.isNear(place, country, tolerance)) continue;
    return [
      finding(
        'country-elsewhere',
        land
          ? geometryPhrase('rule.country-elsewhere', {
              property: read.producerCountry,
              country,
              land: land.name,
              codes: land.codes.join(', '),
              tolerance,
            })
          : geometryPhrase('rule.country-nowhere', { property: read.producerCountry, country }),
        place,
      ),
    ];
  }
  return [];
};
