import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Plugin } from 'vite';

/** The bytes of the file, made by a program of its own on the Node that runs TypeScript. */
function bytesMadeIn(root: string): Uint8Array {
  const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const program = existsSync(node) ? node : process.execPath;
  return execFileSync(program, [join(root, 'scripts', 'generate-world.ts')], { maxBuffer: 64 * 1024 * 1024 });
}

/** `world.bin` beside the window: made with the build, because reading the packages' TopoJSON is half of what a starting page would compute. */
export function worldFile(root: string): Plugin {
  let once: Uint8Array | null = null;
  return {
    name: 'world',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'world.bin', source: bytesMadeIn(root) });
    },
    configureServer(server) {
      server.middlewares.use('/world.bin', (_request, response) => {
        once ??= bytesMadeIn(root);
        response.setHeader('content-type', 'application/octet-stream').end(once);
      });
    },
  };
}
