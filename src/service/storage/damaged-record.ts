import { damagedRowMessage } from '#backups/row-digest.ts';
import { PhrasedError } from '#sentences/phrases/index.ts';

/** What is stored no longer equals its checksum. */
export class DamagedRecord extends PhrasedError {
  /** known by it where it comes from a thread */
  override readonly name = 'DamagedRecord';
}

export const damagedProject = ({ project_name: name }: { project_name: string }) =>
  new DamagedRecord({ code: 'damaged-project', params: { name } });
export const damagedRow = (table: string) => new DamagedRecord({ code: 'damaged-row', params: { table } });

/** A write that met a damaged row; every other error as it is. */
export function orDamaged(error: unknown): unknown {
  const [, table] = String((error as Error).message).split(damagedRowMessage);
  return table === undefined ? error : damagedRow(table);
}
