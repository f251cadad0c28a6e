import * as z from 'zod';
import type { BridgeMethod } from './methods.ts';

/** Schemas of every bridge method. No output carries a secret: test/bridge/contract.test.ts walks them all. */

const id = z.string().min(1).max(200);
const secret = z.string().min(1).max(4096);
const bytes = z.instanceof(Uint8Array);
const nothing = z.object({});
const json = z.record(z.string(), z.unknown());

export const openedFile = z.object({ name: z.string(), bytes, path: z.string().optional() });
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
  id, name: z.string(), kind: z.enum(['embedded', 'remote']), baseUrl: z.string(), userGroupUrl: z.string(),
  secrets: z.array(secretLabel), selected: z.boolean(),
});
export const draftSummary = z.object({ id, kind: z.string(), title: z.string(), savedAt: z.string(), version: z.number() });
export const savedTo = z.object({ saved: z.boolean(), path: z.string().optional() });
/** What the window sends for a save: a host with dialogs writes it, the browser host offers it as a download. */
export const fileKind = z.enum(['geometry', 'geojson', 'kml', 'kmz', 'pdf', 'csv', 'png', 'tif', 'any']);

/** The only addresses outside that Hectare opens; the window names one of them, never an address. */
export const linkAddresses = {
  docs: 'https://github.com/hectare-gis/hectare/tree/main/docs/user-guide',
  licences: 'https://github.com/hectare-gis/hectare/blob/main/docs/licences.md',
  'natural-earth': 'https://www.naturalearthdata.com',
  'api-docs': 'https://github.com/hectare-gis/hectare/tree/main/docs/api',
  issues: 'https://github.com/hectare-gis/hectare/issues',
} as const;

/** kinds of file that projects can be taken along as */
export const exportFormat = z.enum(['geojson', 'kml', 'kmz', 'geopackage', 'shapefile', 'flatgeobuf', 'csv', 'gpx', 'wkt']);
export type ExportFormat = z.output<typeof exportFormat>;

const polygonal = z.looseObject({ type: z.string() });

export const bridgeContract = {
  'host.info': { input: nothing, output: z.object({ kind: z.enum(['electron', 'browser']), version: z.string(), platform: z.string(), keychain: z.enum(['system', 'memory']), why: z.string().optional() }) },
  'host.openLink': { input: z.object({ link: z.enum(['docs', 'licences', 'natural-earth', 'api-docs', 'issues']) }), output: nothing },
  'host.status': { input: nothing, output: z.object({ service: z.enum(['starting', 'ready', 'stopped', 'failed']), message: z.string().optional(), online: z.boolean() }) },

  'files.choose': { input: z.object({ kinds: z.array(fileKind), multiple: z.boolean().default(true) }), output: z.object({ files: z.array(openedFile) }) },
  'files.read': { input: z.object({ path: z.string().min(1).max(4096) }), output: openedFile },
  'files.save': { input: z.object({ suggestedName: z.string().min(1).max(255), kind: fileKind, bytes }), output: savedTo },
  'files.recent': { input: nothing, output: z.object({ files: z.array(recentFile) }) },
  'files.clearRecent': { input: nothing, output: nothing },
  /** files given on the command line or by double-click before the window was ready */
  'files.pending': { input: nothing, output: z.object({ files: z.array(openedFile) }) },

  'drafts.save': { input: z.object({ id, kind: z.string().max(40), title: z.string().max(300), version: z.number().int(), content: z.unknown() }), output: z.object({ savedAt: z.string() }) },
  'drafts.load': { input: z.object({ id }), output: z.object({ summary: draftSummary, content: z.unknown() }).nullable() },
  /** `damaged`: files of drafts that could not be read, kept aside under these paths */
  'drafts.list': { input: nothing, output: z.object({ drafts: z.array(draftSummary), damaged: z.array(z.string()).default([]) }) },
  'drafts.remove': { input: z.object({ id }), output: nothing },
  'settings.load': { input: nothing, output: json },
  'settings.save': { input: z.object({ settings: json }), output: nothing },

  'connections.list': { input: nothing, output: z.object({ connections: z.array(connection), keychain: z.enum(['system', 'memory']) }) },
  'connections.save': { input: connectionInput, output: connection },
  'connections.remove': { input: z.object({ id }), output: nothing },
  'connections.test': { input: z.object({ id }), output: z.object({ ok: z.boolean(), message: z.string(), projectCount: z.number().nullable(), milliseconds: z.number() }) },
  'connections.select': { input: z.object({ id }), output: nothing },
  'keys.save': { input: z.object({ connectionId: id, kind: secretKind, label: z.string().max(40).default(''), secret }), output: secretLabel },
  /** user-group token: asks the service for a new one and stores it; api-key of the embedded service: makes a new one */
  'keys.rotate': { input: z.object({ connectionId: id, kind: secretKind }), output: secretLabel },
  'keys.remove': { input: z.object({ connectionId: id, kind: secretKind }), output: nothing },

  'api.call': { input: z.object({ operation: z.string().max(80), params: json.default({}), query: json.default({}), body: z.unknown().optional(), connectionId: id.optional() }),
    output: z.object({ value: z.unknown(), deviations: z.array(z.object({ path: z.string(), rule: z.string() })), fetchedAt: z.string(), stale: z.boolean() }) },
  'api.quota': { input: nothing, output: z.object({ known: z.boolean(), limitHectares: z.number().nullable(), usedHectares: z.number().nullable(), remainingHectares: z.number().nullable() }) },
  'api.raster': { input: z.object({ operation: z.string().max(80), params: json.default({}), query: json.default({}) }), output: z.object({ bytes, fetchedAt: z.string(), stale: z.boolean() }) },
  'projects.create': { input: z.object({ name: z.string().trim().min(1).max(300), geojson: polygonal, isCollection: z.boolean().default(false), isControlPool: z.boolean().default(false) }), output: z.unknown() },
  'projects.export': { input: z.object({ projectIds: z.array(id).min(1), format: exportFormat }), output: savedTo },
  'report.create': { input: z.object({ projectId: id, mapPng: bytes.optional(), notes: z.string().max(5000).default(''), paper: z.enum(['A4', 'letter']).default('A4') }), output: savedTo },
  'jobs.cancel': { input: z.object({ callId: id }), output: z.object({ cancelled: z.boolean() }) },
} satisfies Record<BridgeMethod, { input: z.ZodType; output: z.ZodType }>;

export type BridgeInput<M extends BridgeMethod> = z.input<(typeof bridgeContract)[M]['input']>;
export type BridgeOutput<M extends BridgeMethod> = z.output<(typeof bridgeContract)[M]['output']>;

/** payloads of the events in methods.ts */
export interface BridgeEvents {
  progress: { callId: string; share: number; message?: string };
  'files-opened': { files: z.output<typeof openedFile>[] };
  'menu-command': { command: string };
  'service-state': { service: 'starting' | 'ready' | 'stopped' | 'failed'; message?: string };
  theme: { dark: boolean };
}
