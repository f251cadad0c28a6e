import { join } from 'node:path';
import { tabs } from '#products/tabs.ts';
import { seriousFaults } from '../../helpers/accessible.ts';
import {
  productPaths,
  startVariantProvider,
  type ProductSlug,
  type VariantName,
  type VariantProvider,
} from '../../helpers/provider-variants.ts';
import { wrongIn, type Shown } from '../../helpers/shown-figures.ts';
import { useConnection } from '../../helpers/use-connection.ts';
import { root, whenStill, type RunningWindow } from '../../helpers/window.ts';
import { expect, test } from '../fixtures.ts';

const pictures = join(root, 'test-results', 'pictures');
const slow = { timeout: 60_000 };
/** One of each kind: understood, foreign, refused. src/renderer/src/project/provider-answers.test.ts has them all. */
const walked: VariantName[] = ['published', 'forbidden', 'all other names'];

interface Element {
  getAttribute(name: string): string | null;
  innerText: string;
  click(): void;
  offsetParent: unknown;
  querySelector(what: string): Element | null;
  querySelectorAll(what: string): Iterable<Element>;
}
/** Opens every panel of the tab that is shown and tells what stands in it: all of its text, and its cells and figures one by one. */
async function readPanels({ page }: RunningWindow): Promise<(Shown & { slug: string })[]> {
  // The code of a panel is loaded when its tab is first shown.
  const shown = await page.locator('[data-testid^="tab-"][aria-selected=true]').getAttribute('data-testid');
  for (const slug of tabs.find(({ name }) => `tab-${name}` === shown)?.slugs ?? [])
    await page.getByTestId(`panel-${slug}`).locator('h3').waitFor();
  const panels = page.locator('[data-testid^="panel-"]:visible').filter({ has: page.locator('h3') });
  await panels.evaluateAll((list) => {
    for (const panel of list as unknown as Element[]) {
      const head = panel.querySelector('h3 button')!;
      if (head.getAttribute('aria-expanded') === 'false') head.click();
    }
  });
  // Settled: neither reading nor waiting.
  await expect
    .poll(
      () =>
        panels.evaluateAll(
          (list) =>
            (list as unknown as Element[]).filter((panel) => /(reading|waiting)$/.test(panel.querySelector('h3 button')!.innerText.trim()))
              .length,
        ),
      slow,
    )
    .toBe(0);
  await panels.evaluateAll((list) => {
    for (const panel of list as unknown as Element[]) {
      for (const button of panel.querySelectorAll('button[aria-expanded="false"]')) if (button.innerText.trim() === 'Table') button.click();
      for (const summary of panel.querySelectorAll('details:not([open]) > summary')) summary.click();
    }
  });
  await whenStill(page);
  return panels.evaluateAll((list) =>
    (list as unknown as Element[]).map((panel) => ({
      slug: panel.getAttribute('data-testid')!.replace(/^panel-/, ''),
      text: panel.innerText,
      cells: [...panel.querySelectorAll('td, tbody th, .figures b')].map(({ innerText }) => innerText),
    })),
  );
}

export function variants(theWindow: () => RunningWindow): void {
  test.describe('answers of a provider that differ', () => {
    test.describe.configure({ mode: 'serial' });
    let window: RunningWindow;
    let provider: VariantProvider;
    const faults: string[] = [];

    test.beforeAll(async () => {
      provider = await startVariantProvider();
      window = theWindow();
      window.page.on('pageerror', (error) => faults.push(error.message));
      window.page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
      });
      await useConnection(window, provider.url, { name: 'Of variants' });
    });
    test.afterAll(async () => {
      await provider?.close();
    });

    for (const variant of walked)
      test(`${variant}: every product shows what came and nothing else`, async () => {
        const { page } = window;
        await page.getByRole('searchbox').first().fill(variant);
        await page
          .getByTestId('project-row')
          .filter({ hasText: new RegExp(`^${variant}`) })
          .first()
          .click();
        await expect(page.getByTestId('project-title')).toHaveText(variant, { ...slow, useInnerText: true });
        const found = new Map<string, Shown>();
        await page.getByTestId('tab-overview').waitFor();
        const heads = await page.getByRole('tab').and(page.locator('[data-testid^="tab-"]')).all();
        for (const head of heads) {
          await head.click();
          for (const one of await readPanels(window)) found.set(one.slug, one);
        }
        const products = (Object.keys(productPaths) as ProductSlug[]).filter((slug) => slug !== 'project-mask');
        expect([...found.keys()]).toEqual(expect.arrayContaining(products));
        expect(products.flatMap((slug) => wrongIn(slug, variant, found.get(slug)!))).toEqual([]);
        expect(faults).toEqual([]);
      });

    test('what is unknown is open to everyone', async () => {
      await window.page.getByTestId('tab-climate').click();
      await readPanels(window);
      await window.page.screenshot({ path: join(pictures, 'provider-all-other-names.png') });
      expect(await seriousFaults(window.page)).toEqual([]);
      await window.page.getByRole('searchbox').first().fill('');
    });
  });
}
