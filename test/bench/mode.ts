import process from 'node:process';

/** Small sizes and half a second instead of several: figures for a look, not for a verdict. */
export const isQuick = process.argv.includes('--quick');

/** The arguments that are no options. */
export const named: string[] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

/** How many times as long the peer takes: above 1 ours is the faster one. Empty where either was not measured. */
export function ratio(peer: number | null | undefined, ours: number): string {
  return typeof peer === 'number' && Number.isFinite(peer) && peer > 0 && ours > 0 ? (peer / ours).toFixed(2) : '';
}
