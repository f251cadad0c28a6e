import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { ServiceSupervisor, type ServiceChild, type ServiceMessage, type SupervisorOptions } from '#host/service-supervisor.ts';
import { forkService } from '#web/start-service.ts';
import { goodParcel } from '../helpers/parcels.ts';
import { freshFolder, root, testHost } from './host.ts';

const entry = join(root, 'out/main/service.js');
let running: ServiceSupervisor[] = [];
afterEach(async () => {
  await Promise.all(running.map((supervisor) => supervisor.stop()));
  running = [];
});

function supervised(changes: Partial<SupervisorOptions> = {}) {
  const states: string[] = [];
  const log: string[] = [];
  const supervisor = new ServiceSupervisor({
    dataFolder: freshFolder('supervised'),
    log: (text) => log.push(text),
    onState: ({ service }) => states.push(service),
    start: () => forkService(entry),
    firstPauseMilliseconds: 20,
    ...changes,
  });
  running.push(supervisor);
  return { supervisor, states, log };
}
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('the embedded service', () => {
  test('killed hard comes back by itself, and calls succeed again with what was created before', async () => {
    const { supervisor, states } = supervised();
    const host = testHost({ serviceAddress: () => supervisor.address() });
    await host.ask('projects.create', { name: 'Before', geojson: goodParcel });
    const pids = new Set<number>();
    for (let round = 0; round < 3; round += 1) {
      const pid = supervisor.pid!;
      pids.add(pid);
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => supervisor.pid !== undefined && supervisor.pid !== pid && supervisor.state.service === 'ready').toBe(true);
      const { value } = await host.ask('api.call', { operation: 'listProjects' });
      expect((value as { project_name: string }[]).map(({ project_name: name }) => name)).toEqual(['Before']);
    }
    expect(pids.size).toBe(3);
    expect(states.filter((state) => state === 'ready')).toHaveLength(4);
  });

  test('a call made while it is down waits for it', async () => {
    let isUp = false;
    const down = Promise.withResolvers<void>();
    const { supervisor } = supervised({
      firstPauseMilliseconds: 300,
      onState: ({ service }) => {
        if (service === 'starting' && isUp) down.resolve();
      },
    });
    const host = testHost({ serviceAddress: () => supervisor.address() });
    await supervisor.address();
    isUp = true;
    process.kill(supervisor.pid!, 'SIGKILL');
    await down.promise;
    expect(supervisor.state.service).toBe('starting');
    expect((await host.ask('api.call', { operation: 'listProjects' })).value).toEqual([]);
  });

  test.skipIf(process.platform === 'win32')(
    'that hangs is replaced',
    async () => {
      const { supervisor, log } = supervised({ pingEveryMilliseconds: 100 });
      await supervisor.address();
      const pid = supervisor.pid!;
      process.kill(pid, 'SIGSTOP');
      await expect.poll(() => supervisor.state.service === 'ready' && supervisor.pid !== pid).toBe(true);
      expect(isAlive(pid)).toBe(false);
      expect(log.join('\n')).toContain('did not answer any more');
    },
    180_000,
  );

  test.skipIf(process.platform !== 'linux')(
    'learns its key by message: its command line and environment know none, its socket is for its owner, and it ends with all it left',
    async () => {
      const { supervisor } = supervised();
      const { socketPath, apiKey, userGroupToken } = await supervisor.address();
      const pid = supervisor.pid!;
      const seen = readFileSync(`/proc/${pid}/cmdline`, 'latin1') + readFileSync(`/proc/${pid}/environ`, 'latin1');
      expect(seen).toContain('service.js');
      for (const secret of [apiKey, userGroupToken]) {
        expect(secret.length).toBeGreaterThan(40);
        expect(seen).not.toContain(secret);
      }
      expect(statSync(dirname(socketPath!)).mode & 0o777).toBe(0o700);
      await supervisor.stop();
      expect(isAlive(pid)).toBe(false);
      expect(existsSync(dirname(socketPath!))).toBe(false);
      await expect(supervisor.address()).rejects.toThrow('closing');
    },
    180_000,
  );

  test.skipIf(process.platform !== 'linux')(
    'listens on no port',
    async () => {
      const { supervisor } = supervised();
      await supervisor.address();
      const links = execFileSync('ls', ['-l', `/proc/${supervisor.pid!}/fd`], { encoding: 'utf8' });
      const sockets = new Set([...links.matchAll(/socket:\[(\d+)\]/g)].map(([, inode]) => inode!));
      expect(sockets.size).toBeGreaterThan(0);
      const listening = ['/proc/net/tcp', '/proc/net/tcp6']
        .filter((path) => existsSync(path))
        .flatMap((path) => readFileSync(path, 'utf8').split('\n').slice(1))
        .map((line) => line.trim().split(/\s+/))
        .filter(([, , , state, , , , , , inode]) => state === '0A' && sockets.has(inode ?? ''));
      expect(listening).toEqual([]);
    },
    180_000,
  );

  test('with a workspace that another one holds says so', async () => {
    const dataFolder = freshFolder('held');
    await supervised({ dataFolder }).supervisor.address();
    const { supervisor } = supervised({ dataFolder, firstPauseMilliseconds: 20_000 });
    await expect(supervisor.address()).rejects.toThrow('has this workspace open');
    expect(supervisor.state.message).toContain('has this workspace open');
  });
});

/** A service process made up: it does what `behave` says when it is told to start. */
function madeUp(behave: (child: { say(message: ServiceMessage): void; exit(code: number | null): void }) => void): () => ServiceChild {
  return () => {
    const message: ((one: ServiceMessage) => void)[] = [];
    const exit: ((code: number | null) => void)[] = [];
    const child = {
      say: (one: ServiceMessage) => message.forEach((listener) => listener(one)),
      exit: (code: number | null) => exit.splice(0).forEach((listener) => listener(code)),
    };
    return {
      pid: 1,
      kill: () => child.exit(null),
      onMessage: (listener) => message.push(listener),
      onExit: (listener) => exit.push(listener),
      send: (sent) => {
        const { type } = sent as { type: string };
        if (type === 'start') setImmediate(() => behave(child));
        else setImmediate(() => child.exit(0));
      },
    };
  };
}

describe('a service that does not stay up', () => {
  test('is started six times in all, with growing pauses, and then says what to do', async () => {
    let starts = 0;
    const times: number[] = [];
    const { supervisor, states } = supervised({
      firstPauseMilliseconds: 10,
      start: madeUp(({ say, exit }) => {
        starts += 1;
        times.push(Date.now());
        say({ type: 'failed', message: 'The workspace is damaged.' });
        exit(1);
      }),
    });
    await expect(supervisor.address()).rejects.toThrow('The workspace is damaged');
    await expect.poll(() => supervisor.state.service).toBe('failed');
    expect(starts).toBe(6);
    expect(supervisor.state.message).toMatch(/workspace is damaged.*restart Hectare/);
    expect(times[5]! - times[4]!).toBeGreaterThanOrEqual(150);
    await expect(supervisor.address()).rejects.toThrow('restart Hectare');
    await wait(100);
    expect(starts).toBe(6);
    // A person may have made room on the disk meanwhile.
    supervisor.startAgain();
    expect(supervisor.state.service).toBe('starting');
    await expect.poll(() => supervisor.state.service).toBe('failed');
    expect(starts).toBe(12);
    expect(states.at(-1)).toBe('failed');
  });

  test('writes no key into the log, even if it prints one', async () => {
    let given = '';
    const { supervisor, log } = supervised({
      start: () => {
        const child = madeUp(({ say }) => {
          say({ type: 'log', text: `listening with ${given}` });
          say({ type: 'ready', url: 'http://127.0.0.1:9' });
        })();
        return {
          ...child,
          send: (message) => {
            given = (message as { options?: { apiKey: string } }).options?.apiKey ?? given;
            child.send(message);
          },
        };
      },
    });
    expect((await supervisor.address()).apiKey).toBe(given);
    expect(log).toEqual(['listening with [removed]']);
  });
});
