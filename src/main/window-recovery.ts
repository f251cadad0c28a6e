import type { App } from 'electron';
import { windowEnd } from '#host/groups/host/contract.ts';
import type { WindowEnd } from '#host/ports.ts';

/** What it needs of a window. */
interface RecoverableWindow {
  on(event: 'unresponsive' | 'responsive', listener: () => void): unknown;
  loadURL(address: string): Promise<void>;
  isDestroyed(): boolean;
  webContents: {
    on(event: 'render-process-gone', listener: (event: unknown, details: { reason: string; exitCode: number }) => void): unknown;
    forcefullyCrashRenderer(): void;
  };
}

export interface RecoveryOptions {
  address: string;
  log: (text: string) => void;
  /** asks a person what to do with a window that does not answer; an aborted signal takes the question away */
  askAboutHang: (signal: AbortSignal) => Promise<'wait' | 'reload'>;
  /** asks a person what to do with a window that ends again and again */
  askAboutCrashes: (reason: WindowEnd) => Promise<'reload' | 'quit'>;
  quit: () => void;
  now?: () => number;
}

const maxReloads = 3;
const reloadWindowMilliseconds = 5 * 60_000;
/** Chromium's words for the end of a process; "clean-exit" is none. */
const processEnd = windowEnd.exclude(['hung']);

/**
 * Loads a window again whose process ended, where its draft brings the work back, and asks about one that does not answer. One that ends more than three times in
 * five minutes is loaded again only when a person wants that.
 */
export class WindowRecovery {
  readonly #options: RecoveryOptions;
  #reloads: number[] = [];
  #end: WindowEnd | null = null;
  #hang: AbortController | null = null;

  constructor(options: RecoveryOptions) {
    this.#options = options;
  }

  /** Why the window had to be loaded again, once. */
  takeEnd(): WindowEnd | null {
    const end = this.#end;
    this.#end = null;
    return end;
  }

  watch(window: RecoverableWindow): void {
    window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
      const ended = processEnd.safeParse(reason);
      if (!ended.success) return;
      const end = this.#hang?.signal.aborted === false ? 'hung' : ended.data;
      this.#hang?.abort();
      this.#options.log(`The window's process ended: ${end} (exit code ${exitCode}).`);
      void this.#loadAgain(window, end);
    });
    window.on('unresponsive', () => void this.#ask(window));
    window.on('responsive', () => this.#hang?.abort());
  }

  async #ask(window: RecoverableWindow): Promise<void> {
    if (this.#hang && !this.#hang.signal.aborted) return;
    const hang = (this.#hang = new AbortController());
    this.#options.log('The window does not answer.');
    const answer = await this.#options.askAboutHang(hang.signal);
    if (hang.signal.aborted || window.isDestroyed()) return;
    // It ends as a crash does, and is loaded again there.
    if (answer === 'reload') window.webContents.forcefullyCrashRenderer();
    else hang.abort();
  }

  async #loadAgain(window: RecoverableWindow, end: WindowEnd): Promise<void> {
    const now = (this.#options.now ?? Date.now)();
    this.#reloads = [...this.#reloads.filter((at) => at > now - reloadWindowMilliseconds), now];
    if (this.#reloads.length > maxReloads) {
      if ((await this.#options.askAboutCrashes(end)) === 'quit') return this.#options.quit();
      this.#reloads = [];
    }
    if (window.isDestroyed()) return;
    this.#end = end;
    await window
      .loadURL(this.#options.address)
      .catch((error: Error) => this.#options.log(`The window could not be loaded again: ${error.message}`));
  }
}

/** Ends of the program's other processes, such as that of the graphics, which Chromium starts again by itself. */
export function logChildProcesses(app: Pick<App, 'on'>, log: (text: string) => void): void {
  app.on('child-process-gone', (_event, { type, reason, exitCode, name }) => {
    if (reason !== 'clean-exit') log(`A process ended: ${name ?? type}, ${reason} (exit code ${exitCode}).`);
  });
}
