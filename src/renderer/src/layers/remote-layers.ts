import { computed, ref, shallowRef } from 'vue';
import type { BridgeOutput } from '#host/contract.ts';
import { hostCall } from '#window/kit/host/host.ts';
import type { MapBox } from '#window/kit/map-types.ts';
import { useBasemaps } from './basemaps.ts';

type RemoteOffer = BridgeOutput<'remote.look'>;
export type RemoteFile = BridgeOutput<'remote.open'>;
export type RemoteLayer = RemoteOffer['layers'][number];

/** More rows than that are no list that a person reads: the field above it finds among all. */
const maxRows = 200;

/** A service that a person names, and its layers. */
export function useRemoteLayers() {
  const basemaps = useBasemaps();
  const [address, key, wanted] = [ref(''), ref(''), ref('')];
  const offer = shallowRef<RemoteOffer | null>(null);
  /** layers that were put on the map since the service was asked */
  const taken = ref(new Set<string>());
  /** features that came so far; null where none are fetched */
  const fetched = ref<number | null>(null);
  let asking: AbortController | null = null;

  const found = computed(() => {
    const words = wanted.value.trim().toLowerCase();
    return (offer.value?.layers ?? []).filter(
      ({ title, id, about }) => words === '' || `${title}\n${id}\n${about}`.toLowerCase().includes(words),
    );
  });
  const rows = computed(() => found.value.slice(0, maxRows));

  function stop(): void {
    asking?.abort();
    asking = null;
  }
  function clear(): void {
    stop();
    [offer.value, wanted.value] = [null, ''];
    taken.value = new Set();
  }
  /** Asks the service what it offers. Rejects with HostFault. */
  async function look(): Promise<void> {
    clear();
    const { signal } = (asking = new AbortController());
    offer.value = await hostCall(
      'remote.look',
      { address: address.value, key: address.value.includes('{key}') ? key.value : '' },
      { signal },
    );
  }
  /** Puts a layer among the maps of the user, and shows it; where it comes from another server, that server is allowed by it. Answers the map's id. */
  async function show({ id: layer, host, isElsewhere }: RemoteLayer): Promise<string> {
    const { id } = await hostCall('remote.show', { id: offer.value!.id, layer, allowedHost: isElsewhere ? host : '' });
    taken.value = new Set([...taken.value, layer]);
    await basemaps.load();
    basemaps.change(id, { visible: true });
    return id;
  }
  /** Fetches the features of a layer; where a box is given, those that meet it. Rejects with HostFault. */
  async function open({ id: layer, host, isElsewhere }: RemoteLayer, box: MapBox | null): Promise<RemoteFile> {
    const { signal } = (asking = new AbortController());
    fetched.value = 0;
    try {
      const input = { id: offer.value!.id, layer, allowedHost: isElsewhere ? host : '', box: box && ([...box] as [...MapBox]) };
      return await hostCall('remote.open', input, {
        signal,
        onProgress: (_share, count) => {
          fetched.value = Number(count);
        },
      });
    } finally {
      fetched.value = null;
    }
  }
  return { address, key, wanted, offer, taken, found, rows, fetched, look, show, open, stop, clear };
}
