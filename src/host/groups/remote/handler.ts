import { randomUUID } from 'node:crypto';
import { IconClient } from '#client/index.ts';
import { fileNameOf } from '#domain/file-name.ts';
import { coarsestScale, type TileGrid } from '#remote/tile-grid.ts';
import type { BridgeOutput } from '../../contract.ts';
import { keyAccount, type Basemaps, type StoredBasemap } from '../../basemaps.ts';
import type { KnownSecrets } from '../../known-secrets.ts';
import type { Ports } from '../../ports.ts';
import { iconPictures } from '../../remote/icon-pictures.ts';
import { remoteDocuments } from '../../remote/documents.ts';
import { walkFeatures } from '../../remote/feature-walk.ts';
import { onSameServer, placeOf, remoteServices, withKey, type Looked } from '../../remote/remote-services.ts';
import { shownBasemap } from '../basemaps/handler.ts';
import type { HandlerGroup } from '../handler.ts';

const storedGrid = ({ levels, ...grid }: TileGrid): StoredBasemap['grid'] => ({
  ...grid,
  levels: levels.map((level) => ({ ...level, columns: [...level.columns], rows: [...level.rows] })),
});

/** What the window sees: which layers there are and from which server each comes, never an address. */
function shown(service: Looked): BridgeOutput<'remote.look'> {
  const { kind, title, attribution, terms, layers, leftOut } = service.offer;
  return {
    id: service.id,
    kind,
    title,
    host: new URL(service.address).host,
    attribution,
    terms,
    layers: layers.map((layer) => ({
      id: layer.id,
      // To a person a GeoTIFF is a picture like another.
      type: layer.type === 'features' ? layer.type : 'picture',
      isRaster: layer.type === 'raster',
      title: layer.title,
      about: layer.about,
      scale: layer.type === 'picture' && layer.source ? coarsestScale(layer.source.grid) : null,
      hindrance: layer.hindrance,
      ...placeOf(layer, service),
    })),
    leftOut,
  };
}

/** Layers of services that a person names: asked and fetched here, because the window has no network. A key lives in the keychain alone. */
export function remoteHandlers(
  ports: Ports,
  secrets: KnownSecrets,
  basemaps: Basemaps,
  iconClient = new IconClient(ports.version),
): HandlerGroup<'remote'> {
  const keys = secrets.watch(ports.keys);
  const documents = remoteDocuments(ports.version);
  const services = remoteServices(documents);
  const icons = iconPictures(ports.dataFolder, iconClient);
  return {
    'remote.icons': ({ host, addresses }, { signal }) => icons.fetch(host, addresses, signal),
    'remote.forgetIcons': async ({ host }) => {
      await icons.forget(host);
      return {};
    },
    'remote.look': async ({ address, key }, { signal }) => {
      secrets.add(key);
      return shown(await services.look(address, key, signal));
    },
    'remote.show': async ({ id, layer: layerId, allowedHost }, { signal }) => {
      const service = services.byId(id);
      const layer = await services.picture(service, layerId, allowedHost, signal);
      const { attribution, terms } = service.offer;
      const address = layer.type === 'raster' ? layer.address : layer.source.template;
      const hasKey = address.includes('{key}');
      const stored: StoredBasemap = {
        id: randomUUID(),
        name: layer.title,
        // Archives and GeoTIFFs are read alike, in parts.
        kind: layer.type === 'raster' ? 'pmtiles' : 'grid',
        address,
        layers: '',
        attribution: (layer.type === 'picture' && layer.attribution) || attribution,
        hasKey,
        preset: null,
        grid: layer.type === 'raster' ? null : storedGrid(layer.source.grid),
        terms,
        isVector: layer.type === 'picture' && layer.tilesets?.kind === 'vector',
      };
      if (hasKey) await keys.write(keyAccount(stored.id), service.key);
      return shownBasemap(await basemaps.put(stored));
    },
    'remote.open': async ({ id, layer: layerId, allowedHost, box }, { signal, progress }) => {
      const service = services.byId(id);
      const { title, access } = services.features(service, layerId, allowedHost);
      const { notes, ...walked } = await walkFeatures({
        access,
        box,
        name: title,
        fetch: (address) => documents.fetch(withKey(address, service.key), signal, true),
        onSameServer: onSameServer(access.address, service.key),
        signal,
        progress: (share, count) => progress(share, String(count)),
      });
      return { ...walked, name: `${fileNameOf(title)}.geojson`, notes: notes.map(({ message, phrase }) => ({ message, phrase })) };
    },
  };
}
