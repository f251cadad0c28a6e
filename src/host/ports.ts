import type * as z from 'zod';
import type { openedFile } from './groups/files/contract.ts';
import type { windowEnd } from './groups/host/contract.ts';
import type { updateState } from './groups/updates/contract.ts';
import type { PlainPhrase } from '#sentences/phrases/index.ts';
import type { LinkName } from './links.ts';

/** `readAt`: where the host can read it again, without being able to write there; it stays in the host. */
export type OpenedFile = z.output<typeof openedFile> & { readAt?: string };

/** Where secrets live. `read` exists on this side of the bridge only; no bridge method returns what it gives. */
export interface KeyStore {
  kind: 'system' | 'memory';
  /** why the system keychain could not be used, in words for the user */
  why?: string;
  /** the same as data */
  whyPhrase?: PlainPhrase;
  read(account: string): Promise<string | null>;
  write(account: string, secret: string): Promise<void>;
  remove(account: string): Promise<void>;
  /** accounts that have a secret, without their secrets */
  accounts?(): Promise<string[]>;
}

/** How the embedded service is reached: a Unix socket or named pipe, or a loopback address when the user asked for TCP. */
export interface ServiceAddress {
  socketPath?: string;
  url: string;
  apiKey: string;
  userGroupToken: string;
}

/** The clipboard of this computer. */
export interface Clipboard {
  write(text: string): Promise<void>;
  read(): Promise<string>;
}

/** Which step to a new version of the program was reached, and who is asked for one. */
export type UpdateState = z.output<typeof updateState>;
/** New versions of the program; no step follows another by itself. */
export interface UpdatesPort {
  state(): UpdateState;
  check(): Promise<UpdateState>;
  fetch(): Promise<UpdateState>;
  /** ends the program */
  install(): void;
}

type WindowTheme = 'light' | 'dark' | 'system';
/** How a window ended that was loaded again: Chromium's words, and one for a window that a person gave up waiting for. */
export type WindowEnd = z.output<typeof windowEnd>;

/** What a host brings; the handlers are written once over these. */
export interface Ports {
  kind: 'electron' | 'browser';
  version: string;
  /** folder of this profile: settings, drafts, workspace; 0700 */
  dataFolder: string;
  keys: KeyStore;
  chooseFiles(kinds: string[], multiple: boolean): Promise<OpenedFile[]>;
  /** reads a file only if it was opened by the user: chosen, double-clicked, or in the recent list */
  readFile(path: string, isRecent?: boolean): Promise<OpenedFile>;
  /** the path of a file that the user chooses in the host's own dialog, and its part; a host without paths leaves them out */
  choosePath?(kinds: string[]): Promise<string | null>;
  readRange?(path: string, offset: number, length: number): Promise<Uint8Array>;
  /** parts of a file, one behind the other; fewer bytes where the file ends before */
  readPieces?(path: string, offsets: readonly number[], lengths: readonly number[]): Promise<Uint8Array>;
  saveFile(suggestedName: string, kind: string, bytes: Uint8Array): Promise<{ saved: boolean; path?: string }>;
  /** writes over a file that the user opened; `changed`: it does not hold what was expected, and nothing was written. A host without paths leaves it out */
  replaceFile?(path: string, bytes: Uint8Array, expectedSha256: string | null, isRecent: boolean): Promise<'written' | 'changed'>;
  pendingFiles(): Promise<OpenedFile[]>;
  /** forgets the documents that the system lists for the program; a host without such a list leaves it out */
  clearRecent?(): void;
  openLink(link: LinkName): Promise<void>;
  /** the colours of what the system draws, such as the title bar; a host without them leaves it out */
  setTheme?(theme: WindowTheme): void;
  /** why the window had to be loaded again, once; a host that does not see it leaves it out */
  takeWindowEnd?(): WindowEnd | null;
  /** for texts that leave by it, and for secrets, which never pass through the window; a host without one leaves it out */
  clipboard?: Clipboard;
  serviceAddress(signal?: AbortSignal): Promise<ServiceAddress>;
  serviceState(): { service: 'starting' | 'ready' | 'stopped' | 'failed'; message?: string; phrase?: PlainPhrase | null };
  /** runs work that needs the embedded service's workspace closed, and starts the service again; without it, no service of ours runs beside this host */
  whileServiceStopped?<T>(work: () => Promise<T>): Promise<T>;
  /** where the user wants a new file, by the host's own dialog; null when it was left. A host without paths leaves it out */
  chooseSaveTarget?(suggestedPath: string, kind: string): Promise<string | null>;
  /** moves the folder of the profile; a host without folders, or one whose folder was named to it, leaves it out */
  moving?: {
    /** where to, by the host's own dialog; null when it was left */
    chooseFolder(): Promise<string | null>;
    /** names in the folder that are the engine's: in use, and made anew in another folder */
    isEngines(name: string): boolean;
    /** makes a folder the one of the next start */
    settle(to: string): void;
    /** ends the program and starts it again */
    restart(): void;
  };
  /** forgets what the window's engine keeps: caches and storage. A host whose window is a page of another program leaves it out */
  eraseWindow?(): Promise<void>;
  /** a host that is not a program of its own leaves it out */
  updates?: UpdatesPort;
  /** starts the embedded service again after it was given up */
  startService?(): void;
  /** a line for the host's log; standard error when absent. Never given a secret */
  log?(text: string): void;
  /** event to the window */
  send(event: string, payload: unknown): void;
}
