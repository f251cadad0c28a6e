import { join } from 'node:path';
import * as z from 'zod';
import type { ProjectNote } from '#api/project-notes.ts';
import { embeddedId, type Connections } from '../connections.ts';
import { JsonFile, type Damage } from '../json-file.ts';
import type { SeenCall } from '../offline/kept-calls.ts';

const note = z.object({ notes: z.string(), tags: z.array(z.string()), archived: z.boolean() });
/** `unsent`: the embedded service has not taken it yet */
const kept = note.extend({ unsent: z.boolean().default(false) });
const file = z.record(z.string(), z.record(z.string(), kept));
type Kept = z.output<typeof kept>;

const plain = ({ notes, tags, archived }: Kept): ProjectNote => ({ notes, tags, archived });
const listed = z.array(note.extend({ project_id: z.string() }));

/**
 * Notes, tags and archive of projects. The embedded service stores them with its projects; for every other connection they stay in a file of the profile. What is
 * saved is on the disk before it is sent, so that a service that does not answer costs nothing.
 */
export class ProjectNotes {
  readonly #file: JsonFile<typeof file>;
  readonly #connections: Connections;
  readonly #call: SeenCall;

  constructor(folder: string, connections: Connections, call: SeenCall, onDamage: (damage: Damage) => void) {
    this.#file = new JsonFile(join(folder, 'project-notes.json'), file, {}, onDamage, { hasChecksum: true });
    this.#connections = connections;
    this.#call = call;
  }

  /** Of the selected connection, by project. Rejects where the embedded service does not answer. */
  async list(signal: AbortSignal): Promise<Record<string, ProjectNote>> {
    const connectionId = await this.#connections.selectedId();
    const here = (await this.#file.read())[connectionId] ?? {};
    const own = Object.fromEntries(Object.entries(here).map(([id, entry]) => [id, plain(entry)]));
    if (connectionId !== embeddedId) return own;
    for (const [id, entry] of Object.entries(here)) if (entry.unsent) await this.#send(id, plain(entry), signal).catch(() => {});
    const { value } = await this.#call('projectNotes', { connectionId, live: true }, signal);
    const stored = listed.parse(value).map(({ project_id: id, ...rest }) => [id, rest] as const);
    // What is still unsent is newer than what the service has.
    const unsent = Object.entries((await this.#file.read())[connectionId] ?? {}).filter(([, entry]) => entry.unsent);
    return { ...Object.fromEntries(stored), ...Object.fromEntries(unsent.map(([id, entry]) => [id, plain(entry)])) };
  }

  /** False when the service did not take it: it is kept here and sent later. */
  async save(connectionId: string, projectId: string, entry: ProjectNote, signal: AbortSignal): Promise<boolean> {
    const isEmbedded = connectionId === embeddedId;
    await this.#put(connectionId, projectId, { ...entry, unsent: isEmbedded });
    if (!isEmbedded) return true;
    return this.#send(projectId, entry, signal).then(
      () => true,
      () => false,
    );
  }

  /** Before an edit, which makes a new project and deletes this one: what was written goes over to the new one. */
  async beforeEdit(projectId: string, signal: AbortSignal): Promise<void> {
    const connectionId = await this.#connections.selectedId();
    if (connectionId !== embeddedId) return;
    const entry = (await this.list(signal))[projectId];
    if (entry) await this.#put(connectionId, projectId, { ...entry, unsent: false });
  }

  /** An edit is done; `madeId` null: nobody knows the new project. */
  async edited(connectionId: string, projectId: string, madeId: string | null): Promise<void> {
    const entry = (await this.#file.read())[connectionId]?.[projectId];
    if (!entry || madeId === null) return;
    const isEmbedded = connectionId === embeddedId;
    await this.#put(connectionId, madeId, { ...entry, unsent: isEmbedded });
    await this.removed(connectionId, projectId);
    if (isEmbedded) await this.#send(madeId, plain(entry), AbortSignal.timeout(10_000)).catch(() => {});
  }

  async removed(connectionId: string, projectId: string): Promise<void> {
    await this.#file.change((all) => {
      const { [projectId]: _gone, ...rest } = all[connectionId] ?? {};
      return { ...all, [connectionId]: rest };
    });
  }

  async removeConnection(connectionId: string): Promise<void> {
    await this.#file.change(({ [connectionId]: _gone, ...rest }) => rest);
  }

  async #put(connectionId: string, projectId: string, entry: Kept): Promise<void> {
    await this.#file.change((all) => ({ ...all, [connectionId]: { ...all[connectionId], [projectId]: entry } }));
  }

  /** What the service has taken is its own from then on, unless it was changed meanwhile. */
  async #send(projectId: string, entry: ProjectNote, signal: AbortSignal): Promise<void> {
    await this.#call(
      'changeProjectNotes',
      { connectionId: embeddedId, params: { project_id: projectId }, body: entry, live: true },
      signal,
    );
    await this.#file.change((all) => {
      const now = all[embeddedId]?.[projectId];
      if (!now || JSON.stringify(plain(now)) !== JSON.stringify(entry)) return all;
      const { [projectId]: _sent, ...rest } = all[embeddedId]!;
      return { ...all, [embeddedId]: rest };
    });
  }
}
