export { MapTileClient, pictureType } from './map-tile.ts';
export { Client, type CallAnswer, type CallInput, type ClientOptions } from './client.ts';
export { ApiFault, type FaultCode } from './fault.ts';
export type { UploadAs } from './upload.ts';
