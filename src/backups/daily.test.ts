import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { DailyCopies, dailyCopies } from './daily.ts';
import { newestGoodCopy } from './recovery.ts';
import { restoreBackup } from './restore.ts';

let folder: string;
let time: number;
let log: string[];
let copies: DailyCopies;
const hour = 3_600_000;
const day = 24 * hour;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hectare-daily-'));
  time = Date.parse('2026-11-24T08:00:00Z');
  log = [];
  const database = new DatabaseSync(join(folder, 'workspace.gpkg'));
  database.exec('CREATE TABLE hectare_schema (version INTEGER); INSERT INTO hectare_schema VALUES (6); CREATE TABLE projects (id TEXT);');
  database.close();
  copies = new DailyCopies({ folder, hectare: '0.2.0', now: () => new Date(time), log: (text) => log.push(text) });
});
const names = () => readdirSync(join(folder, 'daily-copies')).sort();
const add = (id: string) => {
  const database = new DatabaseSync(join(folder, 'workspace.gpkg'));
  database.prepare('INSERT INTO projects VALUES (?)').run(id);
  database.close();
};

test('a copy a day is made, and seven are kept', async () => {
  for (let round = 0; round < 10; round += 1) {
    expect(await copies.look()).toBe(true);
    time += 5 * hour;
    expect(await copies.look()).toBe(false);
    time += day;
  }
  expect(names()).toHaveLength(7);
  expect(names()[0]).toBe('000004-2026-11-27.zip');
  expect(names().at(-1)).toBe('000010-2026-12-05.zip');
  expect(log).toEqual([]);
});

test('clocks that jump make neither a gap nor a flood, and the newest stays the newest', async () => {
  expect(await copies.look()).toBe(true);
  // A battery that is empty: 1970, and every start there.
  time = 0;
  expect([await copies.look(), await copies.look()]).toEqual([true, false]);
  // The clock is set right again; the copy of 1970 is a day away.
  time = Date.parse('2026-11-24T09:00:00Z');
  expect([await copies.look(), await copies.look()]).toEqual([true, false]);
  // A clock that is years ahead, and one that goes back an hour in autumn.
  time = Date.parse('2031-01-01T00:00:00Z');
  expect([await copies.look(), await copies.look()]).toEqual([true, false]);
  time -= hour;
  expect(await copies.look()).toBe(false);
  time = Date.parse('2026-11-25T08:00:00Z');
  add('last');
  expect(await copies.look()).toBe(true);
  expect(names()).toEqual([
    '000001-2026-11-24.zip',
    '000002-1970-01-01.zip',
    '000003-2026-11-24.zip',
    '000004-2031-01-01.zip',
    '000005-2026-11-25.zip',
  ]);
  // By its time the copy of 2031 would go before it.
  expect(await newestGoodCopy(folder)).toMatchObject({ manifest: { made_at: '2026-11-25T08:00:00.000Z', workspaces: [{ projects: 1 }] } });
});

test('a damaged workspace pushes no good copy out, and the newest good one comes back', async () => {
  for (let at = 0; at < 3; at += 1) {
    add(`project ${at}`);
    await copies.look();
    time += day;
  }
  const damaged = Buffer.alloc(8192, 'x');
  writeFileSync(join(folder, 'workspace.gpkg'), damaged);
  expect(await copies.look()).toBe(false);
  expect(log.join()).toMatch(/The daily copy of the workspace was not made: .*damaged.*Those made before are kept\./);
  expect(names()).toHaveLength(3);
  // The newest copy is damaged too.
  const [newest] = await dailyCopies(folder);
  const bytes = readFileSync(newest!);
  bytes.fill(0, 300, 500);
  writeFileSync(newest!, bytes);
  const good = await newestGoodCopy(folder);
  expect(good?.manifest.workspaces[0]!.projects).toBe(2);
  const { keptAs } = await restoreBackup(good!.path, { kind: 'workspace', folder }, new Date(time));
  expect(readFileSync(join(keptAs, 'workspace.gpkg')).equals(damaged)).toBe(true);
  expect(await copies.look()).toBe(true);
});

test('what a kill left half made is cleared, and without a workspace nothing is made', async () => {
  mkdirSync(join(folder, 'daily-copies', '.copies-aa'), { recursive: true });
  writeFileSync(join(folder, 'daily-copies', '000001-2026-11-24.zip.aa.part'), 'half');
  await copies.look();
  expect(names()).toEqual(['000001-2026-11-24.zip']);
  const empty = new DailyCopies({ folder: join(folder, 'none'), hectare: '', now: () => new Date(), log: (text) => log.push(text) });
  expect([await empty.look(), log]).toEqual([false, []]);
});
