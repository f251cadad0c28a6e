import process from 'node:process';

/** Milliseconds of processor time that this thread spent on some work; other work of the machine does not lengthen them. */
export async function processorMilliseconds(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
