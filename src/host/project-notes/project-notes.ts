import { join } from 'node:path';
import { emptyNote, type ProjectNote } from '#api/project-notes.ts';
import { ApiFault } from '#client/index.ts';
import { embeddedId, type Connections } from '../connections.ts';
import { JsonFile, type Damage } from '../json-file.ts';
import { isRefusal, saysNoSuchCall } from '../offline/faults.ts';
import type { SeenCall } from '../offline/kept-calls.ts';
import { keptNotes, plainNote, type KeptNote } from './kept-notes.ts';
import { isSameNote, mergedNote } from './note-merge.ts';
import { ServiceNotes } from './service-notes.ts';

/** Notes of the selected connection, by project. */
export interface NotesListed {
  notes: Record<string, ProjectNote>;
  /** what somebody else wrote while this person wrote too: a person chooses */
  theirs: Record<string, ProjectNote>;
  /** the service keeps them, for everybody who has a key of the account */
  isShared: boolean;
}
export interface NoteSaved {
  isSent: boolean;
  isOther: boolean;
  refusal: ApiFault | null;
}
const taken: NoteSaved = { isSent: true, isOther: false, refusal: null };
const sent = { unsent: false, base: null, theirs: null, forEdit: false };
/** for changes that come as fast as they are merged */
const maxTries = 3;
const isChanged = (error: unknown) => error instanceof ApiFault && error.code === 'changed';

/**
 * Notes, tags and archive of projects. Our own service keeps them with its projects, embedded or a team's; for the service of somebody else they stay in a file of the
 * profile. What is saved is on the disk before it is sent, so that a service that does not answer costs nothing, and it is sent with what it was made of, so that what
 * another person wrote meanwhile is not written over.
 */
export class ProjectNotes {
  readonly #file: JsonFile<typeof keptNotes>;
  readonly #connections: Connections;
  readonly #service: ServiceNotes;

  constructor(folder: string, connections: Connections, call: SeenCall, onDamage: (damage: Damage) => void) {
    this.#file = new JsonFile(join(folder, 'project-notes.json'), keptNotes, {}, onDamage, { hasChecksum: true });
    this.#connections = connections;
    this.#service = new ServiceNotes(call);
  }

  /** Rejects where the embedded service does not answer. */
  async list(signal: AbortSignal): Promise<NotesListed> {
    const connectionId = await this.#connections.selectedId();
    const ofService = await this.#listed(connectionId, signal);
    if (!ofService) {
      const own = await this.#here(connectionId);
      return { notes: Object.fromEntries(Object.entries(own).map(([id, entry]) => [id, plainNote(entry)])), theirs: {}, isShared: false };
    }
    await this.#askAboutOwn(connectionId);
    for (const [id, entry] of Object.entries(await this.#here(connectionId)))
      if (entry.unsent) await this.#send(connectionId, id, signal).catch(() => {});
    // What is still unsent is newer than what the service has.
    const unsent = Object.entries(await this.#here(connectionId)).filter(([, entry]) => entry.unsent);
    return {
      notes: {
        ...Object.fromEntries([...this.#service.last(connectionId)].map(([id, note]) => [id, plainNote(note)])),
        ...Object.fromEntries(unsent.map(([id, entry]) => [id, plainNote(entry)])),
      },
      theirs: Object.fromEntries(unsent.flatMap(([id, { theirs }]) => (theirs ? [[id, theirs]] : []))),
      isShared: true,
    };
  }

  /**
   * `base` is what the note was when it was changed. `isSent` false: the service did not take it, and it is kept here and sent later. `isOther`: it is not what
   * was given any more, or somebody else wrote another text meanwhile. `refusal`: why the service does not take it, now or later.
   */
  async save(
    connectionId: string,
    projectId: string,
    entry: ProjectNote,
    base: ProjectNote | null,
    signal: AbortSignal,
  ): Promise<NoteSaved> {
    const isOwn = this.#service.isKnownToKeepNone(connectionId);
    const before = (await this.#here(connectionId))[projectId];
    // A person who writes on without having seen what others wrote has not chosen.
    const isChosen = before?.theirs && base !== null && isSameNote(before.theirs, base);
    const kept = before?.unsent && !isChosen ? { base: before.base, theirs: before.theirs } : { base, theirs: null };
    await this.#put(connectionId, projectId, { ...entry, ...sent, ...kept, unsent: !isOwn });
    if (isOwn) return taken;
    try {
      if (!(await this.#listed(connectionId, signal, true))) return taken;
      const written = await this.#send(connectionId, projectId, signal);
      return { isSent: written !== null, isOther: written === null || !isSameNote(written, entry), refusal: null };
    } catch (error) {
      return { isSent: false, isOther: false, refusal: isRefusal(error) ? (error as ApiFault) : null };
    }
  }

  /** Changes with the notes of the service; null where it keeps none, or does not answer. */
  tag(connectionId: string, signal: AbortSignal): Promise<string | null> {
    return this.#service.tag(connectionId, signal).catch(() => null);
  }

  /** Before an edit, which makes a new project and deletes this one: what was written goes over to the new one. */
  async beforeEdit(connectionId: string, projectId: string, signal: AbortSignal): Promise<void> {
    if (!(await this.#listed(connectionId, signal))) return;
    const note = this.#service.last(connectionId).get(projectId);
    const isUnsent = (await this.#here(connectionId))[projectId]?.unsent === true;
    if (note && !isUnsent) await this.#put(connectionId, projectId, { ...plainNote(note), ...sent, forEdit: true });
  }

  /** An edit is done; `madeId` null: nobody knows the new project. */
  async edited(connectionId: string, projectId: string, madeId: string | null): Promise<void> {
    const entry = (await this.#here(connectionId))[projectId];
    if (!entry || madeId === null) return;
    const isOwn = this.#service.isKnownToKeepNone(connectionId);
    await this.#put(connectionId, madeId, { ...plainNote(entry), ...sent, base: emptyNote, unsent: !isOwn });
    await this.removed(connectionId, projectId);
    if (!isOwn) await this.#send(connectionId, madeId, AbortSignal.timeout(10_000)).catch(() => {});
  }

  async removed(connectionId: string, projectId: string): Promise<void> {
    await this.#change(connectionId, ({ [projectId]: _gone, ...rest }) => rest);
  }

  async removeConnection(connectionId: string): Promise<void> {
    this.#service.forget(connectionId);
    await this.#file.change(({ [connectionId]: _gone, ...rest }) => rest);
  }

  async #here(connectionId: string): Promise<Record<string, KeptNote>> {
    return (await this.#file.read())[connectionId] ?? {};
  }

  #change(connectionId: string, edit: (entries: Record<string, KeptNote>) => Record<string, KeptNote>): Promise<void> {
    return this.#file.change((all) => ({ ...all, [connectionId]: edit((all[connectionId] ?? {}) as Record<string, KeptNote>) }));
  }

  #put(connectionId: string, projectId: string, entry: KeptNote): Promise<void> {
    return this.#change(connectionId, (entries) => ({ ...entries, [projectId]: entry }));
  }

  /** What the service has; null where it keeps no notes, or nobody can tell now: those of the profile are shown then. `known`: what was listed before will do. */
  async #listed(connectionId: string, signal: AbortSignal, known = false): Promise<boolean> {
    try {
      const found = await this.#service.list(connectionId, signal, known);
      if (!found) await this.#keepAsOwn(connectionId);
      return found;
    } catch (error) {
      if (connectionId === embeddedId || known || signal.aborted || saysNoSuchCall(error)) throw error;
      return false;
    }
  }

  /** Nobody takes what waits to be sent. */
  async #keepAsOwn(connectionId: string): Promise<void> {
    if (!Object.values(await this.#here(connectionId)).some(({ unsent }) => unsent)) return;
    await this.#change(connectionId, (entries) =>
      Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, { ...plainNote(entry), ...sent }])),
    );
  }

  /** What was written when nobody else could see it goes to nobody unasked. */
  async #askAboutOwn(connectionId: string): Promise<void> {
    const own = Object.entries(await this.#here(connectionId)).filter(([, { unsent, forEdit }]) => !unsent && !forEdit);
    if (own.length === 0) return;
    const last = this.#service.last(connectionId);
    await this.#change(connectionId, (entries) => {
      const changed = own.map(([id, entry]) => {
        const theirs = plainNote(last.get(id) ?? emptyNote);
        return [id, { ...entry, unsent: true, base: theirs, theirs }] as const;
      });
      return { ...entries, ...Object.fromEntries(changed.filter(([, { theirs, ...entry }]) => !isSameNote(entry, theirs))) };
    });
  }

  /** What the service has taken, which is its own from then on unless it was changed here meanwhile; null where a person has to choose. Rejects like a call. */
  async #send(connectionId: string, projectId: string, signal: AbortSignal): Promise<ProjectNote | null> {
    for (let tries = 1; ; tries += 1) {
      const entry = (await this.#here(connectionId))[projectId];
      const present = plainNote(this.#service.last(connectionId).get(projectId) ?? emptyNote);
      if (!entry) return present;
      if (entry.theirs) return null;
      const base = entry.base ?? emptyNote;
      const wanted = isSameNote(base, present) ? plainNote(entry) : mergedNote(base, entry, present);
      if (!wanted) {
        await this.#ifStill(connectionId, projectId, entry, { ...entry, theirs: present });
        return null;
      }
      try {
        const written = isSameNote(wanted, present) ? present : await this.#service.write(connectionId, projectId, wanted, signal);
        await this.#ifStill(connectionId, projectId, entry, null);
        return written;
      } catch (error) {
        if (!isChanged(error) || tries === maxTries) throw error;
        await this.#service.list(connectionId, signal);
      }
    }
  }

  /** Another entry for this one, or none, unless a person changed it meanwhile: then what is there now was made of what was sent. */
  #ifStill(connectionId: string, projectId: string, was: KeptNote, next: KeptNote | null): Promise<void> {
    return this.#change(connectionId, (entries) => {
      const now = entries[projectId];
      if (!now) return entries;
      if (!isSameNote(now, was)) return next ? entries : { ...entries, [projectId]: { ...now, base: plainNote(was) } };
      const { [projectId]: _done, ...rest } = entries;
      return next ? { ...rest, [projectId]: next } : rest;
    });
  }
}
