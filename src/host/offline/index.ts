import { join } from 'node:path';
import * as z from 'zod';
import { isObject } from '#domain/object.ts';
import { embeddedId, type Connections } from '../connections.ts';
import { JsonFile, type Damage } from '../json-file.ts';
import { KeptShapes } from '../project-shapes/kept-shapes.ts';
import type { KnownSecrets } from '../known-secrets.ts';
import type { Ports } from '../ports.ts';
import { Accounts } from './account.ts';
import { AnswerStore } from './answer-store.ts';
import { isUnreachable } from './faults.ts';
import { keptCalls, type SeenCall } from './kept-calls.ts';
import { Outbox } from './outbox/outbox.ts';
import type { OutboxTimes } from './outbox/retry.ts';
import { Reachability } from './reachability.ts';
import { TakenAlong } from './taken-along.ts';

export type { SeenCall } from './kept-calls.ts';

const defaultLimitBytes = 1_000_000_000;
const settings = z.object({ limitBytes: z.number().int().min(0) });
/** several changes of one moment are told once */
const tellMilliseconds = 40;

/** for tests: shorter waits */
export interface OfflineTimes extends Partial<OutboxTimes> {
  firstProbeMilliseconds?: number;
}

/** What makes Hectare work without a network: kept answers, the outbox, what was taken along, and who can be reached. */
export interface Offline {
  call: SeenCall;
  accounts: Accounts;
  store: AnswerStore;
  outbox: Outbox;
  reachability: Reachability;
  taken: TakenAlong;
  /** shapes of projects at services that keep one geometry a project */
  shapes: KeptShapes;
  limitBytes(): Promise<number>;
  setLimit(bytes: number): Promise<void>;
  /** as the list of projects that was seen last has it; the id where it has none */
  nameOfProject(connectionId: string, projectId: string): Promise<string>;
  /** a key was entered or taken away */
  keyChanged(connectionId: string, isGone: boolean): Promise<void>;
  connectionRemoved(connectionId: string): Promise<void>;
  end(): void;
}

export function createOffline(
  ports: Ports,
  connections: Connections,
  secrets: KnownSecrets,
  onDamage: (damage: Damage) => void,
  times: OfflineTimes = {},
): Offline {
  const folder = join(ports.dataFolder, 'offline');
  const log = (text: string) => (ports.log ?? console.error)(text);
  const file = new JsonFile(join(folder, 'settings.json'), settings, { limitBytes: defaultLimitBytes }, onDamage);
  const limitBytes = async () => (await file.read()).limitBytes;
  const accounts = new Accounts(folder, connections, onDamage);
  const taken = new TakenAlong(join(folder, 'taken'), onDamage);
  const store = new AnswerStore({ folder: join(folder, 'answers'), limitBytes, pinned: () => taken.pinned(), log });
  const shapes = new KeptShapes(join(ports.dataFolder, 'shapes'), log);
  const call = keptCalls({ connections, accounts, store, secrets, reachability: () => reachability });

  let telling: NodeJS.Timeout | null = null;
  const tell = () => {
    telling ??= setTimeout(() => {
      telling = null;
      ports.send('outbox-changed', {});
    }, tellMilliseconds).unref();
  };
  const outbox = new Outbox({
    folder: join(ports.dataFolder, 'outbox'),
    onDamage,
    log,
    onChange: tell,
    times,
    clean: (value) => secrets.clean(value),
    call: async (operation, input, signal) => call(operation, { ...input, live: true }, signal),
    place: (connectionId) => accounts.of(connectionId),
    keepShapes: async (entry, projectId, shape) => {
      const { connectionId, name: projectName, geometryHash, projectId: gone } = entry;
      // The embedded service keeps the shapes itself.
      if (connectionId === embeddedId) return;
      if (projectId !== null && shape) await shapes.keep({ connectionId, projectId }, { projectName, geometryHash }, shape);
      if (entry.kind !== 'create' && gone !== null) await shapes.remove({ connectionId, projectId: gone });
    },
    onDone: (entry, projectId, isWatched) => {
      const { connectionId, account } = entry;
      if (entry.kind !== 'create' && entry.projectId !== null)
        void store.forgetProject({ connectionId, account }, entry.projectId).catch(() => {});
      if (!isWatched) ports.send('outbox-done', { id: entry.id, kind: entry.kind, name: entry.name, connectionId, projectId });
    },
    onUnreachable: (connectionId) => reachability.noteLost(connectionId),
  });
  const reachability = new Reachability({
    ...(times.firstProbeMilliseconds === undefined ? {} : { firstProbeMilliseconds: times.firstProbeMilliseconds }),
    probe: async (connectionId) => {
      try {
        await call('listProjects', { connectionId, live: true }, AbortSignal.timeout(30_000));
      } catch (error) {
        // A service that says no was reached.
        if (isUnreachable(error) || (error as { code?: string }).code === 'cancelled') throw error;
      }
    },
    onChange: (connectionId, reachable) => {
      ports.send('reachable', { connectionId, reachable });
      if (reachable) void outbox.nudge(connectionId);
    },
  });
  outbox.start().catch((error: Error) => log(`The outbox could not be read: ${error.message}`));

  return {
    call,
    accounts,
    store,
    outbox,
    reachability,
    taken,
    shapes,
    limitBytes,
    async setLimit(bytes) {
      await file.write({ limitBytes: bytes });
      await store.evict();
    },
    async nameOfProject(connectionId, projectId) {
      const place = await accounts.of(connectionId).catch(() => null);
      const list = place && (await store.read(place, { operation: 'listProjects', params: {}, query: {} }))?.value;
      const entry = Array.isArray(list) ? (list as unknown[]).filter(isObject).find(({ id }) => String(id) === projectId) : undefined;
      return typeof entry?.['project_name'] === 'string' ? entry['project_name'] : projectId;
    },
    async keyChanged(connectionId, isGone) {
      if (isGone) {
        await accounts.forget(connectionId);
        return;
      }
      void outbox.nudge(connectionId);
      void reachability.askNow(connectionId).then((reachable) => ports.send('reachable', { connectionId, reachable }));
    },
    async connectionRemoved(connectionId) {
      reachability.forget(connectionId);
      await accounts.forget(connectionId);
      await taken.removeConnection(connectionId);
      await store.clear(connectionId);
      await shapes.removeConnection(connectionId);
    },
    end() {
      outbox.end();
      reachability.end();
    },
  };
}
