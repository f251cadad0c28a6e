// Installs the Debian packages that let tests use the real thing, or says what is skipped without them:
//   node scripts/system-packages.mjs [--no-install]
// Runs on the system's Node, beside `npm ci`, so it uses nothing but Node itself.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { environment, say } from './prepare.mjs';

const mayInstall = !process.argv.includes('--no-install') && !process.env.HECTARE_NO_INSTALL && !process.env.HECTARE_NO_APT;
const maxMilliseconds = 600_000;

/** Debian packages that let tests use the real thing, and what is skipped without each. What stands `instead` serves as well, where it is there or the package is not known. */
const systemPackages = [
  {
    program: 'chromium-headless-shell',
    instead: 'chromium',
    name: 'chromium-headless-shell',
    skips: 'the window in a browser (end to end, pictures of the map)',
  },
  { program: 'ogrinfo', name: 'gdal-bin', skips: 'comparisons with GDAL' },
  { program: 'pdftotext', name: 'poppler-utils', skips: 'what PDF reports look like' },
  { program: 'gnome-keyring-daemon', name: 'gnome-keyring', skips: 'keys in a real keychain' },
  { program: 'dbus-run-session', name: 'dbus-daemon', skips: 'keys in a real keychain' },
  { program: 'rpmbuild', name: 'rpm', skips: 'the package for Fedora and openSUSE' },
  { program: 'makensis', name: 'nsis', skips: 'our part of the installer of Windows' },
  { program: 'update-mime-database', name: 'shared-mime-info', skips: 'the media types of the packages for Linux' },
  { program: 'desktop-file-validate', name: 'desktop-file-utils', skips: 'the menu entry of the packages for Linux' },
];

const has = (program) => spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0;

/** Quiet; what it wrote helps nobody who reads the log of a test run. */
function apt(...args) {
  const env = { ...environment(), DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { env, stdio: 'ignore', timeout: maxMilliseconds }).status === 0;
}

function installMissing() {
  const missing = systemPackages.filter(({ program, instead }) => !has(program) && !(instead && has(instead)));
  if (missing.length === 0) return;
  const command = `apt-get install ${missing.map(({ name, instead }) => instead ?? name).join(' ')}`;
  if (!mayInstall || process.getuid?.() !== 0 || !has('apt-get')) {
    for (const { name, skips } of missing) say(`Without ${name} these tests are skipped: ${skips}.`);
    say(`To run them all: sudo ${command}`);
    return;
  }
  say(`Installing system packages that some tests need: ${missing.map(({ name }) => name).join(', ')} (--no-install forbids it) …`);
  apt('update', '-qq');
  const isKnown = (name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;
  const names = missing.map(({ name, instead }) => (instead && !isKnown(name) ? instead : name));
  const isInstalled = apt('install', '-y', '-qq', '--no-install-recommends', ...names);
  say(isInstalled ? 'The system packages are installed.' : `They did not install; tests that need them are skipped. By hand: ${command}`);
}

if (process.platform === 'linux') installMissing();
