import { api } from '#api/index.ts';

export const slug = 'climate';
export const title = 'Climate projections';
export const route = api.climate;
