import { join } from 'node:path';
import type { AppUpdater } from 'electron-updater';
import type { UpdatesPort, UpdateState } from '#host/ports.ts';
import { updateFeed, type UpdateFeed } from './update-feed.ts';

type Step = UpdateState['now'];

export interface UpdatesOptions {
  isPackaged: boolean;
  /** app-update.yml, beside the program's archive */
  feedPath: string;
  version: string;
  dataFolder: string;
  platform: NodeJS.Platform;
  log: (text: string) => void;
  onState: (state: UpdateState) => void;
  quit: () => void;
  onQuit: (listener: (code: number) => void) => void;
  whenReady: () => Promise<unknown>;
}

const checkTimeoutMilliseconds = 30_000;

/** Network errors of Electron and of Node, and servers that answer with an error of theirs. */
const isUnreachable = (words: string) => /net::|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|EHOST|timed? ?out|HttpError|socket/i.test(words);

/** Why a step failed, from what the library, Windows or macOS say of it. */
export function reasonOf(error: unknown): Extract<Step, { step: 'failed' }>['reason'] {
  const { code = '', message } = error as { code?: string; message: string };
  const words = `${code} ${message}`;
  if (/signature|code ?sign/i.test(words)) return 'unsigned';
  if (/checksum|sha512 mismatch/i.test(words)) return 'damaged';
  return isUnreachable(words) ? 'unreachable' : 'unreadable';
}

/**
 * As the library checks an installer's publisher, except where Windows cannot run the check: the library would then go on without, and this program does not.
 */
async function verifyStrictly(publishers: string[], installer: string): Promise<string | null> {
  const { verifySignature } = (await import('electron-updater/out/windowsExecutableCodeSignatureVerifier.js')).default;
  let isUnchecked = false;
  const listen = (text: unknown) => {
    isUnchecked ||= /ignoring signature/i.test(String(text));
  };
  const fault = await verifySignature(publishers, installer, { info: () => {}, warn: listen, error: listen });
  return fault ?? (isUnchecked ? 'unchecked' : null);
}

/** The library's updater of this system, told where everything lies: by itself it would keep files outside of the profile and an id of this computer. */
async function openUpdater(options: UpdatesOptions, feed: UpdateFeed): Promise<AppUpdater> {
  const { default: library } = await import('electron-updater');
  const { ElectronHttpExecutor } = (await import('electron-updater/out/electronHttpExecutor.js')).default;
  const kinds: Partial<Record<NodeJS.Platform, typeof library.NsisUpdater | typeof library.MacUpdater>> = {
    win32: library.NsisUpdater,
    darwin: library.MacUpdater,
  };
  const folder = join(options.dataFolder, 'updates');
  const Updater = kinds[options.platform] ?? library.AppImageUpdater;
  const updater: AppUpdater = new Updater(undefined, {
    version: options.version,
    name: 'Hectare',
    isPackaged: true,
    appUpdateConfigPath: feed.path,
    userDataPath: folder,
    baseCachePath: folder,
    whenReady: async () => void (await options.whenReady()),
    relaunch: () => {},
    quit: options.quit,
    onQuit: options.onQuit,
  });
  // Given an adapter, the library has no client of its own.
  Object.assign(updater, { httpExecutor: new ElectronHttpExecutor() });
  if (updater instanceof library.NsisUpdater) updater.verifyUpdateCodeSignature = verifyStrictly;
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  updater.allowDowngrade = false;
  // A package of a Linux system has no AppImage around it, and is told of new versions all the same.
  updater.forceDevUpdateConfig = true;
  updater.updateConfigPath = feed.path;
  // The library would send a number that is this computer's for ever.
  updater.requestHeaders = { 'x-user-staging-id': 'none' };
  updater.logger = { info: () => {}, warn: options.log, error: options.log };
  // Every failure is that of a call too; an event without a listener would end the program.
  updater.on('error', () => {});
  return updater;
}

/**
 * New versions of the program: looked up, fetched and installed one step at a time, each when it is asked for. A version is fetched where the system holds its
 * signature against that of this program: Windows by the publisher of the release, macOS by itself. Elsewhere it is told of, and a person fetches it.
 */
export class Updates implements UpdatesPort {
  readonly #options: UpdatesOptions;
  readonly #feed: UpdateFeed | null;
  #now: Step;
  #updater: Promise<AppUpdater> | null = null;

  constructor(options: UpdatesOptions) {
    this.#options = options;
    this.#feed = options.isPackaged ? updateFeed(options.feedPath) : null;
    this.#now = this.#feed ? { step: 'idle' } : { step: 'absent', reason: options.isPackaged ? 'no-feed' : 'development' };
  }

  state(): UpdateState {
    return { server: this.#feed?.server ?? null, now: this.#now };
  }

  async check(): Promise<UpdateState> {
    const feed = this.#feed;
    if (!feed || ['checking', 'fetching', 'ready'].includes(this.#now.step)) return this.state();
    this.#go({ step: 'checking' });
    await this.#attempt('check', async (updater) => {
      const signal = AbortSignal.timeout(checkTimeoutMilliseconds);
      const timeout = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
      const found = await Promise.race([updater.checkForUpdates(), timeout]);
      this.#go(
        found?.isUpdateAvailable
          ? { step: 'available', version: found.updateInfo.version, isFetchedHere: this.#isFetchedHere(feed) }
          : { step: 'newest' },
      );
    });
    return this.state();
  }

  async fetch(): Promise<UpdateState> {
    const before = this.#now;
    if (before.step !== 'available' || !before.isFetchedHere) return this.state();
    const { version } = before;
    this.#go({ step: 'fetching', version, share: 0 });
    await this.#attempt('fetch', async (updater) => {
      const onProgress = ({ percent }: { percent: number }) =>
        this.#go({ step: 'fetching', version, share: Math.min(1, Math.max(0, percent / 100)) });
      updater.on('download-progress', onProgress);
      try {
        await updater.downloadUpdate();
      } finally {
        updater.off('download-progress', onProgress);
      }
      this.#go({ step: 'ready', version });
    });
    return this.state();
  }

  install(): void {
    if (this.#now.step === 'ready') void this.#updater?.then((updater) => updater.quitAndInstall(false, true));
  }

  #isFetchedHere({ publisher }: UpdateFeed): boolean {
    return this.#options.platform === 'darwin' || (this.#options.platform === 'win32' && publisher !== null);
  }

  #go(now: Step): void {
    this.#now = now;
    this.#options.onState(this.state());
  }

  async #attempt(during: 'check' | 'fetch', work: (updater: AppUpdater) => Promise<void>): Promise<void> {
    try {
      this.#updater ??= openUpdater(this.#options, this.#feed!);
      await work(await this.#updater);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== 'unreachable') this.#options.log(`New versions: ${(error as Error).message}`);
      this.#go({ step: 'failed', during, reason });
    }
  }
}
