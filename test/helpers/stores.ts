import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorkspace } from '#service/storage/database.ts';
import { Storage } from '#service/storage/storage.ts';
import type { Awaitable, Store } from '#service/storage/store.ts';
import { openDatabase } from '#service/storage-postgres/open.ts';
import { hasPostgres, startPostgres, type TestPostgres } from './postgres.ts';

/** A store whose accounts can be made. */
export type FilledStore = Store & {
  accounts: {
    ensure(userId: string, quotaHectares: number | null): Awaitable<void>;
    setKey(userId: string, key: string, label: string): Awaitable<void>;
  };
};

/** One implementation of the store, and empty ones of it. */
export interface Engine {
  name: string;
  isHere: boolean;
  start(): Promise<void>;
  open(): Promise<FilledStore>;
  stop(): Promise<void>;
}

export function engines(): Engine[] {
  let folder: string;
  let server: TestPostgres | null = null;
  return [
    {
      name: 'SQLite',
      isHere: true,
      async start() {
        folder = mkdtempSync(join(tmpdir(), 'hectare-stores-'));
      },
      async open() {
        return new Storage(await openWorkspace(join(mkdtempSync(join(folder, 'one-')), 'workspace.gpkg')));
      },
      async stop() {
        rmSync(folder, { recursive: true, force: true });
      },
    },
    {
      name: 'PostgreSQL',
      isHere: hasPostgres,
      async start() {
        server = await startPostgres();
      },
      async open() {
        return openDatabase(await server!.database());
      },
      async stop() {
        await server?.stop();
      },
    },
  ];
}
