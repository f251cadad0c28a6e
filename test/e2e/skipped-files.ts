import { relative } from 'node:path';
import type { FullConfig, Reporter, TestCase } from '@playwright/test/reporter';
import { electronProgram } from '../helpers/window.ts';

/** Prints one line for each file whose tests are skipped, and one for a host that is not here. */
export default class SkippedFiles implements Reporter {
  #root = '';
  #reasons = new Map<string, string>();

  onBegin(config: FullConfig): void {
    this.#root = config.rootDir;
    if (!electronProgram()) console.log('skipped: the main job in real Electron, whose program is not here');
  }

  onTestEnd({ location, annotations, expectedStatus }: TestCase): void {
    if (expectedStatus !== 'skipped') return;
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
    this.#reasons.set(relative(this.#root, location.file), reason);
  }

  onEnd(): void {
    for (const [file, reason] of this.#reasons) console.log(`skipped: ${file}: ${reason}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
