import type { ComputedRef, Ref } from 'vue';
import type { ProductState } from '#api/index.ts';
import type { Operation } from '#operations/index.ts';

/** `waiting`: it is on its way. `failed`: it was tried and something is wrong. `absent`: this service, or this place, has none. */
export type PanelState = 'loading' | 'ready' | 'waiting' | 'failed' | 'absent';
/** Where an answer comes from, as our service says it; a provider's may say nothing. */
export interface Source {
  source: string;
  fetchedAt: string;
  method: string;
  assumptions: string[];
  /** why there are no figures here, or '' */ noData: string;
  attribution: string;
  synthetic: boolean;
}

/** What every panel needs to know of its product, whatever kind of answer it has. */
export interface PanelData {
  state: Ref<PanelState>;
  /** an answer is shown and a newer one is on its way */
  busy: Ref<boolean>;
  hasAnswer: ComputedRef<boolean>;
  message: Ref<string>;
  /** the parameter that a refusal names, to show the reason beside it */
  field: Ref<string | null>;
  job: ComputedRef<ProductState | null>;
  source: ComputedRef<Source | null>;
  /** the time of a kept answer that is shown because no newer one can be had, and why not */
  asOf: Ref<{ time: string; reason: string } | null>;
  retry(): Promise<void>;
  /** how the answer was read, where that was inferred and could be wrong */
  readings?: Ref<string[]>;
  /** the answer as it came, to show what no panel knows; a picture has none */
  raw?: { operation: Operation; value: Ref<unknown> };
}
