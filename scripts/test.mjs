// npm test: everything that must hold, from a fresh clone: install, lint, types, unit to storage tests, build, then the window in real Chromium.
// npm test -- unit     only the steps whose name contains "unit"
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { build, environment, fail, install, nodeProgram, root, run, sampleLandscape, say } from './prepare.mjs';

const only = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const results = join(root, 'test-results');

/** Debian packages that let tests use the real thing. Without them those tests say that they were skipped. */
const systemPackages = {
  chromium: 'chromium',
  ogrinfo: 'gdal-bin',
  pdftotext: 'poppler-utils',
  'gnome-keyring-daemon': 'gnome-keyring',
  'dbus-run-session': 'dbus-daemon',
};

const has = (program) => spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0;

function installSystemPackages() {
  if (process.platform !== 'linux') return;
  const missing = Object.entries(systemPackages)
    .filter(([program]) => !has(program))
    .map(([, name]) => name);
  if (missing.length === 0) return;
  const command = `apt-get install ${missing.join(' ')}`;
  if (process.getuid?.() !== 0 || !has('apt-get') || process.env.HECTARE_NO_APT) {
    say(`Not here: ${missing.join(', ')}. The tests that need them will say that they were skipped; to have them all: sudo ${command}`);
    return;
  }
  say(`Installing what some tests need: ${missing.join(', ')} …`);
  const quiet = { env: { ...environment(), DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore', timeout: 600_000 };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  const done = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], quiet);
  if (done.status !== 0) say(`That did not work; tests that need them will be skipped. By hand: ${command}`);
}

/** Lines for the very end, where those who read only the end of a long output find them. */
const closing = [];
const counts = { passed: 0, failed: 0, skipped: 0 };

/** Runs vitest and gives what its report says: shapes as in vitest's JSON reporter. */
function runVitest(name, args) {
  const report = join(results, `${name}.json`);
  rmSync(report, { force: true });
  const done = spawnSync(
    nodeProgram(),
    [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    { cwd: root, env: environment(), stdio: 'inherit' },
  );
  if (!existsSync(report)) throw new Error(`${name}: the test runner ended without a report (exit ${done.status})`);
  return { status: done.status, summary: JSON.parse(readFileSync(report, 'utf8')) };
}

/** Files with a failed test, or that did not load, each with a line per fault. */
function failedFiles(summary) {
  return summary.testResults
    .filter((file) => file.status === 'failed')
    .map((file) => {
      const failed = file.assertionResults.filter((test) => test.status === 'failed');
      const faults = failed.map((test) => `${test.fullName}: ${(test.failureMessages[0] ?? '').split('\n')[0]}`);
      return {
        path: relative(root, file.name),
        faults: faults.length > 0 ? faults : [`did not load: ${(file.message ?? '').split('\n')[0]}`],
      };
    });
}

/**
 * All tests of one configuration. Where one to three files fail, those run once more, alone: what holds then is said to be shaky, by name and at the very end
 * of the output, and does not fail the run; what fails twice does. Two cores that also compile, draw and wait for a browser make some waits longer than any bound.
 */
function vitest(name, args) {
  const first = runVitest(name, args);
  const failed = failedFiles(first.summary);
  counts.passed += first.summary.numPassedTests;
  counts.skipped += first.summary.numPendingTests + first.summary.numTodoTests;
  if (first.status === 0) return;
  let still = failed;
  let failedTests = first.summary.numFailedTests;
  if (failed.length > 0 && failed.length <= 3) {
    say(`${name}: once more, alone: ${failed.map((file) => file.path).join(', ')}`);
    const again = runVitest(`${name}-again`, [...args, ...failed.map((file) => file.path)]);
    still = failedFiles(again.summary);
    for (const file of failed.filter((one) => !still.some((other) => other.path === one.path)))
      closing.push(...file.faults.map((fault) => `shaky: held at the second try: ${file.path}: ${fault}`));
    failedTests = again.summary.numFailedTests;
    counts.passed += first.summary.numFailedTests - failedTests;
    if (again.status === 0) return;
  }
  counts.failed += failedTests;
  closing.push(...still.flatMap((file) => file.faults.map((fault) => `✗ ${file.path}: ${fault}`)));
  throw new Error(
    `${failedTests} tests failed${failedTests === 0 ? ' (a file did not load, or something failed outside of the tests)' : ''}`,
  );
}

const tool = (script, ...args) =>
  run(nodeProgram(), [join('node_modules', ...script.split('/')), ...args], { label: script.split('/')[0] });

const steps = [
  [
    'lint',
    () => {
      tool('oxlint/bin/oxlint', '--deny-warnings', 'src', 'test', 'scripts');
      // Says which files it would lay out in another way: npx prettier --write .
      tool('prettier/bin/prettier.cjs', '--check', '.');
    },
  ],
  [
    'types',
    () => {
      for (const project of ['tsconfig.json', 'tsconfig.pure.json']) tool('typescript/bin/tsc', '-p', project, '--noEmit');
      tool('vue-tsc/bin/vue-tsc.js', '-p', 'tsconfig.renderer.json', '--noEmit');
    },
  ],
  [
    'build',
    () => {
      build();
      sampleLandscape();
    },
  ],
  ['unit', () => vitest('unit', [])],
  ['e2e', () => vitest('e2e', ['--config', 'vitest.e2e.config.ts'])],
];

try {
  install();
  installSystemPackages();
  mkdirSync(results, { recursive: true });
  const faults = [];
  const started = Date.now();
  for (const [name, step] of steps) {
    if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
    say(name);
    const from = Date.now();
    try {
      step();
      say(`${name}: good, ${((Date.now() - from) / 1000).toFixed(0)} s`);
    } catch (error) {
      say(`${name}: ${error.message}`);
      faults.push(`${name}: ${error.message}`);
      counts.failed ||= 1;
    }
  }
  for (const line of closing) console.log(line);
  for (const fault of faults) console.error(`✗ ${fault}`);
  say(`${((Date.now() - started) / 1000).toFixed(0)} s in all`);
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  process.exit(faults.length === 0 ? 0 : 1);
} catch (error) {
  fail(error);
}
