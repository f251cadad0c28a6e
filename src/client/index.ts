export { IconClient } from './icon.ts';
export { MapTileClient, pictureType, type FetchedTile } from './map-tile.ts';
export { Client, type CallAnswer, type CallInput, type ClientOptions } from './client.ts';
export { ApiFault, cancelled, noKey } from './fault.ts';
export { settledAnswer } from './answers/settle.ts';
export { jsonFault } from './json-bounds.ts';
export { isNearHost } from './picture.ts';
export { hasProjectTiles, projectTile } from './project-tiles.ts';
