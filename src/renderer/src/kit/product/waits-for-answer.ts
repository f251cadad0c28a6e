import type { ProductState } from '#api/index.ts';

/** Whether a product cannot go on before a person has answered. A provider that does not say what it waits for is not asked about. */
export const waitsForAnswer = ({ state, waits_for: waitsFor }: Pick<ProductState, 'state' | 'waits_for'>): boolean =>
  state === 'queued' && waitsFor === 'decision';
