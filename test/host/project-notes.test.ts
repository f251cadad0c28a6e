import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { memoryKeys } from '#host/keys/keychain.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { embeddedHost } from './embedded.ts';
import { testHost, type TestHost } from './host.ts';
import { startRecordingService } from './recording-service.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
const secret = 'hk_live_notes_7Xw2Lk9Vb4Nm8';
const note = { notes: 'Ask Wanjiru «in March»', tags: ['coffee', 'audit'], archived: true };
const make = async (host: TestHost, replaces?: string): Promise<string> =>
  (await host.ask('projects.create', { name: 'Block', geojson: parcelAt(35, 1), ...(replaces === undefined ? {} : { replaces }) })).id!;
const notesOf = async (host: TestHost) => (await host.ask('projects.notes', {})).notes;

describe('at a service of somebody else', () => {
  async function atProvider() {
    const service = await startRecordingService();
    const keys = memoryKeys('a test');
    const host = testHost({ keys });
    open.push(
      () => host.bridge.end(),
      () => service.stop().catch(() => {}),
    );
    const { id: connectionId } = await host.ask('connections.save', { name: 'Provider', baseUrl: service.url });
    await host.ask('keys.save', { connectionId, kind: 'api-key', secret });
    await host.ask('connections.select', { id: connectionId });
    return { host, service, connectionId, keys };
  }

  test('notes stay in the profile, also in another run and without a network, and no secret is among them', async () => {
    const { host, service, keys } = await atProvider();
    const id = await make(host);
    await host.ask('projects.saveNote', { id, ...note });
    await service.stop();
    host.bridge.end();
    const again = testHost({ dataFolder: host.dataFolder, keys });
    open.unshift(() => again.bridge.end());
    expect(await notesOf(again)).toEqual({ [id]: note });
    expect(readFileSync(join(host.dataFolder, 'project-notes.json'), 'utf8')).not.toContain(secret);
  });

  test('they go over to the project that an edit makes, and go with a deleted one and with the connection', async () => {
    const { host, connectionId } = await atProvider();
    const first = await make(host);
    await host.ask('projects.saveNote', { id: first, ...note });
    const second = await make(host, first);
    expect(second).not.toBe(first);
    expect(await notesOf(host)).toEqual({ [second]: note });
    await host.ask('projects.remove', { id: second });
    expect(await notesOf(host)).toEqual({});
    await host.ask('projects.saveNote', { id: 'other', ...note });
    await host.ask('connections.remove', { id: connectionId });
    expect(JSON.parse(readFileSync(join(host.dataFolder, 'project-notes.json'), 'utf8'))).toMatchObject({ value: {} });
  });
});

describe('at our own service', () => {
  async function embedded() {
    const parts = await embeddedHost('notes');
    open.push(() => parts.end());
    return parts;
  }

  test('they are stored with the project, survive a restart, and follow an edit', async () => {
    const { host, restart } = await embedded();
    const id = await make(host);
    expect(await host.ask('projects.saveNote', { id, ...note })).toEqual({ isSent: true });
    await restart();
    expect(await notesOf(host)).toEqual({ [id]: note });
    const edited = await make(host, id);
    expect(await notesOf(host)).toEqual({ [edited]: note });
  });

  test('what the service did not take is kept and sent as soon as it answers', async () => {
    const { host, state } = await embedded();
    const id = await make(host);
    state.isThere = false;
    expect(await host.ask('projects.saveNote', { id, ...note })).toEqual({ isSent: false });
    await expect(host.ask('projects.notes', {})).rejects.toThrow();
    state.isThere = true;
    expect(await notesOf(host)).toEqual({ [id]: note });
    const { value } = (await host.ask('api.call', { operation: 'projectNotes' })) as { value: unknown };
    expect(value).toEqual([{ project_id: id, ...note }]);
  });
});
