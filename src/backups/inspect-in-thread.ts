import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { BackupFault } from './backup-fault.ts';
import type { Inspection } from './inspection.ts';
import { sentence } from './phrases/sentence.ts';

/** The thread beside this module: TypeScript in a source tree, JavaScript in a build, where shared chunks stand one folder down. */
function threadFile(): string {
  const names = ['./inspect.thread.ts', './inspect.thread.js', '../inspect.thread.js'];
  const found = names.map((name) => fileURLToPath(new URL(name, import.meta.url))).find((path) => existsSync(path));
  if (found === undefined) throw new BackupFault(sentence('backups.thread-missing'));
  return found;
}

/** `inspect` in a thread of its own, so that a large workspace holds nobody up. Rejects with BackupFault when the thread ends early. */
export function inspectInThread(path: string, isCopy: boolean): Promise<Inspection> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(threadFile(), { workerData: { path, isCopy } });
    const failed = (reason: string) => reject(new BackupFault(sentence('backups.check-failed', { path, reason })));
    worker.once('message', (found: Inspection) => resolve(found));
    worker.once('error', (error: Error) => failed(error.message));
    worker.once('exit', (code) => failed(String(code)));
  });
}
