import process from 'node:process';

/** `few` among the integration tests, `many` in `npm run test:soak`. */
export const inSoak = (few: number, many: number): number => (process.env['HECTARE_SOAK'] === '1' ? many : few);
