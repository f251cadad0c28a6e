import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { memoryKeys } from '#host/keys/keychain.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { embeddedHost } from './embedded.ts';
import { testHost, type TestHost } from './host.ts';
import { startRecordingService } from './recording-service.ts';
import { twoPeople } from './two-people.ts';

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

describe('at the service of a team', () => {
  async function people() {
    const team = await twoPeople('notes', secret);
    open.push(team.end);
    return team;
  }
  const none = { notes: '', tags: [], archived: false };

  test('everybody sees them, and changes that do not touch are brought together', async () => {
    const { amina, ben } = await people();
    const id = await make(amina);
    expect(await amina.ask('projects.saveNote', { id, ...note, base: none })).toEqual({ isSent: true, isOther: false, refusal: null });
    expect(await ben.ask('projects.notes', {})).toEqual({ notes: { [id]: note }, theirs: {}, isShared: true });
    // Ben adds a tag to what he saw while Amina writes another text and takes a tag away.
    const text = { ...note, notes: 'Ask Wanjiru in May', tags: ['coffee'] };
    await amina.ask('projects.saveNote', { id, ...text, base: note });
    const saved = await ben.ask('projects.saveNote', { id, ...note, tags: [...note.tags, 'visited'], base: note });
    expect(saved).toMatchObject({ isSent: true, isOther: true });
    for (const host of [amina, ben]) expect(await notesOf(host)).toEqual({ [id]: { ...text, tags: ['coffee', 'visited'] } });
  });

  test('two texts are both kept until a person chooses, also in another run', async () => {
    const { amina, ben } = await people();
    const id = await make(amina);
    await amina.ask('projects.saveNote', { id, ...note, base: none });
    await notesOf(ben);
    const [hers, his] = [
      { ...note, notes: 'Fence in May' },
      { ...note, notes: 'Fence in June' },
    ];
    await amina.ask('projects.saveNote', { id, ...hers, base: note });
    expect(await ben.ask('projects.saveNote', { id, ...his, base: note })).toMatchObject({ isSent: false, isOther: true });
    expect(await ben.ask('projects.notes', {})).toMatchObject({ notes: { [id]: his }, theirs: { [id]: hers } });
    // Writing on is not choosing.
    const on = { ...his, notes: 'Fence in June, with gate' };
    await ben.ask('projects.saveNote', { id, ...on, base: his });
    expect(await ben.ask('projects.notes', {})).toMatchObject({ notes: { [id]: on }, theirs: { [id]: hers } });
    expect(await notesOf(amina)).toEqual({ [id]: hers });
    const both = { ...note, notes: 'Fence in May\n\nFence in June, with gate' };
    expect(await ben.ask('projects.saveNote', { id, ...both, base: hers })).toEqual({ isSent: true, isOther: false, refusal: null });
    for (const host of [amina, ben]) expect(await host.ask('projects.notes', {})).toMatchObject({ notes: { [id]: both }, theirs: {} });
  });

  test('what was written while the service was away is sent later, and not over what others wrote', async () => {
    const { amina, ben, stop, startAgain } = await people();
    const [id, other] = [await make(amina), await make(amina)];
    await notesOf(ben);
    await stop();
    expect(await ben.ask('projects.saveNote', { id, ...note, base: none })).toMatchObject({ isSent: false });
    expect(await ben.ask('projects.saveNote', { id: other, ...note, base: none })).toMatchObject({ isSent: false });
    expect(await notesOf(ben)).toEqual({ [id]: note, [other]: note });
    await startAgain();
    const hers = { ...note, notes: 'Fence in May' };
    await expect.poll(() => amina.ask('projects.saveNote', { id, ...hers, base: none })).toMatchObject({ isSent: true });
    // For a few seconds after it was lost the service is not asked.
    await expect
      .poll(() => ben.ask('projects.notes', {}))
      .toEqual({ notes: { [id]: note, [other]: note }, theirs: { [id]: hers }, isShared: true });
    expect(await notesOf(amina)).toEqual({ [id]: hers, [other]: note });
  });

  test('they go over to the project that an edit makes, with what others wrote last', async () => {
    const { amina, ben } = await people();
    const first = await make(amina);
    await notesOf(ben);
    await amina.ask('projects.saveNote', { id: first, ...note, base: none });
    const second = await make(ben, first);
    for (const host of [amina, ben]) expect(await notesOf(host)).toEqual({ [second]: note });
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
    expect(await host.ask('projects.saveNote', { id, ...note })).toMatchObject({ isSent: true });
    await restart();
    expect(await notesOf(host)).toEqual({ [id]: note });
    const edited = await make(host, id);
    expect(await notesOf(host)).toEqual({ [edited]: note });
  });

  test('what the service did not take is kept and sent as soon as it answers', async () => {
    const { host, state } = await embedded();
    const id = await make(host);
    state.isThere = false;
    expect(await host.ask('projects.saveNote', { id, ...note })).toMatchObject({ isSent: false });
    await expect(host.ask('projects.notes', {})).rejects.toThrow();
    state.isThere = true;
    expect(await notesOf(host)).toEqual({ [id]: note });
    const { value } = (await host.ask('api.call', { operation: 'projectNotes' })) as { value: unknown };
    expect(value).toEqual([{ project_id: id, ...note, revision: expect.any(String) }]);
  });
});
