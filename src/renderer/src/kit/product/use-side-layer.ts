import { computed, onActivated, watch, type ComputedRef, type Ref } from 'vue';
import type { RasterOperation } from '#host/groups/api/contract.ts';
import { reportFault } from '../attempt.ts';
import { HostFault, hostCall } from '../host/host.ts';
import { usePanelContext, type LayerWords, type NewLayer } from './panel-context.ts';
import type { PanelData } from './panel-data.ts';

interface SideLayer {
  /** the name of the layer */
  slug: string;
  operation: RasterOperation;
  query: Ref<Record<string, unknown>>;
  words: LayerWords;
  opacity: number;
}

/**
 * A picture beside the figures of a product, laid over the map as soon as its panel is seen; whether a person hid it is remembered with the look of every layer. A
 * service that has no such picture leaves the map as it is. The layer, or null.
 */
export function useSideLayer(
  { slug, operation, query, words, opacity }: SideLayer,
  open: Ref<boolean>,
  data: Pick<PanelData, 'source' | 'hasAnswer'>,
): ComputedRef<NewLayer | null> {
  const { workspace, layers } = usePanelContext();
  let asked = 0;
  async function lay(): Promise<void> {
    const id = workspace.current?.record.id;
    if (!id || !open.value || !data.hasAnswer.value) return;
    asked += 1;
    const own = asked;
    try {
      const { bytes } = await hostCall('api.raster', { operation, params: { project_id: id }, query: query.value });
      if (own !== asked || workspace.current?.record.id !== id) return;
      layers.put({
        slug,
        words,
        bytes,
        opacity,
        visible: true,
        ...(data.source.value?.attribution ? { attribution: data.source.value.attribution } : {}),
      });
    } catch (error) {
      if (own !== asked) return;
      layers.remove(slug);
      // A provider need not have it, nor what was collected before there was one.
      if (!(error instanceof HostFault && ['not-found', 'not-ready', 'invalid'].includes(error.code))) reportFault(error);
    }
  }
  const layer = computed(() => layers.list.find((one) => one.slug === slug) ?? null);
  watch([() => workspace.current?.record.id, open, data.source, query], () => void lay(), { immediate: true });
  // A tab that is opened again over a map without it.
  onActivated(() => {
    if (!layer.value) void lay();
  });
  return layer;
}
