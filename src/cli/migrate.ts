import { migrateToDatabase, migrateToWorkspace, MigrationRefused } from '#service/migrate.ts';
import type { ObjectPlace } from '#service/objects/objects.ts';
import { NotTheSame } from '#service/storage/exchange.ts';
import { actAs } from '#service/storage/acting.ts';
import { commandLineActor } from './command-line-actor.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

export interface MigrateCommand {
  direction: 'to-database' | 'to-workspace';
  /** without a password */
  database: string;
  /** where the database keeps contents of files; null: in its rows */
  objects: ObjectPlace | null;
  data: string;
  json: boolean;
}

const refusals: Record<MigrationRefused['code'], (data: string) => string> = {
  'database-used': () => 'The database has projects or groups already. Make an empty one: nothing is mixed or written over.',
  'several-accounts': () => 'The database has accounts besides team, and a workspace has one. Nothing was copied.',
  'workspace-there': (data) => `${data} holds a workspace already. Name a new folder: nothing is mixed or written over.`,
  'no-workspace': (data) => `${data} holds no workspace (workspace.gpkg).`,
};

function words(error: unknown, data: string): string {
  if (error instanceof MigrationRefused) return refusals[error.code](data);
  if (error instanceof NotTheSame)
    return `What was read back of ${error.message} is not what was written. Nothing is kept; see whether the disks and the memory of both computers are sound.`;
  return (error as Error).message;
}

/** `hectare migrate`: the tables that were copied, with their rows. */
export async function migrate({ direction, database, objects, data, json }: MigrateCommand, output: Output): Promise<number> {
  const move = direction === 'to-database' ? migrateToDatabase : migrateToWorkspace;
  const tables = await actAs(commandLineActor(), () => move({ database, objects, dataFolder: data })).catch((error: unknown) => {
    throw new CommandFault(words(error, data));
  });
  if (json) output.out(JSON.stringify({ tables }));
  else for (const { table, rows, sha256 } of tables) output.out(`${table.padEnd(16)}${String(rows).padStart(10)}  ${sha256}`);
  return exitCodes.done;
}
