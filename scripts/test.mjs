// npm test: everything that must hold, from a fresh clone: install, lint, types, build, unit, integration, then the window in real Chromium.
//   npm test -- lint unit     only the steps whose name contains one of the words
//   npm test -- --no-install  installs nothing: neither libraries nor system packages
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { environment, fail, install, nodeProgram, root, say } from './prepare.mjs';
import { FailedTests, steps } from './steps.mjs';

const only = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const mayInstall = !process.argv.includes('--no-install') && !process.env.HECTARE_NO_INSTALL;

/** Debian packages that let tests use the real thing, and what is skipped without each. */
const systemPackages = [
  { program: 'chromium', name: 'chromium', skips: 'the window in a browser (end to end, pictures of the map)' },
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

/** Resolves with what the program wrote and how it ended, while others run beside it. */
function runBeside(program, args, env, timeout) {
  return new Promise((ended) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], timeout });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    const end = (status) => ended({ status, output: Buffer.concat(output).toString() });
    child.on('close', end);
    child.on('error', () => end(1));
  });
}

async function installSystemPackages() {
  if (process.platform !== 'linux') return;
  const missing = systemPackages.filter(({ program }) => !has(program));
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name);
  const command = `apt-get install ${names.join(' ')}`;
  if (!mayInstall || process.getuid?.() !== 0 || !has('apt-get') || process.env.HECTARE_NO_APT) {
    for (const { name, skips } of missing) say(`Without ${name} these tests are skipped: ${skips}.`);
    say(`To run them all: sudo ${command}`);
    return;
  }
  say(`Installing system packages that some tests need: ${names.join(', ')} (--no-install forbids it) …`);
  const quiet = { ...environment(), DEBIAN_FRONTEND: 'noninteractive' };
  await runBeside('apt-get', ['update', '-qq'], quiet, 600_000);
  const { status } = await runBeside('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quiet, 600_000);
  say(status === 0 ? 'The system packages are installed.' : `They did not install; tests that need them are skipped. By hand: ${command}`);
}

const counts = { passed: 0, failed: 0, skipped: 0 };
const faults = [];

function count(summary) {
  for (const name of Object.keys(counts)) counts[name] += summary[name];
}

const isWanted = (name) => only.length === 0 || only.some((word) => name.includes(word));

async function runStep(name, step) {
  say(name);
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(0);
  try {
    const summary = await step();
    if (summary) count(summary);
    say(`${name}: good, ${seconds()} s`);
  } catch (error) {
    say(`${name}: ${error.message} (${seconds()} s)`);
    faults.push(`${name}: ${error.message}`);
    if (error instanceof FailedTests) {
      count(error.summary);
      faults.push(...error.summary.faults);
    }
    counts.failed ||= 1;
  }
}

/** A step in a process of its own; its output comes whole, when it has ended. */
async function stepBeside(name) {
  const env = { ...environment(), HECTARE_NO_INSTALL: '1' };
  const { status, output } = await runBeside(nodeProgram(), [join('scripts', 'run.mjs'), name], env);
  process.stderr.write(output);
  if (status !== 0) throw new Error(`failed (exit ${status})`);
}

async function runInTurn(names) {
  for (const name of names.filter(isWanted)) await runStep(name, () => stepBeside(name));
}

try {
  const started = Date.now();
  install();
  // Each of these keeps one core busy, or waits for the network: two cores have them all in little more than half the time.
  await Promise.all([installSystemPackages(), runInTurn(['types']), runInTurn(['build', 'lint'])]);
  for (const name of ['test:unit', 'test:integration', 'test:e2e']) if (isWanted(name)) await runStep(name, () => steps[name]([]));
  // The last lines are for those who read only the end of a long output.
  for (const fault of faults) console.error(`✗ ${fault}`);
  say(`${((Date.now() - started) / 1000).toFixed(0)} s in all`);
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  process.exit(faults.length === 0 ? 0 : 1);
} catch (error) {
  fail(error);
}
