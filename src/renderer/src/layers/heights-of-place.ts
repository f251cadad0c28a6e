import { computed } from 'vue';
import { boundingBoxOfAll, type Geometry } from '#geo/index.ts';
import { heightsAttribution, heightsTile, heightsTilesOf, type HeightsTile } from '#remote/heights-tile.ts';
import type { MapBox } from '#window/kit/map-types.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useProjectShapes } from '#window/workspace/project-shapes.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useBasemaps } from './basemaps.ts';

/** Whoever needs more degree squares zooms in, or selects less. */
const maxTiles = 4;
/** From here on the screen shows about two degrees at most. */
const leastZoom = 10;
/** land around shapes, in degrees: some cells beyond their corners */
const marginDegrees = 0.005;

/** Of which land heights are offered: selected shapes, the open project, the shapes that are shown, or what the screen shows. `null`: too much to be of one place. */
interface HeightsPlace {
  of: 'selected' | 'project' | 'shown' | 'view';
  tiles: HeightsTile[];
  /** null: what the screen shows */
  box: MapBox | null;
}

function boxOf(geometries: Geometry[]): MapBox | null {
  const box = boundingBoxOfAll(geometries);
  if (!box) return null;
  const [west, south, east, north] = box;
  return [west, south, east < west ? east + 360 : east, north];
}
const widened = ([west, south, east, north]: MapBox): MapBox => [
  west - marginDegrees,
  south - marginDegrees,
  east + marginDegrees,
  north + marginDegrees,
];

/** Heights of the land that is worked on become one of the maps, hidden, and an area of them is saved in its own dialog. */
export function useHeightsOfPlace() {
  const basemaps = useBasemaps();
  const files = useFiles();
  const parcels = useProjectShapes();
  const workspace = useWorkspace();
  const ui = useUi();
  const land = computed<{ of: 'selected' | 'project'; geometries: Geometry[] } | null>(() => {
    const selected = [...files.selected, ...parcels.selected].flatMap(({ feature: { geometry } }) => geometry ?? []);
    if (selected.length > 0) return { of: 'selected', geometries: selected };
    return workspace.current && !files.isOpen ? { of: 'project', geometries: [workspace.current.geometry] } : null;
  });
  function placeUnder(of: HeightsPlace['of'], geometries: Geometry[]): HeightsPlace | null {
    const box = boxOf(geometries);
    const tiles = box && heightsTilesOf(box, maxTiles);
    return box && tiles && { of, tiles, box: widened(box) };
  }
  const place = computed<HeightsPlace | null>(() => {
    if (land.value) return placeUnder(land.value.of, land.value.geometries);
    const shown = placeUnder(
      'shown',
      files.withGeometry.flatMap(({ feature: { geometry } }) => geometry ?? []),
    );
    if (shown) return shown;
    return ui.place && ui.place.zoom >= leastZoom ? { of: 'view', tiles: [heightsTile(ui.place.lonLat)], box: null } : null;
  });

  /** Rejects with HostFault. */
  async function take({ name, address }: HeightsTile, box: MapBox | null): Promise<void> {
    const known = basemaps.rasters.find((one) => one.name === name);
    const id = known?.id ?? (await basemaps.save({ name, kind: 'pmtiles', address, layers: '', attribution: heightsAttribution, key: '' }));
    // It is asked for by what is measured, and not drawn over the map.
    if (!known) basemaps.change(id, { visible: false });
    basemaps.openArea(id, box);
  }
  return { place, take };
}
