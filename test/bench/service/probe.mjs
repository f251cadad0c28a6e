// Loaded into a measured process before its own code: answers by message how much processor time it took and how long its event loop was held since it was last asked.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
let before = process.cpuUsage();
process.on('message', (message) => {
  if (message?.type !== 'measure') return;
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  process.send({ type: 'measured', processorMilliseconds: (user + system) / 1000, longestHeldMilliseconds: delay.max / 1e6 });
  delay.reset();
});
