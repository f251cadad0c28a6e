import { join } from 'node:path';

/** In place of `#threads/thread-file.ts` where the build is that of the sources: a built thread begins in half of the processor time, and answers with the same code. */
export const threadFile = (name: string): string => join(import.meta.dirname, '..', '..', 'out', 'main', `${name}.thread.js`);
