// The browser host as a program: out/main/web.js [--data DIR] [--port N] [--no-open] [FILE…]
import { fork, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openKeys } from '../bridge/keys/keychain.ts';
import { ServiceSupervisor } from '../bridge/service-supervisor.ts';
import { startBrowserHost } from './browser-host.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const firstOf = (...paths: string[]) => paths.map(here).find((path) => existsSync(path));

function defaultDataFolder(): string {
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Hectare');
  if (process.platform === 'win32') return join(process.env['APPDATA'] ?? homedir(), 'Hectare');
  return join(process.env['XDG_DATA_HOME'] ?? join(homedir(), '.local', 'share'), 'hectare');
}

/** false where there is nobody to look at a window */
function openInBrowser(address: string): boolean {
  if (process.env['HECTARE_NO_OPEN'] || (process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY'])) return false;
  const [program, ...args] = process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open'];
  const child = spawn(program!, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
  return true;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' }, port: { type: 'string', default: '0' }, 'no-open': { type: 'boolean', default: false } } });
  const dataFolder = resolve(values.data ?? process.env['HECTARE_DATA'] ?? defaultDataFolder());
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const missing = positionals.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Error(`There is no file ${missing[0]}.`);
  const serviceEntry = firstOf('./service.js', '../service/process.ts');
  const windowFolder = firstOf('../renderer', '../../out/renderer');
  if (!serviceEntry || !windowFolder) throw new Error('Hectare is not built. Start it with "npm start".');
  const log = (text: string) => console.error(text);
  let tell: (name: string, payload: unknown) => void = () => {};
  const supervisor = new ServiceSupervisor({
    dataFolder, log, onState: (state) => tell('service-state', state),
    start: () => {
      const child = fork(serviceEntry, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], serialization: 'advanced' });
      return {
        pid: child.pid,
        send: (message) => { if (child.connected) child.send(message as object); },
        onMessage: (listener) => { child.on('message', listener); },
        onExit: (listener) => { child.on('exit', listener); },
        kill: () => { child.kill('SIGKILL'); },
      };
    },
  });
  const keys = await openKeys();
  const version = process.env['npm_package_version'] ?? (JSON.parse(readFileSync(firstOf('../../package.json')!, 'utf8')) as { version: string }).version;
  const host = await startBrowserHost({
    windowFolder, port: Number(values.port), files: positionals.map((path) => resolve(path)),
    ports: (send, base) => {
      tell = send;
      return { kind: 'browser', version, dataFolder, keys, ...base, openLink: async () => {}, serviceAddress: () => supervisor.address(), serviceState: () => supervisor.state, send };
    },
  });
  supervisor.address().catch((error: Error) => log(`The embedded service did not start: ${error.message}`));
  const opened = !values['no-open'] && openInBrowser(host.address);
  console.log(`Hectare is at ${host.address}${opened ? '' : ' (open this address in a browser on this computer)'}`);
  const end = async () => { await host.close(); await supervisor.stop(); process.exit(0); };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
}

main().catch((error: Error) => { console.error(`Hectare could not start: ${error.message}`); process.exit(1); });
