import { startPortfolioProvider, type PortfolioProvider } from '../../helpers/portfolio-provider.ts';
import { useConnection } from '../../helpers/use-connection.ts';
import type { RunningWindow } from '../../helpers/window.ts';
import { expect, test } from '../fixtures.ts';

const slow = { timeout: 60_000 };

/** In the page: every title of a project that stood there, however shortly. */
const noteTitles = `(() => {
  globalThis.notedTitles = [];
  const note = () => {
    const title = document.querySelector('[data-testid=project-title]')?.innerText.trim();
    if (title && title !== notedTitles.at(-1)) notedTitles.push(title);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
})()`;

export function slowProvider(theWindow: () => RunningWindow): void {
  test.describe('a provider that is slow, and one that refuses the key', () => {
    test.describe.configure({ mode: 'serial' });
    const name = 'A slow provider';
    let window: RunningWindow;
    let provider: PortfolioProvider;
    const id = (name: string) => window.page.getByTestId(name);
    const rows = () => id('project-row');

    test.beforeAll(async () => {
      provider = await startPortfolioProvider(12);
      window = theWindow();
      await window.page.setViewportSize({ width: 1200, height: 800 });
      await useConnection(window, provider.url, { name });
      await rows().nth(11).waitFor(slow);
    });
    test.afterAll(async () => {
      await window.page.setViewportSize({ width: 1440, height: 900 });
      await provider?.close();
    });

    test('a click shows at once what is being opened; of two clicks the later one counts, whichever answer comes first', async () => {
      const [first, second, third] = await Promise.all([1, 2, 3].map((at) => rows().nth(at).locator('.name').innerText()));
      const { id: firstId } = [...provider.projects.values()].find((one) => one.project_name === first)!;
      await window.page.evaluate(noteTitles);
      const answer = provider.hold(`GET /projects/${firstId}`);
      await rows().nth(1).click();
      await expect(rows().nth(1)).toContainText('opening …');
      await rows().nth(2).click();
      await expect(id('project-title')).toHaveText(second!, { ...slow, useInnerText: true });
      answer();
      // Asked after the late answer came, so answered after it.
      await rows().nth(3).click();
      await expect(id('project-title')).toHaveText(third!, { ...slow, useInnerText: true });
      const titles = await window.page.evaluate<string[]>('notedTitles');
      expect(titles).toContain(second);
      expect(titles).not.toContain(first);
      await expect(window.page.getByText('opening …')).toHaveCount(0);
    });

    test('a key that is not accepted is called that, with the way to put it right', async () => {
      provider.refuse.set('GET /projects', 401);
      await window.page.keyboard.press('F5');
      await window.page.getByText('The service did not accept the key').waitFor(slow);
      expect(await window.page.getByText('The service cannot be reached').count()).toBe(0);
      await id('to-connections').click();
      await window.page.getByRole('dialog').getByText(name).first().waitFor();
      await window.page.keyboard.press('Escape');
      provider.refuse.clear();
      await window.page.getByRole('button', { name: 'Try again' }).first().click();
      await rows().nth(11).waitFor(slow);
    });
  });
}
