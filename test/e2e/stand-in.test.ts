import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../helpers/chromium.ts';
import { root } from '../helpers/window.ts';
import { expect, test } from './fixtures.ts';

// What Electron refuses, its stand-in refuses: a main process that breaks a rule of its documentation ends with the reason.
const folder = freshFolder('stand-in');
const run = (name: string, script: string) => {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, `import { app, BrowserWindow, ipcMain, protocol, screen, session } from 'electron';\n${script}\nprocess.exit(0);\n`);
  const register = join(root, 'test/helpers/electron-stand-in/register.mjs');
  const { status, stderr } = spawnSync(process.execPath, ['--import', register, path], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, STAND_IN_PROFILE: folder },
  });
  return { status, stderr };
};
const scheme = `[{ scheme: 'hectare', privileges: { standard: true } }]`;

for (const [name, script, reason] of [
  ['privileges after the start', `await app.whenReady(); protocol.registerSchemesAsPrivileged(${scheme});`, 'before app is ready'],
  ['privileges twice', `protocol.registerSchemesAsPrivileged(${scheme}); protocol.registerSchemesAsPrivileged(${scheme});`, 'only once'],
  ['a handler before the start', `protocol.handle('hectare', () => new Response());`, 'after app is ready'],
  [
    'a handler twice',
    `await app.whenReady(); protocol.handle('a', () => {}); protocol.handle('a', () => {});`,
    'Failed to register protocol',
  ],
  ['a window before the start', `new BrowserWindow({});`, 'BrowserWindow cannot be used before'],
  ['screens before the start', `screen.getAllDisplays();`, 'screen cannot be used before'],
  ['the session before the start', `session.defaultSession;`, 'session.defaultSession cannot be used before'],
  ['a second answer to one message', `ipcMain.handle('a', () => 1); ipcMain.handle('a', () => 2);`, 'second handler'],
] as const)
  test(`refused: ${name}`, () => {
    const { status, stderr } = run(name.replaceAll(' ', '-'), script);
    expect(stderr).toContain(reason);
    expect(status).not.toBe(0);
  });

test('what follows the rules is taken', () => {
  const script = `protocol.registerSchemesAsPrivileged(${scheme}); await app.whenReady(); protocol.handle('hectare', () => new Response());
    ipcMain.handle('a', () => 1); ipcMain.removeHandler('a'); ipcMain.handle('a', () => 2); session.defaultSession; screen.getAllDisplays();`;
  expect(run('rules', script)).toEqual({ status: 0, stderr: '' });
});
