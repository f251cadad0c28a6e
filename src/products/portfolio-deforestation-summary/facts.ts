import { api } from '#api/index.ts';

export const slug = 'portfolio-deforestation-summary';
export const title = 'Portfolio deforestation summary';
export const route = api.portfolioDeforestationSummary;
export type AggregationLevel = 'country' | 'state';
