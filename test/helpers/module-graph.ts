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
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    const { own, others } = importsOf(root, path);
    for (const other of others) found.add(other);
    for (const next of own) visit(next);
  };
  for (const entry of entries) visit(entry);
  return found;
}

interface Imports {
  /** paths below the root */
  own: string[];
  /** packages and modules of Node */
  others: string[];
}
/** By the whole path: the bundles of a program have most of their files in common. */
const known = new Map<string, Imports>();

function importsOf(root: string, path: string): Imports {
  const whole = join(root, path);
  const before = known.get(whole);
  if (before) return before;
  const imports: Imports = { own: [], others: [] };
  known.set(whole, imports);
  if (!/\.(ts|vue)$/.test(path) || !existsSync(whole)) return imports;
  const text = withoutComments(readFileSync(whole, 'utf8'));
  for (const pattern of patterns)
    for (const [, name] of text.matchAll(pattern)) {
      const to = name!.replace(/\?.*$/, '');
      if (to.startsWith('.') || to.startsWith('#')) imports.own.push(ownPath(root, path, to));
      else imports.others.push(to);
    }
  for (const [, template] of text.matchAll(patternImport))
    for (const file of globSync(ownPath(root, path, template!).replaceAll(/\$\{[^}]*\}/g, '*'), { cwd: root }))
      imports.own.push(file.replaceAll('\\', '/'));
  return imports;
}

function ownPath(root: string, path: string, to: string): string {
  if (to.startsWith('#window/')) return to.replace('#window/', 'src/renderer/src/');
  if (to.startsWith('#')) return to.replace('#', 'src/');
  return relative(root, normalize(join(root, dirname(path), to))).replaceAll('\\', '/');
}
