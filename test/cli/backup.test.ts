import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandLine } from './run.ts';

const { folder, run, start, file } = commandLine();
const profile = join(folder, 'profile');
const key = 'k'.repeat(40);
const secrets = { HECTARE_API_KEY: key, HECTARE_USER_GROUP_TOKEN: 't'.repeat(40) };
const square = (west: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, 0],
      [west + 0.001, 0],
      [west + 0.001, 0.001],
      [west, 0.001],
      [west, 0],
    ],
  ],
});

async function served<T>(use: (ask: (path: string, body?: unknown, method?: string) => Promise<unknown>) => Promise<T>): Promise<T> {
  const service = start(['serve'], secrets);
  const { url } = JSON.parse(await service.line(/\{"url".*\}/)) as { url: string };
  try {
    return await use(async (path, body, method = body === undefined ? 'GET' : 'POST') => {
      const response = await fetch(url + path, {
        method,
        headers: { 'x-api-key': key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return response.json();
    });
  } finally {
    service.child.kill('SIGTERM');
    await service.ended;
  }
}
const names = (list: unknown) => (list as { project_name: string }[]).map((one) => one.project_name);

describe('hectare backup', () => {
  let backup = '';

  test('is made while the service runs, is read by other programs, and brings back what was deleted', async () => {
    await served(async (ask) => {
      await ask('/collection', { offline: true }, 'PATCH');
      const made = (await ask('/projects?project_name=first', square(10))) as { id: string };
      const ran = await run(['backup', 'create']);
      expect(ran.code, ran.err).toBe(0);
      expect(ran.err).toContain('command-line/workspace.gpkg with 1 project.');
      backup = ran.out.trim();
      await ask(`/projects/${made.id}`, undefined, 'DELETE');
      await ask('/projects?project_name=second', square(20));
      // Nobody replaces a workspace under its service.
      const busy = await run(['backup', 'restore', backup]);
      expect([busy.code, busy.err]).toEqual([2, expect.stringContaining('Close Hectare and “hectare serve”')]);
      expect(names(await ask('/projects'))).toEqual(['second']);
    });
    const archived = execFileSync(
      'python3',
      ['-c', 'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), z.namelist())', backup],
      { encoding: 'utf8' },
    );
    expect(archived.trim()).toBe("None ['command-line/workspace.gpkg', 'manifest.json']");
    const restored = await run(['backup', 'restore', backup]);
    expect([restored.code, restored.err]).toEqual([0, expect.stringMatching(/with 1 project\. What it replaced is kept in .*replaced/)]);
    await served(async (ask) => {
      expect(names(await ask('/projects'))).toEqual(['first']);
    });
    expect(readdirSync(join(profile, 'replaced'))).toHaveLength(1);
  });

  test('is listed and verified; a changed byte is found', async () => {
    const listed = JSON.parse((await run(['backup', 'list', '--json'])).out) as { backups: { path: string; projects: number }[] };
    expect(listed.backups).toMatchObject([{ path: backup, projects: 1 }]);
    expect(await run(['backup', 'verify', backup])).toMatchObject({ code: 0, out: `${backup}\twhole\n` });
    const damaged = join(folder, 'damaged.zip');
    const bytes = readFileSync(backup);
    bytes[5000]! ^= 1;
    writeFileSync(damaged, bytes);
    expect(await run(['backup', 'verify', backup, damaged])).toMatchObject({ code: 1, out: expect.stringContaining('DAMAGED') as string });
    expect(await run(['backup', 'verify'])).toMatchObject({ code: 0, out: expect.stringContaining('whole') as string });
    expect(await run(['backup', 'restore', file('none.zip', 'x')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('is not a backup of Hectare') as string,
    });
  });

  test('says what to do where it was asked for something else', async () => {
    expect((await run(['backup'])).err).toContain('hectare backup create|list|verify|restore|move');
    expect((await run(['backup', 'restore'])).err).toContain('Name one backup');
    expect((await run(['backup', 'list', 'x'])).err).toContain('takes no “x”');
    expect((await run(['backup', 'verify', 'nowhere.zip'])).err).toContain('There is no file nowhere.zip');
  });

  test('a damaged workspace is told by serve, with the newest good copy of it, which comes back', async () => {
    const home = join(profile, 'command-line');
    mkdirSync(join(home, 'daily-copies'), { recursive: true });
    const copy = join(home, 'daily-copies', '000001-2026-11-24.zip');
    expect((await run(['backup', 'create', copy, '--data', home])).code).toBe(0);
    const path = join(home, 'workspace.gpkg');
    const damaged = readFileSync(path).fill(0x55, 20_000, 60_000);
    writeFileSync(path, damaged);
    const told = await run(['serve'], secrets);
    expect(told.code).toBe(2);
    expect(told.err).toContain(`hectare backup restore "${copy}"`);
    expect(told.err).toContain('with 1 project.');
    const restored = await run(['backup', 'restore', copy]);
    expect(restored.code, restored.err).toBe(0);
    const [kept] = readdirSync(join(home, 'replaced'));
    expect(readFileSync(join(home, 'replaced', kept!, 'workspace.gpkg')).equals(damaged)).toBe(true);
    await served(async (ask) => {
      expect(names(await ask('/projects'))).toEqual(['first']);
    });
  });

  test('the whole folder moves, is found again, and an absent disk is said', async () => {
    const home = join(folder, 'home');
    const env = { HOME: home, HECTARE_PROFILE: '', XDG_DATA_HOME: '' };
    const usual =
      process.platform === 'darwin' ? join(home, 'Library', 'Application Support', 'Hectare') : join(home, '.local', 'share', 'hectare');
    mkdirSync(usual, { recursive: true });
    execFileSync('cp', ['-r', `${profile}/.`, usual]);
    const disk = join(folder, 'disk');
    const moved = await run(['backup', 'move', disk], env);
    expect([moved.code, moved.err]).toEqual([0, `Everything is in ${disk} now.\n`]);
    expect(readdirSync(usual)).toEqual(['moved-to.json']);
    expect((await run(['backup', 'verify'], env)).out).toContain(join(disk, 'command-line', 'workspace.gpkg'));
    expect((await run(['backup', 'move', join(disk, 'inside')], env)).err).toContain('lies inside');
    expect((await run(['backup', 'move', profile], env)).err).toContain('must be an empty folder');
    expect((await run(['backup', 'move', usual], env)).code).toBe(0);
    expect([readdirSync(disk), existsSync(join(usual, 'moved-to.json'))]).toEqual([[], false]);
    expect((await run(['backup', 'move', disk], env)).code).toBe(0);
    // As when the disk is not connected.
    rmSync(join(disk, 'hectare-folder.json'));
    const gone = await run(['backup', 'list'], env);
    expect([gone.code, gone.err]).toEqual([2, expect.stringContaining(`was moved to ${disk}, which is not there`)]);
    expect(existsSync(join(usual, 'command-line'))).toBe(false);
  });
});

// Elsewhere the keychain of whoever runs the tests would answer, and be emptied.
test.skipIf(process.platform !== 'linux')(
  'hectare erase takes everything of Hectare’s after the word was typed, and says what stays',
  async () => {
    const own = commandLine();
    const place = join(own.folder, 'profile');
    mkdirSync(join(place, 'command-line', 'packs'), { recursive: true });
    mkdirSync(join(place, 'backups'));
    mkdirSync(join(place, 'Local Storage'));
    writeFileSync(join(place, 'settings.json'), '{}');
    writeFileSync(join(place, 'thesis.odt'), 'mine');
    for (const word of ['', 'erase\n', 'yes\n']) {
      expect(await own.run(['erase'], {}, word)).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was erased') as string });
      expect(existsSync(join(place, 'settings.json'))).toBe(true);
    }
    writeFileSync(join(place, 'command-line', 'service.lock'), String(process.pid));
    expect((await own.run(['erase'], {}, 'ERASE\n')).err).toContain('has ' + join(place, 'command-line') + ' open');
    rmSync(join(place, 'command-line', 'service.lock'));
    const erased = await own.run(['erase', '--json'], {}, 'ERASE\n');
    expect(erased.code, erased.err).toBe(0);
    expect(JSON.parse(erased.out)).toMatchObject({
      erased: ['Local Storage', 'command-line', 'settings.json'],
      left: ['backups', 'thesis.odt'],
    });
    expect((await own.run(['erase', '--with-backups'], {}, 'ERASE\n')).err).toContain('Left in the folder: thesis.odt.');
    expect(readdirSync(place)).toEqual(['thesis.odt']);
  },
);
