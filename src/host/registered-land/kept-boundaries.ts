import { createHash } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import type { Geometry } from '#geo/index.ts';
import { namesIn, readIfThere } from '../json-file.ts';
import { boundaryIn } from './boundary-in.ts';
import { replaceFile } from '#disk/replaced-file.ts';

/** The boundary of a registered project as its service gave it, with the time of its last change. */
export interface KeptBoundary {
  projectId: string;
  /** null where the service tells no time */
  updatedAt: string | null;
  /** of a collection: the projects that its land is made of */
  memberIds: string[];
  geometry: Geometry;
}
const keptBoundary = z.object({
  projectId: z.string(),
  updatedAt: z.string().nullable(),
  memberIds: z.array(z.string()),
  geometry: z.unknown(),
});

/** Beside other things that a service can be asked for again; it goes with all data of the profile. */
export const boundariesFolder = (profile: string): string => join(profile, 'offline', 'boundaries');

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const hashLength = 64;
/** Ids of providers are any text; a file name is not. */
const fileOf = (projectId: string): string => `${hashOf(projectId).slice(0, 32)}.json`;

/**
 * Boundaries of registered projects, a file each in a folder of their connection: a line with the checksum, then the boundary. A list of projects has no boundaries, and each costs a
 * request. What is damaged is none and is asked for again. Not flushed: what a power cut takes can be had again.
 */
export class KeptBoundaries {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** null where none is kept, or it is damaged. */
  async read(connectionId: string, projectId: string): Promise<KeptBoundary | null> {
    const text = await readIfThere(this.#pathOf(connectionId, projectId)).catch(() => null);
    if (text === null) return null;
    const body = text.slice(hashLength + 1);
    if (text.slice(0, hashLength) !== hashOf(body)) return null;
    const read = keptBoundary.safeParse(parsed(body));
    const geometry = read.success ? boundaryIn(read.data.geometry) : null;
    return read.success && geometry && read.data.projectId === projectId ? { ...read.data, geometry } : null;
  }

  async keep(connectionId: string, boundary: KeptBoundary): Promise<void> {
    const path = this.#pathOf(connectionId, boundary.projectId);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const body = JSON.stringify(boundary);
    await replaceFile(path, Buffer.from(`${hashOf(body)}\n${body}`), 0o600);
  }

  /** Takes away what is kept of projects that the connection lists no more. */
  async keepOnly(connectionId: string, projectIds: Iterable<string>): Promise<void> {
    const listed = new Set([...projectIds].map(fileOf));
    const folder = join(this.#folder, connectionId);
    for (const name of await namesIn(folder)) if (!listed.has(name)) await rm(join(folder, name), { force: true });
  }

  /** Of one connection, or of all; answers the bytes that it frees. */
  async clear(connectionId?: string): Promise<number> {
    let bytes = 0;
    for (const name of connectionId === undefined ? await namesIn(this.#folder) : [connectionId]) {
      const folder = join(this.#folder, name);
      for (const file of await namesIn(folder)) bytes += (await stat(join(folder, file)).catch(() => null))?.size ?? 0;
      await rm(folder, { recursive: true, force: true });
    }
    return bytes;
  }

  #pathOf(connectionId: string, projectId: string): string {
    return join(this.#folder, connectionId, fileOf(projectId));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
