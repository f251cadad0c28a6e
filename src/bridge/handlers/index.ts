import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { api, type Operation, type Project } from '../../api/index.ts';
import { writeFile, type WriteOptions } from '../../formats/index.ts';
import { geometryHash, type Feature, type Geometry } from '../../geo/index.ts';
import { Answerer, type Handlers } from '../answer.ts';
import { Connections, embeddedId, Refused } from '../connections.ts';
import { draftSummary, recentFile, type BridgeInput } from '../contract.ts';
import { JsonFile } from '../json-file.ts';
import type { BridgeMethod } from '../methods.ts';
import type { Ports } from '../ports.ts';
import { projectReport } from './report.ts';

const draft = z.object({ summary: draftSummary, content: z.unknown() });
const mostRecent = 20;
/** Drafts are files; an id that is not a plain name cannot reach another file. */
const draftFile = (folder: string, id: string) => {
  if (!/^[\w.-]{1,100}$/.test(id)) throw new Refused('bad-draft-id', 'A draft’s id is letters, digits, dots and dashes.');
  return join(folder, `${id}.json`);
};
const operationOf = (name: string): Operation => {
  const operation = (Object.keys(api) as Operation[]).find((key) => key === name || api[key].id === name);
  if (!operation) throw new Refused('unknown-operation', `The monitoring API has no “${name}”.`);
  return operation;
};

/** Every method of the bridge over the ports of a host. */
export function createBridge(ports: Ports): Answerer {
  const connections = new Connections(ports);
  const settings = new JsonFile(join(ports.dataFolder, 'settings.json'), z.record(z.string(), z.unknown()), {});
  const recent = new JsonFile(join(ports.dataFolder, 'recent.json'), z.array(recentFile), []);
  const draftsFolder = join(ports.dataFolder, 'drafts');
  const openDrafts = new Map<string, JsonFile<typeof draft>>();
  const draftOf = (id: string) => {
    let file = openDrafts.get(id);
    if (!file) { file = new JsonFile(draftFile(draftsFolder, id), draft, { summary: { id, kind: '', title: '', savedAt: '', version: 0 }, content: null }); openDrafts.set(id, file); }
    return file;
  };
  const remember = async (files: { name: string; path?: string | undefined }[]) => {
    const withPath = files.filter((file) => file.path).map(({ name, path }) => ({ name, path: path!, openedAt: new Date().toISOString() }));
    if (withPath.length > 0) await recent.change((all) => [...withPath, ...all.filter(({ path }) => !withPath.some((file) => file.path === path))].slice(0, mostRecent));
  };
  const call = async (name: string, input: { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown; connectionId?: string | undefined }, signal: AbortSignal) => {
    const client = await connections.client(input.connectionId);
    return client.call(operationOf(name), { params: input.params ?? {}, query: input.query ?? {}, body: input.body }, signal);
  };
  const featureOf = (project: Project): Feature => ({
    type: 'Feature', id: project.id, geometry: project.geometry as unknown as Geometry,
    properties: { name: project.project_name, project_id: project.id, area_hectares: project.area_hectares ?? null, geometry_hash: project.geometry_hash ?? null, created_at: project.created_at },
  });
  const projectById = async (id: string, signal: AbortSignal) => (await call('getProject', { params: { project_id: id } }, signal)).value as Project;
  const never = () => Promise.reject(new Refused('not-answered-here', 'This call is answered before it comes here.'));

  const handlers: { [M in BridgeMethod]: (input: never, context: Parameters<Handlers[M]>[1]) => Promise<unknown> } = {
    'host.info': async () => ({ kind: ports.kind, version: ports.version, platform: process.platform, keychain: ports.keys.kind, ...(ports.keys.why ? { why: ports.keys.why } : {}) }),
    'host.openLink': async ({ link }: BridgeInput<'host.openLink'>) => { await ports.openLink(link); return {}; },
    'host.status': async () => ({ ...ports.serviceState(), online: true }),

    'files.choose': async ({ kinds, multiple }: BridgeInput<'files.choose'>) => { const files = await ports.chooseFiles(kinds, multiple ?? true); await remember(files); return { files }; },
    'files.read': async ({ path }: BridgeInput<'files.read'>) => {
      const isRecent = (await recent.read()).some((file) => file.path === path);
      const file = await ports.readFile(path, isRecent);
      await remember([file]);
      return file;
    },
    'files.save': ({ suggestedName, kind, bytes }: BridgeInput<'files.save'>) => ports.saveFile(suggestedName, kind, bytes),
    'files.recent': async () => ({ files: (await recent.read()).filter(({ path }) => existsSync(path)) }),
    'files.clearRecent': async () => { await recent.write([]); return {}; },
    'files.pending': async () => { const files = await ports.pendingFiles(); await remember(files); return { files }; },

    'drafts.save': async ({ id, kind, title, version, content }: BridgeInput<'drafts.save'>) => {
      const savedAt = new Date().toISOString();
      await draftOf(id).write({ summary: { id, kind, title, savedAt, version }, content });
      return { savedAt };
    },
    'drafts.load': async ({ id }: BridgeInput<'drafts.load'>) => { const found = await draftOf(id).read(); return found.summary.savedAt ? found : null; },
    'drafts.list': async () => {
      const names = existsSync(draftsFolder) ? (await readdir(draftsFolder)).filter((name) => name.endsWith('.json')) : [];
      const all = await Promise.all(names.map((name) => draftOf(name.slice(0, -5)).read()));
      return { drafts: all.map(({ summary }) => summary).filter(({ savedAt }) => savedAt).sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1)) };
    },
    'drafts.remove': async ({ id }: BridgeInput<'drafts.remove'>) => { await rm(draftFile(draftsFolder, id), { force: true }); openDrafts.delete(id); return {}; },
    'settings.load': () => settings.read(),
    'settings.save': async ({ settings: next }: BridgeInput<'settings.save'>) => { await settings.write(next); return {}; },

    'connections.list': async () => ({ connections: await connections.list(), keychain: ports.keys.kind }),
    'connections.save': (input: BridgeInput<'connections.save'>) => connections.save({ ...input, userGroupUrl: input.userGroupUrl ?? '' }),
    'connections.remove': async ({ id }: BridgeInput<'connections.remove'>) => { await connections.remove(id); return {}; },
    'connections.select': async ({ id }: BridgeInput<'connections.select'>) => { await connections.select(id); return {}; },
    'connections.test': async ({ id }: BridgeInput<'connections.test'>, { signal }) => {
      const started = Date.now();
      try {
        const { value } = await call('listProjects', { connectionId: id }, signal);
        const count = Array.isArray(value) ? value.length : null;
        return { ok: count !== null, message: count === null ? 'It answers, but not as a monitoring API does. Check the address.' : 'The key is good.', projectCount: count, milliseconds: Date.now() - started };
      } catch (error) {
        return { ok: false, message: (error as Error).message, projectCount: null, milliseconds: Date.now() - started };
      }
    },
    'keys.save': ({ connectionId, kind, label, secret }: BridgeInput<'keys.save'>) => connections.saveSecret(connectionId, kind, label ?? '', secret),
    'keys.rotate': async ({ connectionId, kind }: BridgeInput<'keys.rotate'>, { signal }) => {
      if (kind === 'api-key') throw new Refused('rotate-at-provider', connectionId === embeddedId ? 'The embedded service makes a new key at every start; there is nothing to rotate.' : 'API keys are issued by the provider. Ask for a new one and enter it here; the old one is replaced.');
      const current = await connections.readSecret(connectionId, kind);
      if (!current) throw new Refused('no-token', 'There is no user-group token to rotate. Enter one first.');
      const { value } = await call('rotateUserGroupToken', { body: { current_token: current }, connectionId }, signal);
      const made = value as { success: number; user_group?: { token: string; name?: string | null } };
      if (made.success !== 1 || !made.user_group) throw new Refused('not-rotated', 'The service did not rotate the token; the old one is kept.');
      return connections.saveSecret(connectionId, kind, made.user_group.name ?? '', made.user_group.token);
    },
    'keys.remove': async ({ connectionId, kind }: BridgeInput<'keys.remove'>) => { await connections.removeSecret(connectionId, kind); return {}; },

    'api.call': async (input: BridgeInput<'api.call'>, { signal }) => {
      const operation = operationOf(input.operation);
      if (api[operation].base === 'user-group') throw new Refused('tokens-stay-here', 'User-group calls carry tokens; use keys.rotate.');
      const answer = await call(operation, input, signal);
      return { value: answer.value, deviations: answer.deviations.map(({ path, rule }) => ({ path, rule })), fetchedAt: answer.fetchedAt, stale: false };
    },
    'api.quota': async (_input: never, { signal }) => {
      try {
        const { limit_hectares: limit, used_hectares: used, remaining_hectares: remaining } = (await call('quota', {}, signal)).value as { limit_hectares: number | null; used_hectares: number; remaining_hectares: number | null };
        return { known: true, limitHectares: limit, usedHectares: used, remainingHectares: remaining };
      } catch {
        // A provider's quota is not part of the published API.
        return { known: false, limitHectares: null, usedHectares: null, remainingHectares: null };
      }
    },
    'api.raster': async ({ operation, params, query }: BridgeInput<'api.raster'>, { signal }) => {
      const { value, fetchedAt } = await call(operation, { params: params ?? {}, query: query ?? {} }, signal);
      if (!(value instanceof Uint8Array)) throw new Refused('not-a-picture', 'This product is not a picture.');
      return { bytes: value, fetchedAt, stale: false };
    },
    'projects.create': async ({ name, geojson, isCollection, isControlPool }: BridgeInput<'projects.create'>, { signal }) => {
      const query = { project_name: name, is_collection: isCollection ?? false, is_control_pool: isControlPool ?? false };
      return (await call('createProject', { query, body: geojson }, signal)).value;
    },
    'projects.export': async ({ projectIds, format }: BridgeInput<'projects.export'>, { signal }) => {
      const projects = await Promise.all(projectIds.map((id) => projectById(id, signal)));
      const title = projects.length === 1 ? projects[0]!.project_name : 'Projects';
      const options: WriteOptions = { name: title };
      const bytes = await writeFile(format, projects.map(featureOf), options);
      return ports.saveFile(`${fileNameOf(title)}.${format}`, format, bytes);
    },
    'report.create': async (input: BridgeInput<'report.create'>, { signal, progress }) => {
      progress(0.1, 'Reading the project');
      const project = await projectById(input.projectId, signal);
      const bytes = await projectReport(project, geometryHash(project.geometry as unknown as Geometry), await connections.nameOf(await connections.selectedId()), input);
      progress(0.9, 'Writing');
      return ports.saveFile(`${fileNameOf(project.project_name)}.pdf`, 'pdf', bytes);
    },
    'jobs.cancel': never,
  };
  return new Answerer(handlers as unknown as Handlers, (event, payload) => ports.send(event, payload));
}

/** A name that every file system takes. */
export function fileNameOf(title: string): string {
  // oxlint-disable-next-line no-control-regex
  return title.replace(/[\\/:*?"<>|\u0000-\u001f]+/g, ' ').replace(/^\.+/, '').trim().slice(0, 120) || 'project';
}
