import { join } from 'node:path';
import { seriousFaults } from '../helpers/accessible.ts';
import { freshFolder } from '../helpers/chromium.ts';
import { root, whenStill } from '../helpers/window.ts';
import { expect, test } from './fixtures.ts';
import { runCommand } from './run-command.ts';

const pictures = join(root, 'test-results', 'pictures');

test('a file that was named on the command line opens again in another run, until it is forgotten', async ({ openWindow }) => {
  const dataFolder = freshFolder('e2e-recent');
  const first = await openWindow({ dataFolder, files: [join(root, 'resources/samples/sample-parcels.kml')] });
  await first.page.getByTestId('import-table').getByText('Parcel 2, with a pond').waitFor();
  // Closed, so that no draft of it comes back.
  await runCommand(first.page, 'Close all files');
  await first.page.getByTestId('welcome-open').waitFor();
  await first.settled();
  await first.close();
  const { page, close } = await openWindow({ dataFolder, width: 1024, height: 700, dark: true });
  const id = (name: string) => page.getByTestId(name);
  await id('welcome-open').waitFor();
  // Whether the pane is open is known at once; its list comes from the host.
  if (!(await page.locator('#right-pane').isVisible())) await id('toggle-right').click();
  await id('recent-files').waitFor();
  await whenStill(page);
  await page.screenshot({ path: join(pictures, 'recent-dark-small.png') });
  expect(await seriousFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await whenStill(page);
  await page.screenshot({ path: join(pictures, 'recent-light.png') });
  await id('recent-files').getByText('sample-parcels.kml').click();
  await id('import-table').getByText('Parcel 2, with a pond').waitFor();
  await runCommand(page, 'Forget recent files');
  await page.getByRole('menuitem', { name: 'File', exact: true }).click();
  await expect(id('menu-file.clearRecent')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('menuitem', { name: /Recent: sample-parcels/ })).toHaveCount(0);
  await close();
});
