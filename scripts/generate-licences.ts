// The licences of every library that ships with Hectare, from the installed packages and without a network: node scripts/generate-licences.ts [OUT.json]
// What ships is what package.json names under dependencies, what the sources import (the window's libraries are part of its bundle), and what those need.
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Licence {
  name: string;
  version: string;
  /** SPDX expression, as the package names it */
  licence: string;
  /** who made it, where the package says so */
  author: string;
  /** texts that the package brings, as numbers of the list of texts; a package without any names its licence alone */
  texts: number[];
}
/** Packages share texts: the Apache licence need not be read thirty times. */
export interface Licences {
  packages: Licence[];
  texts: string[];
}

interface Manifest {
  name: string;
  version: string;
  license?: string | { type: string };
  licenses?: { type: string }[];
  author?: string | { name: string };
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Where Node finds a package from a folder; null for an optional one that is not installed on this system. */
function folderOf(name: string, from: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (dirname(folder) === folder) return null;
  }
}

const nameOf = (specifier: string) =>
  specifier
    .split('?', 1)[0]!
    .split('/', specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages that the shipped sources import, and those from which data is made that ships. */
function importedBy(root: string): Set<string> {
  const names = new Set<string>();
  for (const path of globSync(['src/**/*.{ts,vue,css}', 'scripts/generate-world.ts'], { cwd: root })) {
    if (/\.(test|d)\.ts$/.test(path)) continue;
    const text = readFileSync(join(root, path), 'utf8');
    const typeless = text.replaceAll(/^\s*(import|export) type [^;]*;/gm, '');
    for (const [, specifier] of typeless.matchAll(/(?:from|import|@import|require\.resolve\(|import\()\s*['"]([^'"]+)['"]/g))
      if (/^(@[a-z0-9-]+\/)?[a-z0-9]/i.test(specifier!) && !specifier!.startsWith('node:')) names.add(nameOf(specifier!));
  }
  return names;
}

/** Folders of all packages that ship. */
function shippedFolders(root: string): string[] {
  const { dependencies = {} } = manifestIn(root);
  const found = new Set<string>();
  const visit = (name: string, from: string, isNeeded: boolean) => {
    const folder = folderOf(name, from);
    if (folder === null) {
      if (isNeeded) throw new Error(`${name} is not installed; run npm ci`);
      return;
    }
    if (found.has(folder)) return;
    found.add(folder);
    const manifest = manifestIn(folder);
    // Electron is a program; what its package needs fetches that.
    if (name === 'electron') return;
    for (const inner of Object.keys(manifest.dependencies ?? {}))
      visit(inner, folder, !Object.hasOwn(manifest.optionalDependencies ?? {}, inner));
    for (const inner of Object.keys(manifest.optionalDependencies ?? {})) visit(inner, folder, false);
  };
  for (const name of Object.keys(dependencies)) visit(name, root, true);
  // A name in the sources that no package has is a word in a text.
  for (const name of importedBy(root)) visit(name, root, false);
  visit('electron', root, true);
  return [...found];
}

const licenceOf = ({ license, licenses }: Manifest): string =>
  (typeof license === 'string' ? license : license?.type) ?? licenses?.map(({ type }) => type).join(' OR ') ?? '';

/** The identifier of a licence by the beginning of its text. */
function titleOf(text: string): string {
  const known: [RegExp, string][] = [
    [/^\s*(the )?MIT license|Permission is hereby granted, free of charge/i, 'MIT'],
    [/^\s*ISC license/i, 'ISC'],
    [/Apache License\s+Version 2\.0/i, 'Apache-2.0'],
  ];
  return known.find(([pattern]) => pattern.test(text))?.[1] ?? '';
}

const isLicenceFile = (name: string) =>
  /^(un)?(licen[cs]e|copying|notice|ofl)([-_. ].*)?$/i.test(name) && !/\.(js|ts|json|html)$/i.test(name);

/** Every shipped package with its licence. Throws where one names none, because nobody may ship that. */
export function licencesOf(root: string): Licences {
  const texts: string[] = [];
  const numberOf = (text: string): number => {
    const at = texts.indexOf(text);
    return at >= 0 ? at : texts.push(text) - 1;
  };
  const packages = shippedFolders(root).map((folder): Licence => {
    const manifest = manifestIn(folder);
    const files = readdirSync(folder).filter(isLicenceFile).toSorted();
    // png-js says it in its text alone.
    const licence = licenceOf(manifest) || titleOf(files.map((name) => readFileSync(join(folder, name), 'utf8'))[0] ?? '');
    if (licence === '' || licence === 'UNLICENSED') throw new Error(`${manifest.name} ${manifest.version} names no licence`);
    const { author } = manifest;
    return {
      name: manifest.name,
      version: manifest.version,
      licence,
      author: (typeof author === 'string' ? author : (author?.name ?? '')).replace(/\s*[<(].*$/, ''),
      texts: files.map((name) => numberOf(readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())),
    };
  });
  // Two of one version, where npm keeps two copies, are one.
  const single = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]));
  return {
    packages: [...single.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en')),
    texts,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(import.meta.dirname, '..');
  const target = resolve(process.argv[2] ?? join(root, 'out', 'renderer', 'licences.json'));
  const found = licencesOf(root);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(found));
  console.error(`${found.packages.length} packages, ${found.texts.length} texts: ${target}`);
}
