import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seriousFaults } from '../helpers/accessible.ts';
import { collectedName, collectedProfile } from '../helpers/collected-profile.ts';
import { root, whenStill, type RunningWindow } from '../helpers/window.ts';
import { expect, hasLandscape, noLandscape, test } from './fixtures.ts';
import { runCommand } from './run-command.ts';

const pictures = join(root, 'test-results', 'pictures');

const outside = JSON.stringify({
  type: 'Feature',
  properties: { name: 'Far away' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [10, 50],
        [10.01, 50],
        [10.01, 50.01],
        [10, 50.01],
        [10, 50],
      ],
    ],
  },
});

test.describe('every product in the window, without a network', () => {
  test.describe.configure({ mode: 'serial' });
  test.skip(!hasLandscape, noLandscape);
  let window: RunningWindow;
  const faults: string[] = [];
  const id = (name: string) => window.page.getByTestId(name);
  const shot = (name: string) => window.page.screenshot({ path: join(pictures, `${name}.png`) });
  const panel = (slug: string) => id(`panel-${slug}`);
  const openPanel = async (slug: string) => {
    await panel(slug).locator('h3').first().waitFor();
    const head = panel(slug).getByRole('button', { expanded: false }).first();
    if (await head.count()) await head.click();
  };

  test.beforeAll(async ({ openWindow }) => {
    window = await openWindow({ dataFolder: await collectedProfile('e2e-products') });
    window.page.on('pageerror', (error) => faults.push(error.message));
    await id('project-row').click();
    await expect(id('project-title')).toHaveText(collectedName, { useInnerText: true });
  });
  test.afterAll(async () => {
    await window?.close();
  });

  /** one file of a panel's menu */
  const save = (slug: string, ending: string) =>
    window.saved(async () => {
      // By the keyboard: a panel above that fills while the mouse button is down moves this button away from under the pointer.
      const entry = id(`${ending}-${slug}`);
      await expect(async () => {
        if (!(await entry.isVisible())) await id(`save-${slug}`).press('Enter');
        await entry.waitFor({ timeout: 2000 });
      }).toPass();
      await entry.click();
    });
  const openTab = async (tab: string, ...slugs: string[]) => {
    await id(`tab-${tab}`).click();
    for (const slug of slugs) await openPanel(slug);
  };
  const isReady = (slug: string) =>
    expect(panel(slug).locator('h3').getByText('ready', { exact: true }), slug).toHaveCount(1, { timeout: 200_000 });
  const numberIn = async (name: string) => Number((await id(name).innerText()).replaceAll(/[^\d.-]/g, ''));

  test('the sample parcels get every product from the sample landscape, and each says that it is made up', async () => {
    test.setTimeout(600_000);
    // What is missing is told as it was read: the satellite tab asks for greenness by month, which is there some seconds later.
    await expect(id('overview-here')).toContainText('of the land was forest in 2000');
    await expect(window.page.locator('#tab-panel .reading[role=status]')).toHaveText('');
    const tabs: Record<string, string[]> = {
      climate: ['weather', 'water-balance', 'climate', 'climate-risk'],
      forest: ['deforestation-summary', 'deforestation-indicator-image', 'forest-2020'],
      carbon: ['biomass-stock', 'baseline-sequestration', 'ghg-emissions', 'performance-benchmark', 'carbon-additionality'],
      satellite: ['satellite-index'],
      land: ['land-cover', 'soil', 'project-mask', 'wetlands-mask'],
    };
    for (const [tab, slugs] of Object.entries(tabs)) {
      await openTab(tab, ...slugs);
      for (const slug of slugs) {
        await isReady(slug);
        // The boundary is the user's own: it is the one thing that nobody made up.
        await expect(panel(slug).locator('h3').getByText('SYNTHETIC', { exact: true }), slug).toHaveCount(
          slug === 'project-mask' ? 0 : 1,
          {},
        );
        await expect(panel(slug).getByText('Where this comes from'), slug).toHaveCount(1);
        await expect(id(`doubts-${slug}`), slug).toHaveCount(0);
        await expect(panel(slug).getByRole('button', { name: 'Collect again' }), slug).toHaveCount(1);
      }
    }
  });

  test('what exists and what is on its way stands on a timeline that opens the panels', async () => {
    await id('tab-overview').click();
    await id('overview-data').getByText('Data by product').click();
    await expect(id('availability').locator('[data-state=ready]')).toHaveCount(17);
    await expect(id('availability')).toContainText('17 of 17 ready');
    // A third of the sample is forest, so planting is not for it, and every rule says where it comes from.
    await id('program-arr-census').locator('summary').click();
    await expect(id('program-arr-census').locator('[data-outcome=not_met]').first()).toContainText('own threshold');
    await expect(id('program-arr-census').locator('[data-outcome=unknown]').first()).toContainText('its text was not');
    await id('program-choice').selectOption('redd');
    await expect(id('eligibility')).toContainText('Pre-check for REDD: open');
    await id('program-choice').selectOption('');
    await expect(id('eligibility')).toContainText('Pre-check for ARR: a rule is not met');
    await shot('products-overview');
    // Going to the last line of a long pane moves the pane, never the window.
    expect(await window.page.evaluate('[document.documentElement.scrollTop, document.body.scrollTop]')).toEqual([0, 0]);
    // A person reads it from the top: sentences with figures, the worst first, each with the way to its panel.
    await expect(id('overview-here')).toContainText(
      /[\d.]+\s% of the land was forest in 2000: on [\d.,]+\sha, tree crowns covered at least 30\s% of the ground\./,
    );
    await expect(id('overview-changed')).toContainText(
      /Tree cover was lost on [\d.,]+\sha \([\d.,]+–[\d.,]+\) from 2018 to 20\d\d, [\d.]+\s% of the area/,
    );
    await expect(id('overview-changed').getByRole('img', { name: /2018: [\d.,]+\sha; 2019/ })).toHaveCount(1);
    await expect(id('overview-worry')).toContainText('The data are made up by a program');
    await expect(id('overview-missing')).toContainText('Greenness by month was not collected yet');
    await id('overview-worry').getByRole('button', { name: 'Open Forest loss' }).first().press('Enter');
    await expect(id('tab-forest')).toHaveAttribute('aria-selected', 'true');
    await id('tab-overview').click();
    await id('overview-data').getByText('Data by product').click();
    expect(await seriousFaults(window.page)).toEqual([]);
    await id('availability').getByRole('button', { name: 'Wetlands mask' }).click();
    await expect(id('tab-land')).toHaveAttribute('aria-selected', 'true');
    await expect
      .poll(() =>
        window.page.evaluate(
          () =>
            (globalThis as unknown as { document: { activeElement: { textContent: string } | null } }).document.activeElement?.textContent,
        ),
      )
      .toContain('Wetlands mask');
  });

  test('weather by keyboard: another period, chart and table over the whole window, saved as CSV with the rows that are shown', async () => {
    await id('tab-climate').click();
    await id('tab-climate').press('ArrowRight');
    await expect(id('tab-forest')).toHaveAttribute('aria-selected', 'true');
    await id('tab-forest').press('ArrowLeft');
    await id('weather-period').selectOption('yearly');
    await panel('weather').getByText('Shaded: incomplete period').waitFor();
    await id('enlarge-weather').click();
    // Over the whole window, with the table beside the chart; Escape is the way back.
    const large = window.page.getByRole('dialog', { name: /Weather/ });
    await large.getByRole('columnheader', { name: 'Year' }).waitFor();
    await whenStill(window.page);
    const [place, size] = [await large.boundingBox(), window.page.viewportSize()!];
    expect(place!.width * place!.height).toBeGreaterThan(0.9 * size.width * size.height);
    expect(await seriousFaults(window.page, '[role=dialog]')).toEqual([]);
    await window.page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
    const rows = new TextDecoder()
      .decode(await save('weather', 'csv'))
      .replace('\uFEFF', '')
      .split('\r\n')
      .map((row) => row.split(','));
    expect(rows[0]!.slice(0, 4)).toEqual(['Year', 'Mean °C', 'Min °C', 'Max °C']);
    // A year back from today: the end of one year and the beginning of this one, both marked as parts.
    expect(rows).toHaveLength(3);
    for (const row of rows.slice(1)) {
      expect([row[0]!.length, row.at(-1)]).toEqual([10, 'false']);
      expect(Number(row[1])).toBeGreaterThan(10);
    }
    await whenStill(window.page);
    await shot('products-climate');
    expect(await seriousFaults(window.page, '#right-pane')).toEqual([]);
  });

  test('an index over time beside its season, and loss by year on the map until it is hidden', async () => {
    await openTab('satellite');
    await isReady('satellite-series');
    const months = (new Date().getFullYear() - 2017) * 12 + new Date().getMonth() + 1;
    const [head, ...rows] = new TextDecoder()
      .decode(await save('satellite-series', 'csv'))
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n');
    expect(head).toMatch(/^Month,Monthly mean,Median of the season,/);
    expect(rows).toHaveLength(months);
    // Every figure of a month is in order, and its anomaly is what the table says it is.
    for (const [, mean, median, p10, p90, anomaly] of rows.map((row) => row.split(','))) {
      if (mean === '' || median === '') continue;
      expect(Number(p10) <= Number(median) && Number(median) <= Number(p90)).toBe(true);
      expect(Number(mean) - Number(median)).toBeCloseTo(Number(anomaly), 9);
    }
    await id('series-view').selectOption('anomalies');
    await panel('satellite-series')
      .getByRole('img', { name: /Index over time/ })
      .waitFor();
    await openTab('forest');
    await id('legends').getByText('Year of tree-cover loss').waitFor();
    await id('legends').getByText('2018', { exact: true }).waitFor();
    await id('show-loss-years').uncheck();
    await id('legends').getByText('Year of tree-cover loss').waitFor({ state: 'detached' });
    await id('show-loss-years').check();
  });

  test('a date beyond the limits stays in its field with the reason, and the picture stays as it was', async () => {
    await id('tab-climate').click();
    await openPanel('weather');
    await id('weather-start').fill('1999-12-31');
    await panel('weather')
      .getByText(/Between .* and /)
      .waitFor();
    expect([await id('weather-start').inputValue(), await id('weather-start').getAttribute('aria-invalid')]).toEqual([
      '1999-12-31',
      'true',
    ]);
    await panel('weather').locator('canvas').waitFor();
    await id('weather-years-3').click();
    await expect(panel('weather').getByText(/Between .* and /)).toHaveCount(0);
    await id('weather-end').fill('2020-01-01');
    await panel('weather')
      .getByText(/Between|Not before/)
      .waitFor();
    await id('weather-end').fill('');
  });

  test('every picture of the weather, as drawings and as pictures to take along', async () => {
    await id('weather-period').selectOption('monthly');
    for (const picture of ['precipitation', 'wind', 'humidity', 'cloud', 'pressure', 'snow', 'temperature']) {
      await id('weather-picture').selectOption(picture);
      await panel('weather').locator('canvas').waitFor();
      await whenStill(window.page);
      await panel('weather').screenshot({ path: join(pictures, `products-weather-${picture}.png`) });
    }
    const svg = new TextDecoder().decode(await save('weather', 'svg'));
    expect(svg).toMatch(/^<svg[^>]+xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    // Names of clip paths are letters of chance, “NaN” among them.
    const numbers = svg.replaceAll(/(?:id="|url\(#)\w+/g, '');
    expect([svg.match(/<path/g)!.length > 10, svg.includes('<image'), numbers.includes('NaN')]).toEqual([true, false, false]);
    for (const words of ['Weather · by month · North block', 'SYNTHETIC', 'Temperature, °C', 'Precipitation, mm'])
      expect(svg).toContain(words);
    const png = await save('weather', 'png');
    expect(Array.from(png.subarray(0, 4))).toEqual([0x89, 0x50, 0x4e, 0x47]);
    expect(new DataView(png.buffer, png.byteOffset).getUint32(16)).toBe(1920);
  });

  test('ten years of daily values are zoomed and moved with little work', async () => {
    await id('weather-period').selectOption('daily');
    await id('weather-years-10').click();
    await id('enlarge-weather').click();
    const large = window.page.getByRole('dialog', { name: /Weather/ });
    await expect.poll(() => large.locator('[role=table]').getAttribute('aria-rowcount').then(Number)).toBeGreaterThan(3500);
    const chart = large.locator('canvas');
    const box = (await chart.boundingBox())!;
    await window.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    // What the window itself works per step; how soon a frame is painted depends on the machine's other work and its graphics.
    const session = await window.page.context().newCDPSession(window.page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const scriptSeconds = async () =>
      (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration')!.value;
    const before = await scriptSeconds();
    const began = performance.now();
    for (let turn = 0; turn < 12; turn += 1) {
      await window.page.mouse.wheel(0, -120);
      await wait(30);
    }
    await window.page.mouse.down();
    for (let step = 0; step < 30; step += 1)
      await window.page.mouse.move(box.x + box.width / 2 + (step % 2 === 0 ? step * 8 : -step * 8), box.y + box.height / 2);
    await window.page.mouse.up();
    for (let turn = 0; turn < 12; turn += 1) {
      await window.page.mouse.wheel(0, 120);
      await wait(30);
    }
    const milliseconds = (1000 * ((await scriptSeconds()) - before)) / 54;
    console.log(
      `ten years of days: ${milliseconds.toFixed(1)} ms of script a step, 54 steps in ${Math.round(performance.now() - began)} ms`,
    );
    expect(milliseconds).toBeLessThan(33);
    await chart.focus();
    await window.page.keyboard.press('ArrowRight');
    await expect(large.locator('[aria-live]')).toHaveText(/Mean °C \d/, { useInnerText: true });
    await shot('products-weather-ten-years');
    await window.page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
    await id('weather-period').selectOption('monthly');
  });

  test('four weights follow one another and always sum to 1; what is no weight is refused beside its field', async () => {
    await openTab('climate', 'climate');
    await id('weight-ssp585').fill('70');
    const weights = async () =>
      await Promise.all(['ssp126', 'ssp245', 'ssp370', 'ssp585'].map((name) => id(`typed-${name}`).inputValue().then(Number)));
    await expect.poll(async () => (await weights())[3]).toBe(0.7);
    expect((await weights()).reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
    await id('typed-ssp126').fill('1.4');
    await id('typed-ssp126').press('Tab');
    await panel('climate').getByText('The weight of SSP1-2.6 must be between 0.01 and 0.97').waitFor();
    expect(await id('typed-ssp126').inputValue()).toBe('1.4');
    await id('typed-ssp126').fill('0.2');
    await id('typed-ssp126').press('Tab');
    await expect.poll(async () => (await weights())[0]).toBe(0.2);
    expect((await weights()).reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
    await expect(id('weights-sum')).toHaveText('1.00', { useInnerText: true });
    await id('preset-ssp370').click();
    await expect.poll(weights).toEqual([0.01, 0.01, 0.97, 0.01]);
    await isReady('climate');
    await id('climate-comparison').waitFor();
    expect(await id('climate-comparison').innerText()).toMatch(
      /In the \d+ years covered by both: observed mean \d+\.\d °C, projected \d+\.\d °C/,
    );
    await id('climate-end').fill('2100-01-02');
    await panel('climate')
      .getByText(/Between .* and /)
      .waitFor();
    await id('climate-end').fill('2060-12-31');
    await expect
      .poll(
        async () => {
          const rows = new TextDecoder().decode(await save('climate', 'csv')).split('\r\n');
          return rows.at(-1)!.slice(0, 10);
        },
        { timeout: 60_000 },
      )
      .toBe('2060-01-01');
    await shot('products-climate-weights');
    expect(await seriousFaults(window.page, '#right-pane')).toEqual([]);
  });

  test('climate risks: a picture at a glance, sorted by change, each explained', async () => {
    await openTab('climate', 'climate-risk');
    await panel('climate-risk')
      .getByRole('img', { name: /Climate risk: .*Hottest day \+/ })
      .waitFor();
    await id('risk-sort-change').click();
    await id('risk-sort-change').click();
    const changes = (await panel('climate-risk').locator('tr[data-risk] td:last-child').allInnerTexts())
      // The range of single runs stands below the change.
      .map((text) => text.split('\n')[0]!)
      .map((text) => (text === '–' ? Number.NaN : Number(text.replace('+', ''))))
      .filter((value) => !Number.isNaN(value));
    expect(changes.length).toBeGreaterThan(10);
    expect(changes).toEqual([...changes].sort((one, other) => other - one));
    await panel('climate-risk').getByRole('button', { name: 'Warm spells' }).click();
    await panel('climate-risk').getByText('spells of at least six days').waitFor();
    const svg = new TextDecoder().decode(await save('climate-risk', 'svg'));
    expect([svg.includes('Hottest day'), svg.includes('var('), (svg.match(/<circle/g) ?? []).length > 20]).toEqual([true, false, true]);
    expect((await save('climate-risk', 'png')).length).toBeGreaterThan(10_000);
    expect(await seriousFaults(window.page, '#right-pane')).toEqual([]);
  });

  test('forest loss in hectares and percent, and its indicator over the map with a threshold that moves', async () => {
    await openTab('forest', 'deforestation-indicator-image', 'forest-2020');
    // Forest of the cut-off day, and a risk in words with every layer that is not read.
    await id('forest-2020-hectares').waitFor();
    expect(await numberIn('forest-2020-hectares')).toBeGreaterThan(0);
    expect(await id('risk-annual_crops').innerText()).toMatch(/^(low|high|more information needed)$/);
    expect(await panel('forest-2020').innerText()).toContain('GLAD_Primary');
    await id('lost-hectares').waitFor();
    const lost = await numberIn('lost-hectares');
    expect(lost).toBeGreaterThan(0);
    expect(await numberIn('lost-percent')).toBeCloseTo((100 * lost) / 120.8, 1);
    // The interval holds the figure, and a threshold of canopy that is chosen gives less forest, and less lost.
    const [least, most] = (await id('lost-interval').innerText()).match(/[\d.]+/g)!.map(Number) as [number, number];
    expect([least <= lost, most >= lost]).toEqual([true, true]);
    const forest2000 = await numberIn('forest-2000');
    expect(await numberIn('forest-2020')).toBeLessThanOrEqual(forest2000);
    await id('forest-canopy').selectOption('75');
    await expect.poll(() => numberIn('forest-2000')).toBeLessThan(forest2000);
    await expect.poll(() => numberIn('lost-hectares')).toBeLessThanOrEqual(lost);
    expect(await id('other-canopy').count()).toBe(0);
    await id('forest-canopy').selectOption('30');
    await expect.poll(() => numberIn('forest-2000')).toBe(forest2000);
    await id('forest-percent').click();
    await expect(id('forest-percent')).toHaveAttribute('aria-pressed', 'true');
    const rows = new TextDecoder().decode(await save('deforestation-summary', 'csv')).split('\r\n');
    expect(rows[0]).toContain('Lost in the year, %');
    expect(rows.at(-1)!.slice(0, 4)).toBe(String(new Date().getFullYear()));
    await panel('deforestation-summary').getByText(`Shaded: ${new Date().getFullYear()} so far`).waitFor();
    await id('show-deforestation-indicator-image').waitFor();
    const probable = async () =>
      Number((await panel('deforestation-indicator-image').locator('[data-class="1"] b').innerText()).replaceAll(/[^\d.]/g, ''));
    const usual = await probable();
    // The same cells, but whole ones: a little more or less than the covered shares.
    expect(Math.abs(usual - lost)).toBeLessThan(lost * 0.35);
    // Above the map's own 0.87 nothing is left but what two signs say.
    await id('indicator-threshold').fill('0.95');
    await expect.poll(probable).toBeLessThan(usual);
    expect(await panel('deforestation-indicator-image').getByText('with a threshold of').count()).toBe(0);
    await id('indicator-threshold').fill('0.7');
    await expect.poll(probable).toBe(usual);
    expect(Array.from((await save('deforestation-indicator-image', 'tif')).subarray(0, 2))).toEqual([0x49, 0x49]);
    expect(Array.from((await save('deforestation-indicator-image', 'png')).subarray(0, 4))).toEqual([0x89, 0x50, 0x4e, 0x47]);
    await whenStill(window.page);
    await shot('products-forest');
    expect(await seriousFaults(window.page)).toEqual([]);
  });

  test('carbon: baseline, emissions, benchmark, additionality, each with its method and as no verified result', async () => {
    await openTab('carbon', 'baseline-sequestration', 'ghg-emissions', 'performance-benchmark', 'carbon-additionality');
    for (const slug of ['baseline-sequestration', 'ghg-emissions', 'performance-benchmark', 'carbon-additionality']) {
      await panel(slug).getByText('not a verified result').first().waitFor();
      await panel(slug).getByText('Method.').waitFor();
    }
    expect(await id('benchmark-status').innerText()).toContain('The matched control plots are similar');
    const table = async (slug: string) =>
      new TextDecoder()
        .decode(await save(slug, 'csv'))
        .replace('\uFEFF', '')
        .split('\r\n')
        .map((row) => row.split(','));
    const additionality = await table('carbon-additionality');
    const known = additionality.slice(1).filter((row) => row[1] !== '');
    expect(known.length).toBeGreaterThan(0);
    for (const row of known) {
      const [, value, lower, upper, removals, benchmark, losses] = row.map(Number);
      // A year without a benchmark counts as if the controls had grown as fast.
      expect(value).toBeCloseTo(removals! * (1 - (row[5] === '' ? 1 : benchmark!)) - losses!, 1);
      expect(lower!).toBeLessThanOrEqual(value!);
      expect(upper!).toBeGreaterThanOrEqual(value!);
    }
    const without = await numberIn('emissions-total');
    await id('emissions-fire').selectOption('all');
    await expect.poll(() => numberIn('emissions-total')).toBeGreaterThan(without);
    await id('declare-removals').locator('summary').click();
    await id('declare-kind').selectOption('planting-plan');
    for (const [field, value] of [
      ['year', String(new Date().getFullYear() - 4)],
      ['hectares', '20'],
      ['lower', '25'],
      ['upper', '22'],
    ])
      await id(`declare-${field}-0`).fill(value!);
    await id('declare-save').press('Enter');
    await id('declare-removals').getByText('must lie between').waitFor();
    await id('declare-lower-0').fill('15');
    await id('declare-save').press('Enter');
    await expect(id('additionality-basis')).toContainText('of the planting plan');
    expect(await numberIn('additionality-latest')).not.toBeNaN();
    await shot('products-carbon');
    expect(await seriousFaults(window.page, '#right-pane')).toEqual([]);
  });

  test('the satellite picture lies over the map, tells its value under the pointer, and can be hidden', async () => {
    await id('tab-satellite').click();
    await id('show-satellite').waitFor();
    const map = (await id('map').boundingBox())!;
    await expect
      .poll(
        async () => {
          await window.page.mouse.move(map.x + map.width / 2 + Math.random() * 4, map.y + map.height / 2);
          return window.page.locator('footer.status').innerText();
        },
        { timeout: 60_000 },
      )
      .toMatch(/NDVI, \w{3} \d+, \d{4} \(SYNTHETIC\): -?\d/);
    await id('scene-days')
      .getByText(/\w{3} \d+, \d{4}/)
      .first()
      .waitFor();
    const [mean, low, high] = [await numberIn('satellite-mean'), await numberIn('satellite-p10'), await numberIn('satellite-p90')];
    expect(mean).toBeGreaterThan(low);
    expect(mean).toBeLessThan(high);
    await shot('products-satellite');
    await id('show-satellite').uncheck();
    await window.page.mouse.move(map.x + map.width / 2 + 9, map.y + map.height / 2);
    await expect(window.page.locator('footer.status')).not.toContainText('NDVI', { useInnerText: true });
    await id('show-satellite').check();
    expect(Array.from((await save('satellite-index', 'tif')).subarray(0, 2))).toEqual([0x49, 0x49]);
    expect(await seriousFaults(window.page)).toEqual([]);
    // A range of dates is another question: its picture is the median of several scenes.
    await id('satellite-start').fill(`${new Date().getFullYear() - 1}-01-01`);
    await id('satellite-end').fill(`${new Date().getFullYear() - 1}-06-30`);
    await expect(id('scene-days')).toHaveText(/\d+ images:/, { useInnerText: true });
  });

  test('soil by depth in the whole texture triangle; masks with their hectares', async () => {
    await openTab('land', 'soil');
    await panel('soil')
      .getByRole('img', { name: /Texture triangle/ })
      .waitFor();
    await expect(panel('soil').locator('svg.triangle polygon.field')).toHaveCount(12);
    await expect(panel('soil').locator('svg.triangle circle.dot')).toHaveCount(6);
    await id('soil-property').selectOption('soc');
    await panel('soil')
      .getByRole('img', { name: /^Organic carbon, g\/kg: 0–5 cm/ })
      .waitFor();
    const svg = new TextDecoder().decode(await save('soil', 'svg'));
    for (const words of ['silty clay', 'Organic carbon, g/kg', 'SYNTHETIC']) expect(svg).toContain(words);
    await shot('products-soil');
    await openPanel('project-mask');
    await openPanel('wetlands-mask');
    const hectaresOf = async (slug: string, value: number) =>
      Number((await panel(slug).locator(`[data-class="${value}"] b`).innerText()).replaceAll(/[^\d.]/g, ''));
    await panel('project-mask').locator('[data-class="1"]').waitFor();
    expect(Math.abs((await hectaresOf('project-mask', 1)) - 120.8)).toBeLessThan(1);
    await panel('wetlands-mask').locator('[data-class="1"]').waitFor();
    const [other, wetland] = [await hectaresOf('wetlands-mask', 0), await hectaresOf('wetlands-mask', 1)];
    expect(wetland).toBeGreaterThan(0);
    expect(Math.abs(other + wetland - 120.8)).toBeLessThan(1);
    await panel('wetlands-mask').scrollIntoViewIfNeeded();
    await shot('products-masks');
    // Land cover says the same land in classes, the largest of them in the legend of its picture.
    await openPanel('land-cover');
    await panel('land-cover').locator('[data-class="10"]').waitFor();
    const classes = await panel('land-cover').locator('[data-class] b').allInnerTexts();
    const hectares = classes.map((text) => Number(text.replaceAll(/[^\d.]/g, '')));
    expect(hectares.length).toBeGreaterThan(2);
    expect(Math.abs(hectares.reduce((sum, part) => sum + part, 0) - 120.8)).toBeLessThan(0.1);
    // Shares of classes are no sums of years: none of them cannot be.
    await expect(id('doubts-land-cover')).toHaveCount(0);
    await id('show-land-cover').waitFor();
    await panel('land-cover').scrollIntoViewIfNeeded();
    await shot('products-land-cover');
    // Biomass and the water balance of the same land, each with its interval or its season.
    await openTab('carbon', 'biomass-stock');
    await id('biomass-density').waitFor();
    const density = await numberIn('biomass-density');
    expect(density).toBeGreaterThan(0);
    expect(await numberIn('biomass-carbon')).toBeCloseTo(0.47 * density * 120.8, -2);
    expect(await panel('biomass-stock').innerText()).toContain('(95 %)');
    await openTab('climate', 'water-balance');
    await id('spei-12').waitFor();
    expect(Math.abs(Number((await id('spei-12').innerText()).replace('−', '-')))).toBeLessThanOrEqual(3);
    await id('water-balance').click();
    await expect(id('water-balance')).toHaveAttribute('aria-pressed', 'true');
    await shot('products-water-balance');
    expect(await seriousFaults(window.page, '#right-pane')).toEqual([]);
  });

  test('the zones of a project are decided by the user: a wrong one is refused beside what was typed, a right one is there again', async () => {
    const openZones = async () => {
      await runCommand(window.page, 'ecological zone');
      await expect(id('zones-time')).toBeEnabled();
    };
    await openZones();
    await id('zones-time').fill('Africa/Nowhere');
    await id('zones-save').click();
    await id('zones-fault').getByText('no time zone “Africa/Nowhere”').waitFor();
    expect(await seriousFaults(window.page, '[role=dialog]')).toEqual([]);
    await id('zones-time').fill('Asia/Kathmandu');
    await id('zones-ecological').selectOption('tropical-dry');
    await id('zones-save').click();
    await id('zones-save').waitFor({ state: 'detached' });
    await openZones();
    await expect(id('zones-time')).toHaveValue('Asia/Kathmandu');
    await expect(id('zones-ecological')).toHaveValue('tropical-dry');
    await id('zones-time').fill('');
    await id('zones-ecological').selectOption('');
    await id('zones-save').click();
    await id('zones-save').waitFor({ state: 'detached' });
  });

  test('the portfolio by country', async () => {
    await runCommand(window.page, 'Portfolio');
    await id('portfolio-tab-forest').click();
    await id('portfolio-places').getByText('Kenya').first().waitFor();
    await shot('products-portfolio');
    expect(await seriousFaults(window.page)).toEqual([]);
    await window.page.keyboard.press('Escape');
  });

  test('outside the landscape and offline a product says that it needs the network, with nothing lost', async () => {
    await runCommand(window.page, 'Background collection');
    await id('collection-offline').check();
    await window.page.keyboard.press('Escape');
    await window.choose([{ name: 'far.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(outside) }], () =>
      window.page.keyboard.press('ControlOrMeta+o'),
    );
    await id('import-table').getByText('Far away').waitFor();
    await window.page.getByLabel('Project name').fill('Far away');
    await id('create-project').click();
    await expect(id('project-title')).toHaveText('Far away', { useInnerText: true });
    await id('tab-forest').click();
    await panel('deforestation-summary')
      .getByText(/Needs the network/)
      .waitFor();
    await shot('products-needs-network');
    expect(faults).toEqual([]);
  });
});
