import { closeMessages, type RunningWindow } from '../../helpers/window.ts';
import { expect } from '../fixtures.ts';
import { runCommand } from '../run-command.ts';

/** The window of these walks, with nothing open in it: neither a file nor a project nor a dialog, in its first size and light. */
export type EmptyWindow = () => Promise<RunningWindow>;

/** Closes what the walk before left open. */
export async function empty(window: RunningWindow): Promise<RunningWindow> {
  const { page } = window;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await closeMessages(page);
  // There, whether or not the pane that has it stands open.
  if (await page.getByTestId('files').count()) await runCommand(page, 'Close all files');
  await expect(page.getByTestId('files')).toHaveCount(0);
  if (await page.getByTestId('project-title').count()) await runCommand(page, 'Close the project');
  await expect(page.getByTestId('project-title')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return window;
}
