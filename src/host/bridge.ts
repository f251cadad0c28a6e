import { Answerer, type Handlers } from './answer.ts';
import { openBasemaps } from './basemaps.ts';
import { ClipboardGuard } from './clipboard-guard.ts';
import { Connections } from './connections.ts';
import type { Damage } from './json-file.ts';
import { KnownSecrets } from './known-secrets.ts';
import { createOffline, type OfflineTimes } from './offline/index.ts';
import type { Ports } from './ports.ts';
import { Refused } from './refused.ts';
import { projectShapesOf } from './project-shapes/project-shapes.ts';
import { UserGroups } from './user-groups.ts';
import { apiCalls } from './groups/api/api-calls.ts';
import { apiHandlers } from './groups/api/handler.ts';
import { basemapsHandlers } from './groups/basemaps/handler.ts';
import { connectionsHandlers } from './groups/connections/handler.ts';
import { draftsHandlers } from './groups/drafts/handler.ts';
import { filesHandlers } from './groups/files/handler.ts';
import { groupsHandlers } from './groups/user-groups/handler.ts';
import { hostHandlers } from './groups/host/handler.ts';
import { keysHandlers } from './groups/keys/handler.ts';
import { mapAreasHandlers } from './groups/map-areas/handler.ts';
import { offlineHandlers } from './groups/offline/handler.ts';
import { outboxHandlers } from './groups/outbox/handler.ts';
import { projectsHandlers } from './groups/projects/handler.ts';
import { reportHandlers } from './groups/report/handler.ts';
import { settingsHandlers } from './groups/settings/handler.ts';
import { sourcesHandlers } from './groups/sources/handler.ts';
import { takeAlongHandlers } from './groups/take-along/handler.ts';
import { sentence } from './phrases/sentence.ts';

/** For tests: shorter waits. */
export interface BridgeTuning {
  times?: OfflineTimes;
  timeoutMilliseconds?: number;
  clipboardSeconds?: number;
}

/** Every method of the bridge over the ports of a host; written once, the same in Electron and in the browser host. */
export function createBridge(ports: Ports, tuning: BridgeTuning = {}): Answerer & { end(): Promise<void> } {
  const secrets = new KnownSecrets();
  const onDamage = ({ path, keptAs, reason }: Damage) => {
    (ports.log ?? console.error)(`${path} could not be read (${reason}). It is kept as ${keptAs}.`);
  };
  const connections = new Connections(ports, secrets, onDamage, tuning.timeoutMilliseconds);
  const basemaps = openBasemaps(ports, secrets, onDamage);
  const offline = createOffline(ports, connections, secrets, onDamage, tuning.times);
  const calls = apiCalls(offline.call);
  const shapesOf = projectShapesOf(calls, connections, offline.shapes);
  const groups = new UserGroups(ports, connections, secrets, onDamage);
  const clipboard = new ClipboardGuard(ports.clipboard, tuning.clipboardSeconds);
  const handlers = {
    ...hostHandlers(ports),
    ...filesHandlers(ports, onDamage),
    ...draftsHandlers(ports, onDamage),
    ...settingsHandlers(ports, onDamage),
    ...basemapsHandlers(ports, secrets, basemaps, offline.areas),
    ...connectionsHandlers(ports, connections, calls, offline, groups),
    ...keysHandlers(connections, calls, offline, groups),
    ...groupsHandlers({ groups, connections, calls, clipboard, secrets }),
    ...apiHandlers(calls, connections),
    ...projectsHandlers(ports, calls, offline, connections, shapesOf),
    ...outboxHandlers(offline, connections),
    ...offlineHandlers(offline, connections, basemaps),
    ...takeAlongHandlers(offline, connections, basemaps),
    ...mapAreasHandlers(offline, basemaps),
    ...sourcesHandlers(offline.call),
    ...reportHandlers({ ports, connections, calls, shapesOf, notes: offline.notes }),
    'jobs.cancel': () => Promise.reject(new Refused('internal', sentence('host.cancel-elsewhere'))),
  } satisfies Record<keyof Handlers, unknown>;
  // `end` stops what goes on by itself: a host that ends needs it not, another bridge over the same folder does.
  return Object.assign(new Answerer(handlers, (event, payload) => ports.send(event, payload), secrets), {
    end: () => {
      offline.end();
      return clipboard.clear();
    },
  });
}
