import citiesAddress from 'city-timezones/data/cityMap.json?url';
import { text } from '#window/kit/text/index.ts';

/** A town of the world: longitude and latitude on WGS 84, people who live there. */
export interface Place {
  name: string;
  plainName: string;
  province: string;
  country: string;
  lonLat: [number, number];
  population: number;
}

let read: Promise<Place[]> | null = null;

/** 7,300 towns from a file of the window itself (npm city-timezones, MIT), the largest first; read at first use. Rejects when the file is not there. */
export function places(): Promise<Place[]> {
  read ??= fetch(citiesAddress).then(async (answer) => {
    if (!answer.ok) throw new Error(text('basemaps.placesUnreadable', { reason: answer.status }));
    const cities = (await answer.json()) as {
      city: string;
      city_ascii: string;
      lat: number;
      lng: number;
      pop: number;
      country: string;
      province: string | null;
    }[];
    return cities
      .map(({ city, city_ascii: plainName, lat, lng, pop, country, province }): Place => ({
        name: city,
        plainName,
        province: province ?? '',
        country,
        lonLat: [lng, lat],
        population: pop,
      }))
      .sort((a, b) => b.population - a.population);
  });
  return read;
}
