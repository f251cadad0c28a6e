import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
const hasKeychain = process.platform === 'linux' && has('dbus-run-session') && has('gnome-keyring-daemon');
if (!hasKeychain)
  console.log('skipped: no private keychain to test the command line with (Debian: apt-get install gnome-keyring dbus-daemon)');

const home = mkdtempSync(join(tmpdir(), 'hectare-keys-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const secret = 'hk_cli_Mn4Bv6Cx8Zl1Kj3Hg5Fd';

/** A script in a session with a keychain of its own. */
function inSession(script: string): { status: number | null; out: string; err: string } {
  const folders = {
    HOME: home,
    XDG_DATA_HOME: join(home, 'share'),
    XDG_RUNTIME_DIR: join(home, 'run'),
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_CACHE_HOME: join(home, 'cache'),
  };
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlocked = `printf keyring-password | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1\n${script}`;
  const { status, stdout, stderr } = spawnSync('dbus-run-session', ['--', 'sh', '-c', unlocked], {
    encoding: 'utf8',
    timeout: 150_000,
    env: {
      PATH: process.env['PATH'],
      SECRET: secret,
      HECTARE: `${process.execPath} bin/hectare.mjs`,
      HECTARE_PROFILE: join(home, 'profile'),
      ...folders,
    },
  });
  return { status, out: stdout, err: stderr };
}

test.skipIf(!hasKeychain)(
  'keys go into the keychain that the app uses, are listed by their ends, used by monitor, and removed',
  () => {
    const profile = join(home, 'profile');
    mkdirSync(profile, { recursive: true });
    writeFileSync(
      join(profile, 'connections.json'),
      JSON.stringify({
        selected: 'embedded',
        remote: [{ id: 'c1', name: 'Provider', baseUrl: 'http://127.0.0.1:9', userGroupUrl: '' }],
        secrets: {},
      }),
    );
    const shape = join(home, 'wood.geojson');
    writeFileSync(
      shape,
      JSON.stringify({
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [0.01, 0],
            [0.01, 0.01],
            [0, 0.01],
            [0, 0],
          ],
        ],
      }),
    );
    const { out, err } = inSession(`
    printf %s "$SECRET" | $HECTARE keys add Provider; echo "added $?"
    printf %s "other-secret-1234" | $HECTARE keys add https://api.example.org/; echo "added $?"
    $HECTARE keys list --json; echo "listed $?"
    $HECTARE monitor ${shape} --name x --connection c1; echo "asked $?"
    $HECTARE keys remove c1; echo "removed $?"
    $HECTARE keys remove c1; echo "again $?"
    $HECTARE keys list; echo "end $?"
  `);
    expect(out.match(/(added|listed|asked|removed|again|end) \d/g), out + err).toEqual([
      'added 0',
      'added 0',
      'listed 0',
      'asked 2',
      'removed 0',
      'again 1',
      'end 0',
    ]);
    const listed = JSON.parse(out.slice(out.indexOf('{'), out.indexOf('listed')));
    expect(listed).toEqual({
      keys: [
        { account: 'c1', kind: 'api-key', connection: 'Provider', last_four: secret.slice(-4) },
        { account: 'https://api.example.org', kind: 'api-key', connection: null, last_four: '1234' },
      ],
    });
    // The key was there: what failed was the way to the service.
    expect(err).toContain('cannot be reached');
    expect(out + err).not.toContain(secret);
    expect(JSON.parse(readFileSync(join(profile, 'connections.json'), 'utf8')).secrets).toEqual({ c1: [] });
    expect(out.slice(out.indexOf('again'))).not.toContain('c1');
  },
  180_000,
);
