import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasProjectTiles, projectTile } from '#client/index.ts';
import type { Connections } from '../connections.ts';
import { keptTiles } from '../kept-tiles.ts';
import type { Accounts } from '../offline/account.ts';
import { letsKeptStandIn } from '../offline/faults.ts';

export interface ShownTile {
  /** null where nothing is in it */
  bytes: Uint8Array<ArrayBuffer> | null;
  /** of an earlier time: the service does not answer */
  stale: boolean;
}

/** Tiles that are asked for by their tags, of which a view has some dozens. */
const maxTagged = 400;

/**
 * Vector tiles of the projects of connections: fetched here, because the window has no network and no key, and kept for where there is no network, each account apart.
 */
export class ProjectTiles {
  readonly #folder: string;
  readonly #kept: ReturnType<typeof keptTiles>;
  readonly #connections: Connections;
  readonly #accounts: Accounts;
  readonly #tagged = new Map<string, { etag: string; bytes: Uint8Array<ArrayBuffer> }>();

  constructor(folder: string, connections: Connections, accounts: Accounts) {
    this.#folder = folder;
    this.#kept = keptTiles(folder);
    this.#connections = connections;
    this.#accounts = accounts;
  }

  /** Whether a connection's projects are had as tiles; where its service does not answer, whether some are kept. Rejects with ApiFault. */
  async offered(connectionId: string, signal: AbortSignal): Promise<boolean> {
    try {
      return await hasProjectTiles(await this.#connections.client(connectionId), signal);
    } catch (error) {
      if (!letsKeptStandIn(error)) throw error;
      const owner = await this.#ownerOf(connectionId);
      return owner !== null && (await readdir(join(this.#folder, owner)).catch(() => [])).length > 0;
    }
  }

  /** Rejects with ApiFault where the service does not answer and none is kept. */
  async tile(connectionId: string, { z, x, y }: { z: number; x: number; y: number }, signal: AbortSignal): Promise<ShownTile> {
    const owner = await this.#ownerOf(connectionId);
    const place = `${z}/${x}/${y}`;
    const known = owner === null ? undefined : this.#tagged.get(`${owner} ${place}`);
    try {
      const client = await this.#connections.client(connectionId);
      const { bytes, etag, isSame } = await projectTile(client, { z, x, y }, known?.etag, signal);
      if (isSame && known) return shown(known.bytes, false);
      // A key that was entered meanwhile is another account.
      if (owner !== null && owner === (await this.#ownerOf(connectionId))) await this.#keep(owner, place, bytes, etag);
      return shown(bytes, false);
    } catch (error) {
      const kept = owner !== null && letsKeptStandIn(error) ? await this.#kept.read(owner, place) : null;
      if (!kept) throw error;
      return shown(kept.bytes, true);
    }
  }

  /** Of one connection, or of all; answers the bytes that it frees. */
  async clear(connectionId?: string): Promise<number> {
    this.#tagged.clear();
    let bytes = 0;
    for (const owner of await readdir(this.#folder).catch(() => [])) {
      if (connectionId !== undefined && !owner.startsWith(`${connectionId}.`)) continue;
      const folder = join(this.#folder, owner);
      for (const name of await readdir(folder).catch(() => [])) bytes += (await stat(join(folder, name)).catch(() => null))?.size ?? 0;
      await this.#kept.forget(owner);
    }
    return bytes;
  }

  async #keep(owner: string, place: string, bytes: Uint8Array<ArrayBuffer>, etag: string | null): Promise<void> {
    await this.#kept.write(owner, place, { bytes, fetchedAtMilliseconds: Date.now(), freshSeconds: 0 });
    if (etag === null) return;
    this.#tagged.delete(`${owner} ${place}`);
    this.#tagged.set(`${owner} ${place}`, { etag, bytes });
    const [oldest] = this.#tagged.keys();
    if (this.#tagged.size > maxTagged) this.#tagged.delete(oldest!);
  }

  /** Whose tiles they are, as a folder's name; null where nobody can tell. */
  async #ownerOf(connectionId: string): Promise<string | null> {
    const place = await this.#accounts.of(connectionId).catch(() => null);
    return place && `${place.connectionId}.${place.account}`;
  }
}

const shown = (bytes: Uint8Array<ArrayBuffer>, stale: boolean): ShownTile => ({ bytes: bytes.length > 0 ? bytes : null, stale });
