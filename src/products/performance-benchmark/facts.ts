import { api } from '#api/index.ts';

export const slug = 'performance-benchmark';
export const title = 'Performance benchmark';
export const route = api.performanceBenchmark;
