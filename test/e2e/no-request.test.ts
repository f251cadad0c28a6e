import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freshFolder } from '../helpers/chromium.ts';
import { root } from '../helpers/window.ts';
import { expect, test } from './fixtures.ts';

const recorder = `--import ${pathToFileURL(join(root, 'test/helpers/outgoing-connections.mjs')).href}`;

test.describe('before a person agrees to anything', () => {
  test.skip(({ host }) => host !== 'browser', 'the recorder stands in processes of Node');

  test('nothing is asked of any other computer: start, a file, its check, dialogs', async ({ openWindow }) => {
    const record = join(freshFolder('e2e-outgoing'), 'connections');
    writeFileSync(record, '');
    const before = { ...process.env };
    Object.assign(process.env, { NODE_OPTIONS: recorder, HECTARE_OUTGOING: record });
    try {
      // The recorder sees what it should: an address that belongs to nobody (RFC 5737), and a name (RFC 2606).
      // It ends once both are written down, which is before anybody answers.
      const ask = `import { readFileSync } from 'node:fs';
        for (const address of ['http://192.0.2.1', 'https://host.invalid']) fetch(address).catch(() => {});
        setInterval(() => readFileSync(${JSON.stringify(record)}, 'utf8').split('\\n').length > 2 && process.exit(), 20);`;
      spawnSync(process.execPath, ['--input-type=module', '-e', ask], { timeout: 120_000 });
      expect(readFileSync(record, 'utf8').split('\n').toSorted()).toEqual(['', '192.0.2.1', 'host.invalid (by name)']);
      writeFileSync(record, '');
      const asked: string[] = [];
      const window = await openWindow({
        dataFolder: freshFolder('e2e-first-start'),
        onRequest: (address) => asked.push(new URL(address).host),
        files: [join(root, 'resources/samples/sample-parcels.kml')],
        isFirstStart: true,
      });
      const { page } = window;
      await page.getByTestId('import-table').getByText('Parcel 2, with a pond').waitFor();
      await expect(page.getByTestId('connections')).toContainText('Embedded service');
      await page.keyboard.press('F8');
      await expect(page.getByTestId('selection-count')).toHaveText('1 shape selected');
      for (const [key, opened] of [
        ['ControlOrMeta+,', page.getByRole('dialog', { name: 'Connections' })],
        ['F1', page.getByTestId('guide')],
      ] as const) {
        await page.keyboard.press(key);
        await expect(opened).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(opened).toHaveCount(0);
      }
      // Longer than anything that waits for the window to be idle.
      await page.waitForTimeout(5000);
      const { host: own } = new URL(page.url());
      expect([...new Set(asked)].filter((host) => host !== '')).toEqual([own]);
      await window.close();
      expect(readFileSync(record, 'utf8')).toBe('');
    } finally {
      for (const name of ['NODE_OPTIONS', 'HECTARE_OUTGOING']) {
        if (before[name] === undefined) delete process.env[name];
        else process.env[name] = before[name];
      }
    }
  });
});
