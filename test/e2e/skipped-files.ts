import { relative } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { chromiumProgram } from '../helpers/chromium.ts';
import { electronProgram } from '../helpers/window.ts';

/** Prints one line for each file whose tests are skipped, and one for a host that is not here. */
export default class SkippedFiles implements Reporter {
  #root = '';
  #reasons = new Map<string, string>();

  /** The runner is told to pass without tests, as there are none without a host. Where a host is, that would hide a mistake. */
  #hasLostTests = false;

  onBegin(config: FullConfig, suite: Suite): void {
    this.#root = config.rootDir;
    const hasHost = chromiumProgram !== null || electronProgram() !== null;
    this.#hasLostTests = hasHost && suite.allTests().length === 0;
    if (!hasHost) console.log('skipped: all of test/e2e: neither Chromium nor Electron is here to show the window');
    if (!electronProgram()) console.log('skipped: the window in real Electron, whose program is not here');
  }

  onTestEnd({ location, annotations, expectedStatus }: TestCase): void {
    if (expectedStatus !== 'skipped') return;
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
    this.#reasons.set(relative(this.#root, location.file), reason);
  }

  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    for (const [file, reason] of this.#reasons) console.log(`skipped: ${file}: ${reason}`);
    if (!this.#hasLostTests) return {};
    console.log('No test has such a name.');
    return { status: 'failed' };
  }

  printsToStdio(): boolean {
    return false;
  }
}
