import { fork } from 'node:child_process';
import type { ServiceChild } from '#host/service-supervisor.ts';

/** The service as a Node process; its message port is the IPC channel, so neither its command line nor its environment carries a key. */
export function forkService(entry: string): ServiceChild {
  const child = fork(entry, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], serialization: 'advanced' });
  return {
    get pid() {
      return child.pid;
    },
    send: (message) => {
      if (child.connected) child.send(message as object, () => {});
    },
    onMessage: (listener) => {
      child.on('message', listener);
    },
    onExit: (listener) => {
      child.on('exit', listener);
    },
    kill: () => {
      child.kill('SIGKILL');
    },
  };
}
