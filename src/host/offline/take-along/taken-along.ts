import { takenHeights } from '../../heights/project-heights.ts';
import { missingPart } from '../../groups/take-along/contract.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { JsonFile, namesIn, type Damage } from '../../json-file.ts';
import { folderOfProject } from '../answer-file.ts';
import type { Place } from '../account.ts';
import { tileList } from './tile-lists.ts';

const takenRecord = z.object({
  projectId: z.string(),
  name: z.string(),
  connectionId: z.string(),
  account: z.string(),
  takenAt: z.iso.datetime(),
  /** of the answers and of the map tiles, and of the service's own data pack where it made one */
  bytes: z.number(),
  packBytes: z.number(),
  paths: z.array(z.string()),
  tiles: z.array(tileList),
  /** earlier versions took none */
  heights: z.array(takenHeights).default([]),
  missing: z.array(missingPart),
});
export type TakenRecord = z.output<typeof takenRecord>;

const fileName = ({ connectionId, account }: Place, projectId: string) => `${connectionId}~${account}~${folderOfProject(projectId)}.json`;

/** Which projects were taken along, a file each; what they name stays whatever the limit of the store says. */
export class TakenAlong {
  readonly #folder: string;
  readonly #onDamage: (damage: Damage) => void;
  #pinned: Promise<ReadonlySet<string>> | null = null;

  constructor(folder: string, onDamage: (damage: Damage) => void) {
    this.#folder = folder;
    this.#onDamage = onDamage;
  }

  async list(): Promise<TakenRecord[]> {
    const names = await namesIn(this.#folder);
    const records = await Promise.all(names.filter((name) => name.endsWith('.json')).map((name) => this.#file(name).read()));
    return records.filter((record) => record !== null).sort((a, b) => b.takenAt.localeCompare(a.takenAt));
  }

  async find(place: Place, projectId: string): Promise<TakenRecord | null> {
    return this.#file(fileName(place, projectId)).read();
  }

  async put(record: TakenRecord): Promise<void> {
    await this.#file(fileName(record, record.projectId)).write(record);
    this.#pinned = null;
  }

  async remove(place: Place, projectId: string): Promise<void> {
    await rm(join(this.#folder, fileName(place, projectId)), { force: true });
    this.#pinned = null;
  }

  async removeConnection(connectionId: string): Promise<void> {
    for (const record of await this.list()) if (record.connectionId === connectionId) await this.remove(record, record.projectId);
  }

  pinned(): Promise<ReadonlySet<string>> {
    this.#pinned ??= this.list().then((records) => new Set(records.flatMap(({ paths }) => paths)));
    this.#pinned.catch(() => {
      this.#pinned = null;
    });
    return this.#pinned;
  }

  #file(name: string) {
    return new JsonFile(join(this.#folder, name), takenRecord.nullable(), null, this.#onDamage);
  }
}
