import type { RunningWindow } from './window.ts';

/** Adds a service as a person does, and chooses it. `userGroupUrl` where the groups have an address of their own. */
export async function useConnection(
  { page }: RunningWindow,
  url: string,
  { name = 'A provider', key = 'a-key-for-the-stub', token = '', userGroupUrl = '' } = {},
): Promise<void> {
  await page.getByTestId('connections').click();
  await page.getByTestId('add-connection').click();
  await page.getByTestId('connection-name').fill(name);
  await page.getByTestId('connection-url').fill(url);
  if (userGroupUrl) await page.getByLabel('User-group address').fill(userGroupUrl);
  await page.getByTestId('connection-key').fill(key);
  await page.getByTestId('save-connection').click();
  const item = page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });
  await item.waitFor();
  if (token) {
    await item.getByRole('button', { name: 'Set', exact: true }).nth(1).click();
    await item.locator('input[type=password]').fill(token);
    await item.getByRole('button', { name: 'Save key' }).click();
    await item.getByText(`ends in ${token.slice(-4)}`).waitFor();
  }
  await item.getByRole('button', { name: 'Use', exact: true }).click();
  await item.getByText('in use').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
