import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** What opens a file by its name: a pipe under that name hangs it, a device has no end, a link leads elsewhere. */
const opening =
  /\b(?:readFile|readFileSync|open|openSync|createReadStream|writeFile|writeFileSync|appendFile|appendFileSync|createWriteStream|openAsBlob)\b/;

/** Files that do so, and why they may. All others go through `#disk`. */
const reasons: Record<string, string> = {
  'src/disk/regular-file.ts': 'the door to read by',
  'src/disk/replaced-file.ts': 'the door to write by',
  'src/backups/make.ts': 'reads its own copies and the profile of the user, whose links are refused, and writes a new file',
  'src/backups/move.ts': 'holds copies of the profile of the user against it',
  'src/backups/restore.ts': 'its own notes in the profile',
  'src/backups/archive.ts': 'unpacks into a folder that it has just made, each a new file',
  'src/backups/version.ts': 'ships with the program',
  'src/backups/workspace-lock.ts': 'the lock of a workspace, in its folder',
  'src/service/objects/folder.ts': 'keys of its own in the folder that a team named for them',
  'src/service/data-folder.ts': 'the lock of a workspace, and a new file as a trial',
  'src/web/main.ts': 'ships with the program',
  'src/web/opener.ts': 'a new file in a folder that was just made',
  'src/report/svg-drawing.ts': 'ships with the program',
  'src/report/pdf/fonts.ts': 'fonts of the program and of the system',
  'src/products/shared/places/place-of.ts': 'ships with the program',
  'src/datasets/access/checked-file.ts': 'the cache, in the profile',
  'src/datasets/packs/pack-writer.ts': 'a folder that it has just made',
  'src/cli/spill.ts': 'a new file in a folder that was just made',
  'src/main/index.ts': 'a mark in the profile',
  'src/main/crash-log.ts': 'a log in the profile',
  'src/main/window-state.ts': 'its own note in the profile',
  'src/main/update-feed.ts': 'ships with the program',
  'src/host/window-files.ts': 'the window, which ships with the program; it looks whether it is a file',
  'src/host/json-file.ts': 'documents of the profile, and their folder, which is flushed',
  'src/host/checked-bytes.ts': 'its own files in the profile',
  'src/host/profile-folder.ts': 'notes of the profile',
  'src/host/kept-logo.ts': 'its own file in the profile',
  'src/host/kept-tiles.ts': 'its own files in the profile',
  'src/host/offline/answer-store.ts': 'its own files in the profile',
  'src/host/offline/answer-writer.ts': 'its own files in the profile',
  'src/host/offline/outbox/sender-lock.ts': 'a lock in the profile',
};

test('who opens files by their names is known', () => {
  const found = globSync('src/**/*.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.test.ts'))
    .filter((path) =>
      [...readFileSync(resolve(root, path), 'utf8').matchAll(/import (?!type)([^;]*?) from 'node:fs(?:\/promises)?'/g)].some(
        ([, names]) => opening.test(names!) || /\* as|^\w+$/.test(names!),
      ),
    );
  expect(found.toSorted()).toEqual(Object.keys(reasons).toSorted());
});

test('nothing is written under a name that can be guessed before it is moved to its place', () => {
  const found = globSync('src/**/*.ts', { cwd: root }).filter(
    (path) => !path.endsWith('.test.ts') && /\.(?:part|tmp|temporary|new)`/.test(readFileSync(resolve(root, path), 'utf8')),
  );
  // Both have random letters before the ending.
  expect(found.map((path) => path.replaceAll('\\', '/')).toSorted()).toEqual(['src/backups/make.ts', 'src/disk/replaced-file.ts']);
});
