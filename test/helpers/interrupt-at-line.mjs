// Interrupts this process, as Ctrl-C does, as soon as it writes a line that fits HECTARE_INTERRUPT_AT to its standard error: node --import …
// Whoever reads the line outside sees it a moment later, and on a busy machine the work is over before it interrupts.
import { isMainThread } from 'node:worker_threads';

const wanted = new RegExp(process.env.HECTARE_INTERRUPT_AT, 'm');
if (isMainThread) {
  const { write } = process.stderr;
  process.stderr.write = function (text, ...rest) {
    const isTaken = write.call(this, text, ...rest);
    if (wanted.test(String(text))) process.kill(process.pid, 'SIGINT');
    return isTaken;
  };
}
