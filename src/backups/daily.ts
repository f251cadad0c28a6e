import { existsSync } from 'node:fs';
import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { openBackup } from './archive.ts';
import { BackupFault } from './backup-fault.ts';
import { dailyFolder } from './list.ts';
import { makeBackup } from './make.ts';
import { sentence } from './phrases/sentence.ts';
import { workspacesOf } from './user-parts.ts';

const keptCopies = 7;
const dayMilliseconds = 24 * 3_600_000;
const lookEveryMilliseconds = 3_600_000;
/** A start has other things to do than to copy gigabytes. */
const firstLookMilliseconds = 60_000;
/** The copy itself, the archive of it, and as much again for the work of the service. */
const roomPerByte = 3;
const leastRoomBytes = 200e6;

/** "000012-2026-11-24.zip": the number goes up by one with every copy, whatever the clock does. */
const copyName = /^(\d{6,})-\d{4,6}-\d\d-\d\d\.zip$/;
const numberOf = (name: string): number => Number(copyName.exec(name)?.[1] ?? 0);

/** Daily copies beside a workspace, newest first by their numbers: a clock that was wrong for a while puts none before the others. */
export async function dailyCopies(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, dailyFolder)).catch(() => []);
  return names
    .filter((name) => copyName.test(name))
    .toSorted((a, b) => numberOf(b) - numberOf(a))
    .map((name) => join(folder, dailyFolder, name));
}

export interface DailyCopyOptions {
  /** of the workspace */
  folder: string;
  hectare: string;
  now: () => Date;
  log: (text: string) => void;
}

/** A copy of a workspace each day, of which seven are kept. It is made beside the service, and only one that passed its check takes the place of an old one. */
export class DailyCopies {
  readonly #options: DailyCopyOptions;
  #timer: NodeJS.Timeout | null = null;
  #isAtWork = false;

  constructor(options: DailyCopyOptions) {
    this.#options = options;
  }

  start(): void {
    const look = () => {
      this.#timer = setTimeout(look, lookEveryMilliseconds).unref();
      void this.look();
    };
    this.#timer = setTimeout(look, firstLookMilliseconds).unref();
  }

  /** Nothing begins after it. */
  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#isAtWork = true;
  }

  /** Makes a copy when the newest is not of the last 24 hours. Never rejects: what failed is logged, and the copies that are there stay. True when one was made. */
  async look(): Promise<boolean> {
    if (this.#isAtWork) return false;
    this.#isAtWork = true;
    try {
      return await this.#copyIfDue();
    } catch (error) {
      this.#options.log(`The daily copy of the workspace was not made: ${(error as Error).message} Those made before are kept.`);
      return false;
    } finally {
      this.#isAtWork = false;
    }
  }

  async #copyIfDue(): Promise<boolean> {
    const { folder, hectare, now } = this.#options;
    if (!existsSync(join(folder, workspacesOf('workspace')[0]!))) return false;
    const home = join(folder, dailyFolder);
    await this.#clearUnfinished(home);
    const copies = await dailyCopies(folder);
    const newest = copies[0] === undefined ? null : await openBackup(copies[0]).catch(() => null);
    // A copy of the future was made by a clock that was wrong, or is wrong now: either way a day away is another day.
    if (newest && Math.abs(now().getTime() - Date.parse(newest.manifest.made_at)) < dayMilliseconds) return false;
    await this.#refuseWithoutRoom();
    const number = numberOf(copies[0]?.split(/[\\/]/).at(-1) ?? '') + 1;
    const day = now().toISOString().split('T')[0]!;
    await makeBackup({
      kind: 'workspace',
      folder,
      target: join(home, `${String(number).padStart(6, '0')}-${day}.zip`),
      now: now(),
      hectare,
    });
    for (const old of (await dailyCopies(folder)).slice(keptCopies)) await rm(old, { force: true });
    return true;
  }

  /** What a kill left. */
  async #clearUnfinished(home: string): Promise<void> {
    for (const name of await readdir(home).catch(() => []))
      if (name.endsWith('.part') || name.startsWith('.copies-')) await rm(join(home, name), { recursive: true, force: true });
  }

  /** A full disk would stop the service, for the sake of a copy. */
  async #refuseWithoutRoom(): Promise<void> {
    const { folder } = this.#options;
    const { size } = await stat(join(folder, workspacesOf('workspace')[0]!));
    const { bavail, bsize } = await statfs(folder);
    const needed = size * roomPerByte + leastRoomBytes;
    if (bavail * bsize < needed)
      throw new BackupFault(sentence('backups.little-room', { megabytes: needed / 1e6, free: (bavail * bsize) / 1e6 }));
  }
}
