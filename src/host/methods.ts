/**
 * Everything a window may ask of its host. Names only, so that the preload script stays tiny.
 * The schemas and the handler of each group stand side by side in groups/; preload, Electron main and the browser host all walk this list.
 */
export const bridgeMethods = [
  // the host itself
  'host.info',
  'host.openLink',
  'host.status',
  'host.startService',
  'host.copyText',
  // files in and out; in the browser host the window brings the bytes itself
  'files.choose',
  'files.read',
  'files.save',
  'files.replace',
  'files.recent',
  'files.clearRecent',
  'files.pending',
  // what survives a kill: drafts of imports and edits, window settings
  'drafts.save',
  'drafts.load',
  'drafts.remove',
  'settings.load',
  'settings.save',
  // connections and their secrets: a secret goes in, its label and last four characters come out
  'connections.list',
  'connections.save',
  'connections.remove',
  'connections.test',
  'connections.select',
  'keys.save',
  'keys.rotate',
  'keys.remove',
  // a token to the clipboard: it passes the window by
  'keys.copy',
  // user groups: what was typed, and whether a token is there
  'groups.list',
  'groups.save',
  'groups.rotate',
  'groups.saveToken',
  'groups.forget',
  // maps of the user under everything: by address (main fetches the tiles) or from a file (read in pieces)
  'basemaps.list',
  'basemaps.usePreset',
  'basemaps.save',
  'basemaps.addFile',
  'basemaps.remove',
  'basemaps.tile',
  'basemaps.range',
  'basemaps.pieces',
  // services with many layers: what one offers, and a layer of it as a map of the user
  'remote.look',
  'remote.show',
  'remote.open',
  'remote.icons',
  'remote.forgetIcons',
  // the monitoring API, by operation id, on the chosen connection
  'api.call',
  'api.quota',
  'projects.create',
  'projects.remove',
  // records and states of many at once, for lists
  'projects.overview',
  'projects.shapes',
  'projects.notes',
  'projects.saveNote',
  'projects.tags',
  'projects.export',
  // tiles of all projects, for a map of very many
  'projects.tiles',
  'projects.tile',
  // land of all registered projects, to hold other land against it
  'registered.fetch',
  'registered.boundaries',
  // a GeoTIFF answer as bytes for the map
  'api.raster',
  // a picture that an answer names by its address
  'api.picture',
  // the report: as a preview, as a file, and the logo on it
  'report.preview',
  'report.create',
  'report.logo',
  'report.saveLogo',
  // a map on paper: the land, a sheet as a preview, and the file
  'print.land',
  'print.preview',
  'print.create',
  // what waits to be sent, what was kept for where there is no network, and projects that were taken along
  'outbox.list',
  'outbox.send',
  'outbox.pause',
  'outbox.rename',
  'outbox.settle',
  'outbox.discard',
  'outbox.restore',
  'outbox.data',
  'offline.state',
  'offline.setLimit',
  'offline.clear',
  'offline.check',
  'takeAlong.plan',
  'takeAlong.start',
  'takeAlong.remove',
  // areas of a background map, with or without a project
  'mapAreas.plan',
  'mapAreas.take',
  'mapAreas.save',
  'mapAreas.rasterPlan',
  'mapAreas.rasterTake',
  'mapAreas.remove',
  // the open data that the embedded service reads, and whether each source still answers
  'sources.list',
  'sources.check',
  // new versions of the program: looked up, fetched and installed, each when a person asks for it
  'updates.state',
  'updates.check',
  'updates.fetch',
  'updates.install',
  // what is the user's: backups, the recovery of a damaged workspace, and erasing everything
  'workspace.state',
  'workspace.backUp',
  'workspace.verify',
  'workspace.restore',
  'workspace.move',
  'workspace.recovery',
  'workspace.damaged',
  'workspace.erase',
  'jobs.cancel',
] as const;
export type BridgeMethod = (typeof bridgeMethods)[number];

/** What a host tells its window without being asked. */
export const bridgeEvents = [
  'progress',
  'files-opened',
  'link-opened',
  'menu-command',
  'service-state',
  'update-state',
  'outbox-changed',
  'outbox-done',
  'file-damaged',
  'reachable',
] as const;
export type BridgeEvent = (typeof bridgeEvents)[number];

/** Errors are data: an error thrown across Electron's bridge loses everything but its message. */
export interface BridgeError {
  code: string;
  /** English; the window translates by `code` and falls back to this */
  message: string;
  details?: unknown;
  /** the sentence as data, where it came with a code: the window makes the words */
  phrase?: { code: string; params?: Readonly<Record<string, unknown>> | null | undefined };
}
export type Answer<T> = { ok: true; value: T } | { ok: false; error: BridgeError };

/** The object at `window.hectare`, the same in Electron and in the browser host. */
export interface WindowHost {
  kind: 'electron' | 'browser';
  /** whether the host opens files of the user by their paths, and so can open them again; otherwise the page reads them */
  hasPaths: boolean;
  /** `callId` names the call for progress events and `jobs.cancel` */
  call(method: BridgeMethod, input: unknown, callId?: string): Promise<Answer<unknown>>;
  on(event: BridgeEvent, listener: (payload: unknown) => void): () => void;
}
