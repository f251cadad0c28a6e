import type { ProductState } from '#api/index.ts';

/** Whether the job of a product waits for a person's decision. False for a provider whose jobs do not say what they wait for. */
export const waitsForAnswer = ({ state, waits_for: waitsFor }: Pick<ProductState, 'state' | 'waits_for'>): boolean =>
  state === 'queued' && waitsFor === 'decision';
