import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clipboardPrograms, systemClipboard } from '#web/clipboard.ts';
import { freshFolder } from '../host/host.ts';

const folder = freshFolder('clipboard');
const kept = join(folder, 'kept');
const args = join(folder, 'args');
// A program that behaves as xclip does: in from standard input, out to standard output.
writeFileSync(join(folder, 'xclip'), `#!/bin/sh\necho "$@" >> '${args}'\ncase "$*" in *-in) cat > '${kept}';; *) cat '${kept}';; esac\n`);
chmodSync(join(folder, 'xclip'), 0o755);
const environment = { PATH: `${folder}:${process.env['PATH']}`, DISPLAY: ':9' };

test.skipIf(process.platform === 'win32')('a text goes in by standard input and comes back; no command line shows it', async () => {
  const before = process.env['PATH'];
  process.env['PATH'] = environment.PATH;
  try {
    const clipboard = systemClipboard('linux', environment);
    await clipboard.write('a-secret-token');
    expect(readFileSync(kept, 'utf8')).toBe('a-secret-token');
    expect(await clipboard.read()).toBe('a-secret-token');
    await clipboard.write('');
    expect(await clipboard.read()).toBe('');
    expect(existsSync(args) && readFileSync(args, 'utf8')).not.toContain('secret');
  } finally {
    process.env['PATH'] = before;
  }
});
test('without a screen or a program it says what to install', async () => {
  for (const one of [{ PATH: environment.PATH }, { PATH: '/nowhere', DISPLAY: ':9' }])
    await expect(systemClipboard('linux', one).write('x')).rejects.toMatchObject({
      code: 'no-clipboard',
      message: expect.stringContaining('xclip') as string,
    });
});
test('Wayland’s program comes before X11’s; macOS and Windows have their own', () => {
  expect(clipboardPrograms('linux', { WAYLAND_DISPLAY: 'wayland-0', DISPLAY: ':0' }).map(({ write }) => write[0])).toEqual([
    'wl-copy',
    'xclip',
    'xsel',
  ]);
  expect([clipboardPrograms('darwin', {})[0]!.write[0], clipboardPrograms('win32', {})[0]!.write[0]]).toEqual(['pbcopy', 'clip.exe']);
});
