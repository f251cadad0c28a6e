import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { localUser, teamUser } from './accounts.ts';
import { holdDataFolder, makeDataFolder } from './data-folder.ts';
import type { ObjectPlace } from './objects/objects.ts';
import { removeDatabase } from './storage/import-0.1.ts';
import { openWorkspace } from './storage/database.ts';
import { WorkspaceSide } from './storage/exchange-workspace.ts';
import { moveAll, type TableCount } from './storage/exchange.ts';
import { Storage } from './storage/storage.ts';

export interface Migration {
  /** an address without a password */
  database: string;
  /** the folder of the workspace */
  dataFolder: string;
  /** where the database keeps contents of files; null: in its rows */
  objects?: ObjectPlace | null;
}

/** Nothing is moved over what is there already, nor from where nothing is. */
export class MigrationRefused extends Error {
  readonly code: 'database-used' | 'several-accounts' | 'workspace-there' | 'no-workspace';
  constructor(code: MigrationRefused['code']) {
    super(code);
    this.name = 'MigrationRefused';
    this.code = code;
  }
}

const workspaceIn = (folder: string) => join(folder, 'workspace.gpkg');

async function heldFolder<T>(folder: string, run: () => Promise<T>): Promise<T> {
  const release = holdDataFolder(join(folder, 'service.lock'));
  try {
    return await run();
  } finally {
    release();
  }
}

/**
 * Copies an embedded workspace into a team's empty database: counted, hashed, and read back before it is kept. The workspace stays as it is. Rejects with
 * MigrationRefused, NotTheSame, DamagedRecord and DatabaseUnreachable.
 */
export function migrateToDatabase({ database: url, dataFolder, objects = null }: Migration): Promise<TableCount[]> {
  const path = workspaceIn(dataFolder);
  if (!existsSync(path)) return Promise.reject(new MigrationRefused('no-workspace'));
  return heldFolder(dataFolder, async () => {
    const workspace = await openWorkspace(path);
    const storage = new Storage(workspace);
    try {
      // What a kill left half made is not moved.
      await storage.together(() => storage.jobs.removeDamaged());
      await storage.bin.dropLeftJobs();
      await storage.removeUnfinished();
      const { withDatabase } = await import('./storage-postgres/open.ts');
      return await withDatabase(url, objects, (database, files) =>
        database.transaction(async (query) => {
          const { DatabaseSide } = await import('./storage-postgres/exchange-database.ts');
          const target = new DatabaseSide(query, files);
          if (await target.isUsed()) throw new MigrationRefused('database-used');
          if (await target.hasOthersThan(teamUser)) throw new MigrationRefused('several-accounts');
          return moveAll(new WorkspaceSide(workspace), target, { from: localUser, to: teamUser });
        }),
      );
    } finally {
      storage.close();
    }
  });
}

/** Copies a team's database, as it is at one moment, into a new workspace. The database stays as it is. Rejects as migrateToDatabase does. */
export async function migrateToWorkspace({ database: url, dataFolder, objects = null }: Migration): Promise<TableCount[]> {
  const path = workspaceIn(dataFolder);
  makeDataFolder(dataFolder);
  return heldFolder(dataFolder, async () => {
    if (existsSync(path)) throw new MigrationRefused('workspace-there');
    const { withDatabase } = await import('./storage-postgres/open.ts');
    return withDatabase(url, objects, async (database, files) => {
      const workspace = await openWorkspace(path);
      try {
        const { DatabaseSide } = await import('./storage-postgres/exchange-database.ts');
        const target = new WorkspaceSide(workspace);
        const counts = await database.snapshot(async (query) => {
          const source = new DatabaseSide(query, files);
          if (await source.hasOthersThan(teamUser)) throw new MigrationRefused('several-accounts');
          return target.whole(() => moveAll(source, target, { from: teamUser, to: localUser }));
        });
        workspace.close();
        return counts;
      } catch (error) {
        workspace.close();
        removeDatabase(path);
        throw error;
      }
    });
  });
}
