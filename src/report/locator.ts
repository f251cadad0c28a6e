import { centroid } from '#geo/index.ts';
import { boundaryYears, outlinesAround, placeOf } from '#products/shared/places/index.ts';
import type { Drawing } from './kit/drawing/drawing.ts';
import { drawLocator } from './kit/drawing/locator.ts';
import { geometryOf } from './kit/boundary-map.ts';
import { fill } from './kit/texts/index.ts';
import type { ReportContext } from './report-context.ts';

/** So far from the place a country is shown at most, in degrees: more would make a mark of the place alone. */
const reachDegrees = 22;
const leastDegrees = 1.5;

interface Located {
  country: string;
  drawing: Drawing;
}

/** The country's name in the language of the report. */
function countryName(code: string | null, english: string | null, locale: string, style: 'long' | 'short' = 'long'): string {
  if (code === null) return english ?? '';
  try {
    return new Intl.DisplayNames(locale, { type: 'region', style }).of(code) ?? english ?? code;
  } catch {
    return english ?? code;
  }
}

/** Where the project lies in its country, after the boundaries that Hectare carries; null at sea, and where the project has no position. */
export function locate(context: ReportContext): Located | null {
  const middle = centroid(geometryOf(context));
  if (!middle) return null;
  const place = placeOf([middle[0], middle[1]]);
  if (!place?.countryCode) return null;
  const box = {
    west: middle[0] - reachDegrees,
    east: middle[0] + reachDegrees,
    south: Math.max(-85, middle[1] - reachDegrees),
    north: Math.min(85, middle[1] + reachDegrees),
  };
  const outlines = outlinesAround(box).map(({ countryCode, points }) => ({ points, isOwn: countryCode === place.countryCode }));
  // The country as far as it lies within reach, with some room around it.
  const view = { west: middle[0], east: middle[0], south: middle[1], north: middle[1] };
  for (const { points, isOwn } of outlines) {
    if (!isOwn) continue;
    const turn = 360 * Math.round((middle[0] - points[0]!) / 360);
    for (let at = 0; at < points.length; at += 2) {
      view.west = Math.min(view.west, Math.max(box.west, points[at]! + turn));
      view.east = Math.max(view.east, Math.min(box.east, points[at]! + turn));
      view.south = Math.min(view.south, Math.max(box.south, points[at + 1]!));
      view.north = Math.max(view.north, Math.min(box.north, points[at + 1]!));
    }
  }
  const [wide, tall] = [Math.max(leastDegrees, view.east - view.west), Math.max(leastDegrees, view.north - view.south)];
  const country = countryName(place.countryCode, place.country, context.format.locale);
  const neighbourAt = (longitude: number, latitude: number): string | null => {
    const there = placeOf([longitude, latitude]);
    const isOther = there !== null && there.countryCode !== place.countryCode;
    return isOther ? countryName(there.countryCode, there.country, context.format.locale, 'short') : null;
  };
  return {
    country,
    drawing: drawLocator({
      alt: fill(context.texts.overview.locatorAlt, { name: context.data.project.project_name, country }),
      place: [middle[0], middle[1]],
      outlines,
      view: {
        west: view.west - wide * 0.15,
        east: view.east + wide * 0.15,
        south: view.south - tall * 0.1,
        north: view.north + tall * 0.1,
      },
      title: country,
      edition: fill(context.texts.map.edition, { year: boundaryYears.countries }),
      north: context.texts.map.north,
      neighbourAt,
    }),
  };
}
