import { api } from '#api/index.ts';

export const slug = 'weather';
export const title = 'Weather';
export const route = api.weather;
