import { join } from 'node:path';
import * as z from 'zod';
import { isObject } from '#domain/object.ts';
import { embeddedId, type Connections } from '../connections.ts';
import { JsonFile, type Damage } from '../json-file.ts';
import { KeptShapes } from '../project-shapes/kept-shapes.ts';
import { boundariesFolder, KeptBoundaries } from '../registered-land/kept-boundaries.ts';
import { ProjectTiles } from '../project-tiles/project-tiles.ts';
import { ProjectNotes } from '../project-notes/project-notes.ts';
import type { KnownSecrets } from '../known-secrets.ts';
import type { Ports } from '../ports.ts';
import { Accounts } from './account.ts';
import { AnswerStore } from './answer-store.ts';
import { isUnreachable } from './faults.ts';
import { keptCalls, type SeenCall } from './kept-calls.ts';
import { Outbox } from './outbox/outbox.ts';
import type { OutboxTimes } from './outbox/retry.ts';
import { Reachability } from './reachability.ts';
import { AreaRecords } from './map-areas/area-records.ts';
import { TakenAlong } from './take-along/taken-along.ts';
import type { TileList } from './take-along/tile-lists.ts';

export type { SeenCall } from './kept-calls.ts';

const defaultLimitBytes = 1_000_000_000;
const settings = z.object({ limitBytes: z.number().int().min(0) });
/** changes within this time are sent to the window as one event */
const debounceMilliseconds = 40;
const probeTimeoutMilliseconds = 30_000;

/** for tests: shorter waits */
export interface OfflineTimes extends Partial<OutboxTimes> {
  firstProbeMilliseconds?: number;
}

/** What makes Hectare work without a network: stored answers, the outbox, what was taken along, and which connections can be reached. */
export interface Offline {
  call: SeenCall;
  accounts: Accounts;
  store: AnswerStore;
  outbox: Outbox;
  reachability: Reachability;
  taken: TakenAlong;
  /** of background maps, kept without a project */
  areas: AreaRecords;
  /** every tile of a map that a project or an area names: they stay */
  namedTiles(): Promise<TileList[]>;
  /** shapes of projects at services that keep one geometry a project */
  shapes: KeptShapes;
  notes: ProjectNotes;
  /** of registered projects, to hold other land against them */
  boundaries: KeptBoundaries;
  /** of projects, for a map of very many */
  projectTiles: ProjectTiles;
  limitBytes(): Promise<number>;
  setLimit(bytes: number): Promise<void>;
  /** from the stored list of projects; the id where the list does not have it */
  nameOfProject(connectionId: string, projectId: string): Promise<string>;
  /** a key was entered or taken away */
  keyChanged(connectionId: string, isGone: boolean): Promise<void>;
  connectionRemoved(connectionId: string): Promise<void>;
  end(): void;
}

/** Calls `send` once for all calls of a short time. */
function debounced(send: () => void): () => void {
  let timer: NodeJS.Timeout | null = null;
  return () => {
    timer ??= setTimeout(() => {
      timer = null;
      send();
    }, debounceMilliseconds).unref();
  };
}

/** Rejects when the service was not reached; one that refuses was. */
async function probe(call: SeenCall, connectionId: string): Promise<void> {
  try {
    await call('listProjects', { connectionId, live: true }, AbortSignal.timeout(probeTimeoutMilliseconds));
  } catch (error) {
    if (isUnreachable(error) || (error as { code?: string }).code === 'cancelled') throw error;
  }
}

async function nameOfProject(accounts: Accounts, store: AnswerStore, connectionId: string, projectId: string): Promise<string> {
  const place = await accounts.of(connectionId).catch(() => null);
  const list: unknown = place && (await store.read(place, { operation: 'listProjects', params: {}, query: {} }))?.value;
  const project = Array.isArray(list) ? list.filter(isObject).find(({ id }) => String(id) === projectId) : undefined;
  return typeof project?.['project_name'] === 'string' ? project['project_name'] : projectId;
}

interface OutboxParts {
  ports: Ports;
  secrets: KnownSecrets;
  call: SeenCall;
  accounts: Accounts;
  store: AnswerStore;
  shapes: KeptShapes;
  notes: ProjectNotes;
  onDamage: (damage: Damage) => void;
  log: (text: string) => void;
  times: OfflineTimes;
  noteLost: (connectionId: string) => void;
}
function openOutbox({ ports, secrets, call, accounts, store, shapes, notes, onDamage, log, times, noteLost }: OutboxParts): Outbox {
  return new Outbox({
    folder: join(ports.dataFolder, 'outbox'),
    onDamage,
    log,
    onChange: debounced(() => ports.send('outbox-changed', {})),
    times,
    clean: (value) => secrets.clean(value),
    call: async (operation, input, signal) => call(operation, { ...input, live: true }, signal),
    place: (connectionId) => accounts.of(connectionId),
    keepShapes: async (entry, projectId, shape) => {
      const { connectionId, name: projectName, geometryHash, projectId: deleted } = entry;
      if (entry.kind === 'edit' && deleted !== null) await notes.edited(connectionId, deleted, projectId);
      if (entry.kind === 'delete' && deleted !== null) await notes.removed(connectionId, deleted);
      // The embedded service stores the shapes itself.
      if (connectionId === embeddedId) return;
      const sent = entry.kind === 'delete' || projectId === null ? null : await shape();
      if (projectId !== null && sent) await shapes.keep({ connectionId, projectId }, { projectName, geometryHash }, sent);
      if (entry.kind !== 'create' && deleted !== null) await shapes.remove({ connectionId, projectId: deleted });
    },
    beforeReplacing: ({ connectionId, projectId }) =>
      projectId === null ? Promise.resolve() : notes.beforeEdit(connectionId, projectId, AbortSignal.timeout(10_000)).catch(() => {}),
    onDone: (entry, projectId, isWatched) => {
      const { connectionId, account } = entry;
      if (entry.kind !== 'create' && entry.projectId !== null)
        void store.forgetProject({ connectionId, account }, entry.projectId).catch(() => {});
      if (!isWatched) ports.send('outbox-done', { id: entry.id, kind: entry.kind, name: entry.name, connectionId, projectId });
    },
    onUnreachable: noteLost,
  });
}

function openReachability(ports: Ports, call: SeenCall, outbox: Outbox, times: OfflineTimes): Reachability {
  return new Reachability({
    ...(times.firstProbeMilliseconds === undefined ? {} : { firstProbeMilliseconds: times.firstProbeMilliseconds }),
    probe: (connectionId) => probe(call, connectionId),
    onChange: (connectionId, reachable) => {
      ports.send('reachable', { connectionId, reachable });
      if (reachable) void outbox.nudge(connectionId);
    },
  });
}

async function namedTiles(taken: TakenAlong, areas: AreaRecords): Promise<TileList[]> {
  const [records, kept] = await Promise.all([taken.list(), areas.list()]);
  return [...records.flatMap(({ tiles }) => tiles), ...kept.map(({ tiles }) => tiles)];
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
  const limitBytes = async () => (await file.look()).limitBytes;
  const accounts = new Accounts(folder, connections, onDamage);
  const taken = new TakenAlong(join(folder, 'taken'), onDamage);
  const areas = new AreaRecords(join(folder, 'map-areas.json'), onDamage);
  const store = new AnswerStore({ folder: join(folder, 'answers'), limitBytes, pinned: () => taken.pinned(), log });
  const shapes = new KeptShapes(join(ports.dataFolder, 'shapes'), log);
  const boundaries = new KeptBoundaries(boundariesFolder(ports.dataFolder));
  const projectTiles = new ProjectTiles(join(folder, 'project-tiles'), connections, accounts);
  const call = keptCalls({ connections, accounts, store, secrets, reachability: () => reachability });

  const notes = new ProjectNotes(ports.dataFolder, connections, call, onDamage);
  const parts = { ports, secrets, call, accounts, store, shapes, notes, onDamage, log, times };
  const outbox = openOutbox({ ...parts, noteLost: (id) => reachability.noteLost(id, performance.now()) });
  const reachability = openReachability(ports, call, outbox, times);
  outbox.start().catch((error: Error) => log(`The outbox could not be read: ${error.message}`));

  return {
    call,
    accounts,
    store,
    outbox,
    reachability,
    taken,
    areas,
    namedTiles: () => namedTiles(taken, areas),
    shapes,
    notes,
    boundaries,
    projectTiles,
    limitBytes,
    setLimit: (bytes) => file.write({ limitBytes: bytes }).then(() => store.evict()),
    nameOfProject: (connectionId, projectId) => nameOfProject(accounts, store, connectionId, projectId),
    keyChanged: async (connectionId, isGone) => {
      if (isGone) await accounts.forget(connectionId);
      else {
        void outbox.nudge(connectionId);
        void reachability.askNow(connectionId).then((reachable) => ports.send('reachable', { connectionId, reachable }));
      }
    },
    connectionRemoved: async (connectionId) => {
      reachability.forget(connectionId);
      await accounts.forget(connectionId);
      await Promise.all([taken, shapes, notes].map((kept) => kept.removeConnection(connectionId)));
      await Promise.all([store, boundaries, projectTiles].map((kept) => kept.clear(connectionId)));
    },
    end() {
      store.settle();
      for (const part of [outbox, reachability]) part.end();
    },
  };
}
