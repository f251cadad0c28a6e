import { createHash } from 'node:crypto';
import type { Clipboard } from './ports.ts';
import { Refused } from './refused.ts';
import { sentence } from './phrases/sentence.ts';

/** A copied secret stays on the clipboard so long. */
const clipboardSeconds = 60;
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Puts secrets on the clipboard and takes them off again, unless somebody copied something else meanwhile. It remembers their digest only. */
export class ClipboardGuard {
  readonly #clipboard: Clipboard | undefined;
  readonly #seconds: number;
  #copied: { digest: string; timer: ReturnType<typeof setTimeout> } | null = null;

  constructor(clipboard: Clipboard | undefined, seconds: number = clipboardSeconds) {
    this.#clipboard = clipboard;
    this.#seconds = seconds;
  }

  /** Answers after how many seconds it is gone. Throws Refused `no-clipboard`. */
  async copy(secret: string): Promise<number> {
    if (!this.#clipboard) throw new Refused('no-clipboard', sentence('host.no-clipboard'));
    await this.#clipboard.write(secret);
    if (this.#copied) clearTimeout(this.#copied.timer);
    const timer = setTimeout(() => void this.clear(), this.#seconds * 1000);
    // A program that ends does not wait for it; its host clears when it ends.
    timer.unref();
    this.#copied = { digest: digest(secret), timer };
    return this.#seconds;
  }

  /** Empties the clipboard if the secret is still on it. Never rejects. */
  async clear(): Promise<void> {
    const copied = this.#copied;
    if (!copied || !this.#clipboard) return;
    this.#copied = null;
    clearTimeout(copied.timer);
    try {
      if (digest(await this.#clipboard.read()) === copied.digest) await this.#clipboard.write('');
    } catch {
      /* a clipboard that is gone holds nothing */
    }
  }
}
