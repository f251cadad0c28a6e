import type { HeightsTile } from '#remote/heights-tile.ts';
import { Answerer, type CallContext, type Handlers } from './answer.ts';
import { openBasemaps } from './basemaps.ts';
import { ProjectHeights } from './heights/project-heights.ts';
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
import { printHandlers } from './groups/print/handler.ts';
import { registeredHandlers } from './groups/registered/handler.ts';
import { remoteHandlers } from './groups/remote/handler.ts';
import { reportHandlers } from './groups/report/handler.ts';
import { settingsHandlers } from './groups/settings/handler.ts';
import { sourcesHandlers } from './groups/sources/handler.ts';
import { updatesHandlers } from './groups/updates/handler.ts';
import { workspaceHandlers, type Replacing } from './groups/workspace/handler.ts';
import { takeAlongHandlers } from './groups/take-along/handler.ts';
import { sentence } from './phrases/sentence.ts';

/** For tests: shorter waits, and heights from a server of their own. */
export interface BridgeTuning {
  heightsAddressOf?: (tile: HeightsTile) => string;
  times?: OfflineTimes;
  timeoutMilliseconds?: number;
  clipboardSeconds?: number;
}

/** The handlers over one state of the profile, and what ends them. */
function openProfile(ports: Ports, secrets: KnownSecrets, tuning: BridgeTuning) {
  const onDamage = ({ path, keptAs, reason }: Damage) => {
    (ports.log ?? console.error)(`${path} could not be read (${reason}). It is kept as ${keptAs}.`);
    ports.send('file-damaged', {});
  };
  const connections = new Connections(ports, secrets, onDamage, tuning.timeoutMilliseconds);
  const basemaps = openBasemaps(ports, secrets, onDamage);
  const offline = createOffline(ports, connections, secrets, onDamage, tuning.times);
  const calls = apiCalls(offline.call);
  const shapesOf = projectShapesOf(calls, connections, offline.shapes);
  const groups = new UserGroups(ports, connections, secrets, onDamage);
  const { heightsAddressOf } = tuning;
  const heights = new ProjectHeights({
    dataFolder: ports.dataFolder,
    basemaps,
    ...(heightsAddressOf ? { addressOf: heightsAddressOf } : {}),
  });
  const clipboard = new ClipboardGuard(ports.clipboard, tuning.clipboardSeconds);
  const printing = printHandlers(ports, basemaps);
  const handlers = {
    ...hostHandlers(ports),
    ...filesHandlers(ports, onDamage),
    ...draftsHandlers(ports, onDamage),
    ...settingsHandlers(ports, onDamage),
    ...basemapsHandlers(ports, secrets, basemaps, offline.areas),
    ...remoteHandlers(ports, secrets, basemaps),
    ...connectionsHandlers(ports, connections, calls, offline, groups),
    ...keysHandlers(connections, calls, offline, groups),
    ...groupsHandlers({ groups, connections, calls, clipboard, secrets }),
    ...apiHandlers(calls, connections),
    ...projectsHandlers(ports, calls, offline, connections, shapesOf),
    ...registeredHandlers(offline, connections),
    ...outboxHandlers(offline, connections),
    ...offlineHandlers(offline, connections, basemaps),
    ...takeAlongHandlers(offline, connections, basemaps, heights),
    ...mapAreasHandlers(ports, offline, basemaps),
    ...sourcesHandlers(offline.call),
    ...updatesHandlers(ports),
    ...printing.handlers,
    ...reportHandlers({ ports, connections, calls, shapesOf, notes: offline.notes }),
  };
  return {
    handlers,
    /** stops what goes on by itself, and closes what is open */
    end: async () => {
      offline.end();
      await printing.end();
      await clipboard.clear();
    },
    close: () => connections.close(),
  };
}

type ProfileHandlers = ReturnType<typeof openProfile>['handlers'];

/**
 * Every method of the bridge over the ports of a host; written once, the same in Electron and in the browser host. Where a backup takes the place of the profile,
 * everything over its files ends before, and begins anew after it.
 */
export function createBridge(ports: Ports, tuning: BridgeTuning = {}): Answerer & { end(): Promise<void> } {
  const secrets = new KnownSecrets();
  let profile = openProfile(ports, secrets, tuning);
  let isReplacing = false;
  const replacing: Replacing = async (work) => {
    if (isReplacing) throw new Refused('being-replaced', sentence('host.being-replaced'));
    isReplacing = true;
    try {
      await profile.end();
      await profile.close();
      return await (ports.whileServiceStopped ? ports.whileServiceStopped(work) : work());
    } finally {
      profile = openProfile(ports, secrets, tuning);
      isReplacing = false;
    }
  };
  const overProfile = Object.fromEntries(
    (Object.keys(profile.handlers) as (keyof ProfileHandlers)[]).map((name) => [
      name,
      (input: never, context: CallContext): Promise<unknown> =>
        isReplacing
          ? Promise.reject(new Refused('being-replaced', sentence('host.being-replaced')))
          : profile.handlers[name](input, context),
    ]),
  ) as Record<keyof ProfileHandlers, Handlers[keyof ProfileHandlers]>;
  const handlers = {
    ...overProfile,
    ...workspaceHandlers({ ports, replacing }),
    'jobs.cancel': () => Promise.reject(new Refused('internal', sentence('host.cancel-elsewhere'))),
  } satisfies Record<keyof Handlers, unknown>;
  // A host that ends needs no `end`, another bridge over the same folder does.
  return Object.assign(new Answerer(handlers, (event, payload) => ports.send(event, payload), secrets), { end: () => profile.end() });
}
