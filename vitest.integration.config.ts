import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';
import { longest, LongestFirst } from './test/helpers/longest-first.ts';
import { withoutAnnouncements } from './test/helpers/skipped-files.ts';

/** What a file may do to its worker that the next one would see or measure. To read the environment, or to wait, is none of it. */
const marksItsWorker =
  /\bvi\.(?!waitFor|waitUntil|fn\b)|\bprocess\.(chdir|on|once|exitCode|resourceUsage|memoryUsage|threadCpuUsage)\b|\bprocess\.env\b(\[[^\]]*\]|\.\w+) *=(?!=)|\bdelete process\.env|\bglobalThis\b|setGlobal/;
/** Short files that leave nothing behind: a worker loads the program's libraries once for all of them. The long ones gain nothing by it. */
const sharing = globSync('test/{api,cli,corpus,datasets,findings,host,pack,print,products,release,report,storage}/*.test.ts', {
  cwd: import.meta.dirname,
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !longest.some((name) => path === `test/${name}.test.ts`))
  .filter((path) => !marksItsWorker.test(readFileSync(join(import.meta.dirname, path), 'utf8')));

const { isBuilt } = (await import(new URL('scripts/prepare.mjs', import.meta.url).href)) as { isBuilt(): boolean };
/** Threads are begun from the build where it is that of the sources: Node need not take the types out of hundreds of files in each of them. */
const threads: Record<string, string> = isBuilt()
  ? { '#threads/thread-file.ts': join(import.meta.dirname, 'test', 'helpers', 'built-thread-file.ts') }
  : {};

/** Tests that cross zones: service, host, command line, storage, corpus, pictures. They run against the build. */
export default defineConfig({
  plugins: [vue()],
  resolve: { alias: threads },
  test: {
    // A test that hangs is found; one on a busy machine, where a service takes half a minute to start, has time enough.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A busy machine takes longer than the second that is the default.
    expect: { poll: { timeout: 60_000 } },
    // One more than the two cores that are counted on: many files wait for processes and deadlines of their own.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Room for new objects: in V8's 16 MB a worker spends a tenth of its time and more on collecting them.
    execArgv: ['--max-semi-space-size=64'],
    globalSetup: 'test/helpers/temporary-folder.ts',
    reporters: ['default', './test/helpers/skipped-files.ts'],
    onConsoleLog: withoutAnnouncements,
    projects: [
      {
        extends: true,
        test: {
          name: 'own',
          include: ['test/**/*.test.ts'],
          exclude: ['test/architecture/**', 'test/e2e/**', 'test/bench/**', 'test/window/**', ...sharing],
        },
      },
      { extends: true, test: { name: 'sharing', include: sharing, isolate: false } },
    ],
  },
});
