import { computed, type Ref } from 'vue';
import type { RasterOperation } from '#host/groups/api/contract.ts';
import { descriptionWords } from '#sentences/phrases/answer-phrases.ts';
import { hostCall } from '../host/host.ts';
import { phrased } from '../text/index.ts';
import { rasters } from '../workers/index.ts';
import type { PanelData, Source } from './panel-data.ts';
import { useAnswer } from './use-product.ts';

export interface RasterAnswer {
  bytes: Uint8Array<ArrayBuffer>;
  hectares: ReadonlyMap<number, number>;
  description: string;
  metadata: Readonly<Record<string, string>>;
  synthetic: boolean;
}

/** A picture of classes for the open project: its file, the hectares of each class, and what the file says of itself. */
export function useRasterProduct(slug: string, operation: RasterOperation, query: Ref<Record<string, unknown>>, open: Ref<boolean>) {
  const { value: answer, ...shown } = useAnswer<RasterAnswer>(
    slug,
    async (id) => {
      const got = await hostCall('api.raster', { operation, params: { project_id: id }, query: query.value });
      const bytes = got.bytes as Uint8Array<ArrayBuffer>;
      const { hectares, ...counts } = await rasters().classPicture(bytes);
      return { ...got, value: { bytes, hectares: new Map(hectares), ...counts } };
    },
    query,
    open,
  );
  /** A picture says in its own description how it was made. */
  const source = computed<Source | null>(() => {
    const text = answer.value?.description ?? '';
    return text === ''
      ? null
      : {
          source: '',
          fetchedAt: '',
          method: descriptionWords(answer.value?.metadata ?? {}, phrased) || text,
          assumptions: [],
          noData: '',
          attribution: '',
          synthetic: answer.value?.synthetic === true,
        };
  });
  return { ...shown, answer, source } satisfies PanelData & Record<string, unknown>;
}
