import { damagedRow } from '../storage/damaged-record.ts';
import type { Query } from './connection.ts';
import { wholeColumn } from './digests.ts';

/** What was kept under a name; undefined where nothing was. Throws DamagedRecord. */
export async function settingOf(query: Query, name: string): Promise<unknown> {
  const [row] = await query<{ value: string; is_whole: number }>(`SELECT value, ${wholeColumn('setting')} FROM setting WHERE name = $1`, [
    name,
  ]);
  if (row && row.is_whole !== 1) throw damagedRow('setting');
  return row ? (JSON.parse(row.value) as unknown) : undefined;
}
