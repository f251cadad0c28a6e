import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seriousFaults } from '../helpers/accessible.ts';
import { chromiumProgram, freshFolder } from '../helpers/chromium.ts';
import { openWindow, root, type RunningWindow } from '../helpers/window.ts';

const pictures = join(root, 'test-results', 'pictures');
mkdirSync(pictures, { recursive: true });
const hasLandscape = existsSync(join(root, 'out/sample-landscape/manifest.json'));
if (!hasLandscape) console.log('skipped: the sample landscape was not made; npm test makes it');
const outside = JSON.stringify({ type: 'Feature', properties: { name: 'Far away' }, geometry: { type: 'Polygon', coordinates: [[[10, 50], [10.01, 50], [10.01, 50.01], [10, 50.01], [10, 50]]] } });

describe.skipIf(!chromiumProgram || !hasLandscape)('every product in the window, without a network', () => {
  let window: RunningWindow;
  const faults: string[] = [];
  const id = (name: string) => window.page.getByTestId(name);
  const shot = (name: string) => window.page.screenshot({ path: join(pictures, `${name}.png`) });
  const panel = (slug: string) => id(`panel-${slug}`);
  const openPanel = async (slug: string) => { const head = panel(slug).getByRole('button', { expanded: false }).first(); if (await head.count()) await head.click(); };

  beforeAll(async () => {
    window = await openWindow({ dataFolder: freshFolder('e2e-products'), files: [join(root, 'resources/samples/sample-parcels.kml')] });
    window.page.on('pageerror', (error) => faults.push(error.message));
    await id('import-table').getByText('Parcel 2, with a pond').waitFor();
    await id('repair-all').click();
    await window.page.getByLabel('Project name').fill('North block');
    // A click waits until the button can be pressed: when the repair is through.
    await id('create-project').click({ timeout: 15_000 });
    await id('project-title').waitFor({ timeout: 20_000 });
  }, 90_000);
  afterAll(async () => { await window?.close(); });

  test('the sample parcels get every product from the sample landscape, and each says that it is made up', async () => {
    const ready = ['weather', 'climate', 'climate-risk', 'deforestation-summary', 'baseline-sequestration', 'ghg-emissions', 'satellite-index', 'soil'];
    const tabOf: Record<string, string> = { weather: 'climate', climate: 'climate', 'climate-risk': 'climate', 'deforestation-summary': 'forest', 'baseline-sequestration': 'carbon', 'ghg-emissions': 'carbon', 'satellite-index': 'satellite', soil: 'soil' };
    for (const slug of ready) {
      await id(`tab-${tabOf[slug]}`).click();
      await openPanel(slug);
      await expect.poll(() => panel(slug).getByText('ready', { exact: true }).count(), { timeout: 60_000, message: slug }).toBe(1);
      await expect.poll(() => panel(slug).getByText('SYNTHETIC', { exact: true }).count(), { message: slug }).toBe(1);
    }
  }, 120_000);

  test('weather by keyboard: another period, the table large below, saved as CSV with the rows that are shown', async () => {
    await id('tab-climate').click();
    await id('tab-climate').press('ArrowRight');
    expect(await id('tab-forest').getAttribute('aria-selected')).toBe('true');
    await id('tab-forest').press('ArrowLeft');
    await id('weather-period').selectOption('yearly');
    await expect.poll(() => panel('weather').locator('canvas').count()).toBe(1);
    await id('enlarge-weather').click();
    await window.page.getByRole('columnheader', { name: 'Year' }).waitFor();
    const text = new TextDecoder().decode(await window.saved(() => id('csv-weather').click()));
    const rows = text.replace('\uFEFF', '').split('\r\n');
    expect(rows[0]).toMatch(/^Year,Mean °C,Min °C,Max °C/);
    // A year back from today: the end of one year and the beginning of this one, both marked as parts.
    expect(rows).toHaveLength(3);
    for (const row of rows.slice(1)) expect(row).toMatch(/^\d{4}\*,/);
    for (const row of rows.slice(1)) expect(Number(row.split(',')[1])).toBeGreaterThan(10);
    await wait(400);
    await shot('products-climate');
    expect(await seriousFaults(window.page)).toEqual([]);
  });

  test('four weights follow one another and always sum to 100', async () => {
    await openPanel('climate');
    await id('weight-ssp585').fill('70');
    const values = await Promise.all(['ssp126', 'ssp245', 'ssp370', 'ssp585'].map((name) => id(`weight-${name}`).inputValue().then(Number)));
    expect(values[3]).toBe(70);
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(100);
    await expect.poll(() => panel('climate').getByText('ready', { exact: true }).count(), { timeout: 20_000 }).toBe(1);
  });

  test('forest loss in figures, and its indicator over the map with its hectares', async () => {
    await id('tab-forest').click();
    await id('lost-hectares').waitFor();
    const lost = Number(await id('lost-hectares').innerText());
    expect(lost).toBeGreaterThan(0);
    await openPanel('deforestation-indicator-image');
    await id('show-deforestation-indicator-image').waitFor({ timeout: 20_000 });
    await panel('deforestation-indicator-image').getByText('SYNTHETIC', { exact: true }).waitFor();
    const hectares = Number((await panel('deforestation-indicator-image').getByRole('row').nth(1).innerText()).replaceAll(/[^\d.]/g, ''));
    // The same cells, but whole ones: a little more or less than the covered shares.
    expect(Math.abs(hectares - lost)).toBeLessThan(lost * 0.35);
    await wait(600);
    await shot('products-forest');
    expect(await seriousFaults(window.page)).toEqual([]);
  });

  test('the satellite picture lies over the map, tells its value under the pointer, and can be hidden', async () => {
    await id('tab-satellite').click();
    await id('show-satellite').waitFor({ timeout: 20_000 });
    const map = (await id('map').boundingBox())!;
    await expect.poll(async () => {
      await window.page.mouse.move(map.x + map.width / 2 + Math.random() * 4, map.y + map.height / 2);
      return window.page.locator('footer.status').innerText();
    }, { timeout: 15_000 }).toMatch(/NDVI, \d{4}-\d\d-\d\d \(SYNTHETIC\): -?\d/);
    await shot('products-satellite');
    await id('show-satellite').uncheck();
    await window.page.mouse.move(map.x + map.width / 2 + 9, map.y + map.height / 2);
    await expect.poll(() => window.page.locator('footer.status').innerText()).not.toContain('NDVI');
    expect(await seriousFaults(window.page)).toEqual([]);
  });

  test('carbon and soil are readable, and carbon is no verified result', async () => {
    await id('tab-carbon').click();
    await panel('baseline-sequestration').getByText('not a verified result').first().waitFor();
    await shot('products-carbon');
    expect(await seriousFaults(window.page)).toEqual([]);
    await id('tab-soil').click();
    await panel('soil').getByRole('img', { name: /Texture triangle/ }).waitFor();
    await shot('products-soil');
    expect(await seriousFaults(window.page)).toEqual([]);
  });

  test('the portfolio by country', async () => {
    await window.page.keyboard.press('Control+k');
    await window.page.keyboard.type('Portfolio');
    await window.page.keyboard.press('Enter');
    await window.page.getByRole('dialog').getByText('Kenya').first().waitFor();
    await shot('products-portfolio');
    expect(await seriousFaults(window.page)).toEqual([]);
    await window.page.keyboard.press('Escape');
  });

  test('outside the landscape and offline a product says that it needs the network, with nothing lost', async () => {
    await window.page.keyboard.press('Control+k');
    await window.page.keyboard.type('Background collection');
    await window.page.keyboard.press('Enter');
    await id('collection-offline').check();
    await window.page.keyboard.press('Escape');
    await window.choose([{ name: 'far.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(outside) }], () => window.page.keyboard.press('Control+o'));
    await id('import-table').getByText('Far away').waitFor();
    await window.page.getByLabel('Project name').fill('Far away');
    await id('create-project').click();
    await expect.poll(() => id('project-title').innerText(), { timeout: 20_000 }).toBe('Far away');
    await id('tab-forest').click();
    await panel('deforestation-summary').getByText(/Needs the network/).waitFor({ timeout: 30_000 });
    await shot('products-needs-network');
    expect(faults).toEqual([]);
  }, 60_000);
});
