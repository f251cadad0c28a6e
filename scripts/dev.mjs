// npm run dev: the window comes from Vite's server, so that a change is on the screen at once with the open file still there.
// Main process, preload and service are built again when they change; the host then starts anew.
//   npm run dev                      the browser host
//   npm run dev -- --electron        Electron, where its program is there
//   npm run dev -- [FILE…]           opens files
// HECTARE_INSPECT=9229 opens the host to a debugger on that port of this computer.
import { spawn } from 'node:child_process';
import { createServer as createServerSocket } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { environment, fail, install, nodeProgram, root, sampleLandscapeInBackground, say } from './prepare.mjs';

const useElectron = process.argv.includes('--electron');
const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const options = process.argv.slice(2).filter((argument) => argument.startsWith('--') && argument !== '--electron');

function freePort() {
  return new Promise((ready, failed) => {
    const probe = createServerSocket().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => ready(port));
    });
  });
}

/** Builds one part now and at every change; the promise settles with the first build. */
function watch(build, config, onRebuilt) {
  return new Promise((ready, failed) => {
    let isFirst = true;
    build({ ...config, build: { ...config.build, sourcemap: true, minify: false, watch: {} } }).then((watcher) => {
      watcher.on('event', (event) => {
        if (event.code === 'BUNDLE_END') void event.result?.close?.();
        if (event.code === 'ERROR') {
          if (isFirst) failed(event.error);
          else console.error(`✗ ${event.error.message}`);
        }
        if (event.code !== 'END') return;
        if (isFirst) ready();
        else onRebuilt();
        isFirst = false;
      });
    }, failed);
  });
}

async function hostProgram() {
  const inspect = process.env.HECTARE_INSPECT ? [`--inspect=127.0.0.1:${process.env.HECTARE_INSPECT}`] : [];
  if (!useElectron) return [nodeProgram(), [...inspect, '--enable-source-maps', join(root, 'out', 'main', 'web.js'), ...options, ...files]];
  const { fetchElectron, findElectron } = await import('./electron-program.mjs');
  const reason = findElectron() ? null : fetchElectron();
  const program = findElectron();
  if (!program) throw new Error(`Electron is not here: ${reason}. "npm run dev" without --electron uses the browser.`);
  return [program, [...inspect, root, ...options, ...files]];
}

try {
  install();
  process.env.NODE_ENV_ELECTRON_VITE = 'development';
  const [{ resolveConfig }, { build, createServer }] = await Promise.all([import('electron-vite'), import('vite')]);
  const { config } = await resolveConfig({ root, logLevel: 'warn' }, 'serve', 'development');
  const [program, args] = await hostProgram();

  // The page has the host's address, so Vite's client has to be given the address of Vite itself.
  const port = await freePort();
  const hmr = { protocol: 'ws', host: '127.0.0.1', clientPort: port };
  const server = await createServer({ ...config.renderer, server: { ...config.renderer.server, port, strictPort: true, hmr } });
  await server.listen();
  const rendererUrl = `http://127.0.0.1:${port}`;

  let host = null;
  const start = () => {
    host = spawn(program, args, {
      cwd: process.env.INIT_CWD ?? process.cwd(),
      stdio: 'inherit',
      env: { ...environment(), ELECTRON_RENDERER_URL: rendererUrl },
    });
    host.on('exit', (code, signal) => {
      if (host?.restarting) start();
      else process.exit(code ?? (signal ? 1 : 0));
    });
  };
  const restart = () => {
    if (!host || host.restarting) return;
    say('The host changed; it starts anew.');
    host.restarting = true;
    host.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (host ? host.kill(signal) : process.exit(1)));

  say('Building the host …');
  await Promise.all([watch(build, config.main, restart), watch(build, config.preload, restart)]);
  say(`The window comes from ${rendererUrl}.`);
  start();
  sampleLandscapeInBackground();
} catch (error) {
  fail(error);
}
