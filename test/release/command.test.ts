import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandAsShipped, launcherOf } from '../../scripts/release/command-as-shipped.ts';
import { root } from '../helpers/window.ts';

const parcels = join(root, 'resources', 'samples', 'sample-parcels.kml');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** A launcher beside a program, which runs the built command line. */
function launcherThat(script: string): string {
  const launcher = launcherOf(join(mkdtempSync(join(tmpdir(), 'hectare-command-')), 'hectare-desktop'), 'linux');
  mkdirSync(dirname(launcher), { recursive: true });
  writeFileSync(launcher, `#!/bin/sh\n${script}\n`);
  chmodSync(launcher, 0o755);
  return launcher;
}

test('the command lies where each system’s installer takes it from', () => {
  expect(launcherOf('/opt/hectare/hectare-desktop', 'linux')).toBe('/opt/hectare/bin/hectare');
  expect(launcherOf('/a/Hectare.app/Contents/MacOS/Hectare', 'darwin')).toBe('/a/Hectare.app/Contents/Resources/bin/hectare');
  expect(launcherOf('/a/Hectare.exe', 'win32')).toBe('/a/bin/hectare.cmd');
});

describe.skipIf(process.platform === 'win32')('the installed command before a release', () => {
  const built = `exec "${process.execPath}" "${join(root, 'bin/hectare.mjs')}" "$@"`;
  test('says its version and measures a file', () => {
    expect(() => commandAsShipped(launcherThat(built), version, parcels)).not.toThrow();
  });
  test('of another version, or one that ends at once, nothing is released', () => {
    expect(() => commandAsShipped(launcherThat(built), '9.9.9', parcels)).toThrow('of another version');
    expect(() => commandAsShipped(launcherThat('exit 3'), version, parcels)).toThrow('ended with 3');
  });
});
