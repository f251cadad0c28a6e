import { isObject } from '#domain/object.ts';
import type { Below } from './below.ts';
import type { Client } from './client.ts';
import { ApiFault } from './fault.ts';
import { sentence } from './phrases/sentence.ts';

/** Where a service that has tiles of its projects says so (OGC API – Tiles). */
const path = '/ogc/collections/projects/tiles/WebMercatorQuad';
/** The first field of a tile is a layer (Vector Tile Specification 2.1, 4.1). */
const layerField = 0x1a;

type Source = Pick<Client, 'below'>;

function documentIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** Whether a service has vector tiles of its projects. Throws ApiFault where it does not answer, or has a fault. */
export async function hasProjectTiles(service: Source, signal: AbortSignal): Promise<boolean> {
  try {
    const document = documentIn((await service.below(path, 'application/json', undefined, signal)).bytes);
    return isObject(document) && document['dataType'] === 'vector';
  } catch (error) {
    // Refused, unknown or moved: every answer but tiles says that there are none.
    if (error instanceof ApiFault && error.status !== null && error.status < 500 && error.code !== 'too-many') return false;
    throw error;
  }
}

/** A vector tile of the projects of a service; without bytes where nothing is in it. Throws ApiFault. */
export async function projectTile(
  service: Source,
  { z, x, y }: { z: number; x: number; y: number },
  ifNoneMatch: string | undefined,
  signal: AbortSignal,
): Promise<Below> {
  const tile = await service.below(`${path}/${z}/${y}/${x}`, 'application/vnd.mapbox-vector-tile', ifNoneMatch, signal);
  if (tile.bytes.length > 0 && tile.bytes[0] !== layerField) throw new ApiFault('wrong-type', sentence('client.project-tile-unlike'));
  return tile;
}
