// The steps that `npm run` and `npm test` share, by name. Each throws when it fails; arguments go to the step's tool.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, nodeProgram, root, run, sampleLandscape } from './prepare.mjs';

const results = join(root, 'test-results');

const tool = (script, ...args) =>
  run(nodeProgram(), [join('node_modules', ...script.split('/')), ...args], { label: script.split('/')[0] });

/** A test run that failed, with what its report says. */
export class FailedTests extends Error {
  constructor(name, summary) {
    super(
      `${summary.failed} of its tests failed${summary.failed === 0 ? ' (a file did not load, or something failed outside of the tests)' : ''}`,
    );
    this.step = name;
    this.summary = summary;
  }
}

/** Runs a test runner that writes a JSON report to `report`, and returns what `read` makes of it: { passed, failed, skipped, faults }. */
function runTests(name, report, read, script, args) {
  mkdirSync(results, { recursive: true });
  rmSync(report, { force: true });
  let ended = null;
  try {
    tool(script, ...args);
  } catch (error) {
    ended = error;
  }
  if (!existsSync(report)) throw ended ?? new Error(`${name}: the test runner ended without a report`);
  const summary = read(JSON.parse(readFileSync(report, 'utf8')));
  if (ended || summary.failed > 0) throw new FailedTests(name, summary);
  return summary;
}

/** vitest's JSON report; files that did not load count as faults. */
function readVitest(report) {
  const faults = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap((file) => {
      const failed = file.assertionResults.filter(({ status }) => status === 'failed');
      const path = relative(root, file.name);
      if (failed.length === 0) return [`${path}: did not load: ${(file.message ?? '').split('\n')[0]}`];
      return failed.map((test) => `${path}: ${test.fullName}: ${(test.failureMessages[0] ?? '').split('\n')[0]}`);
    });
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests + report.numTodoTests, faults };
}

/** Playwright's JSON report: suites within suites. */
function readPlaywright(report) {
  const faults = [];
  const visit = (suite, path) => {
    for (const inner of suite.suites ?? []) visit(inner, [...path, inner.title]);
    for (const spec of suite.specs ?? []) {
      if (spec.ok) continue;
      const message = spec.tests.flatMap((test) => test.results).find((result) => result.error)?.error.message ?? '';
      faults.push(`${spec.file}: ${[...path.slice(1), spec.title].join(' › ')}: ${message.split('\n')[0]}`);
    }
  };
  for (const suite of report.suites) visit(suite, [suite.title]);
  const { expected, unexpected, skipped, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped, faults };
}

function vitest(name, config, args) {
  const report = join(results, `${name.replace('test:', '')}.json`);
  const options = [
    '--config',
    config,
    '--reporter=default',
    '--reporter=./test/helpers/skipped-files.ts',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return runTests(name, report, readVitest, 'vitest/vitest.mjs', ['run', ...options, ...args]);
}

function lint() {
  tool('oxlint/bin/oxlint', '--deny-warnings', 'src', 'test', 'scripts');
  tool('oxfmt/bin/oxfmt', '--check', '.');
  tool('knip/bin/knip.js');
  run(nodeProgram(), [join('scripts', 'check-api.ts')], { label: 'check-api' });
}

/** TypeScript's own program checks what has no template; `vue-tsc` needs the compiler that is written in JavaScript. */
function types() {
  const folder = join('node_modules', '.cache', 'types');
  const infoIn = (name) => ['--noEmit', '--incremental', '--tsBuildInfoFile', join(folder, name)];
  // One thread: others would check again what one has checked, while the cores have other work in `npm test`.
  for (const project of ['tsconfig.json', 'tsconfig.pure.json'])
    tool('typescript-native/bin/tsc', '-p', project, '--singleThreaded', ...infoIn(`${project}-native`));
  // Room for new objects: in V8's 16 MB it spends a fifth of its time on collecting them.
  const vueChecker = ['--max-semi-space-size=128', join('node_modules', 'vue-tsc', 'bin', 'vue-tsc.js')];
  run(nodeProgram(), [...vueChecker, '-p', 'tsconfig.renderer.json', ...infoIn('renderer')], { label: 'vue-tsc' });
}

/** What integration and end-to-end tests run against. */
function buildAll() {
  build();
  sampleLandscape();
}

export const steps = {
  lint,
  format: () => tool('oxfmt/bin/oxfmt', '.'),
  types,
  build: buildAll,
  'test:unit': (args) => vitest('test:unit', 'vitest.config.ts', args),
  'test:watch': (args) => tool('vitest/vitest.mjs', 'watch', ...args),
  'test:integration': (args) => {
    buildAll();
    return vitest('test:integration', 'vitest.integration.config.ts', args);
  },
  'test:e2e': (args) => {
    buildAll();
    // Without a host of the window there are no tests, which test/e2e/skipped-files.ts says.
    return runTests('test:e2e', join(results, 'e2e.json'), readPlaywright, '@playwright/test/cli.js', [
      'test',
      '--pass-with-no-tests',
      ...args,
    ]);
  },
  'test:soak': (args) => {
    buildAll();
    return vitest('test:soak', 'vitest.soak.config.ts', args);
  },
  bench: (args) => {
    buildAll();
    run(nodeProgram(), ['--expose-gc', join('test', 'bench', 'index.ts'), ...args], { label: 'bench' });
  },
  pictures: (args) => {
    buildAll();
    run(nodeProgram(), [join('scripts', 'make-pictures.ts'), ...args], { label: 'pictures' });
  },
  release: (args) => run(nodeProgram(), [join('scripts', 'release.ts'), ...args], { label: `release ${args[0] ?? ''}` }),
  dist: (args) => run(nodeProgram(), [join('scripts', 'dist.mjs'), ...args], { label: 'dist' }),
  'check-sources': (args) =>
    run(nodeProgram(), [join('bin', 'hectare.mjs'), 'sources', '--check', ...args], { label: 'hectare sources --check' }),
};
