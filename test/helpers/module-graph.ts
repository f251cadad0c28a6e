import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
const patterns = [
  /(?:^|[;\n])\s*(?:import|export)(?!\s+type\b)\s[^'"`;]*?from\s*['"]([^'"]+)['"]/g,
  /(?:^|[;\n])\s*import\s*['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
  /\bnew URL\(\s*['"](\.[^'"]+\.ts)['"]/g,
];
/** import(`./${slug}/service.ts`): a bundler takes every file that fits */
const patternImport = /\bimport\(\s*`([^`]+)`\s*\)/g;

/**
 * What a bundle holds that starts with these files: paths below the root, and names of packages and of Node's modules as they are imported by our files. Types do not
 * count; what is imported later does.
 */
export function modulesFrom(root: string, entries: readonly string[]): Set<string> {
  const own = (path: string, to: string): string =>
    to.startsWith('#window/')
      ? to.replace('#window/', 'src/renderer/src/')
      : to.startsWith('#')
        ? to.replace('#', 'src/')
        : relative(root, normalize(join(root, dirname(path), to))).replaceAll('\\', '/');
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    if (!/\.(ts|vue)$/.test(path) || !existsSync(join(root, path))) return;
    const text = withoutComments(readFileSync(join(root, path), 'utf8'));
    for (const pattern of patterns)
      for (const [, name] of text.matchAll(pattern)) {
        const to = name!.replace(/\?.*$/, '');
        if (to.startsWith('.') || to.startsWith('#')) visit(own(path, to));
        else found.add(to);
      }
    for (const [, template] of text.matchAll(patternImport))
      for (const file of globSync(own(path, template!).replaceAll(/\$\{[^}]*\}/g, '*'), { cwd: root })) visit(file.replaceAll('\\', '/'));
  };
  for (const entry of entries) visit(entry);
  return found;
}
