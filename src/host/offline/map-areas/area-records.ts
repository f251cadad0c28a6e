import * as z from 'zod';
import { JsonFile, type Damage } from '../../json-file.ts';
import { tileList } from '../take-along/tile-lists.ts';
import { areaBox } from '../../groups/map-areas/contract.ts';

const areaRecord = z.object({
  id: z.string(),
  name: z.string(),
  box: areaBox,
  zoom: z.number().int(),
  takenAt: z.iso.datetime(),
  bytes: z.number(),
  tiles: tileList,
});
export type AreaRecord = z.output<typeof areaRecord>;

/** Areas of background maps that stay on this computer, newest first. */
export class AreaRecords {
  readonly #file: JsonFile<z.ZodArray<typeof areaRecord>>;

  constructor(path: string, onDamage: (damage: Damage) => void) {
    this.#file = new JsonFile(path, z.array(areaRecord), [], onDamage);
  }

  list(): Promise<AreaRecord[]> {
    return this.#file.read();
  }

  async add(record: AreaRecord): Promise<void> {
    await this.#file.change((all) => [record, ...all]);
  }

  /** Answers the records that are gone. */
  async remove(isGone: (record: AreaRecord) => boolean): Promise<AreaRecord[]> {
    const gone = (await this.list()).filter(isGone);
    const ids = new Set(gone.map(({ id }) => id));
    if (ids.size > 0) await this.#file.change((all) => all.filter(({ id }) => !ids.has(id)));
    return gone;
  }
}
