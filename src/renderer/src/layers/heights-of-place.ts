import { useUi } from '#window/workspace/ui.ts';
import { useBasemaps } from './basemaps.ts';
import { heightsAttribution, heightsTile } from './heights-tile.ts';

/** Heights of the place on the screen become one of the maps, hidden, and an area of them is saved in its own dialog. */
export function useHeightsOfPlace() {
  const basemaps = useBasemaps();
  const ui = useUi();
  /** Rejects with HostFault. */
  return async function takeHeights(): Promise<void> {
    if (!ui.place) return;
    const { name, address } = heightsTile(ui.place.lonLat);
    const known = basemaps.rasters.find((one) => one.name === name);
    const id = known?.id ?? (await basemaps.save({ name, kind: 'pmtiles', address, layers: '', attribution: heightsAttribution, key: '' }));
    // It is asked for by what is measured, and not drawn over the map.
    if (!known) basemaps.change(id, { visible: false });
    basemaps.openArea(id);
  };
}
