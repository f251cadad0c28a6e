import { randomUUID } from 'node:crypto';
import type { BridgeOutput } from '../../contract.ts';
import { keyAccount, type Basemaps, type StoredBasemap } from '../../basemaps.ts';
import type { KnownSecrets } from '../../known-secrets.ts';
import type { Ports } from '../../ports.ts';
import { remoteDocuments } from '../../remote/documents.ts';
import { placeOf, remoteServices, type Looked } from '../../remote/remote-services.ts';
import { shownBasemap } from '../basemaps/handler.ts';
import type { HandlerGroup } from '../handler.ts';

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
      type: layer.type,
      title: layer.title,
      about: layer.about,
      hindrance: layer.hindrance,
      ...placeOf(layer, service),
    })),
    leftOut,
  };
}

/** Layers of services that a person names: asked and fetched here, because the window has no network. A key lives in the keychain alone. */
export function remoteHandlers(ports: Ports, secrets: KnownSecrets, basemaps: Basemaps): HandlerGroup<'remote'> {
  const keys = secrets.watch(ports.keys);
  const services = remoteServices(remoteDocuments(ports.version));
  return {
    'remote.look': async ({ address, key }, { signal }) => {
      secrets.add(key);
      return shown(await services.look(address, key, signal));
    },
    'remote.show': async ({ id, layer: layerId, allowedHost }) => {
      const service = services.byId(id);
      const { title, source } = services.allowed(service, layerId, allowedHost);
      const { attribution, terms } = service.offer;
      const hasKey = source.template.includes('{key}');
      const stored: StoredBasemap = {
        id: randomUUID(),
        name: title,
        kind: 'grid',
        address: source.template,
        layers: '',
        attribution,
        hasKey,
        preset: null,
        grid: {
          ...source.grid,
          levels: source.grid.levels.map((level) => ({ ...level, columns: [...level.columns], rows: [...level.rows] })),
        },
        terms,
      };
      if (hasKey) await keys.write(keyAccount(stored.id), service.key);
      return shownBasemap(await basemaps.put(stored));
    },
  };
}
