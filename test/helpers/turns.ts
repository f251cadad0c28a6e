import process from 'node:process';

/**
 * Watches how long this thread keeps others from their turn, in processor time, which other work of the machine does not lengthen. The function that comes back ends it and
 * tells the longest, in milliseconds.
 */
export function watchTurns(): () => number {
  let longest = 0;
  let last = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.threadCpuUsage();
  }, 1);
  return () => {
    clearInterval(timer);
    return longest;
  };
}
