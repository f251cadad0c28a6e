import { api } from '#api/index.ts';

export const slug = 'soil';
export const title = 'Soil';
export const route = api.soil;
