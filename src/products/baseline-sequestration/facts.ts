import { api } from '#api/index.ts';

export const slug = 'baseline-sequestration';
export const title = 'Baseline sequestration';
export const route = api.baselineSequestration;
