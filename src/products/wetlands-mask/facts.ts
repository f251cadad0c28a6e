import { api } from '#api/index.ts';

export const slug = 'wetlands-mask';
export const title = 'Wetlands mask';
export const route = api.wetlandsMask;
/** cell values of the picture, with the colours it is shown in */
export const classes = [
  { value: 0, label: 'Other', colour: [232, 230, 220] },
  { value: 1, label: 'Wetland', colour: [38, 132, 163] },
] as const;
export const outside = 255;
