import { globSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';

/** Files that libraries read by a path which no trace can follow; src/report and src/geo say where. Each below node_modules. */
const readByPath = [
  '@fastify/swagger-ui/static/*',
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
  '@resvg/resvg-wasm/index_bg.wasm',
];

/** Electron's own package only fetches Electron; the pages of Swagger UI are files for a browser, whose imports lead nowhere here. */
const isNotFollowed = (path: string) => /^node_modules\/(electron|@electron|@electron-internal|@fastify\/swagger-ui\/static)\//.test(path);

/** The licence of a package goes wherever its files go. */
const isLicence = (name: string) => /^(licen[cs]e|copying|notice|ofl)([-_. ].*)?$/i.test(name) && !/\.(js|ts|json|html)$/i.test(name);

/** The innermost package that a file of node_modules belongs to: `node_modules/a/node_modules/@b/c`. */
function packageOf(path: string): string {
  const at = path.lastIndexOf('node_modules/') + 'node_modules/'.length;
  const depth = path[at] === '@' ? 2 : 1;
  return path.slice(0, at) + path.slice(at).split('/').slice(0, depth).join('/');
}

/**
 * The files of libraries that the built bundles can load, by following their imports (and `require`, `new URL`, `__dirname`), with the manifest and the licence of each
 * package. Nothing else of a package is needed to run it: no tests, no sources, no second build for browsers.
 */
export async function libraryFiles(root: string, entries: string[]): Promise<string[]> {
  const { fileList } = await nodeFileTrace(entries, {
    base: root,
    processCwd: root,
    // What a library reads by a pattern is in the list above: to look for patterns costs as much as a third of the rest, and finds nothing.
    analysis: { emitGlobs: false },
    ignore: (path) => isNotFollowed(path.split(sep).join('/')) || !/^(out|node_modules)[/\\]/.test(path),
  });
  const found = new Set([...fileList].map((path) => path.split(sep).join('/')).filter((path) => path.startsWith('node_modules/')));
  for (const pattern of readByPath) {
    const paths = globSync(`node_modules/${pattern}`, { cwd: root });
    if (paths.length === 0) throw new Error(`${pattern}, which the program reads, is not installed.`);
    for (const path of paths) found.add(path.split(sep).join('/'));
  }
  for (const folder of new Set([...found].map(packageOf))) {
    found.add(`${folder}/package.json`);
    for (const name of readdirSync(join(root, folder))) if (isLicence(name)) found.add(`${folder}/${name}`);
  }
  return [...found].toSorted();
}
