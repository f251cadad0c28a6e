#!/usr/bin/env node
// Starts the command line: the built one where it was built from the sources as they are now, else the sources themselves, which Node 24 runs without a build.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = `${root}out/main/cli.js`;
const sources = `${root}src/cli/main.ts`;

/** A stale build would answer with yesterday's code. Without sources beside it, it is all there is. */
async function entryPoint() {
  if (!existsSync(sources)) return built;
  if (!existsSync(built) || !existsSync(`${root}scripts/prepare.mjs`)) return sources;
  const { isBuilt } = await import('../scripts/prepare.mjs');
  return isBuilt() ? built : sources;
}

if (Number(process.versions.node.split('.')[0]) >= 24) {
  await import(pathToFileURL(await entryPoint()).href);
} else {
  // The npm package "node" brings the Node that Hectare needs.
  const node = [`${root}node_modules/.bin/node`, `${root}node_modules/node/bin/node`, `${root}node_modules/node/bin/node.exe`].find(
    (path) => existsSync(path),
  );
  if (!node) {
    process.stderr.write(`hectare needs Node 24 or newer; this is ${process.version}. Install it, or run "npm install" in ${root}.\n`);
    process.exit(2);
  }
  const { status, signal } = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(status ?? (signal === 'SIGINT' ? 130 : 2));
}
