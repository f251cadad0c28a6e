import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshFolder } from '../host/host.ts';

const secret = 'hk_live_Mn4Bv6Cx8Zl1Kj3Hg5Fd';
const probe = join(import.meta.dirname, 'keychain-probe.ts');
const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
const hasKeychain = process.platform === 'linux' && has('dbus-run-session') && has('gnome-keyring-daemon');
if (!hasKeychain) console.log('skipped: no private keychain to test with (Debian: apt-get install gnome-keyring dbus-daemon)');

interface Probed {
  kind: string;
  why: string | null;
  answers: (string | null)[];
}
function answerOf({ status, stdout, stderr }: { status: number | null; stdout: string; stderr: string }): Probed {
  const line = stdout.split('\n').find((text) => text.startsWith('{'));
  if (status !== 0 || !line) throw new Error(`The probe ended with ${status}: ${stdout}${stderr}`);
  return JSON.parse(line) as Probed;
}
/**
 * The files that stay. The runtime folder is left out: the daemon notices the end of its session in its own time and
 * takes its sockets away, maybe while the list is made.
 */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'run' ? [] : filesIn(path);
    return entry.isFile() ? [path] : [];
  });
}

/** Steps in a new process, in a new D-Bus session whose keyring lies in `home`. */
function inSession(home: string, steps: string[]): Probed {
  const folders = {
    HOME: home,
    XDG_DATA_HOME: join(home, 'share'),
    XDG_RUNTIME_DIR: join(home, 'run'),
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_CACHE_HOME: join(home, 'cache'),
  };
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The daemon reads the keyring's password from its standard input, the probe the secret from its own.
  const script = 'printf keyring-password | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1; exec "$@"';
  return answerOf(
    spawnSync('dbus-run-session', ['--', 'sh', '-c', script, 'sh', process.execPath, probe, ...steps], {
      input: secret,
      encoding: 'utf8',
      timeout: 150_000,
      env: { PATH: process.env['PATH'], ...folders },
    }),
  );
}

describe.skipIf(!hasKeychain)('the keychain of the system', () => {
  let home: string;
  let first: Probed;
  beforeAll(() => {
    home = freshFolder('keychain');
    first = inSession(home, [
      'read:provider/api-key',
      'write:provider/api-key',
      'write:other/api-key',
      'remove:other/api-key',
      'remove:never-there',
    ]);
  });

  test('keeps, gives back and forgets', () => {
    expect(first).toEqual({ kind: 'system', why: null, answers: [null, secret, secret, null, null] });
  });

  test('keeps over a restart of everything', () => {
    expect(inSession(home, ['read:provider/api-key', 'read:other/api-key', 'remove:provider/api-key'])).toEqual({
      kind: 'system',
      why: null,
      answers: [secret, null, null],
    });
    expect(inSession(home, ['read:provider/api-key']).answers).toEqual([null]);
  });

  test('has its own, encrypted file; nothing of the secret or of the self-test is legible', () => {
    const other = freshFolder('keychain');
    inSession(other, ['write:provider/api-key']);
    const files = filesIn(other);
    expect(files.some((path) => path.endsWith('.keyring'))).toBe(true);
    for (const path of files) {
      expect(readFileSync(path).includes(secret), path).toBe(false);
      expect(readFileSync(path).includes('self-test-'), path).toBe(false);
    }
  });
});

describe('without a keychain', () => {
  test.skipIf(process.platform !== 'linux')('keys live in memory for this run, the reason is said, and nothing is written', () => {
    const home = freshFolder('no-keychain');
    const run = (steps: string[]) =>
      answerOf(
        spawnSync(process.execPath, [probe, ...steps], {
          input: secret,
          encoding: 'utf8',
          timeout: 150_000,
          cwd: home,
          env: {
            PATH: process.env['PATH'],
            HOME: home,
            XDG_RUNTIME_DIR: join(home, 'run'),
            DBUS_SESSION_BUS_ADDRESS: `unix:path=${join(home, 'no-bus')}`,
          },
        }),
      );
    const { kind, why, answers } = run(['write:a', 'remove:a', 'write:b']);
    expect([kind, answers]).toEqual(['memory', [secret, null, secret]]);
    expect(why).toMatch(/keychain of this computer cannot be used \(.+\)\. Keys are kept in memory until Hectare closes/);
    expect(run(['read:b']).answers).toEqual([null]);
    expect(filesIn(home)).toEqual([]);
  });
});
