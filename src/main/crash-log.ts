import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const maxBytes = 1024 ** 2;

/**
 * What went wrong in the program, a line each with its time, in a file that stays on this computer and only its user may read. At one megabyte the file becomes
 * the older of two. A disk that takes nothing is no reason to end.
 */
export function crashLog(path: string, now: () => Date = () => new Date()): (text: string) => void {
  return (text) => {
    const line = `${now().toISOString()} ${text.replaceAll(/[\r\n]+/g, ' ⏎ ')}\n`;
    try {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      const { size } = statSync(path, { throwIfNoEntry: false }) ?? { size: 0 };
      if (size + line.length > maxBytes) renameSync(path, `${path}.older`);
      appendFileSync(path, line, { mode: 0o600 });
    } catch {
      /* see above */
    }
  };
}
