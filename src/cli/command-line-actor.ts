import { hostname, userInfo } from 'node:os';
import type { Actor } from '#service/storage/acting.ts';

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // A user without an entry, as in a container.
    return String(process.getuid?.() ?? 'unknown');
  }
}

/** Who runs a command, as the audit log names them. */
export const commandLineActor = (): Actor => ({ userId: null, key: null, remote: `command line, ${userName()}@${hostname()}` });
