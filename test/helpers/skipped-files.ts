import { relative } from 'node:path';
import type { UserConsoleLog } from 'vitest';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

const announcement = /^skipped: /i;
/** What is written at once arrives as one text. */
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** Keeps the announcements of what is skipped out of the output of the other reporters, as the list at the end has them. */
export const withoutAnnouncements = (text: string): boolean => !linesOf(text).every((line) => announcement.test(line));

/** Prints one line for each file of which tests were skipped, with what it says of why, when all is over. */
export default class SkippedFiles implements Reporter {
  #vitest: Vitest | undefined;
  #reasons = new Map<string, Set<string>>();

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onUserConsoleLog({ content, taskId = '' }: UserConsoleLog): void {
    const path = this.#vitest?.state.idMap.get(taskId)?.file.filepath ?? '';
    for (const line of linesOf(content)) if (announcement.test(line)) this.#reasonsOf(path).add(line.replace(announcement, ''));
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    // A name that was asked for leaves all other tests out, which is no news.
    if (this.#vitest?.config.testNamePattern === undefined)
      for (const { moduleId, children } of modules) if (!children.allTests('skipped').next().done) this.#reasonsOf(moduleId);
    for (const [path, reasons] of this.#reasons)
      console.log(
        `skipped: ${path === '' ? '' : `${relative(this.#vitest?.config.root ?? '', path)}: `}${[...reasons].join('; ') || 'no reason given'}`,
      );
    this.#reasons.clear();
  }

  #reasonsOf(path: string): Set<string> {
    const reasons = this.#reasons.get(path) ?? new Set<string>();
    this.#reasons.set(path, reasons);
    return reasons;
  }
}
