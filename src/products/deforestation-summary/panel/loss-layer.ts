import { computed, onActivated, ref, watch, type ComputedRef, type Ref } from 'vue';
import type { CanopyThreshold } from '#api/canopy-threshold.ts';
import { reportFault } from '#window/kit/attempt.ts';
import { HostFault, hostCall } from '#window/kit/host/host.ts';
import { usePanelContext, type NewLayer } from '#window/kit/product/panel-context.ts';
import type { PanelData } from '#window/kit/product/panel-data.ts';
import { text as t } from '#window/kit/text/index.ts';
import { lossYears } from '../compute-loss-image.ts';

export const lossLayer = 'loss-years';
const hex = (colour: readonly number[]) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/**
 * The years of loss on the map, laid there as soon as the panel of the forest is seen; whether a person hid it is remembered with the look of every layer. A service
 * that has no such picture leaves the map as it is. The layer, or null.
 */
export function useLossLayer(
  open: Ref<boolean>,
  data: Pick<PanelData, 'source' | 'hasAnswer'>,
  /** what the summary is asked with */
  query: Ref<{ canopy_threshold?: CanopyThreshold }> = ref({}),
): ComputedRef<NewLayer | null> {
  const { workspace, layers } = usePanelContext();
  let asked = 0;
  async function lay(): Promise<void> {
    const id = workspace.current?.record.id;
    if (!id || !open.value || !data.hasAnswer.value) return;
    asked += 1;
    const own = asked;
    try {
      const { bytes } = await hostCall('api.raster', { operation: 'lossYearImage', params: { project_id: id }, query: query.value });
      if (own !== asked || workspace.current?.record.id !== id) return;
      layers.put({
        slug: lossLayer,
        words: () => ({
          title: `${t('forest.lossYears')}${data.source.value?.synthetic ? ` (${t('panel.synthetic')})` : ''}`,
          legend: lossYears(new Date().getFullYear()).map(({ year, value, colour }) => ({
            value,
            label: String(year),
            colour: hex(colour),
          })),
        }),
        bytes,
        opacity: 1,
        visible: true,
        ...(data.source.value?.attribution ? { attribution: data.source.value.attribution } : {}),
      });
    } catch (error) {
      if (own !== asked) return;
      layers.remove(lossLayer);
      // A provider need not have it, nor what was collected before there was one.
      if (!(error instanceof HostFault && ['not-found', 'not-ready', 'invalid'].includes(error.code))) reportFault(error);
    }
  }
  const layer = computed(() => layers.list.find(({ slug }) => slug === lossLayer) ?? null);
  watch([() => workspace.current?.record.id, open, data.source, query], () => void lay(), { immediate: true });
  // A tab that is opened again over a map without it.
  onActivated(() => {
    if (!layer.value) void lay();
  });
  return layer;
}
