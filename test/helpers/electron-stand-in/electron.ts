/**
 * A stand-in for the `electron` module that runs the built main and preload bundles with Chromium as the window.
 *
 * What it shows: the real main bundle, the real preload bundle in an isolated world, IPC with cloned values, the app's protocol with its headers and ranges,
 * navigation, frames, downloads and window-open guards acting on a real page, the session's request filter and permissions (checked, then asked for), what may be
 * called before the app is ready and how often, what can be cloned, the menu's commands, single instance, window state, the service child, and a window that crashes
 * or hangs. The rules are those of Electron's own documentation (electron.d.ts).
 * What it cannot show: Electron's own sandbox, fuses, native dialogs and menus (recorded here), GPU switches, protocol privileges but standard, codeCache, supportFetchAPI and allowServiceWorkers (the page runs on
 * http://127.0.0.1 instead of hectare://app, and senderFrame.url is translated back), paths of dropped files, packaging, and anything of Windows or macOS.
 */
import { fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type CDPSession, type Page } from 'playwright-core';

const cdpAddress = process.env['STAND_IN_CDP']!;
const profile = process.env['STAND_IN_PROFILE']!;
/** answers of dialogs, in order: [{ filePaths } | { filePath } | { response }] */
const dialogAnswers = JSON.parse(process.env['STAND_IN_DIALOGS'] ?? '[]') as Record<string, unknown>[];
if (process.env['STAND_IN_RESOURCES']) Object.defineProperty(process, 'resourcesPath', { value: process.env['STAND_IN_RESOURCES'] });
// As Electron (and unlike Node): a rejected promise that nobody waits for is warned of, and ends nothing.
process.on('unhandledRejection', (reason) => console.error('UnhandledPromiseRejectionWarning:', reason));
const record = (name: string, detail: unknown) => process.send?.({ standIn: name, detail });

const tagBytes = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return { standInBytes: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return value.map(tagBytes);
  if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tagBytes(item)]));
  return value;
};
const untagBytes = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(untagBytes);
  if (!value || typeof value !== 'object') return value;
  const tagged = (value as { standInBytes?: unknown }).standInBytes;
  if (typeof tagged === 'string') return new Uint8Array(Buffer.from(tagged, 'base64'));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, untagBytes(item)]));
};

class App extends EventEmitter {
  isPackaged = process.env['STAND_IN_RESOURCES'] !== undefined;
  commandLine = { appendSwitch: (...words: string[]) => record('switch', words), hasSwitch: () => false };
  #userData = profile;
  getPath(name: string) {
    return name === 'userData' ? this.#userData : join(profile, name);
  }
  setPath(name: string, path: string) {
    if (name === 'userData') this.#userData = path;
  }
  getAppPath() {
    return resolve(import.meta.dirname, '../../..');
  }
  getVersion() {
    return (JSON.parse(readFileSync(join(this.getAppPath(), 'package.json'), 'utf8')) as { version: string }).version;
  }
  setName() {}
  setAppUserModelId(id: string) {
    record('app-user-model-id', id);
  }
  enableSandbox() {
    record('sandbox', true);
  }
  requestSingleInstanceLock() {
    return process.env['STAND_IN_SECOND'] !== '1';
  }
  addRecentDocument(path: string) {
    record('recent', path);
  }
  getGPUFeatureStatus() {
    return { '2d_canvas': 'enabled' };
  }
  async whenReady() {
    await Promise.resolve();
    isReady = true;
  }
  #quitting = false;
  quit() {
    if (this.#quitting) return;
    this.#quitting = true;
    let prevented = false;
    this.emit('before-quit', {
      preventDefault: () => {
        prevented = true;
      },
    });
    if (!prevented)
      this.emit('will-quit', {
        preventDefault: () => {
          prevented = true;
        },
      });
    this.#quitting = false;
    if (!prevented) this.exit(0);
  }
  relaunch(options: object = {}) {
    record('relaunch', options);
  }
  exit(code = 0) {
    process.exit(code);
  }
}
export const app = new App();

const handlers = new Map<string, (event: unknown, ...args: unknown[]) => unknown>();
class IpcMain extends EventEmitter {
  handle(channel: string, handler: (event: unknown, ...args: unknown[]) => unknown) {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, handler);
  }
  removeHandler(channel: string) {
    handlers.delete(channel);
  }
}
export const ipcMain = new IpcMain();

let serve: ((request: Request) => Response | Promise<Response>) | null = null;
let isReady = false;
let areSchemesRegistered = false;
let privileges: Record<string, boolean> = {};
/** As Electron: privileges before the app is ready, a handler once and after it; a scheme that is not `standard` has no storage and no relative addresses. */
export const protocol = {
  registerSchemesAsPrivileged: (schemes: { scheme: string; privileges?: Record<string, boolean> }[]) => {
    if (isReady) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    if (areSchemesRegistered) throw new Error('protocol.registerSchemesAsPrivileged can be called only once');
    areSchemesRegistered = true;
    privileges = schemes.find(({ scheme }) => scheme === 'hectare')?.privileges ?? {};
    record('schemes', schemes);
  },
  handle: (scheme: string, handler: typeof serve) => {
    if (!isReady) throw new Error('protocol.handle can only be used after app is ready');
    if (serve) throw new Error(`Failed to register protocol: ${scheme}`);
    serve = handler;
  },
};

/** What Electron gives only once the app is ready. */
function afterReady<T>(what: string, value: T): T {
  if (!isReady) throw new Error(`${what} cannot be used before the app is ready`);
  return value;
}

type PermissionRequest = (
  contents: unknown,
  permission: string,
  decide: (isGranted: boolean) => void,
  details: { requestingUrl: string; isMainFrame: boolean },
) => void;

type PermissionCheck = (
  contents: unknown,
  permission: string,
  origin: string,
  details: { requestingUrl: string; isMainFrame: boolean },
) => boolean;

class Session extends EventEmitter {
  requestFilter: ((details: { url: string }, decide: (answer: { cancel?: boolean }) => void) => void) | null = null;
  webRequest = {
    onBeforeRequest: (handler: typeof this.requestFilter) => {
      this.requestFilter = handler;
    },
  };
  permission: PermissionRequest | null = null;
  setPermissionRequestHandler(handler: PermissionRequest) {
    this.permission = handler;
    record('permission-handler', typeof handler);
  }
  check: PermissionCheck | null = null;
  setPermissionCheckHandler(handler: PermissionCheck) {
    this.check = handler;
  }
  /** Most web APIs check first and ask only when the check denies; without a handler each grants everything. */
  async decides(contents: WebContents, permission: string, isCheckAlone: boolean): Promise<boolean> {
    const details = { requestingUrl: contents.mainFrame.url, isMainFrame: true };
    const isChecked = this.check?.(contents, permission, new URL(details.requestingUrl).origin, details) ?? true;
    if (isCheckAlone || isChecked) return isChecked;
    record('permission', permission);
    if (!this.permission) return true;
    return new Promise((decide) => this.permission!(contents, permission, decide, details));
  }
  async resolveProxy() {
    return process.env['STAND_IN_PROXY'] ?? 'DIRECT';
  }
  setDevicePermissionHandler() {}
  setSpellCheckerEnabled(isEnabled: boolean) {
    record('spell-checker', isEnabled);
  }
}
const defaultSession = new Session();
export const session = {
  get defaultSession() {
    return afterReady('session.defaultSession', defaultSession);
  },
  fromPartition: () => new Session(),
};

/** The app's protocol behind a loopback address, because Chromium alone knows no custom scheme. */
const origin: Promise<string> = new Promise((ready) => {
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/stand-in-open?')) {
      const decision = open[0]!.webContents.openHandler({ url: decodeURIComponent(request.url.split('?')[1]!) });
      record('window-open', decision);
      response.end(decision.action);
      return;
    }
    void (async () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
      );
      const answer = await serve!(new Request(`hectare://app${request.url ?? '/'}`, { headers }));
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    })().catch((error: unknown) => {
      response.writeHead(500);
      response.end(String(error));
    });
  });
  server.listen(0, '127.0.0.1', () => {
    server.unref();
    ready(`http://127.0.0.1:${(server.address() as { port: number }).port}`);
  });
});

class WebContents extends EventEmitter {
  session = defaultSession;
  page: Page | null = null;
  cdp: CDPSession | null = null;
  isolated: number | null = null;
  openHandler: (details: { url: string }) => { action: string } = () => ({ action: 'allow' });
  mainFrame = { url: '', parent: null };
  setWindowOpenHandler(handler: typeof this.openHandler) {
    this.openHandler = handler;
  }
  getURL() {
    return this.mainFrame.url;
  }
  isDestroyed() {
    return this.page === null || this.page.isClosed();
  }
  #zoomLevel = 0;
  getZoomLevel() {
    return this.#zoomLevel;
  }
  setZoomLevel(level: number) {
    this.#zoomLevel = level;
  }
  forcefullyCrashRenderer() {
    // The answer to a command that ends the process never comes.
    void this.cdp?.send('Page.crash').catch(() => {});
  }
  send(channel: string, ...args: unknown[]) {
    void this.toPreload({ kind: 'event', channel, args: args.map(tagBytes) });
  }
  async toPreload(message: unknown) {
    if (!this.cdp || this.isolated === null || this.isDestroyed()) return;
    const text = JSON.stringify(JSON.stringify(message));
    await this.cdp.send('Runtime.evaluate', { expression: `standInFromMain(${text})`, contextId: this.isolated }).catch(() => {});
  }
}

const open: BrowserWindow[] = [];
export class BrowserWindow extends EventEmitter {
  webContents = new WebContents();
  options: Record<string, unknown>;
  constructor(options: Record<string, unknown>) {
    super();
    afterReady('BrowserWindow', null);
    this.options = options;
    open.push(this);
    record('window', JSON.parse(JSON.stringify(options)));
    app.emit('web-contents-created', {}, this.webContents);
  }
  static getAllWindows() {
    return open;
  }
  static getFocusedWindow() {
    return open[0] ?? null;
  }

  async loadURL(address: string) {
    const home = await origin;
    const browser = await chromium.connectOverCDP(cdpAddress, { timeout: 0 });
    const context = browser.contexts()[0] ?? (await browser.newContext());
    const page = await context.newPage();
    // The limit of the test ends what hangs.
    page.setDefaultTimeout(0);
    await page.setViewportSize({ width: Number(this.options['width'] ?? 1440), height: Number(this.options['height'] ?? 900) });
    const contents = this.webContents;
    const before = contents.page;
    contents.page = page;
    contents.isolated = null;
    contents.mainFrame.url = '';
    page.on('crash', () => contents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 }));
    const cdp = (contents.cdp = await context.newCDPSession(page));
    const preload = (this.options['webPreferences'] as { preload: string }).preload;
    const source = readFileSync(join(import.meta.dirname, 'preload-world.js'), 'utf8').replace('/* PRELOAD_SOURCE */', () =>
      readFileSync(preload, 'utf8'),
    );
    // The preload of a frame inside the page is none of ours; Electron runs it in the page alone.
    const { frameTree } = await cdp.send('Page.getFrameTree');
    cdp.on('Runtime.executionContextCreated', ({ context: created }) => {
      const { frameId } = created.auxData as { frameId: string };
      if (created.name === 'preload' && frameId === frameTree.frame.id) contents.isolated = created.id;
    });
    cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === 'standInToMain') void this.#fromPreload(payload, home);
    });
    await page.exposeFunction('standInPermission', (permission: string, isCheckAlone: boolean) =>
      defaultSession.decides(contents, permission, isCheckAlone),
    );
    await page.addInitScript(`globalThis.standInPrivileges = ${JSON.stringify(privileges)}`);
    if (privileges['codeCache'] && !privileges['standard']) throw new Error('codeCache needs a scheme that is standard');
    if (!privileges['standard']) throw new Error('ERR_UNKNOWN_URL_SCHEME: the scheme of the window is not standard');
    await cdp.send('Runtime.enable');
    await cdp.send('Runtime.addBinding', { name: 'standInToMain', executionContextName: 'preload' });
    await cdp.send('Page.enable');
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: 'preload' });
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: readFileSync(join(import.meta.dirname, 'main-world.js'), 'utf8') });
    await page.route('**/*', async (route, request) => {
      const asked = request.url();
      const translated = asked.startsWith(home) ? `hectare://app${asked.slice(home.length)}` : asked;
      if (request.isNavigationRequest() && request.frame() === page.mainFrame() && contents.mainFrame.url !== '') {
        let prevented = false;
        contents.emit('will-navigate', {
          url: translated,
          preventDefault: () => {
            prevented = true;
          },
        });
        record('will-navigate', { url: translated, prevented });
        // An abort would show an error page; a 204 leaves the page where it is, as Electron does.
        if (prevented) return route.fulfill({ status: 204 });
      }
      if (request.isNavigationRequest() && request.frame() !== page.mainFrame() && /^(https?|hectare|file):/.test(translated)) {
        let prevented = false;
        contents.emit('will-frame-navigate', {
          url: translated,
          isMainFrame: false,
          preventDefault: () => {
            prevented = true;
          },
        });
        record('will-frame-navigate', { url: translated, prevented });
        if (prevented) return route.abort();
      }
      if (translated.startsWith('hectare:') && request.resourceType() === 'fetch' && !privileges['supportFetchAPI']) return route.abort();
      let cancelled = false;
      defaultSession.requestFilter?.({ url: translated }, ({ cancel }) => {
        cancelled = cancel === true;
      });
      if (cancelled) {
        record('blocked', translated);
        return route.abort();
      }
      return route.continue();
    });
    page.on('popup', (popup) => {
      const decision = contents.openHandler({ url: popup.url() });
      record('window-open', decision);
      if (decision.action === 'deny') void popup.close();
    });
    page.on('download', (download) => {
      let prevented = false;
      const item = { getURL: () => download.url(), getFilename: () => download.suggestedFilename() };
      defaultSession.emit('will-download', { preventDefault: () => (prevented = true) }, item, contents);
      record('will-download', { name: item.getFilename(), prevented });
      if (prevented) void download.cancel().catch(() => {});
    });
    page.on('close', () => {
      if (contents.page !== page) return;
      open.splice(open.indexOf(this), 1);
      this.emit('closed');
      if (open.length === 0) app.emit('window-all-closed');
    });
    await page.goto(address.replace('hectare://app', home));
    contents.mainFrame.url = address;
    contents.emit('did-finish-load');
    this.emit('ready-to-show');
    await before?.close();
  }

  async #fromPreload(payload: string, home: string) {
    const message = JSON.parse(payload) as { kind: string; id: number; channel: string; args: unknown[] };
    const page = this.webContents.page!;
    const url = page.url().startsWith(home) ? `hectare://app${page.url().slice(home.length)}` : page.url();
    const event = { sender: this.webContents, senderFrame: { url, parent: null } };
    const args = message.args.map(untagBytes);
    if (message.kind === 'send') {
      ipcMain.emit(message.channel, event, ...args);
      return;
    }
    try {
      const handler = handlers.get(message.channel);
      if (!handler) throw new Error(`No handler registered for '${message.channel}'`);
      // What cannot be cloned is refused: a function, a promise, an object of the system.
      const value = structuredClone(await handler(event, ...args));
      await this.webContents.toPreload({ kind: 'answer', id: message.id, value: tagBytes(value) });
    } catch (error) {
      await this.webContents.toPreload({ kind: 'answer', id: message.id, error: error instanceof Error ? error.message : String(error) });
    }
  }

  #bounds() {
    return { x: 40, y: 30, width: Number(this.options['width'] ?? 1440), height: Number(this.options['height'] ?? 900) };
  }
  getBounds() {
    return this.#bounds();
  }
  getNormalBounds() {
    return this.#bounds();
  }
  isMaximized() {
    return false;
  }
  isMinimized() {
    return false;
  }
  isFullScreen() {
    return false;
  }
  isDestroyed() {
    return this.webContents.isDestroyed();
  }
  maximize() {}
  restore() {}
  show() {
    record('show', true);
  }
  focus() {
    record('focus', true);
  }
  setTitle() {}
  setMenuBarVisibility() {}
  close() {
    this.emit('close', { preventDefault() {} });
    void this.webContents.page?.close();
  }
  destroy() {
    void this.webContents.page?.close();
  }
}

interface StandInMenuItem {
  label?: string;
  click?: () => void;
  submenu?: StandInMenuItem[];
  role?: string;
}
let menu: StandInMenuItem[] = [];
export const Menu = {
  buildFromTemplate: (template: StandInMenuItem[]) => template,
  setApplicationMenu: (template: StandInMenuItem[] | null) => {
    menu = template ?? [];
    record(
      'menu',
      menu.map((item) => item.label ?? item.role),
    );
  },
};

const nextDialog = (kind: string, options: unknown) => {
  record('dialog', { kind, options });
  return dialogAnswers.shift() ?? { canceled: true, filePaths: [] };
};
export const dialog = {
  showOpenDialog: async (_window: unknown, options: unknown) => ({ canceled: false, ...nextDialog('open', options) }),
  showSaveDialog: async (_window: unknown, options: unknown) => ({ canceled: false, ...nextDialog('save', options) }),
  showMessageBox: async (_window: unknown, options: unknown) => ({ response: 0, ...nextDialog('message', options) }),
  showErrorBox: (title: string, text: string) => record('error-box', { title, text }),
};
export const shell = {
  openExternal: async (address: string) => {
    record('open-external', address);
  },
  openPath: async (path: string) => {
    record('open-path', path);
    return '';
  },
};
export const nativeTheme = Object.assign(new EventEmitter(), {
  shouldUseDarkColors: false,
  set themeSource(theme: string) {
    record('theme', theme);
  },
});
const display = { workArea: { x: 0, y: 0, width: 1920, height: 1080 } };
export const screen = { getAllDisplays: () => afterReady('screen', [display]), getPrimaryDisplay: () => afterReady('screen', display) };
/** Kept in the process, and told to the test. */
let onClipboard = '';
export const clipboard = {
  writeText: (text: string) => {
    onClipboard = text;
    record('clipboard', text);
  },
  readText: () => onClipboard,
  clear: () => {
    onClipboard = '';
    record('clipboard', '');
  },
};
export const crashReporter = { start: (options: unknown) => record('crash-reporter', options) };
export const powerMonitor = new EventEmitter();
/** Electron's client answers redirects by an event; nothing here redirects. */
export const net = {
  isOnline: () => true,
  request: ({ session: _session, ...options }: Record<string, unknown>) => request(options),
};
export const autoUpdater = new EventEmitter();

/** Electron's utility process, as a forked Node process: messages, exit, kill. */
export const utilityProcess = {
  fork(path: string, args: string[] = [], options: { env?: NodeJS.ProcessEnv } = {}) {
    const child = fork(path, args, {
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: options.env ?? process.env,
    });
    return Object.assign(new EventEmitter(), {
      get pid() {
        return child.pid;
      },
      stdout: child.stdout,
      stderr: child.stderr,
      postMessage: (message: unknown) => {
        if (child.connected) child.send(message as object);
      },
      kill: () => child.kill(),
    }).on('newListener', function relay(this: EventEmitter, name: string, listener: (...values: unknown[]) => void) {
      if (name === 'message') child.on('message', listener);
      if (name === 'exit') child.on('exit', (code) => listener(code ?? 1));
      if (name === 'spawn') child.on('spawn', listener);
    });
  },
};

// The test plays the user at the native edges: a menu entry, a second start, a quit.
process.on(
  'message',
  (message: {
    menu?: string;
    secondInstance?: string[];
    quit?: boolean;
    openFile?: string;
    openUrl?: string;
    crash?: boolean;
    hang?: boolean;
  }) => {
    const flat = (items: StandInMenuItem[]): StandInMenuItem[] => items.flatMap((item) => [item, ...flat(item.submenu ?? [])]);
    if (message.menu)
      flat(menu)
        .find((item) => item.label === message.menu)
        ?.click?.();
    if (message.secondInstance) app.emit('second-instance', {}, ['electron', ...message.secondInstance], process.cwd());
    if (message.openFile) app.emit('open-file', { preventDefault() {} }, message.openFile);
    if (message.openUrl) app.emit('open-url', { preventDefault() {} }, message.openUrl);
    if (message.crash) open[0]?.webContents.forcefullyCrashRenderer();
    if (message.hang) open[0]?.emit('unresponsive');
    if (message.quit) void wait(0).then(() => app.quit());
  },
);
