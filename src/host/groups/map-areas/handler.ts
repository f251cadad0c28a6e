import type { BridgeOutput } from '../../contract.ts';
import type { Basemaps } from '../../basemaps.ts';
import type { AreaRecord } from '../../offline/map-areas/area-records.ts';
import type { Offline } from '../../offline/index.ts';
import { MapAreas } from '../../offline/map-areas/map-areas.ts';
import type { Ports } from '../../ports.ts';
import { planRaster, saveRaster } from '../../raster-areas/save-raster.ts';
import type { HandlerGroup } from '../handler.ts';

/** What the window sees of a record: how many tiles it has, not which. */
export const shownArea = ({ tiles, ...area }: AreaRecord): BridgeOutput<'mapAreas.take'> => ({
  ...area,
  basemapId: tiles.basemapId,
  tileCount: tiles.places.length,
});

export function mapAreasHandlers(ports: Ports, offline: Offline, basemaps: Basemaps): HandlerGroup<'mapAreas'> {
  const areas = new MapAreas(offline, basemaps);
  return {
    'mapAreas.plan': (choice, { signal }) => areas.plan(choice, signal),
    'mapAreas.take': async (choice, { signal, progress }) => shownArea(await areas.take(choice, signal, progress)),
    'mapAreas.save': ({ id }, { signal }) => areas.save(id, ports, signal),
    'mapAreas.rasterPlan': (choice, { signal }) => planRaster(choice, basemaps, ports, signal),
    'mapAreas.rasterTake': (choice, { signal, progress }) => saveRaster(choice, basemaps, ports, signal, progress),
    'mapAreas.remove': async ({ id }) => {
      await areas.remove(id);
      return {};
    },
  };
}
