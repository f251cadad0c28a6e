import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seriousFaults } from '../helpers/accessible.ts';
import { freshFolder } from '../helpers/chromium.ts';
import { startPortfolioProvider, type PortfolioProvider } from '../helpers/portfolio-provider.ts';
import { useConnection } from '../helpers/use-connection.ts';
import { whenSaved } from '../helpers/saved.ts';
import { root, type RunningWindow } from '../helpers/window.ts';
import { expect, test } from './fixtures.ts';
import { runCommand } from './run-command.ts';

const pictures = join(root, 'test-results', 'pictures');
const slow = { timeout: 60_000 };

/** of a thousand projects of the provider, every hundredth */
const collectionCount = 10;

/** One window for both: opening another costs more than the groups. */
test.describe('user groups, and a thousand projects of a provider', () => {
  test.describe.configure({ mode: 'serial' });
  let window: RunningWindow;
  let provider: PortfolioProvider;
  const dataFolder = freshFolder('e2e-portfolio');
  const faults: string[] = [];
  const id = (name: string) => window.page.getByTestId(name);
  const press = (keys: string) => window.page.keyboard.press(keys);
  const shot = (name: string) => window.page.screenshot({ path: join(pictures, `portfolio-${name}.png`) });
  const counts = () => id('portfolio-counts').innerText();
  const bar = () => id('bulk-bar').innerText();
  const names = () => id('portfolio-row').locator('.name').allInnerTexts();
  async function openPortfolio(): Promise<void> {
    await runCommand(window.page, 'Portfolio…');
    await id('portfolio').waitFor();
    await expect(id('portfolio-table')).toBeFocused();
  }
  const listen = () => {
    window.page.on('pageerror', (error) => faults.push(error.message));
    window.page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
  };

  async function openGroups(): Promise<void> {
    await runCommand(window.page, 'User groups…');
    await id('group-name-field').waitFor(slow);
  }

  test.beforeAll(async ({ openWindow }) => {
    provider = await startPortfolioProvider(1000);
    window = await openWindow({ dataFolder });
    await expect(id('connections')).toContainText('Embedded service', slow);
  });
  test.afterAll(async () => {
    await window?.close();
    await provider?.close();
  });

  test('a user group is typed in the form and in JSON, made, changed, rotated; the token is never in the window', async () => {
    await openGroups();
    await id('group-save').click();
    await window.page.getByText('Give the group a name.').waitFor();
    await id('group-name-field').fill('Field team');
    await id('group-id-field').fill('kitale-1');
    await id('mapping-add').click();
    await window.page.getByLabel('Schema id 1').fill('schema-7');
    await window.page.getByLabel('Data source 1').fill('parcels');
    await id('mapping-json').click();
    expect(JSON.parse(await id('mapping-text').inputValue())).toEqual({ 'schema-7': 'parcels' });
    await id('properties-json').click();
    await id('properties-text').fill('{"region": "North", "hectares": 12.50');
    await id('properties-form').click();
    await window.page.getByText(/This is not JSON/).waitFor();
    expect(await id('properties-text').inputValue()).toBe('{"region": "North", "hectares": 12.50');
    await id('properties-text').fill('{"region": "North", "hectares": 12.50}');
    await id('properties-form').click();
    expect(await window.page.getByLabel('Value 2').inputValue()).toBe('12.50');
    await id('group-save').click();
    await expect(id('group-token')).toHaveText(/^ends in \S{4}$/, { ...slow, useInnerText: true });
    const before = await id('group-token').innerText();
    await id('group-rotate').click();
    await id('confirm-rotate').click();
    await expect(id('group-token')).not.toHaveText(before, { ...slow, useInnerText: true });
    await id('group-name-field').fill('Field team North');
    await id('group-save').click();
    await window.page.getByText('“Field team North” was saved').waitFor(slow);
    expect(await seriousFaults(window.page)).toEqual([]);
    await window.page.screenshot({ path: join(pictures, 'groups.png') });
    // A token of our service has 43 letters; none stands anywhere in the page.
    expect(
      await window.page.evaluate(
        () => (globalThis as unknown as { document: { documentElement: { outerHTML: string } } }).document.documentElement.outerHTML,
      ),
    ).not.toMatch(/[\w-]{43}/);
    expect(readFileSync(join(dataFolder, 'user-groups.json'), 'utf8')).not.toMatch(/[\w-]{43}/);
  });

  test('a copy without a clipboard says what to install', async () => {
    await id('group-copy').click();
    await id('token-fault')
      .getByText(/xclip|clipboard/)
      .waitFor(slow);
  });

  test('what is typed of a group is kept before it is saved', async () => {
    await window.page.getByLabel('Value 1').fill('South');
    await id('group-new').click();
    await id('group-name-field').fill('Another');
    await whenSaved(dataFolder, 'Another');
    await press('Escape');
    await expect(id('group-name-field')).toHaveCount(0);
  });

  test('few rows stand in the document, the keyboard goes to the last one and chooses on its way', async () => {
    listen();
    await useConnection(window, provider.url);
    await id('project-row').first().waitFor(slow);
    await openPortfolio();
    await id('portfolio-row').first().waitFor(slow);
    await expect.poll(counts, slow).toMatch(/^1,000 of 1,000 projects/);
    expect(await id('portfolio-row').count()).toBeLessThan(60);
    await press('ArrowDown');
    await press('Shift+ArrowDown');
    await press('Shift+ArrowDown');
    await expect.poll(bar).toContain('3 projects selected');
    await press('ControlOrMeta+a');
    await expect.poll(bar).toContain('1,000 projects selected');
    await press('End');
    await expect.poll(async () => (await names()).join('|'), slow).toContain('Petén norte 100');
    await expect.poll(bar).toContain('1 project selected');
    await press('ControlOrMeta+ArrowUp');
    await press(' ');
    await expect.poll(bar).toContain('2 projects selected');
    await press('Escape');
    await expect(id('bulk-bar')).toHaveCount(0);
    expect(await id('portfolio').count()).toBe(1);
    await press('Home');
  });

  test('on the map by keyboard alone: a box around everything, inverted, all, and nothing', async () => {
    // Which of them are collections is known of all: until then the map draws and selects them too.
    await expect.poll(counts, { timeout: 200_000 }).toContain(' ha');
    const map = (await id('portfolio-map').boundingBox())!;
    const [across, down] = [Math.floor(map.width / 2 / 12), Math.floor(map.height / 2 / 12)];
    const times = async (key: string, count: number) => {
      for (let step = 0; step < count; step += 1) await press(key);
    };
    await press('Alt+8');
    await expect(id('portfolio-map')).toBeFocused();
    await times('ArrowLeft', across - 3);
    await times('ArrowUp', down - 3);
    await press('Enter');
    await times('ArrowRight', 2 * (across - 3));
    await times('ArrowDown', 2 * (down - 3));
    await shot('keyboard-cross');
    await press('Enter');
    await expect.poll(bar).toMatch(/[\d,]+ projects selected/);
    const taken = Number(/([\d,]+) projects? selected/.exec(await bar())![1]!.replaceAll(',', ''));
    await press('Alt+i');
    await expect.poll(bar).toMatch(new RegExp(`(^|\\D)${1000 - taken} projects? selected`));
    await press('ControlOrMeta+a');
    // All that is drawn: a collection is not, once its members are known, which may be after the box was closed over it.
    await expect
      .poll(async () => Number(/([\d,]+) projects selected/.exec(await bar())![1]!.replaceAll(',', '')))
      .toBeGreaterThanOrEqual(Math.max(taken - collectionCount, 900));
    // Esc lays the tool down, then the selection; the portfolio stays.
    await press('Escape');
    await expect(id('portfolio-box')).toHaveAttribute('aria-pressed', 'false');
    await press('Escape');
    await expect(id('bulk-bar')).toHaveCount(0);
    expect(await id('portfolio').count()).toBe(1);
    await id('portfolio-table').focus();
    await press('Home');
  });

  test('sorted by area, down and up; a sum counts no member twice', async () => {
    await id('sort-area').click();
    const areas = async () =>
      (await id('portfolio-row').locator('[aria-colindex="4"]').allInnerTexts())
        .map((text) => Number(text.replaceAll(',', '')))
        .filter((value) => !Number.isNaN(value));
    const largest = Math.max(...[...provider.projects.values()].map((one) => one.area_hectares));
    await expect.poll(async () => Math.abs((await areas())[0]! - largest) < 0.06, slow).toBe(true);
    const sorted = await areas();
    expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));
    await id('sort-area').click();
    await expect.poll(async () => (await areas())[0]! < 6, slow).toBe(true);
    await id('sort-area').click();
    await expect.poll(counts, { timeout: 90_000 }).toContain(' ha');
    const land = [...provider.projects.values()]
      .filter((one) => one.parent_collection === null)
      .reduce((sum, one) => sum + one.area_hectares, 0);
    expect(Math.abs(Number(/· ([\d,.]+) ha/.exec(await counts())![1]!.replaceAll(',', '')) - land)).toBeLessThan(0.1);
  });

  test('filters: text without accents, country, state, product, area; a wrong range says so', async () => {
    await press('ControlOrMeta+f');
    await window.page.keyboard.type('rondonia');
    await expect.poll(counts, slow).toMatch(/^100 of 1,000/);
    await id('portfolio-clear').click();
    // Plots near Kitale; some lie over the border.
    const option = id('portfolio-country')
      .locator('option')
      .filter({ hasText: /^\s*Kenya \(\d+\)\s*$/ });
    await option.waitFor({ state: 'attached' });
    const kenya = (await option.textContent())!.trim();
    await id('portfolio-country').selectOption({ label: kenya });
    const inKenya = Number(/\((\d+)\)/.exec(kenya)![1]);
    expect(inKenya).toBeGreaterThan(50);
    await expect.poll(counts, slow).toMatch(new RegExp(`^${inKenya} of 1,000`));
    // Kenya's provinces were abolished: only the choice of all is there.
    await expect(id('portfolio-province').locator('option')).toHaveCount(1);
    await id('portfolio-clear').click();
    const failed = [...provider.projects.values()].filter(
      (one) => Object.values(one.products).includes('failed') && !Object.values(one.products).includes('queued'),
    ).length;
    await id('portfolio-state').selectOption('failed');
    await expect.poll(counts, slow).toMatch(new RegExp(`^${failed} of 1,000`));
    await id('portfolio-clear').click();
    await id('portfolio-product').selectOption('soil');
    await id('portfolio-product-state').selectOption('failed');
    await expect
      .poll(counts, slow)
      .toMatch(new RegExp(`^${[...provider.projects.values()].filter((one) => one.products['soil'] === 'failed').length} of 1,000`));
    await id('portfolio-clear').click();
    await id('portfolio-least').fill('5000');
    await expect
      .poll(counts, slow)
      .toMatch(new RegExp(`^${[...provider.projects.values()].filter((one) => one.area_hectares >= 5000).length} of 1,000`));
    await window.page.getByLabel('to ha').fill('10');
    await window.page.getByText('The smallest area is above the largest.').waitFor();
    await window.page.getByText('No project matches this filter.').waitFor();
    await shot('no-match');
    await id('portfolio-clear').click();
    await expect.poll(counts, slow).toMatch(/^1,000 of 1,000/);
  });

  test('as a tree: members under their collections, folded by the arrow keys', async () => {
    await id('portfolio-tree').click();
    await id('portfolio-table').focus();
    await press('Home');
    const level = () =>
      id('portfolio-row').evaluateAll((rows) =>
        rows
          .slice(0, 7)
          .map((row) => row.getAttribute('aria-level'))
          .join(''),
      );
    await expect.poll(level, slow).toBe('1222221');
    await press('ArrowLeft');
    await expect.poll(level, slow).toBe('1111111');
    await press('ArrowRight');
    await expect.poll(level, slow).toBe('1222221');
    await press('ArrowDown');
    await press('ArrowLeft');
    await expect(id('portfolio-row').first()).toHaveAttribute('aria-selected', 'true');
    await shot('tree');
    expect(await seriousFaults(window.page)).toEqual([]);
    await id('portfolio-tree').click();
    await window.page.getByLabel('Clear the selection').click();
  });

  test('the map chooses what is in view, and shows what is chosen', async () => {
    await id('portfolio-choose-view').click();
    await expect.poll(bar, slow).toMatch(/9\d\d projects selected/);
    await window.page.getByLabel('Clear the selection').click();
    // The first row is a collection, whose members lie in several countries.
    await id('portfolio-row').nth(1).click();
    await id('portfolio-fit-chosen').click();
    await id('portfolio-choose-view').click();
    // Near one project there are few others.
    await expect
      .poll(async () => Number(/([\d,]+) projects? selected/.exec(await bar())?.[1]?.replaceAll(',', '') ?? 1000), slow)
      .toBeLessThan(60);
    const map = (await id('portfolio-map').boundingBox())!;
    await window.page.getByLabel('Show all').click();
    await window.page.keyboard.down('Shift');
    await window.page.mouse.move(map.x + 6, map.y + 6);
    await window.page.mouse.down();
    await window.page.mouse.move(map.x + map.width - 60, map.y + map.height - 8, { steps: 6 });
    await window.page.mouse.up();
    await window.page.keyboard.up('Shift');
    await expect.poll(bar, slow).toMatch(/\d\d\d projects selected/);
    await window.page.getByLabel('Clear the selection').click();
  });

  test('collects again, with what failed named one by one', async () => {
    await expect.poll(() => id('portfolio-row').count(), slow).toBeGreaterThan(8);
    provider.refuse.set('POST /projects/p00002', 403);
    await id('portfolio-table').focus();
    await press('Home');
    await press('Escape');
    for (const at of [1, 2, 3]) await id('portfolio-row').nth(at).getByRole('checkbox').click();
    await id('bulk-collect').click();
    await expect(id('bulk-end')).toContainText('2 done · 1 failed', { ...slow, useInnerText: true });
    await window.page.getByText('Show what failed').click();
    await id('bulk-end').getByText('Sabah buffer 1').waitFor();
    await id('bulk-end')
      .getByText(/Not part of this plan|may not/)
      .waitFor();
    expect(provider.seen.filter((one) => one.startsWith('POST /projects/p0000')).toSorted()).toEqual([
      'POST /projects/p00001/collect',
      'POST /projects/p00002/collect',
      'POST /projects/p00003/collect',
    ]);
    await window.page.getByLabel('Dismiss').click();
    provider.refuse.clear();
  });

  test('many work, is seen and can be cancelled', async () => {
    await id('portfolio-choose-all').click();
    const goOn = provider.hold('POST /projects', 20);
    await id('bulk-collect').click();
    await expect(id('bulk-progress')).toHaveText(/Collecting again: 2\d of 1,000/, { ...slow, useInnerText: true });
    await id('bulk-cancel').click();
    goOn();
    await expect(id('bulk-end')).toHaveText(/Cancelled\. .*not tried/, { ...slow, useInnerText: true });
    await window.page.getByLabel('Dismiss').click();
    await window.page.getByLabel('Clear the selection').click();
  });

  test('exports what is chosen as one file', async () => {
    await id('portfolio-table').focus();
    await press('Home');
    await window.page.getByLabel('Clear the selection').click();
    for (const at of [1, 2]) await id('portfolio-row').nth(at).getByRole('checkbox').click();
    await id('bulk-export').click();
    const bytes = await window.saved(() => id('bulk-export-geojson').click());
    const { features } = JSON.parse(new TextDecoder().decode(bytes)) as { features: { properties: { name: string } }[] };
    expect(features.map(({ properties }) => properties.name)).toEqual(['Kitale plot 1', 'Sabah buffer 1']);
  });

  test('makes a collection from what is chosen; a service that cannot says why and nothing typed is lost', async () => {
    await id('bulk-group').click();
    await id('group-name').fill('Two of them');
    provider.refuse.set('POST /projects', 403);
    await id('group-make').click();
    await window.page.getByText(/did not create the collection/).waitFor(slow);
    expect(await id('group-name').inputValue()).toBe('Two of them');
    provider.refuse.clear();
    await id('group-pool').check();
    await id('group-make').click();
    await expect.poll(() => provider.projects.get('made-1')?.project_name, slow).toBe('Two of them');
    expect(provider.projects.get('made-1')).toMatchObject({ is_collection: true, is_control_pool: true, area_hectares: 20 });
    await expect.poll(counts, slow).toMatch(/of 1,001 projects/);
  });

  test('deletes after a question, and takes it back', async () => {
    // The new collection is selected.
    await window.page.getByLabel('Clear the selection').click();
    if ((await id('portfolio-tree').getAttribute('aria-pressed')) === 'true') await id('portfolio-tree').click();
    await id('portfolio-table').focus();
    await press('Home');
    await press('ArrowDown');
    await press('Shift+ArrowDown');
    await press('Delete');
    await window.page.getByText('Delete 2 projects?').waitFor();
    await shot('delete');
    await id('confirm-bulk-delete').click();
    // While the message is pointed at, nothing is deleted.
    await id('message').hover();
    await expect.poll(counts, slow).toMatch(/of 999 projects/);
    await window.page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(counts, slow).toMatch(/of 1,001 projects/);
    expect(provider.seen.some((one) => one.startsWith('DELETE'))).toBe(false);
    await id('portfolio-table').focus();
    await press('Home');
    await press('ArrowDown');
    await press('Shift+ArrowDown');
    await press('Delete');
    await id('confirm-bulk-delete').click();
    await expect.poll(() => provider.projects.size).toBe(999);
    expect(provider.seen.filter((one) => one.startsWith('DELETE')).toSorted()).toEqual([
      'DELETE /projects/p00001',
      'DELETE /projects/p00002',
    ]);
    await expect.poll(counts, slow).toMatch(/of 999 projects/);
  });

  test('forest loss by country and state as figures, table, map and bars; saved as CSV', async () => {
    await id('portfolio-tab-forest').click();
    await id('portfolio-places').getByText('Brazil').waitFor(slow);
    await expect(id('portfolio-forest').locator('.figures')).toContainText('8,471.86 ha', { useInnerText: true });
    await expect.poll(() => id('portfolio-choropleth').locator('path').count(), slow).toBeGreaterThan(9);
    await id('portfolio-places').getByRole('button', { name: 'Place' }).click();
    await expect(id('portfolio-places').locator('tbody th').first()).toHaveText('Brazil', { useInnerText: true });
    await id('portfolio-level').selectOption('state');
    await id('portfolio-places').getByText('Petén, Guatemala').waitFor(slow);
    const csv = new TextDecoder().decode(await window.saved(() => id('portfolio-csv').click()));
    expect(csv.split('\r\n')).toContain('"Trans-Nzoia, Kenya",100,12500,77.7,0.6216');
    await shot('forest');
    expect(await seriousFaults(window.page)).toEqual([]);
  });

  test('a connection without a summary says so calmly; one that is down can be asked again', async () => {
    provider.refuse.set('GET /deforestation/summary', 404);
    await id('portfolio-level').selectOption('country');
    await id('portfolio-lacks').waitFor(slow);
    expect(await window.page.getByRole('alert').count()).toBe(0);
    await shot('lacks');
    provider.refuse.clear();
    await id('portfolio-level').selectOption('state');
    await id('portfolio-places').waitFor(slow);
    // What the browser itself writes about an address that answers 404 is not among them: the host asks, not the page.
    expect(faults).toEqual([]);
    await id('portfolio-tab-projects').click();
  });

  test('columns are chosen, a service’s own field among them, and remembered after a start', async ({ openWindow }) => {
    await id('portfolio-columns').click();
    await id('column-products').uncheck();
    await id('column-id').check();
    await press('Escape');
    await expect.poll(() => window.page.getByRole('columnheader').allInnerTexts()).toEqual(expect.arrayContaining(['Id', 'programme']));
    await window.settled();
    await window.kill();
    window = await openWindow({ dataFolder });
    listen();
    await expect(window.page.getByTestId('connections')).toContainText('A provider', { ...slow, useInnerText: true });
    // Keys live in memory here, so the connection needs its key again.
    await id('connections').click();
    const item = window.page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'A provider' });
    await item.getByRole('button', { name: 'Set', exact: true }).first().click();
    await item.locator('input[type=password]').fill('a-key-for-the-stub');
    await item.getByRole('button', { name: 'Save key' }).click();
    await item.getByText('ends in').first().waitFor();
    await press('Escape');
    await press('F5');
    await expect.poll(() => id('project-row').count(), slow).toBeGreaterThan(3);
    await openPortfolio();
    await expect
      .poll(() => window.page.getByRole('columnheader').allInnerTexts(), slow)
      .toEqual(['', 'Name', 'Status', 'Area, ha', 'Country', 'State or province', 'Id', 'programme']);
    await press('Escape');
    await expect(id('portfolio')).toHaveCount(0);
  });

  test('what was typed of a group and not saved outlived the kill', async () => {
    await id('connections').click();
    const embedded = window.page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Embedded service' });
    await embedded.getByRole('button', { name: 'Use', exact: true }).click();
    await embedded.getByText('in use').waitFor();
    await press('Escape');
    await expect(id('connections')).toContainText('Embedded service', slow);
    await openGroups();
    await id('group-kitale-1').click();
    await expect(window.page.getByLabel('Value 1')).toHaveValue('South');
    await id('group-new').click();
    await expect(id('group-name-field')).toHaveValue('Another');
  });
});
