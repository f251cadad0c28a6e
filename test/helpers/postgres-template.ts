import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#service/storage-postgres/open.ts';
import {
  asOwner,
  ended,
  inDatabase,
  isOpenToServer,
  programOfServer,
  serverFolder,
  spawnServer,
  untilYes,
  urlIn,
} from './postgres-server.ts';

/** What a new database has: the tables of the program, PostGIS alone, or not even that. */
export const templates = { tables: 'with_tables', postgis: 'with_postgis', nothing: 'template1' } as const;

/** Makes the files of a server, with a database of each kind to copy; the program itself adds PostGIS and its tables to one. */
async function makeFiles(folder: string, data: string): Promise<void> {
  const args = ['-D', data, '-U', 'hectare', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-k', '--no-sync'];
  await asOwner(folder, programOfServer('initdb'), args);
  const server = spawnServer(folder, data, folder);
  const ask = (sql: string) => inDatabase(urlIn(folder, 'postgres'), sql);
  try {
    await untilYes(urlIn(folder, 'postgres'), 'SELECT true AS yes', server);
    await ask(`CREATE DATABASE ${templates.tables}`);
    await (await openDatabase(urlIn(folder, templates.tables))).close();
    await ask(`CREATE DATABASE ${templates.postgis}`);
    await inDatabase(urlIn(folder, templates.postgis), 'CREATE EXTENSION postgis');
  } finally {
    await ended(server, 'SIGINT');
  }
}

/** Those files made once for a run, by whoever asks first: they take as much processor time as ten copies of them. */
async function keptFiles(): Promise<string> {
  const kept = join(tmpdir(), 'postgres-template');
  const lock = `${kept}.lock`;
  while (!existsSync(kept)) {
    try {
      mkdirSync(lock);
    } catch {
      // Another worker makes them.
      await wait(100);
      continue;
    }
    try {
      if (existsSync(kept)) break;
      const made = serverFolder();
      await makeFiles(made, join(made, 'data'));
      renameSync(made, kept);
    } finally {
      rmSync(lock, { recursive: true });
    }
  }
  return join(kept, 'data');
}

/** Lays the files of a new server into a folder of it. Outside of a test run nobody would take away what is kept, and a server copies only what it can look into. */
export async function layFiles(folder: string, data: string): Promise<void> {
  if (process.env['HECTARE_TEST_RUN'] === undefined || !isOpenToServer(tmpdir())) await makeFiles(folder, data);
  else await asOwner(folder, 'cp', ['-a', await keptFiles(), data]);
}
