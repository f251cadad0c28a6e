// The browser host as a program: out/main/web.js [--data DIR] [--port N] [--no-open] [FILE…]
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { finishRestore } from '#backups/restore.ts';
import { devServerFrom } from '#host/dev-window.ts';
import { openKeys } from '#host/keys/keychain.ts';
import { profileFolder } from '#host/profile-folder.ts';
import { holdProfile } from '#host/profile-lock.ts';
import { ServiceSupervisor } from '#host/service-supervisor.ts';
import { systemClipboard } from './clipboard.ts';
import { startBrowserHost, type BrowserHost } from './browser-host.ts';
import { hasScreen, openFile, redirectingFile } from './opener.ts';
import { forkService } from './start-service.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const firstOf = (...paths: string[]) => paths.map(here).find((path) => existsSync(path));

/** How long a browser may take to open the page that leads to the address. */
const openingMilliseconds = 120_000;

/** Opens the window in a browser, by a file that goes once it has served. False where no browser can be shown. */
function openInBrowser(host: BrowserHost, dataFolder: string): boolean {
  if (process.env['HECTARE_NO_OPEN'] || !hasScreen(process.platform, process.env)) return false;
  const file = redirectingFile(
    host.newAddress(() => file.remove()),
    dataFolder,
  );
  process.on('exit', file.remove);
  setTimeout(file.remove, openingMilliseconds).unref();
  openFile(file.path, () => console.log(`No browser could be opened. Hectare is at ${host.newAddress()} (open this address by hand)`));
  return true;
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`--port takes a number from 0 to 65535, not “${text}”.`);
  return port;
}

interface Settings {
  port: number;
  dataFolder: string;
  files: string[];
  mayOpenBrowser: boolean;
}
/** Reads the command line and makes the data folder. Throws a sentence for the user. */
function settingsFrom(): Settings {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: { type: 'string' }, port: { type: 'string', default: '0' }, 'no-open': { type: 'boolean', default: false } },
  });
  const port = portOf(values.port);
  const dataFolder = values.data ? resolve(values.data) : profileFolder();
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const missing = positionals.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Error(`There is no file ${missing[0]}.`);
  return { port, dataFolder, files: positionals.map((path) => resolve(path)), mayOpenBrowser: !values['no-open'] };
}

const versionOf = (): string =>
  process.env['npm_package_version'] ?? (JSON.parse(readFileSync(firstOf('../../package.json')!, 'utf8')) as { version: string }).version;

const log = (text: string) => console.error(text);

/** The host and the embedded service behind it. */
async function startAll({ port, dataFolder, files }: Settings): Promise<{ host: BrowserHost; supervisor: ServiceSupervisor }> {
  const serviceEntry = firstOf('./service.js', '../service/process.ts');
  const windowFolder = firstOf('../renderer/index.html', '../../out/renderer/index.html');
  const devServer = devServerFrom(process.env);
  if (!serviceEntry || (!windowFolder && !devServer)) throw new Error('Hectare is not built. Start it with "npm start".');
  let sendEvent: (name: string, payload: unknown) => void = () => {};
  const supervisor = new ServiceSupervisor({
    dataFolder,
    log,
    onState: (state) => sendEvent('service-state', state),
    start: () => forkService(serviceEntry),
  });
  const keys = await openKeys();
  const version = versionOf();
  const host = await startBrowserHost({
    windowFolder: windowFolder ? resolve(windowFolder, '..') : '',
    devServer,
    port,
    files,
    log,
    ports: (send, base) => {
      sendEvent = send;
      return {
        kind: 'browser',
        version,
        dataFolder,
        keys,
        ...base,
        log,
        clipboard: systemClipboard(),
        serviceAddress: () => supervisor.address(),
        serviceState: () => supervisor.state,
        startService: () => supervisor.startAgain(),
        whileServiceStopped: (work) => supervisor.whileStopped(work),
        send,
      };
    },
  });
  return { host, supervisor };
}

function endOnSignals({ host, supervisor }: { host: BrowserHost; supervisor: ServiceSupervisor }): void {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await Promise.allSettled([host.close(), supervisor.stop()]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
}

async function main(): Promise<void> {
  const settings = settingsFrom();
  holdProfile(settings.dataFolder);
  // A restore that was interrupted is finished before anything is opened.
  if (await finishRestore(settings.dataFolder)) log('A restore that was interrupted is finished now.');
  const started = await startAll(settings);
  endOnSignals(started);
  const { host, supervisor } = started;
  supervisor.address().catch((error: Error) => log(error.message));
  // Only one address is good at a time, so the one that the browser opens is not printed as well.
  const opened = settings.mayOpenBrowser && openInBrowser(host, settings.dataFolder);
  console.log(
    opened ? 'Hectare opens in your browser.' : `Hectare is at ${host.newAddress()} (open this address in a browser on this computer)`,
  );
  if (process.stdin.isTTY) {
    // The token works once; a second browser, or a closed one, needs a new one, which ends the window before.
    console.log('Press Enter for a new address, which ends the window before; Ctrl-C to end.');
    process.stdin.on('data', () => console.log(`Hectare is at ${host.newAddress()}`)).unref?.();
  }
}

main().catch((error: Error) => {
  console.error(`Hectare could not start: ${error.message}`);
  process.exit(1);
});
