import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: NodeJS.GCFunction | null = null;

/**
 * Frees what nobody needs any more. V8 does so by itself only when its heap has grown to several times what is needed, and keeps the pages that it took: half of what a process that
 * reads millions of features has. Only the last resort gives them back to the system.
 */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as NodeJS.GCFunction;
  }
  collect({ type: 'major', flavor: 'last-resort', execution: 'sync' });
}
