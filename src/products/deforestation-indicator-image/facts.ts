import { api } from '#api/index.ts';

export const slug = 'deforestation-indicator-image';
export const title = 'Deforestation indicator image';
export const route = api.deforestationIndicatorImage;
export const usualBaselineYear = 2018;
/** the picture is 1 where pextdeforestation exceeds it */
export const usualThreshold = 0.7;
export const thresholds = { least: 0.4, most: 0.95, step: 0.05 };
/** cell values of the picture, with the colours it is shown in */
export const classes = [
  { value: 0, label: 'No sign of deforestation', colour: [225, 232, 222] },
  { value: 1, label: 'Deforestation probable', colour: [191, 64, 38] },
] as const;
export const outside = 255;
