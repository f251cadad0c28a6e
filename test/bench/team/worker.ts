// A worker of a team in a process of its own, as a message says.
import process from 'node:process';
import { startWorker, type WorkerOptions } from '#service/worker.ts';

process.on('message', (message: { type: string; options: Omit<WorkerOptions, 'log'> }) => {
  if (message.type !== 'start') return;
  startWorker({ ...message.options, log: () => {} }).then(
    ({ close }) => {
      process.send!({ type: 'ready', url: '' });
      process.on('SIGTERM', () => void close().then(() => process.exit(0)));
    },
    (error: Error) => process.send!({ type: 'failed', message: error.message }),
  );
});
process.on('disconnect', () => process.exit(0));
