import { api } from '../../api/index.ts';

export const slug = 'deforestation-indicator-image';
export const title = 'Deforestation indicator image';
export const route = api.deforestationIndicatorImage;
export const usualBaselineYear = 2018;
/** cell values of the picture, with the colours it is shown in */
export const classes = [
  { value: 0, label: 'No sign of deforestation', colour: [225, 232, 222] },
  { value: 1, label: 'Deforestation probable', colour: [191, 64, 38] },
] as const;
export const outside = 255;
