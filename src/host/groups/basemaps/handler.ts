import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { readPieces } from '#disk/regular-file.ts';
import type { BridgeOutput } from '../../contract.ts';
import { keyAccount as account, termsOf, type Basemaps, type StoredBasemap as Stored } from '../../basemaps.ts';
import { fileBasemap } from '../../file-basemap.ts';
import { ownHeightsPath } from '../../heights/own-heights.ts';
import type { KnownSecrets } from '../../known-secrets.ts';
import type { AreaRecords } from '../../offline/map-areas/area-records.ts';
import { mapPresets, presetOf, type MapPreset } from '../../map-presets.ts';
import { checkedTileAddress } from '../../map-tile-address.ts';
import type { Ports } from '../../ports.ts';
import { Refused } from '../../refused.ts';
import type { HandlerGroup } from '../handler.ts';
import { sentence } from '../../phrases/sentence.ts';

const originOf = (address: string) => new URL(address.replace('{s}', 'a')).origin;
/** What the window sees: where a map comes from, never its whole address or path. */
export const shownBasemap = (stored: Stored): BridgeOutput<'basemaps.save'> => {
  const { address, ...one } = stored;
  const { maxZoom, mayTakeOffline } = termsOf(stored);
  return {
    ...one,
    host: one.kind === 'file' ? '' : new URL(address.replace('{s}', 'a')).host,
    fileName: one.kind === 'file' || one.kind === 'pmtiles' ? basename(address.replace(/[?#].*$/, '')) : '',
    maxZoom,
    mayTakeOffline,
  };
};

/** What the window says of a public map before somebody chooses it. */
function offered(preset: MapPreset, address: string): BridgeOutput<'basemaps.list'>['presets'][number] {
  const { id, attribution, licence, termsLink, termsReadOn, isNonCommercialOnly, mayTakeOffline, maxZoom } = preset;
  const { host } = new URL(address.replace('{s}', 'a'));
  return { id, host, attribution, licence, termsLink, termsReadOn, isNonCommercialOnly, mayTakeOffline, maxZoom };
}

const noPaths = () => new Refused('no-paths', sentence('host.basemap-is-no-file'));
/** A part of a file of this computer. */
async function rangeOf(ports: Ports, one: Stored, offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const path = ownHeightsPath(one, ports.dataFolder);
  if (path !== null) return readPieces(path, [offset], [length]);
  if (one.kind !== 'file' || !ports.readRange) throw noPaths();
  return new Uint8Array(await ports.readRange(one.address, offset, length));
}
/** Parts of a file of this computer, one behind the other. */
async function piecesOf(
  ports: Ports,
  one: Stored,
  offsets: readonly number[],
  lengths: readonly number[],
): Promise<Uint8Array<ArrayBuffer>> {
  const path = ownHeightsPath(one, ports.dataFolder);
  if (path !== null) return readPieces(path, offsets, lengths);
  if (one.kind !== 'file' || !ports.readPieces) throw noPaths();
  return new Uint8Array(await ports.readPieces(one.address, offsets, lengths));
}

/** Maps that the user brings: addresses are fetched here (the window has no network), files are read in pieces. A key lives in the keychain alone. */
export function basemapsHandlers(
  ports: Ports,
  secrets: KnownSecrets,
  { file, list, byId, addressOfPreset, kept, put: putStored, tile, range, forgetFile }: Basemaps,
  areas: Pick<AreaRecords, 'remove'>,
): HandlerGroup<'basemaps'> {
  const keys = secrets.watch(ports.keys);
  /** Its tiles, and the areas of which none is left. */
  const forgetTiles = async (id: string) => {
    await kept.forget(id);
    await areas.remove(({ tiles }) => tiles.basemapId === id);
  };
  const put = async (one: Stored) => shownBasemap(await putStored(one));

  return {
    'basemaps.list': async () => ({
      basemaps: (await list()).map(shownBasemap),
      presets: await Promise.all(mapPresets.map(async (preset) => offered(preset, await addressOfPreset(preset.id)))),
    }),
    'basemaps.usePreset': async ({ preset, isNonCommercial }) => {
      if (presetOf(preset).isNonCommercialOnly && !isNonCommercial)
        throw new Refused('non-commercial-only', sentence('host.map-non-commercial'));
      return put({ ...fileBasemap(''), id: `preset-${preset}`, name: preset, kind: 'xyz', preset });
    },
    'basemaps.save': async ({ id = randomUUID(), key, name, attribution, ...where }) => {
      const checked = checkedTileAddress(where);
      const before = (await file.read()).find((one) => one.id === id);
      // A key belongs to the server that it was entered for; another one never gets it.
      const isOtherServer = before !== undefined && before.kind !== 'file' && originOf(before.address) !== originOf(checked.address);
      if (checked.address.includes('{key}') && key === '' && (!before?.hasKey || isOtherServer))
        throw new Refused('no-key', sentence('host.map-key-missing', { key: '{key}' }));
      if (key !== '') await keys.write(account(id), key);
      const hasKey = checked.address.includes('{key}');
      if (!hasKey) await keys.remove(account(id)).catch(() => {});
      await forgetTiles(id);
      return put({ id, name, attribution, hasKey, preset: null, grid: null, terms: '', isVector: false, ...checked });
    },
    'basemaps.addFile': async () => {
      if (!ports.choosePath) throw new Refused('no-paths', sentence('host.window-reads-file'));
      const path = await ports.choosePath(['basemap', 'any']);
      return path === null ? null : put(fileBasemap(path));
    },
    'basemaps.remove': async ({ id }) => {
      const one = await byId(id);
      if (one.hasKey) await keys.remove(account(id)).catch(() => {});
      await forgetTiles(id);
      await forgetFile(id);
      return {};
    },
    'basemaps.tile': async ({ id, z: zoom, x, y }, { signal }) => ({ bytes: await tile(id, zoom, x, y, signal) }),
    'basemaps.range': async ({ id, offset, length }, { signal }) => {
      const one = await byId(id);
      return { bytes: one.kind === 'pmtiles' ? await range(id, offset, length, signal) : await rangeOf(ports, one, offset, length) };
    },
    'basemaps.pieces': async ({ id, offsets, lengths }) => ({ bytes: await piecesOf(ports, await byId(id), offsets, lengths) }),
  };
}
