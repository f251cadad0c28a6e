import { api } from '#api/index.ts';

export const slug = 'carbon-additionality';
export const title = 'Carbon additionality';
export const route = api.carbonAdditionality;
