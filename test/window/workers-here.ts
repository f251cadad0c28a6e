import { geometryWork } from '#window/kit/workers/geometry.ts';
import { readingWork } from '#window/kit/workers/reading.ts';

/** In place of `kit/workers`: files are read and shapes are measured in the thread of the test. */
export const reading = () => ({ work: readingWork, failed: new Promise(() => {}), end: () => {} });
export const prepareForFiles = (): void => {};
export const geometry = () => geometryWork;
