// npm test: everything that must hold, from a fresh clone: install, lint, types, build, unit, integration, then the window in real Chromium.
//   npm test -- lint unit     only the steps whose name contains one of the words
//   npm test -- --no-install  installs nothing: neither libraries nor system packages
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { environment, fail, install, say } from './prepare.mjs';
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
];

const has = (program) => spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0;

function installSystemPackages() {
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
  const quiet = { env: { ...environment(), DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore', timeout: 600_000 };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  const done = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quiet);
  if (done.status !== 0) say(`That did not work; tests that need them are skipped. By hand: ${command}`);
}

const counts = { passed: 0, failed: 0, skipped: 0 };
const faults = [];

function count(summary) {
  for (const name of Object.keys(counts)) counts[name] += summary[name];
}

async function runStep(name) {
  say(name);
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(0);
  try {
    const summary = await steps[name]([]);
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

try {
  const started = Date.now();
  install();
  installSystemPackages();
  for (const name of ['lint', 'types', 'build', 'test:unit', 'test:integration', 'test:e2e'])
    if (only.length === 0 || only.some((word) => name.includes(word))) await runStep(name);
  // The last lines are for those who read only the end of a long output.
  for (const fault of faults) console.error(`✗ ${fault}`);
  say(`${((Date.now() - started) / 1000).toFixed(0)} s in all`);
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  process.exit(faults.length === 0 ? 0 : 1);
} catch (error) {
  fail(error);
}
