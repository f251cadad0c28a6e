import * as z from 'zod';
import { portfolioSections, projectSections } from '#products/report-sections.ts';
import type { CommandId } from './commands.ts';
import type { BridgeMethod } from './methods.ts';

/** Schemas of every bridge method. No output carries a secret: test/host/contract.test.ts walks them all. */

const id = z.string().min(1).max(200);
const secret = z.string().min(1).max(4096);
const bytes = z.instanceof(Uint8Array);
const nothing = z.object({});
const json = z.record(z.string(), z.unknown());

/** `file` is a browser's own handle of a file that is read in pieces; its `bytes` are empty then. It never crosses a bridge. */
export const openedFile = z.object({ name: z.string(), bytes, path: z.string().optional(), file: z.instanceof(Blob).optional() });
export const recentFile = z.object({ name: z.string(), path: z.string(), openedAt: z.string() });

export const connectionInput = z.object({
  id: id.optional(),
  name: z.string().trim().min(1).max(120),
  baseUrl: z.url({ protocol: /^https?$/ }),
  userGroupUrl: z.union([z.url({ protocol: /^https?$/ }), z.literal('')]).default(''),
});
export const secretKind = z.enum(['api-key', 'user-group-token']);
/** the last four characters, never more */
export const secretLabel = z.object({ kind: secretKind, label: z.string().max(40), lastFour: z.string().max(4), savedAt: z.string() });
export const connection = z.object({
  id,
  name: z.string(),
  kind: z.enum(['embedded', 'remote']),
  baseUrl: z.string(),
  userGroupUrl: z.string(),
  secrets: z.array(secretLabel),
  selected: z.boolean(),
});
export const environmentTag = z.enum(['Customer', 'Testing']);
const jsonText = z.string().max(200_000);
/** A user group as it was typed on this computer: mapping and properties are JSON texts, so that nothing of them is lost on the way. */
export const userGroup = z.object({
  id,
  connectionId: id,
  userGroupId: z.string(),
  name: z.string(),
  environmentTag: environmentTag.nullable(),
  teamId: z.number().nullable(),
  mapping: jsonText,
  properties: jsonText,
  savedAt: z.string(),
  hasToken: z.boolean(),
  lastFour: z.string().max(4),
});
export const draftSummary = z.object({ id, kind: z.string(), title: z.string(), savedAt: z.string(), version: z.number() });
export const savedTo = z.object({ saved: z.boolean(), path: z.string().optional() });
/** What the window sends for a save: a host with dialogs writes it, the browser host offers it as a download. */
export const fileKind = z.enum(['geometry', 'geojson', 'kml', 'kmz', 'pdf', 'csv', 'png', 'tif', 'image', 'html', 'xlsx', 'zip', 'any']);

/** The only addresses outside that Hectare opens; the window names one of them, never an address. */
export const linkAddresses = {
  docs: 'https://github.com/hectare-gis/hectare/tree/main/docs/user-guide',
  licences: 'https://github.com/hectare-gis/hectare/blob/main/docs/licences.md',
  'natural-earth': 'https://www.naturalearthdata.com',
  'api-docs': 'https://github.com/hectare-gis/hectare/tree/main/docs/api',
  issues: 'https://github.com/hectare-gis/hectare/issues',
} as const;

/** A map of the user. `host` is what a window may see of its address; a file's path never comes out. */
export const basemap = z.object({
  id,
  name: z.string(),
  kind: z.enum(['xyz', 'wms', 'file']),
  host: z.string(),
  layers: z.string(),
  attribution: z.string(),
  hasKey: z.boolean(),
  fileName: z.string(),
});
export const basemapInput = z.object({
  id: id.optional(),
  name: z.string().trim().min(1).max(120),
  kind: z.enum(['xyz', 'wms']),
  address: z.string().trim().min(8).max(2000),
  layers: z.string().max(500).default(''),
  attribution: z.string().max(300).default(''),
  key: z.string().max(4096).default(''),
});
const tileNumber = z
  .number()
  .int()
  .min(0)
  .max(2 ** 26);

/** kinds of file that projects can be taken along as */
export const exportFormat = z.enum(['geojson', 'kml', 'kmz', 'geopackage', 'shapefile', 'flatgeobuf', 'csv', 'gpx', 'wkt']);
export type ExportFormat = z.output<typeof exportFormat>;

/** `stale`: nobody could be asked now, for this reason; it is what was true at `fetchedAt`. `waiting`: the entry of the outbox that this became. */
const seen = { stale: z.boolean(), reason: z.string().optional(), reasonCode: z.string().optional(), waiting: z.string().optional() };
const outboxKind = z.enum(['create', 'edit', 'delete']);
export const outboxItem = z.object({
  id,
  kind: outboxKind,
  name: z.string(),
  connectionId: z.string(),
  connectionName: z.string().nullable(),
  projectId: z.string().nullable(),
  isCollection: z.boolean(),
  isControlPool: z.boolean(),
  areaHectares: z.number().nullable(),
  state: z.enum(['waiting', 'sending', 'held', 'refused']),
  createdAt: z.string(),
  lastSentAt: z.string().nullable(),
  unsure: z.boolean(),
  attempts: z.number(),
  notBefore: z.string().nullable(),
  fault: z.object({ code: z.string(), message: z.string(), details: z.unknown() }).nullable(),
  /** made with another key than the connection has now */
  otherAccount: z.boolean(),
  /** the name of an earlier entry that has to go first */
  blockedBy: z.string().nullable(),
  /** what the connection lacks before anything can be sent */
  connectionFault: z.object({ code: z.string(), message: z.string() }).nullable(),
});
const reportSection = z.enum([...projectSections, ...portfolioSections]);
/** what a person chooses for a report; the logo is the one that the host keeps */
const reportOptions = z.object({
  sections: z.array(reportSection).min(1).max(30),
  language: z.enum(['en', 'es']).default('en'),
  paper: z.enum(['A4', 'letter']).default('A4'),
  title: z.string().max(300).default(''),
  notes: z.string().max(20_000).default(''),
  withLogo: z.boolean().default(false),
  mapPng: bytes.optional(),
});
const reportScope = { projectIds: z.array(id).min(1).max(5000), isPortfolio: z.boolean().default(false), options: reportOptions };
const missingProducts = z.array(z.object({ slug: z.string(), reason: z.string() }));
const reportLogo = z.object({ bytes, type: z.enum(['image/png', 'image/jpeg']), width: z.number(), height: z.number() });

/** tiles of a basemap with an address, from the whole world down to a zoom level */
const takeChoice = z.object({
  projectId: id,
  tiles: z
    .object({ basemapId: id, zoom: z.number().int().min(0).max(19) })
    .nullable()
    .default(null),
});

const polygonal = z.looseObject({ type: z.string() });

export const bridgeContract = {
  'host.info': {
    input: nothing,
    output: z.object({
      kind: z.enum(['electron', 'browser']),
      version: z.string(),
      platform: z.string(),
      keychain: z.enum(['system', 'memory']),
      why: z.string().optional(),
    }),
  },
  'host.openLink': { input: z.object({ link: z.enum(['docs', 'licences', 'natural-earth', 'api-docs', 'issues']) }), output: nothing },
  'host.status': {
    input: nothing,
    output: z.object({ service: z.enum(['starting', 'ready', 'stopped', 'failed']), message: z.string().optional(), online: z.boolean() }),
  },

  'files.choose': {
    input: z.object({ kinds: z.array(fileKind), multiple: z.boolean().default(true) }),
    output: z.object({ files: z.array(openedFile) }),
  },
  'files.read': { input: z.object({ path: z.string().min(1).max(4096) }), output: openedFile },
  'files.save': { input: z.object({ suggestedName: z.string().min(1).max(255), kind: fileKind, bytes }), output: savedTo },
  'files.recent': { input: nothing, output: z.object({ files: z.array(recentFile) }) },
  'files.clearRecent': { input: nothing, output: nothing },
  /** files given on the command line or by double-click before the window was ready */
  'files.pending': { input: nothing, output: z.object({ files: z.array(openedFile) }) },

  /** `json`: the content as UTF-8 JSON in place of `content`. Large content crosses so, because a window writes and reads a text several times faster than values within a message. */
  'drafts.save': {
    input: z.object({
      id,
      kind: z.string().max(40),
      title: z.string().max(300),
      version: z.number().int(),
      content: z.unknown(),
      json: bytes.optional(),
    }),
    output: z.object({ savedAt: z.string() }),
  },
  'drafts.load': {
    input: z.object({ id, asJson: z.boolean().default(false) }),
    output: z.object({ summary: draftSummary, content: z.unknown(), json: bytes.optional() }).nullable(),
  },
  /** `damaged`: files of drafts that could not be read, kept aside under these paths */
  'drafts.list': { input: nothing, output: z.object({ drafts: z.array(draftSummary), damaged: z.array(z.string()).default([]) }) },
  'drafts.remove': { input: z.object({ id }), output: nothing },
  'settings.load': { input: nothing, output: json },
  'settings.save': { input: z.object({ settings: json }), output: nothing },

  'connections.list': { input: nothing, output: z.object({ connections: z.array(connection), keychain: z.enum(['system', 'memory']) }) },
  'connections.save': { input: connectionInput, output: connection },
  'connections.remove': { input: z.object({ id }), output: nothing },
  'connections.test': {
    input: z.object({ id }),
    output: z.object({ ok: z.boolean(), message: z.string(), projectCount: z.number().nullable(), milliseconds: z.number() }),
  },
  'connections.select': { input: z.object({ id }), output: nothing },
  'keys.save': {
    input: z.object({ connectionId: id, kind: secretKind, label: z.string().max(40).default(''), secret }),
    output: secretLabel,
  },
  /** user-group token: asks the service for a new one and stores it; api-key of the embedded service: makes a new one */
  'keys.rotate': { input: z.object({ connectionId: id, kind: secretKind }), output: secretLabel },
  'keys.remove': { input: z.object({ connectionId: id, kind: secretKind }), output: nothing },
  /** the token of a group, or the connection's own user-group token; off the clipboard again after the seconds, if it is still there */
  'keys.copy': {
    input: z.object({ connectionId: id.optional(), groupId: id.optional() }),
    output: z.object({ clearsAfterSeconds: z.number() }),
  },
  /** `ownAddress`: whether the connection has an address of its own for user groups */
  'groups.list': {
    input: z.object({ connectionId: id.optional() }),
    output: z.object({ connectionId: id, groups: z.array(userGroup), ownAddress: z.boolean() }),
  },
  /** `made`: whether the service made it or found it, null where it does not say; `told`: its answer without the token */
  'groups.save': {
    input: z.object({
      connectionId: id.optional(),
      userGroupId: z.string().trim().min(1).max(300),
      name: z.string().trim().min(1).max(300),
      environmentTag: environmentTag.optional(),
      mapping: jsonText,
      properties: jsonText,
      isNew: z.boolean(),
    }),
    output: z.object({ group: userGroup, made: z.boolean().nullable(), told: json }),
  },
  'groups.rotate': { input: z.object({ connectionId: id.optional(), id }), output: userGroup },
  'groups.saveToken': { input: z.object({ connectionId: id.optional(), id, secret }), output: userGroup },
  /** on this computer alone: the API has no call that deletes a group */
  'groups.forget': { input: z.object({ connectionId: id.optional(), id }), output: nothing },

  'basemaps.list': { input: nothing, output: z.object({ basemaps: z.array(basemap) }) },
  'basemaps.save': { input: basemapInput, output: basemap },
  /** the host's own dialog; null when nothing was chosen. The browser host has no paths: there the window reads the file that its user chose. */
  'basemaps.addFile': { input: nothing, output: basemap.nullable() },
  'basemaps.remove': { input: z.object({ id }), output: nothing },
  'basemaps.tile': {
    input: z.object({ id, z: z.number().int().min(0).max(26), x: tileNumber, y: tileNumber }),
    output: z.object({ bytes: bytes.nullable() }),
  },
  'basemaps.range': {
    input: z.object({
      id,
      offset: z.number().int().min(0),
      length: z
        .number()
        .int()
        .min(0)
        .max(64 * 1024 * 1024),
    }),
    output: z.object({ bytes }),
  },

  'api.call': {
    input: z.object({
      operation: z.string().max(80),
      params: json.default({}),
      query: json.default({}),
      body: z.unknown().optional(),
      connectionId: id.optional(),
    }),
    output: z.object({
      value: z.unknown(),
      deviations: z.array(z.object({ path: z.string(), rule: z.string() })),
      fetchedAt: z.string(),
      ...seen,
    }),
  },
  'api.quota': {
    input: nothing,
    output: z.object({
      known: z.boolean(),
      limitHectares: z.number().nullable(),
      usedHectares: z.number().nullable(),
      remainingHectares: z.number().nullable(),
    }),
  },
  'api.raster': {
    input: z.object({ operation: z.string().max(80), params: json.default({}), query: json.default({}) }),
    output: z.object({ bytes, fetchedAt: z.string(), ...seen }),
  },
  'projects.create': {
    input: z.object({
      name: z.string().trim().min(1).max(300),
      geojson: polygonal,
      isCollection: z.boolean().default(false),
      isControlPool: z.boolean().default(false),
      /** the project whose place it takes: that one is deleted when this one is there */
      replaces: id.optional(),
    }),
    output: z.unknown(),
  },
  'projects.export': { input: z.object({ projectIds: z.array(id).min(1), format: exportFormat }), output: savedTo },
  'outbox.list': {
    input: nothing,
    output: z.object({
      paused: z.boolean(),
      entries: z.array(outboxItem),
      /** sent in this run, the newest first */
      done: z.array(
        z.object({
          id,
          kind: outboxKind,
          name: z.string(),
          connectionId: z.string(),
          at: z.string(),
          projectId: z.string().nullable(),
          wasThere: z.boolean(),
        }),
      ),
    }),
  },
  'outbox.send': { input: z.object({ id: id.optional() }), output: nothing },
  'outbox.pause': { input: z.object({ paused: z.boolean() }), output: nothing },
  'outbox.rename': { input: z.object({ id, name: z.string().trim().min(1).max(300) }), output: nothing },
  'outbox.settle': { input: z.object({ id, as: z.enum(['done', 'send', 'adopt']) }), output: nothing },
  'outbox.discard': { input: z.object({ id }), output: nothing },
  'outbox.restore': { input: z.object({ id }), output: nothing },
  'outbox.data': {
    input: z.object({ id }),
    output: z.object({
      name: z.string(),
      isCollection: z.boolean(),
      isControlPool: z.boolean(),
      replaces: z.string().nullable(),
      geojson: json.nullable(),
    }),
  },
  'offline.state': {
    input: nothing,
    output: z.object({
      limitBytes: z.number(),
      connections: z.array(
        z.object({
          id,
          name: z.string(),
          answers: z.number(),
          bytes: z.number(),
          oldestUse: z.string().nullable(),
          reachable: z.boolean(),
        }),
      ),
      taken: z.array(
        z.object({
          projectId: z.string(),
          name: z.string(),
          connectionId: z.string(),
          takenAt: z.string(),
          bytes: z.number(),
          packBytes: z.number(),
          missing: z.array(z.object({ what: z.string(), reason: z.string() })),
        }),
      ),
    }),
  },
  'offline.setLimit': { input: z.object({ bytes: z.number().int().min(0).max(1e13) }), output: nothing },
  'offline.clear': { input: z.object({ connectionId: id.optional() }), output: z.object({ freedBytes: z.number() }) },
  'offline.check': { input: z.object({ connectionId: id.optional() }), output: z.object({ reachable: z.boolean() }) },
  /** the report as HTML, made from what the service answers now; `fresh` asks everything again */
  'report.preview': {
    input: z.object({ ...reportScope, fresh: z.boolean().default(false) }),
    output: z.object({ html: z.string(), title: z.string(), synthetic: z.boolean(), missing: missingProducts }),
  },
  'report.create': {
    input: z.object({ ...reportScope, format: z.enum(['pdf', 'html', 'xlsx', 'zip']) }),
    output: savedTo.extend({ pageCount: z.number().nullable(), missingLetters: z.array(z.string()), missing: missingProducts }),
  },
  'report.logo': { input: nothing, output: z.object({ logo: reportLogo.nullable() }) },
  /** PNG, JPEG or SVG; null takes the logo away */
  'report.saveLogo': { input: z.object({ bytes: bytes.nullable() }), output: z.object({ logo: reportLogo.nullable() }) },
  'takeAlong.plan': {
    input: takeChoice.extend({ measure: z.boolean().default(false) }),
    output: z.object({
      answers: z.object({ count: z.number(), bytes: z.number(), hereCount: z.number(), hereBytes: z.number(), unknownCount: z.number() }),
      pack: z.object({ bytes: z.number(), missing: z.array(z.string()), isMade: z.boolean(), isMeasured: z.boolean() }).nullable(),
      tiles: z
        .object({ count: z.number(), bytes: z.number().nullable(), most: z.number(), isForbidden: z.boolean(), host: z.string() })
        .nullable(),
      before: z.object({ takenAt: z.string(), bytes: z.number() }).nullable(),
    }),
  },
  'takeAlong.start': {
    input: takeChoice,
    output: z.object({
      bytes: z.number(),
      packBytes: z.number(),
      missing: z.array(z.object({ what: z.string(), reason: z.string() })),
      takenAt: z.string(),
    }),
  },
  'takeAlong.remove': { input: z.object({ connectionId: id, projectId: id }), output: nothing },
  'jobs.cancel': { input: z.object({ callId: id }), output: z.object({ cancelled: z.boolean() }) },
} satisfies Record<BridgeMethod, { input: z.ZodType; output: z.ZodType }>;

export type BridgeInput<M extends BridgeMethod> = z.input<(typeof bridgeContract)[M]['input']>;
export type BridgeOutput<M extends BridgeMethod> = z.output<(typeof bridgeContract)[M]['output']>;

/** payloads of the events in methods.ts */
export interface BridgeEvents {
  progress: { callId: string; share: number; message?: string };
  'files-opened': { files: z.output<typeof openedFile>[] };
  'menu-command': { command: CommandId };
  'service-state': { service: 'starting' | 'ready' | 'stopped' | 'failed'; message?: string };
  theme: { dark: boolean };
  'outbox-changed': Record<string, never>;
  'outbox-done': { id: string; kind: 'create' | 'edit' | 'delete'; name: string; connectionId: string; projectId: string | null };
  /** a connection that answered before does not any more, or does again */
  reachable: { connectionId: string; reachable: boolean };
}
