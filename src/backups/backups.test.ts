import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { archiveEntries } from '#formats/zip/zip-archive.ts';
import { openBackup, unpackBackup } from './archive.ts';
import { listBackups } from './list.ts';
import { eraseProfile } from './erase.ts';
import { makeBackup } from './make.ts';
import { finishRestore, restoreBackup, verifyBackup } from './restore.ts';
import { ZipWriter } from './zip-writer.ts';

const now = new Date('2026-11-24T08:00:00Z');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
let folder: string;
let target: string;

/** A workspace as a service leaves it when it is killed: the newest rows stand in the log. */
function workspaceIn(home: string, names: string[], schema = 6): DatabaseSync {
  mkdirSync(join(folder, home), { recursive: true });
  const database = new DatabaseSync(join(folder, home, 'workspace.gpkg'));
  database.exec(`PRAGMA journal_mode = WAL;
CREATE TABLE hectare_schema (version INTEGER PRIMARY KEY, applied_at TEXT);
CREATE TABLE projects (id TEXT PRIMARY KEY, geojson TEXT, geojson_sha256 TEXT);`);
  database.prepare("INSERT INTO hectare_schema VALUES (?, 'now')").run(schema);
  for (const name of names) database.prepare('INSERT INTO projects VALUES (?, ?, ?)').run(name, `{"${name}"}`, sha256(`{"${name}"}`));
  return database;
}
function projectsIn(home: string): string[] {
  const database = new DatabaseSync(join(folder, home, 'workspace.gpkg'));
  const ids = database.prepare('SELECT id FROM projects ORDER BY id').all();
  database.close();
  return ids.map(({ id }) => String(id));
}
const put = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const text = (path: string) => readFileSync(join(folder, path), 'utf8');
const order = () => ({ kind: 'profile' as const, folder, target, now, hectare: '0.2.0' });
const restore = () => restoreBackup(target, { kind: 'profile', folder }, now);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hectare-backups-'));
  target = join(folder, 'backups', 'one.zip');
});

async function readBack(path: string): Promise<string[]> {
  const file = await open(path, 'r');
  const { size } = await file.stat();
  const entries = await archiveEntries({
    name: path,
    size,
    read: async (at, length) => {
      const bytes = new Uint8Array(length);
      return bytes.subarray(0, (await file.read(bytes, 0, length, at)).bytesRead);
    },
  });
  await file.close();
  return entries.map(({ name, header, size: bytes }) => `${name} ${bytes} at ${header}`);
}

// A file with a hole in it: only Windows would write the hole out.
test.skipIf(process.platform === 'win32')('places above 4 GB stand in the directory of an archive', async () => {
  const path = join(folder, 'large.zip');
  const file = await open(path, 'w');
  const far = 5 * 1024 ** 3;
  const zip = new ZipWriter(file, far);
  await zip.add('empty', []);
  await zip.add('ñandú', [new Uint8Array(70_000)]);
  await zip.end();
  await file.close();
  expect(await readBack(path)).toEqual([`empty 0 at ${far}`, `ñandú 70000 at ${far + 57}`]);
});

describe('a backup', () => {
  test('holds what is the user’s while a service writes, and nothing that can be had again', async () => {
    const open = workspaceIn('service', ['a', 'b']);
    put('settings.json', '{"theme":"dark"}');
    put('drafts/edit.json', '{}');
    put('drafts/edit.json.0a.part', 'half');
    put('outbox/1.entry.json', '{}');
    put('outbox/sender.lock', '1');
    put('service/cache/block', 'x');
    put('service/packs/pack/manifest.json', '{}');
    put('offline/answers/1', 'x');
    const { manifest } = await makeBackup(order());
    expect(manifest.files.map(({ path }) => path)).toEqual([
      'service/workspace.gpkg',
      'settings.json',
      'drafts/edit.json',
      'outbox/1.entry.json',
    ]);
    expect(manifest.workspaces).toEqual([{ path: 'service/workspace.gpkg', schema: 6, projects: 2, damaged_rows: 0 }]);
    // The copy was taken beside the writer, whose log is untouched.
    open.exec("INSERT INTO projects VALUES ('c', '', '')");
    open.close();
    expect(readdirSync(join(folder, 'backups'))).toEqual(['one.zip']);
    expect(await listBackups(join(folder, 'backups'))).toMatchObject([
      { kind: 'profile', madeAt: now.toISOString(), projects: 2, damagedRows: 0 },
    ]);
  });

  test('comes back whole, and what it replaced is kept', async () => {
    workspaceIn('service', ['a', 'b']).close();
    put('settings.json', 'old');
    put('outbox/1.entry.json', '{}');
    await makeBackup(order());
    const later = new DatabaseSync(join(folder, 'service', 'workspace.gpkg'));
    later.exec("DELETE FROM projects WHERE id = 'a'; INSERT INTO projects VALUES ('z', '', '')");
    // Not closed: its log stands beside it, as after a kill.
    put('settings.json', 'new');
    put('drafts/later.json', '{}');
    put('service/cache/block', 'x');
    const { keptAs } = await restore();
    later.close();
    expect(projectsIn('service')).toEqual(['a', 'b']);
    expect(text('settings.json')).toBe('old');
    expect(existsSync(join(folder, 'drafts'))).toBe(false);
    expect(text('service/cache/block')).toBe('x');
    expect(readFileSync(join(keptAs, 'settings.json'), 'utf8')).toBe('new');
    expect(existsSync(join(keptAs, 'drafts', 'later.json'))).toBe(true);
    expect(existsSync(join(keptAs, 'service', 'workspace.gpkg-wal'))).toBe(true);
    expect(JSON.parse(text('outbox/settings.json'))).toEqual({ paused: true });
    expect(readdirSync(folder).filter((name) => /restor/.test(name))).toEqual([]);
    expect(existsSync(join(folder, 'service', 'service.lock'))).toBe(false);
  });

  test('that was changed in any byte replaces nothing', async () => {
    workspaceIn('service', ['a']).close();
    put('settings.json', 'now');
    await makeBackup(order());
    const whole = readFileSync(target);
    const before = readFileSync(join(folder, 'service', 'workspace.gpkg'));
    let refused = 0;
    for (let at = 0; at < whole.length; at += 97) {
      const changed = Buffer.from(whole);
      changed[at]! ^= 0x10;
      writeFileSync(target, changed);
      const came = await restore().catch((error: Error) => error);
      if (came instanceof Error) refused += 1;
      // Dates and other bytes of the archive's own that mean nothing here may change; what comes back never does.
      expect(text('settings.json')).toBe('now');
      expect(projectsIn('service')).toEqual(['a']);
      if (came instanceof Error) expect(came.name, came.message).toBe('BackupFault');
      else writeFileSync(join(folder, 'service', 'workspace.gpkg'), before);
    }
    expect(refused).toBeGreaterThan(10);
  });

  test.each([
    ['a path that climbs', { path: '../elsewhere' }],
    ['a part that is none of a workspace', { path: 'service/packs/x' }],
    ['a path of Windows', { path: 'drafts/C:\\x' }],
  ])('with %s is refused', async (_what, { path }) => {
    mkdirSync(join(folder, 'backups'));
    const file = await open(target, 'w');
    const zip = new ZipWriter(file);
    const entry = await zip.add(path, [Buffer.from('x')]);
    const manifest = {
      format: 'hectare-backup',
      version: 1,
      kind: 'profile',
      made_at: now.toISOString(),
      hectare: '',
      files: [{ path, bytes: 1, sha256: entry.sha256 }],
      workspaces: [],
    };
    await zip.add('manifest.json', [Buffer.from(JSON.stringify(manifest))]);
    await zip.end();
    await file.close();
    await expect(openBackup(target)).rejects.toMatchObject({
      phrase: { code: 'backups.not-a-backup', params: { reason: { code: 'backups.foreign-path' } } },
    });
  });

  test('of a newer Hectare, or one that another kind is asked for, is refused', async () => {
    workspaceIn('service', ['a'], 99).close();
    await makeBackup(order());
    await expect(restore()).rejects.toMatchObject({ phrase: { params: { reason: { code: 'backups.workspace-newer' } } } });
    await expect(restoreBackup(target, { kind: 'workspace', folder: join(folder, 'service') }, now)).rejects.toMatchObject({
      phrase: { code: 'backups.other-kind' },
    });
    await expect(makeBackup(order())).rejects.toMatchObject({ phrase: { code: 'backups.exists' } });
  });

  test('of a damaged workspace is not made', async () => {
    workspaceIn(
      'service',
      Array.from({ length: 400 }, (_none, at) => `project ${at}`),
    ).close();
    const path = join(folder, 'service', 'workspace.gpkg');
    const bytes = readFileSync(path);
    bytes.fill(0xa5, 8192, 12_288);
    writeFileSync(path, bytes);
    await expect(makeBackup(order())).rejects.toMatchObject({ phrase: { code: 'backups.source-damaged' } });
    expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  });

  test('counts rows that no longer equal their checksums', async () => {
    const database = workspaceIn('service', ['a', 'b']);
    database.exec("UPDATE projects SET geojson = 'other' WHERE id = 'b'");
    database.close();
    expect((await makeBackup(order())).manifest.workspaces[0]).toMatchObject({ projects: 2, damaged_rows: 1 });
    expect((await verifyBackup(target, folder)).manifest.workspaces[0]!.damaged_rows).toBe(1);
  });

  test('is not put back under a running service', async () => {
    workspaceIn('service', ['a']).close();
    await makeBackup(order());
    put('service/service.lock', String(process.ppid));
    await expect(restore()).rejects.toMatchObject({ phrase: { code: 'backups.in-use' } });
    expect(text('service/service.lock')).toBe(String(process.ppid));
  });
});

test('a restore that is killed after any of its moves is finished at the next start', async () => {
  workspaceIn('service', ['old']).close();
  put('settings.json', 'old');
  put('drafts/a.json', 'old');
  await makeBackup(order());
  rmSync(join(folder, 'service'), { recursive: true });
  workspaceIn('service', ['new']).close();
  put('settings.json', 'new');
  put('recent.json', 'new');
  // What a kill leaves: the journal, and some of the parts moved. The parts move in this order.
  const parts = ['service/workspace.gpkg', 'settings.json', 'drafts'];
  for (let done = 0; done <= parts.length; done += 1) {
    const copy = mkdtempSync(join(tmpdir(), 'hectare-killed-'));
    const kept = 'replaced/then';
    for (const path of ['service/workspace.gpkg', 'settings.json', 'recent.json', 'drafts/a.json']) {
      mkdirSync(join(copy, path, '..'), { recursive: true });
      copyFileSync(join(folder, path), join(copy, path));
    }
    await unpackBackup(await openBackup(target), join(copy, 'restoring-aa'));
    writeFileSync(join(copy, 'restore-under-way.json'), JSON.stringify({ staged: 'restoring-aa', kept, kind: 'profile', parts }));
    for (const part of parts.slice(0, done)) {
      mkdirSync(join(copy, kept, part, '..'), { recursive: true });
      renameSync(join(copy, part), join(copy, kept, part));
      if (part !== parts[done - 1] || done % 2 === 0) renameSync(join(copy, 'restoring-aa', part), join(copy, part));
    }
    expect(await finishRestore(copy)).toBe(true);
    expect(await finishRestore(copy)).toBe(false);
    expect(readFileSync(join(copy, 'settings.json'), 'utf8')).toBe('old');
    expect(readFileSync(join(copy, kept, 'settings.json'), 'utf8')).toBe('new');
    expect(readFileSync(join(copy, kept, 'recent.json'), 'utf8')).toBe('new');
    expect(readdirSync(copy).sort()).toEqual(['drafts', 'replaced', 'service', 'settings.json']);
    const database = new DatabaseSync(join(copy, 'service', 'workspace.gpkg'));
    expect(database.prepare('SELECT id FROM projects').all()).toEqual([{ id: 'old' }]);
    database.close();
  }
});

describe('erasing', () => {
  const erase = (goesOn: boolean) => eraseProfile({ folder, withBackups: false, goesOn, isChromiumOpen: goesOn });
  test('takes what the engine kept of crashes, also while it runs', async () => {
    for (const name of ['completed/a.dmp', 'completed/a.meta', 'reports/b.dmp', 'settings.dat']) put(`Crashpad/${name}`, 'memory');
    put('Cookies', '');
    expect(await erase(true)).toEqual({
      erased: ['completed/a.dmp', 'completed/a.meta', 'reports/b.dmp'].map((name) => join('Crashpad', ...name.split('/'))),
      left: ['Cookies', 'Crashpad'],
    });
    expect(await erase(false)).toEqual({ erased: ['Cookies', 'Crashpad'], left: [] });
  });

  test('leaves a folder that the profile was moved to known, where the program goes on in it', async () => {
    put('hectare-folder.json', '{"movedFrom":"/usual"}');
    put('settings.json', '{}');
    expect(await erase(true)).toEqual({ erased: ['settings.json'], left: ['hectare-folder.json'] });
    expect(await erase(false)).toEqual({ erased: ['hectare-folder.json'], left: [] });
  });
});
