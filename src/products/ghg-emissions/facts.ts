import { api } from '#api/index.ts';

export const slug = 'ghg-emissions';
export const title = 'Greenhouse-gas emissions';
export const route = api.ghgEmissions;
