// Checks one workspace and says what it found.
import { parentPort, workerData } from 'node:worker_threads';
import { inspect } from './inspection.ts';

const { path, isCopy } = workerData as { path: string; isCopy: boolean };
parentPort!.postMessage(inspect(path, isCopy));
