import { api } from '#api/index.ts';

export const slug = 'deforestation-summary';
export const title = 'Deforestation summary';
export const route = api.deforestationSummary;
/** hectares are added up from this year on */
export const since = 2018;
