import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from './window.ts';

const axeSource = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

/**
 * What axe-core finds serious or critical in the window as it is now (WCAG 2 A and AA), one line a rule. `within`, the selector of one element, where the rest is as it was when it was looked
 * at before: looking at the whole window takes several times as long.
 */
export async function seriousFaults(page: Page, within = ':root'): Promise<string[]> {
  await page.locator(within).waitFor();
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axeSource);
  return page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as {
      axe: { run(within: string, options: object): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
    };
    // What is good is not listed node by node: that would take longer than finding what is not.
    const { violations } = await axe.run(selector, { runOnly: ['wcag2a', 'wcag2aa'], resultTypes: ['violations'], selectors: false });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id: rule, nodes }) =>
          `${rule}: ${nodes
            .slice(0, 3)
            .map(({ html }) => html.slice(0, 160))
            .join(' | ')}`,
      );
  }, within);
}
