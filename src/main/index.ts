import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  app,
  BrowserWindow,
  clipboard,
  crashReporter,
  ipcMain,
  Menu,
  nativeTheme,
  protocol,
  screen,
  session,
  shell,
  utilityProcess,
} from 'electron';
import { finishRestore } from '#backups/restore.ts';
import { windowGround } from '#domain/window-ground.ts';
import { readPieces } from '#disk/regular-file.ts';
import { createBridge } from '#host/bridge.ts';
import { openKeys } from '#host/keys/keychain.ts';
import { linkAddresses } from '#host/links.ts';
import { sentence } from '#host/phrases/sentence.ts';
import type { Ports } from '#host/ports.ts';
import { holdProfile } from '#host/profile-lock.ts';
import { ServiceSupervisor, type ServiceChild } from '#host/service-supervisor.ts';
import { devServerFrom, devWindow, hotReloadAddress } from '#host/dev-window.ts';
import { windowFiles } from '#host/window-files.ts';
import { commandLineWords, runCommandLine } from './command-line.ts';
import { crashLog } from './crash-log.ts';
import { deepLinkFrom, deepLinkIn, DeepLinks } from './deep-links.ts';
import { chooseFiles, choosePath, chooseSaveTarget, readRangeOf, saveFile, sayAndQuit } from './dialogs.ts';
import { answerWindow } from './ipc.ts';
import { menuTemplate } from './menu.ts';
import { movingOf, useProfile } from './profile.ts';
import { filesOnCommandLine, OpenedFiles } from './opened-files.ts';
import { appOrigin, appScheme, guardApp, guardSession, windowAddress } from './security.ts';
import { askAboutCrashes, askAboutHang } from './window-questions.ts';
import { logChildProcesses, WindowRecovery } from './window-recovery.ts';
import { useSystemProxy } from './system-proxy.ts';
import { Updates } from './updates.ts';
import { placeWindow, readWindowState, writeWindowState } from './window-state.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const firstOf = (...paths: string[]) => paths.map(here).find((path) => existsSync(path)) ?? here(paths[0]!);

/** Vite's server while the window is developed; an installed program never looks for one. */
const devServer = app.isPackaged ? null : devServerFrom(process.env);

let window: BrowserWindow | null = null;
const opened = new OpenedFiles();
const send = (event: string, payload: unknown) => {
  if (window && !window.isDestroyed()) window.webContents.send(`hectare:event:${event}`, payload);
};
const links = new DeepLinks((link) => send('link-opened', link));
/** Standard error is seen by nobody where the program was started from a menu. */
let keepInLog: (text: string) => void = () => {};
const log = (text: string) => {
  console.error(text);
  keepInLog(text);
};

/** A service in Electron's utility process, with its message port as the only way in. */
function startServiceProcess(): ServiceChild {
  const child = utilityProcess.fork(firstOf('./service.js', '../service.js'), [], { serviceName: 'Hectare service', stdio: 'inherit' });
  return {
    get pid() {
      return child.pid;
    },
    send: (message) => child.postMessage(message),
    onMessage: (listener) => {
      child.on('message', listener);
    },
    onExit: (listener) => {
      child.on('exit', listener);
    },
    kill: () => {
      child.kill();
    },
  };
}

/** Opens files that the system or a second start names. */
async function openNamedFiles(paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  opened.queue(paths);
  for (const path of paths) app.addRecentDocument(path);
  if (!window) return;
  send('files-opened', { files: await opened.takePending((path, error) => log(`${path}: ${(error as Error).message}`)) });
}

function createWindow(recovery: WindowRecovery): BrowserWindow {
  const statePath = join(app.getPath('userData'), 'window.json');
  const state = readWindowState(statePath);
  const made = new BrowserWindow({
    ...placeWindow(
      state,
      [screen.getPrimaryDisplay(), ...screen.getAllDisplays()].map(({ workArea }) => workArea),
    ),
    minWidth: 1024,
    minHeight: 700,
    show: false,
    title: 'Hectare',
    // Windows and macOS take it from the program; a desktop of Linux may know no entry for it.
    ...(process.platform === 'linux' ? { icon: firstOf('../icon.png', '../../icon.png') } : {}),
    backgroundColor: nativeTheme.shouldUseDarkColors ? windowGround.dark : windowGround.light,
    autoHideMenuBar: process.platform !== 'darwin',
    webPreferences: {
      preload: firstOf('../preload/index.cjs', '../../preload/index.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
    },
  });
  if (state?.maximized) made.maximize();
  made.once('ready-to-show', () => made.show());
  made.webContents.once('did-finish-load', () => made.webContents.setZoomLevel(state?.zoomLevel ?? 0));
  made.on('close', () =>
    writeWindowState(statePath, {
      bounds: made.getNormalBounds(),
      maximized: made.isMaximized(),
      zoomLevel: made.webContents.getZoomLevel(),
    }),
  );
  made.on('closed', () => {
    window = null;
    links.windowIsGone();
  });
  recovery.watch(made);
  made.loadURL(windowAddress).catch((error: Error) => {
    log(`The window could not be loaded: ${error.message}`);
    // It would stay hidden for ever.
    if (!made.isDestroyed()) made.show();
  });
  return made;
}

/** Software graphics draw a canvas 10 to 50 times slower when Chromium runs it through its GPU path. The state is known only later, so it is kept for the next start. */
function handleSoftwareGraphics(): void {
  const mark = join(app.getPath('userData'), 'software-graphics');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === 'yes') app.commandLine.appendSwitch('disable-accelerated-2d-canvas');
  app.on('gpu-info-update', () => {
    const software = app.getGPUFeatureStatus()['2d_canvas'].includes('software');
    try {
      writeFileSync(mark, software ? 'yes' : 'no', { mode: 0o600 });
    } catch {
      /* the profile folder comes with the first settings */
    }
  });
}

/** Before Electron is ready: sandbox, the window's scheme, and files that the system wants opened. */
function prepare(): void {
  app.enableSandbox();
  // Windows groups windows and notifications by it; the same as in electron-builder.ts.
  app.setAppUserModelId('hectare.desktop');
  // Reports of crashes stay on this computer.
  crashReporter.start({ uploadToServer: false });
  process.on('uncaughtExceptionMonitor', (error) => log(error.stack ?? String(error)));
  process.on('unhandledRejection', (reason) => log(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)));
  logChildProcesses(app, log);
  protocol.registerSchemesAsPrivileged([
    { scheme: appScheme, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true } },
  ]);
  handleSoftwareGraphics();
  guardApp(app);
  opened.queue(filesOnCommandLine(process.argv, process.cwd()));
  links.open(deepLinkIn(process.argv));
  app.on('second-instance', (_event, argv, folder) => {
    if (window?.isMinimized()) window.restore();
    window?.focus();
    links.open(deepLinkIn(argv));
    void openNamedFiles(filesOnCommandLine(argv, folder));
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    void openNamedFiles([path]);
  });
  app.on('open-url', (event, address) => {
    event.preventDefault();
    links.open(deepLinkFrom(address));
  });
}

function openUpdates(dataFolder: string): Updates {
  return new Updates({
    isPackaged: app.isPackaged,
    feedPath: join(process.resourcesPath ?? dataFolder, 'app-update.yml'),
    version: app.getVersion(),
    dataFolder,
    platform: process.platform,
    log,
    onState: (state) => send('update-state', state),
    quit: () => app.quit(),
    onQuit: (listener) => void app.once('quit', (_event, code) => listener(code)),
    whenReady: () => app.whenReady(),
  });
}

async function openPorts(supervisor: ServiceSupervisor, dataFolder: string, recovery: WindowRecovery): Promise<Ports> {
  return {
    kind: 'electron',
    version: app.getVersion(),
    dataFolder,
    keys: await openKeys(),
    send,
    chooseFiles: (kinds, multiple) => chooseFiles(window!, opened, kinds, multiple),
    choosePath: (kinds) => choosePath(window!, kinds),
    readRange: readRangeOf,
    readPieces,
    readFile: (path, isRecent) => {
      if (isRecent) opened.allow(path);
      return opened.read(path);
    },
    saveFile: (name, kind, bytes) => saveFile(window!, name, kind, bytes),
    replaceFile: (path, bytes, expectedSha256, isRecent) => {
      if (isRecent) opened.allow(path);
      return opened.replace(path, bytes, expectedSha256);
    },
    clearRecent: () => app.clearRecentDocuments(),
    pendingFiles: () => {
      // The window asks once it can show something.
      links.windowListens();
      return opened.takePending((path, error) => log(`${path}: ${(error as Error).message}`));
    },
    openLink: (link) => shell.openExternal(linkAddresses[link]),
    clipboard: {
      write: async (text) => {
        if (text === '') clipboard.clear();
        else clipboard.writeText(text);
      },
      read: async () => clipboard.readText(),
    },
    setTheme: (theme) => {
      nativeTheme.themeSource = theme;
    },
    takeWindowEnd: () => recovery.takeEnd(),
    updates: openUpdates(dataFolder),
    serviceAddress: () => supervisor.address(),
    serviceState: () => supervisor.state,
    startService: () => supervisor.startAgain(),
    whileServiceStopped: (work) => supervisor.whileStopped(work),
    chooseSaveTarget: (path, kind) => chooseSaveTarget(window!, path, kind),
    ...movingOf(
      () => window,
      () => supervisor.stop(),
    ),
    eraseWindow: async () => {
      await session.defaultSession.clearStorageData();
      await session.defaultSession.clearCache();
    },
  };
}

/** Holds the end of the program back until the service has stopped. */
function endAfter(stop: () => Promise<unknown>): void {
  let stopping = false;
  app.on('will-quit', (event) => {
    if (stopping) return;
    stopping = true;
    event.preventDefault();
    void stop().finally(() => app.exit(0));
  });
}

/** The words of a command, where there is no window to open. */
const words = commandLineWords(process.argv, app.isPackaged);

async function main(): Promise<void> {
  if (words) return runCommandLine(app, firstOf('./cli.js', '../cli.js'), words);
  useProfile();
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  try {
    // The same folder may be open in a browser.
    holdProfile(app.getPath('userData'));
  } catch (error) {
    sayAndQuit((error as Error).message);
    return;
  }
  prepare();
  await app.whenReady();
  await useSystemProxy(session.defaultSession, process.env, log);
  guardSession(session.defaultSession, devServer ? [hotReloadAddress(devServer)] : []);

  const dataFolder = app.getPath('userData');
  keepInLog = crashLog(join(dataFolder, 'logs', 'crashes.log'));
  // A restore that was interrupted is finished before anything is opened.
  await finishRestore(dataFolder);
  const supervisor = new ServiceSupervisor({
    dataFolder,
    log,
    start: startServiceProcess,
    onState: (state) => send('service-state', state),
  });
  const recovery = new WindowRecovery({
    address: windowAddress,
    log,
    askAboutHang: (signal) => askAboutHang(window, signal),
    askAboutCrashes: () => askAboutCrashes(),
    quit: () => app.quit(),
  });
  const bridge = createBridge(await openPorts(supervisor, dataFolder, recovery));
  answerWindow(ipcMain, bridge);
  Menu.setApplicationMenu(
    Menu.buildFromTemplate(menuTemplate(process.platform, (command) => send('menu-command', { command }), !app.isPackaged)),
  );
  supervisor.address().catch((error: Error) => log(`The embedded service did not start: ${error.message}`));
  protocol.handle(appScheme, devServer ? devWindow(devServer) : windowFiles(firstOf('../renderer', '../../renderer'), appOrigin));
  // The title bar has the window's theme from the first moment.
  await bridge.answer('settings.load', {});
  window = createWindow(recovery);
  app.on('activate', () => {
    window ??= createWindow(recovery);
  });
  app.on('window-all-closed', () => app.quit());
  endAfter(() => Promise.allSettled([supervisor.stop(), bridge.end()]));
}

// Electron only warns of a promise that was rejected: without this, a program that cannot start stays without a window and keeps the next start out.
main().catch((error: Error) => {
  log(error.stack ?? String(error));
  if (words) app.exit(1);
  else sayAndQuit(sentence('host.start-failed', { reason: error.message }).detail);
});
