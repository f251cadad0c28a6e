// npm test: everything that must hold, from a fresh clone: install, lint, types, build, unit, integration, then the window in real Chromium.
//   npm test -- lint unit     only the steps whose name contains one of the words
//   npm test -- --no-install  installs nothing: neither libraries nor system packages
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { environment, fail, install, nodeProgram, root, say } from './prepare.mjs';
import { FailedTests, steps } from './steps.mjs';

const only = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));

/** Resolves with what the program wrote and how it ended, while others run beside it. */
function runBeside(program, args, env) {
  return new Promise((ended) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    const end = (status) => ended({ status, output: Buffer.concat(output).toString() });
    child.on('close', end);
    child.on('error', () => end(1));
  });
}

/** Begins at once, in a process of its own, while this one waits for others. */
function installSystemPackages() {
  const args = [join('scripts', 'system-packages.mjs'), ...process.argv.filter((argument) => argument === '--no-install')];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((ended) => {
    child.on('close', ended);
    child.on('error', ended);
  });
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
  // It waits for the network most of the time, and so does the next step.
  const systemPackages = installSystemPackages();
  install();
  // Each of these keeps one core busy: two cores have them all in little more than half the time.
  await Promise.all([systemPackages, runInTurn(['types']), runInTurn(['build', 'lint'])]);
  for (const name of ['test:unit', 'test:integration', 'test:e2e']) if (isWanted(name)) await runStep(name, () => steps[name]([]));
  // The last lines are for those who read only the end of a long output.
  for (const fault of faults) console.error(`✗ ${fault}`);
  say(`${((Date.now() - started) / 1000).toFixed(0)} s in all`);
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  process.exit(faults.length === 0 ? 0 : 1);
} catch (error) {
  fail(error);
}
