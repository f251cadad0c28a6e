import type { ProjectNote } from '#api/project-notes.ts';
import { embeddedId } from '../connections.ts';
import { saysNoSuchCall } from '../offline/faults.ts';
import type { SeenCall } from '../offline/kept-calls.ts';
import { listedNotes, plainNote, type ListedNote } from './kept-notes.ts';

/** Notes as services have them, and as each listed them last. */
export class ServiceNotes {
  readonly #call: SeenCall;
  readonly #last = new Map<string, Map<string, ListedNote>>();
  readonly #keepNone = new Set<string>();

  constructor(call: SeenCall) {
    this.#call = call;
  }

  /** the service of somebody else, which answered that it has no such call */
  isKnownToKeepNone(connectionId: string): boolean {
    return this.#keepNone.has(connectionId);
  }

  last(connectionId: string): ReadonlyMap<string, ListedNote> {
    return this.#last.get(connectionId) ?? new Map();
  }

  forget(connectionId: string): void {
    this.#last.delete(connectionId);
    this.#keepNone.delete(connectionId);
  }

  async tag(connectionId: string, signal: AbortSignal): Promise<string | null> {
    if (connectionId === embeddedId || this.#keepNone.has(connectionId)) return null;
    const { etag = null, stale } = await this.#call('projectNotes', { connectionId }, signal);
    return stale ? null : etag;
  }

  /** False where the service keeps no notes. `known`: what it listed before will do. Rejects like a call. */
  async list(connectionId: string, signal: AbortSignal, known = false): Promise<boolean> {
    if (this.#keepNone.has(connectionId)) return false;
    if (known && this.#last.has(connectionId)) return true;
    const isEmbedded = connectionId === embeddedId;
    const answer = await this.#call('projectNotes', { connectionId, live: isEmbedded }, signal).catch((error: unknown) => {
      if (isEmbedded || !saysNoSuchCall(error)) throw error;
      return null;
    });
    const read = isEmbedded ? { success: true as const, data: listedNotes.parse(answer?.value) } : listedNotes.safeParse(answer?.value);
    // Without revisions nobody could tell that somebody else wrote meanwhile.
    if (!read.success || (!isEmbedded && read.data.some(({ revision }) => revision === undefined))) {
      this.#keepNone.add(connectionId);
      return false;
    }
    this.#last.set(connectionId, new Map(read.data.map((note) => [note.project_id, note])));
    return true;
  }

  /** Writes a note that was made of the one that was listed last. Rejects like a call; as `changed` where the service has another one by now. */
  async write(connectionId: string, projectId: string, note: ProjectNote, signal: AbortSignal): Promise<ProjectNote> {
    const before = this.last(connectionId).get(projectId);
    const condition = before?.revision !== undefined ? { ifMatch: `"${before.revision}"` } : before ? {} : { ifNoneMatch: '*' };
    const { value } = await this.#call(
      'changeProjectNotes',
      { connectionId, params: { project_id: projectId }, body: plainNote(note), live: true, ...condition },
      signal,
    );
    const written = listedNotes.element.parse({ ...(value as object), project_id: projectId });
    this.#last.set(connectionId, new Map(this.last(connectionId)).set(projectId, written));
    return plainNote(written);
  }
}
