import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { modulesFrom } from '../helpers/module-graph.ts';

const root = resolve(import.meta.dirname, '../..');
const config = readFileSync(resolve(root, 'electron.vite.config.ts'), 'utf8');
/** the entries of the build by file */
const entries = [...config.matchAll(/resolve\('(src\/[^']+\.ts)'\)/g)].map(([, path]) => path!);
const windowEntry = 'src/renderer/src/shell/main.ts';

const drawn = (modules: Set<string>) =>
  [...modules].filter((name) => /^(vue|vue-i18n|pinia|reka-ui|ol|chart\.js)(\/|$)|\.vue$|^src\/renderer\//.test(name)).sort();

describe('what a bundle holds', () => {
  test('the build has the entries that are looked at here', () => {
    expect(entries.length).toBeGreaterThanOrEqual(6);
    expect(readFileSync(resolve(root, 'src/renderer/index.html'), 'utf8')).toContain('src/shell/main.ts');
  });

  test.each(entries)('%s has nothing that draws', (entry) => {
    const modules = modulesFrom(root, [entry]);
    expect(modules.size).toBeGreaterThan(2);
    expect(drawn(modules)).toEqual([]);
  });

  test('the window has every panel, and nothing of Node, of the service or of what products collect', () => {
    const modules = [...modulesFrom(root, [windowEntry])];
    expect(modules.filter((name) => /^src\/products\/[^/]+\/Panel\.vue$/.test(name)).length).toBeGreaterThanOrEqual(13);
    expect(
      modules.filter((name) =>
        /^(node:|electron$)|^src\/(service|datasets|client|cli|main|web)\/(?!phrases\/)|^src\/products\/[^/]+\/(service|report)\.ts$|^src\/report\/(?!(choices|templates)\.ts$|phrases\/)/.test(
          name,
        ),
      ),
    ).toEqual([]);
  });

  test('the service has what every product collects, and nothing of reports', () => {
    const modules = [...modulesFrom(root, ['src/service/process.ts'])];
    expect(modules.filter((name) => /^src\/products\/[^/]+\/service\.ts$/.test(name)).length).toBeGreaterThanOrEqual(14);
    expect(modules.filter((name) => /^src\/report\/|^src\/products\/(.*\/)?report\.ts$/.test(name))).toEqual([]);
  });

  test('host and command line have the section of every product that reports show', () => {
    for (const entry of ['src/main/index.ts', 'src/cli/main.ts']) {
      const reports = [...modulesFrom(root, [entry])].filter((name) => /^src\/products\/[^/]+\/report\.ts$/.test(name));
      expect(reports.length, entry).toBeGreaterThanOrEqual(13);
    }
  });
});
