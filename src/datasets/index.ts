export { createDataAccess, type DataAccessOptions } from './access/data-access.ts';
export { DamagedPack, openPack, Pack } from './packs/pack.ts';
export * from './data-access.ts';
