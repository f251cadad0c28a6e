// The service in a process of its own. It learns its key by message, so that no command line or environment shows it, and ends with its parent.
import { codeOfError } from '#sentences/phrases/index.ts';
import { sentence } from './phrases/sentence.ts';
import { startService, type RunningService, type ServiceOptions } from './server.ts';

interface Port {
  send(message: unknown): void;
  listen(receive: (message: unknown) => void): void;
}
interface ParentPort {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (event: { data: unknown }) => void): void;
}

/** Electron's utility process has parentPort; a forked Node process has process.send. */
function portOfParent(): Port {
  const { parentPort } = process as unknown as { parentPort?: ParentPort };
  if (parentPort)
    return {
      send: (message) => parentPort.postMessage(message),
      listen: (receive) => parentPort.on('message', ({ data }) => receive(data)),
    };
  if (!process.send) throw new Error('The service process is started by Hectare; for a service of your own use "hectare serve".');
  return {
    send: (message) => {
      if (process.connected) process.send!(message as object);
    },
    listen: (receive) => {
      process.on('message', receive);
    },
  };
}

const port = portOfParent();
let running: RunningService | null = null;

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // It lives, and may take the time that changes under way need.
  port.send({ type: 'ending' });
  await running?.close();
  process.exit(0);
}

/** What nothing caught leaves this process in no known state: it is logged, and the parent starts another. A promise that nobody listened to is logged. */
function watchFaults({ log }: RunningService): void {
  process.on('uncaughtException', (error) => {
    log.processFault('uncaughtException', error);
    const { code, params, detail } = sentence('service.process-fault', { path: log.folder });
    port.send({ type: 'failed', message: detail, phrase: { code, params } });
    setTimeout(() => process.exit(1), 50);
  });
  process.on('unhandledRejection', (reason) => log.processFault('unhandledRejection', reason));
}

port.listen((message) => {
  const { type, options } = message as { type: string; options?: Omit<ServiceOptions, 'log'> };
  if (type === 'start' && options) {
    startService({ ...options, log: (text) => port.send({ type: 'log', text }) }).then(
      (service) => {
        running = service;
        watchFaults(service);
        port.send({ type: 'ready', url: service.url, socketPath: service.socketPath, pid: process.pid });
      },
      (error: Error) => {
        const phrase = codeOfError(error);
        port.send({ type: 'failed', message: error.message, ...(phrase ? { phrase } : {}) });
        setTimeout(() => process.exit(1), 50);
      },
    );
  } else if (type === 'stop') void stop();
});
process.on('disconnect', () => void stop());
process.on('SIGTERM', () => void stop());
