// Appends what each turn of this process's event loop computed, in milliseconds of processor time, to the file HECTARE_TURNS, a line each: node --import …
// Whoever asks meanwhile waits for one turn. Timed from outside, the wait would be that of the disk and of other work on the machine as well.
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.HECTARE_TURNS;
if (isMainThread) {
  let before = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    appendFileSync(file, `${(user + system) / 1000}\n`);
  }, 5).unref();
}
