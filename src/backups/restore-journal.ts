import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** in the folder: what a restore still has to do */
export const journalName = 'restore-under-way.json';

/** Whether a restore of the folder was begun and not finished. Apart from the restore itself, so that a program that asks at its start need not load it. */
export const isRestoreUnderWay = (folder: string): boolean => existsSync(join(folder, journalName));
