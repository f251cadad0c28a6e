import { startPortfolioProvider, type PortfolioProvider } from '../../helpers/portfolio-provider.ts';
import { useConnection } from '../../helpers/use-connection.ts';
import type { RunningWindow } from '../../helpers/window.ts';
import { expect, test } from '../fixtures.ts';

const slow = { timeout: 60_000 };

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
      const [first, second] = [await rows().nth(1).locator('.name').innerText(), await rows().nth(2).locator('.name').innerText()];
      provider.delay = 2500;
      // Waited for before it begins: it goes with the answer.
      const isTold = rows().nth(1).getByText('opening …').waitFor();
      await rows().nth(1).click();
      await isTold;
      await window.page.waitForTimeout(700);
      provider.delay = 0;
      await rows().nth(2).click();
      await expect(id('project-title')).toHaveText(second, { ...slow, useInnerText: true });
      await window.page.waitForTimeout(3000);
      expect(await id('project-title').innerText()).toBe(second);
      expect(first).not.toBe(second);
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
