import { teamUser } from './accounts.ts';
import type { Store } from './storage/store.ts';

/** The store of a team, whose account has the key of this server and every other one. */
export async function openTeamStore(database: string, apiKey: string, quotaHectares: number | null | undefined): Promise<Store> {
  // A service of one computer does not load the client of a database that it never asks.
  const { openDatabase } = await import('./storage-postgres/open.ts');
  const store = await openDatabase(database);
  try {
    await store.accounts.ensure(teamUser, quotaHectares);
    await store.accounts.setKey(teamUser, apiKey, 'servers');
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
