import { computed, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue';
import type { CanopyThreshold } from '#api/canopy-threshold.ts';
import type { Geometry } from '#geo/types.ts';
import type { ReplyOf } from '#api/index.ts';
import type { Api } from '#operations/index.ts';
import { rasteriseInto, writeGeoTiff, type Grid } from '#raster/index.ts';
import { reportFault } from '#window/kit/attempt.ts';
import { HostFault, projectCall } from '#window/kit/host/host.ts';
import { usePanelContext, type NewLayer } from '#window/kit/product/panel-context.ts';
import type { Source } from '#window/kit/product/panel-data.ts';
import { text as t } from '#window/kit/text/index.ts';

type Alerts = ReplyOf<Api['deforestationAlerts']>;
export const alertLayer = 'forest-alerts';
/** cells of the map's own grid: a picture of more is not drawn */
const maxCells = 16_000_000;
const cellsPerDegree = 4000;
const none = 255;
const classes = [
  { value: 1, confidence: 'probable', colour: '#d9a400' },
  { value: 2, confidence: 'confirmed', colour: '#a3195b' },
] as const;

/** The cells of the alerts, which their shapes follow; null where they lie too far apart for one picture. */
export function alertPicture({ features }: Pick<Alerts, 'features'>): Uint8Array | null {
  const corners = features.flatMap(({ geometry }) => geometry.coordinates[0] ?? []);
  if (corners.length === 0) return null;
  const of = (axis: 0 | 1) => corners.map((corner) => Math.round(corner[axis]! * cellsPerDegree));
  const [west, east] = [of(0).reduce((a, b) => Math.min(a, b)), of(0).reduce((a, b) => Math.max(a, b))];
  const [south, north] = [of(1).reduce((a, b) => Math.min(a, b)), of(1).reduce((a, b) => Math.max(a, b))];
  const [width, height] = [east - west, north - south];
  if (!(width > 0 && height > 0 && width * height <= maxCells)) return null;
  const cell = 1 / cellsPerDegree;
  const grid: Grid = { west: west * cell, north: north * cell, cellWidth: cell, cellHeight: cell, width, height, epsg: 4326 };
  const values = new Uint8Array(width * height).fill(none);
  for (const { value, confidence } of classes) {
    const inside = new Uint8Array(width * height);
    for (const { geometry, properties } of features)
      if (properties.confidence === confidence) rasteriseInto(inside, geometry as Geometry, grid);
    for (let at = 0; at < inside.length; at += 1) if (inside[at] === 1) values[at] = value;
  }
  return writeGeoTiff(values, grid, { noData: none });
}

/** The alerts of the open project, and their layer on the map. Both null where the service has none; a provider need not have them. */
export function useAlerts(
  open: Ref<boolean>,
  query: Ref<{ canopy_threshold?: CanopyThreshold }>,
  source: Ref<Source | null>,
): { answer: ShallowRef<Alerts | null>; layer: ComputedRef<NewLayer | null> } {
  const { workspace, layers } = usePanelContext();
  const answer = shallowRef<Alerts | null>(null);
  let asked = 0;
  async function load(): Promise<void> {
    const id = workspace.current?.record.id;
    if (!id || !open.value) return;
    asked += 1;
    const own = asked;
    try {
      const { value, raw } = await projectCall('deforestationAlerts', id, query.value);
      if (own !== asked || workspace.current?.record.id !== id) return;
      answer.value = raw ? null : value;
      const bytes = answer.value && alertPicture(answer.value);
      if (!bytes) {
        layers.remove(alertLayer);
        return;
      }
      layers.put({
        slug: alertLayer,
        words: () => ({
          title: `${t('forest.alerts')}${answer.value?.synthetic === true ? ` (${t('panel.synthetic')})` : ''}`,
          legend: classes.map(({ value: cell, confidence, colour }) => ({ value: cell, label: t(`forest.${confidence}`), colour })),
        }),
        bytes,
        opacity: 1,
        visible: true,
        ...(source.value?.attribution ? { attribution: source.value.attribution } : {}),
      });
    } catch (error) {
      if (own !== asked) return;
      answer.value = null;
      layers.remove(alertLayer);
      if (!(error instanceof HostFault && ['not-found', 'not-ready', 'invalid'].includes(error.code))) reportFault(error);
    }
  }
  watch(
    () => workspace.current?.record.id,
    () => {
      answer.value = null;
    },
  );
  watch([() => workspace.current?.record.id, open, source, query], () => void load(), { immediate: true });
  return { answer, layer: computed(() => layers.list.find(({ slug }) => slug === alertLayer) ?? null) };
}
