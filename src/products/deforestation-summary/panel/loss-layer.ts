import { ref, type ComputedRef, type Ref } from 'vue';
import type { CanopyThreshold } from '#api/canopy-threshold.ts';
import type { NewLayer } from '#window/kit/product/panel-context.ts';
import type { PanelData } from '#window/kit/product/panel-data.ts';
import { useSideLayer } from '#window/kit/product/use-side-layer.ts';
import { text as t } from '#window/kit/text/index.ts';
import { lossYears } from '../compute-loss-image.ts';

export const lossLayer = 'loss-years';
const hex = (colour: readonly number[]) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** The years of loss on the map. The layer, or null. */
export const useLossLayer = (
  open: Ref<boolean>,
  data: Pick<PanelData, 'source' | 'hasAnswer'>,
  /** what the summary is asked with */
  query: Ref<{ canopy_threshold?: CanopyThreshold }> = ref({}),
): ComputedRef<NewLayer | null> =>
  useSideLayer(
    {
      slug: lossLayer,
      operation: 'lossYearImage',
      query,
      words: () => ({
        title: `${t('forest.lossYears')}${data.source.value?.synthetic ? ` (${t('panel.synthetic')})` : ''}`,
        legend: lossYears(new Date().getFullYear()).map(({ year, value, colour }) => ({ value, label: String(year), colour: hex(colour) })),
      }),
      opacity: 1,
    },
    open,
    data,
  );
