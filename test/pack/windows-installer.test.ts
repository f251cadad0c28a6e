import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commandLineWords } from '#main/command-line.ts';
import { deepLinkIn } from '#main/deep-links.ts';
import { hasTool } from '../../scripts/linux-packages/tool.ts';
import { ran, root } from './packed.ts';

const script = join(root, 'resources', 'build', 'installer.nsh');
const folder = mkdtempSync(join(tmpdir(), 'hectare-installer-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const canCompile = hasTool('makensis');
if (!canCompile) console.log('skipped: no makensis here (Debian: apt-get install nsis)');

test('the uninstaller of Windows says what stays, and takes no data', () => {
  const [, uninstall = ''] = readFileSync(script, 'utf8').split('!macro customUnInstall');
  const said = [...uninstall.matchAll(/MessageBox [^"]*"([^"]+)" \/SD IDOK/g)].map(([, text]) => text!);
  expect(said).toHaveLength(2);
  for (const text of said) expect(text).toContain('%APPDATA%\\Hectare');
  expect(uninstall).not.toMatch(/RMDir|Delete "/);
});

test('a link begins no switch of Chromium’s', () => {
  const command = /shell\\open\\command" "" '([^']+)'/.exec(readFileSync(script, 'utf8'))![1]!;
  expect(command).toMatch(/ -- "%1"$/);
  const words = ['Hectare.exe', '--', 'hectare:portfolio'];
  expect([deepLinkIn(words), commandLineWords(words, true)]).toEqual([{ action: 'portfolio' }, null]);
  expect(commandLineWords(['Hectare.exe', '--', 'hectare:x', '--cli', '--', 'erase'], true)).toBeNull();
});

// Its maker is electron-builder's own; a program around our part of it compiles with that of the system.
test.skipIf(!canCompile)('our part of the installer compiles without a warning', async () => {
  const around = join(folder, 'around.nsi');
  writeFileSync(
    around,
    `Unicode true
!include LogicLib.nsh
!define APP_EXECUTABLE_FILENAME "Hectare.exe"
!macro _isUpdated _a _b _yes _no
  StrCmp "a" "b" \`\${_yes}\` \`\${_no}\`
!macroend
!define isUpdated \`"" isUpdated ""\`
!include "${script}"
Name Hectare
OutFile "${join(folder, 'Hectare.exe')}"
InstallDir "$PROGRAMFILES\\Hectare"
Section
  !insertmacro customInstall
  WriteUninstaller "$INSTDIR\\Uninstall.exe"
SectionEnd
Section Uninstall
  !insertmacro customUnInstall
SectionEnd
`,
  );
  await ran('makensis', ['-WX', '-V2', '-INPUTCHARSET', 'UTF8', around], { env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  expect(readFileSync(join(folder, 'Hectare.exe')).subarray(0, 2).toString()).toBe('MZ');
});
