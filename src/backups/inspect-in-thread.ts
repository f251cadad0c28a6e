import { Worker } from 'node:worker_threads';
import { threadFile } from '#threads/thread-file.ts';
import { BackupFault } from './backup-fault.ts';
import type { Inspection } from './inspection.ts';
import { sentence } from './phrases/sentence.ts';

/** `inspect` in a thread of its own, so that a large workspace holds nobody up. Rejects with BackupFault when the thread ends early. */
export function inspectInThread(path: string, isCopy: boolean): Promise<Inspection> {
  return new Promise((resolve, reject) => {
    const file = threadFile('inspect', import.meta.url);
    if (file === null) throw new BackupFault(sentence('backups.thread-missing'));
    const worker = new Worker(file, { workerData: { path, isCopy } });
    const failed = (reason: string) => reject(new BackupFault(sentence('backups.check-failed', { path, reason })));
    worker.once('message', (found: Inspection) => resolve(found));
    worker.once('error', (error: Error) => failed(error.message));
    worker.once('exit', (code) => failed(String(code)));
  });
}
