import { api } from '#api/index.ts';

export const slug = 'climate-risk';
export const title = 'Climate risk';
export const route = api.climateRisk;
