import type { StreamOptions } from '../format.ts';

/** The options for a file inside an archive: its progress as a share of the whole archive's. */
export function withInnerProgress(options: StreamOptions, toWhole: (share: number) => number): StreamOptions {
  const { onProgress } = options;
  return onProgress
    ? {
        ...options,
        onProgress: (share) => {
          onProgress(toWhole(share));
        },
      }
    : { ...options };
}
