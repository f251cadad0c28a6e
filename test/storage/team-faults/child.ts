// A server or a worker of a team in a process of its own, as a message says.
import { flushCompileCache } from 'node:module';
import process from 'node:process';
import { startService, type ServiceOptions } from '#service/server.ts';
import { startWorker, type WorkerOptions } from '#service/worker.ts';

process.on('message', (message: { server: ServiceOptions } | { worker: WorkerOptions }) => {
  const started =
    'server' in message
      ? startService(message.server).then(({ url, close }) => ({ url, close }))
      : startWorker({ ...message.worker, log: () => {} }).then(({ close }) => ({ url: '', close }));
  started.then(
    ({ url, close }) => {
      process.send!({ type: 'ready', url });
      // One that is killed would leave nothing of what it compiled to the next.
      flushCompileCache();
      process.on('SIGTERM', () => void close().then(() => process.exit(0)));
    },
    (error: Error) => {
      process.send!({ type: 'failed', message: error.message });
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
