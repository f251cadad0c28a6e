import type { ProfilePoint } from '#raster/line-profile.ts';
import type { ChartSpec } from '#window/kit/charts/chart-spec.ts';
import type { Column } from '#window/kit/table.ts';
import { decimal, text } from '#window/kit/text/index.ts';

/** No more than can be told apart, so that each place of the chart is one of the profile. */
export const profileSamples = 240;

/** Metres, or kilometres of a long line. */
export const distanceText = (metres: number, lengthMetres: number): string =>
  lengthMetres < 5000 ? `${decimal(metres, 0)} m` : `${decimal(metres / 1000, 2)} km`;

/** Height against distance. */
export const profileChart = (samples: readonly ProfilePoint[]): ChartSpec => {
  const length = samples.at(-1)?.distanceMetres ?? 0;
  return {
    labels: samples.map(({ distanceMetres }) => distanceText(distanceMetres, length)),
    leftTitle: text('profile.height'),
    series: [
      {
        label: text('profile.height'),
        values: samples.map(({ heightMetres }) => (heightMetres === null ? null : Number(heightMetres.toFixed(1)))),
        kind: 'line',
        colour: 'accent',
      },
    ],
  };
};

/** The table as it is copied and saved, with the columns of `hectare profile`. */
export const savedProfileColumns: Column[] = ['distance_m', 'longitude', 'latitude', 'height_m'].map((key) => ({ key, label: key }));
export const savedProfileRow = ({ distanceMetres, longitude, latitude, heightMetres }: ProfilePoint): Record<string, unknown> => ({
  distance_m: Number(distanceMetres.toFixed(2)),
  longitude: Number(longitude.toFixed(7)),
  latitude: Number(latitude.toFixed(7)),
  height_m: heightMetres === null ? null : Number(heightMetres.toFixed(2)),
});
