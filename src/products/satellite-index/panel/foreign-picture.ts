import { hostCall } from '#window/kit/host/host.ts';
import { rasters } from '#window/kit/workers/index.ts';

export interface PlacedPicture {
  /** a GeoTIFF, whatever the service sent */
  bytes: Uint8Array<ArrayBuffer>;
  /** of values of an index, for which Hectare chooses the colours; else the picture has its own */
  isIndex: boolean;
  /** what the service sent */
  sent: { bytes: Uint8Array<ArrayBuffer>; kind: 'png' | 'jpeg' | 'tiff' };
}

/** One band of which no value lies outside of what an index can be. */
async function isIndexFile(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const { id, bandCount } = await rasters().open(bytes);
  try {
    const range = bandCount === 1 ? await rasters().range(id) : null;
    return range !== null && range[0] >= -1 && range[1] <= 1;
  } finally {
    await rasters().close(id);
  }
}

/** The picture that a provider's answer names by an address and a box, as the map draws it; null where it names none. The host fetches it. Rejects with HostFault. */
export async function foreignPicture(projectId: string, query: Record<string, unknown>): Promise<PlacedPicture | null> {
  const found = await hostCall('api.picture', { projectId, query });
  if (!found) return null;
  const sent = { bytes: found.bytes as Uint8Array<ArrayBuffer>, kind: found.kind };
  if (found.kind === 'tiff') return { bytes: sent.bytes, isIndex: await isIndexFile(sent.bytes), sent };
  return { bytes: await rasters().placed(sent.bytes, found.box!), isIndex: false, sent };
}
