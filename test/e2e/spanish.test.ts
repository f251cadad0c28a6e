import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectedName, collectedProfile } from '../helpers/collected-profile.ts';
import { root, whenStill, type RunningWindow } from '../helpers/window.ts';
import { expect, hasLandscape, noLandscape, test } from './fixtures.ts';
import { chooseFromMenus, runCommand } from './run-command.ts';

const pictures = join(root, 'test-results', 'pictures');

/** Words that English cannot do without and Spanish does not have. */
const english =
  /(?<![\p{L}-])(the|of|and|is|are|was|were|with|from|not|this|that|which|its|their|have|been|or|to|at|by|for|on|in|an|yet|than|more|each|every)(?![\p{L}-])/iu;
/** Names that are nobody's to translate: of data and their makers, of licences, of parameters, and the words of licences that ask to be quoted. */
const names = [
  // Attributions stand as the owners of the maps ask for them.
  /EOxCloudless https:\/\/cloudless\.eox\.at by EOX IT Services GmbH \(Contains modified[^)]*\)|Sentinel-2 cloudless https:\/\/s2maps\.eu by EOX IT Services GmbH \(Contains modified[^)]*\)/gu,
  /Weather data by Open-Meteo\.com.*|Contains modified Copernicus Sentinel data[^·]*|Generated using Copernicus[^·]*|© ESA WorldCover[^·]*|Hansen\/UMD[^·]*|GLAD\/UMD[^·]*|Made with Natural Earth|Earth Search by Element 84|NEX-GDDP-CMIP6[^·]*|GROA[^·]*|WRI \/ Google DeepMind Global Drivers of Forest Loss|ESA CCI[^·]*|CC BY[^·]*|SoilGrids[^·]*ISRIC[^·]*|Source: EC JRC\/Google[^·]*|World Bank Climate Change Knowledge Portal[^·]*/gu,
  /\bCSV with WKT\b/gu,
  // what the person's own file says of its parcels
  /\bMaize and trees\b|\bParcel 2, with a pond\b/gu,
];
const withoutNames = (text: string) => names.reduce((left, name) => left.replaceAll(name, ''), text);

/** A file that its reader has much to say about, with shapes that are wrong in several ways. */
const troubled = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { name: 'Lazo' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [35, 1],
            [35.01, 1.01],
            [35.01, 1],
            [35, 1.01],
            [35, 1],
          ],
        ],
      },
    },
    {
      type: 'Feature',
      properties: { name: 'Abierta' },
      geometry: {
        type: 'polygon',
        coordinates: [
          [
            [35.02, 1],
            [35.03, 1],
            [35.03, 1.01],
            [35.03, 1.01],
            [35.02, 1.01],
          ],
        ],
      },
    },
    { type: 'Feature', properties: { name: 'Rota' }, geometry: { type: 'Polygon', coordinates: [['a', 'b']] } },
    {
      type: 'Feature',
      properties: [1, 2],
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [35.04, 1],
            [35.05, 1],
            [35.05, 1.01],
            [35.04, 1.01],
            [35.04, 1],
          ],
          [
            [35.06, 1],
            [35.06, 1.001],
            [35.061, 1],
            [35.06, 1],
          ],
        ],
      },
    },
    { type: 'Feature', properties: { name: 'Sin forma' }, geometry: null },
  ],
});
/** A place of which the sample landscape holds nothing. */
const outside = JSON.stringify({
  type: 'Feature',
  properties: { name: 'Lejos' },
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

test.describe('the window in Spanish', () => {
  test.describe.configure({ mode: 'serial' });
  test.skip(!hasLandscape, noLandscape);
  let window: RunningWindow;
  const faults: string[] = [];
  const left = new Map<string, string>();
  const id = (name: string) => window.page.getByTestId(name);
  const menu = (command: string) => chooseFromMenus(window.page, command, () => look(`menu ${command}`));
  /** Notes what stands in the window and is English: texts, names for readers of the screen, hints. Texts of others, such as licences, say that they are English. */
  async function look(where: string): Promise<void> {
    const texts = (await window.page.evaluate(`(() => {
      const found = new Set();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.nodeType === 3) { if (!node.parentElement.closest('pre[lang=en], span[translate=no]') && node.parentElement.tagName !== 'STYLE' && node.parentElement.tagName !== 'SCRIPT' && !node.parentElement.closest('[data-sonner-toast][data-removed=true]')) found.add(node.textContent.trim()); }
        else for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description']) if (node.getAttribute(name)) found.add(node.getAttribute(name).trim());
      }
      return [...found].filter((one) => one !== '');
    })()`)) as string[];
    for (const text of texts) if (english.test(withoutNames(text)) && !left.has(text)) left.set(text, where);
  }
  /** every tab of the table drawer */
  async function lookAtDrawer(where: string): Promise<void> {
    const tabs = window.page.locator('.drawer [role=tab]');
    await expect.poll(() => tabs.count()).toBeGreaterThan(2);
    for (const tab of await tabs.all()) {
      await tab.click();
      await look(`${where}, drawer ${await tab.innerText()}`);
    }
  }
  const nothingLeft = () => {
    const found = [...left].map(([text, where]) => `${where}: ${text}`);
    left.clear();
    return found;
  };
  const tabs: Record<string, string[]> = {
    climate: ['weather', 'water-balance', 'climate', 'climate-risk'],
    forest: ['deforestation-summary', 'deforestation-indicator-image', 'forest-2020'],
    carbon: ['biomass-stock', 'baseline-sequestration', 'ghg-emissions', 'performance-benchmark', 'carbon-additionality'],
    satellite: ['satellite-index'],
    land: ['land-cover', 'soil', 'project-mask', 'wetlands-mask'],
  };
  async function openPanels(): Promise<void> {
    for (const [tab, slugs] of Object.entries(tabs)) {
      await id(`tab-${tab}`).click();
      for (const slug of slugs) {
        await id(`panel-${slug}`).locator('h3').first().waitFor();
        const head = id(`panel-${slug}`).getByRole('button', { expanded: false }).first();
        if (await head.count()) await head.click();
      }
    }
  }

  test.beforeAll(async ({ openWindow }) => {
    window = await openWindow({ dataFolder: await collectedProfile('e2e-spanish') });
    window.page.on('pageerror', (error) => faults.push(error.message));
    await id('project-row').waitFor();
    await menu('view.language');
    await window.page.locator('html[lang=es]').waitFor();
    left.clear();
  });
  test.afterAll(async () => {
    await window?.close();
  });

  test('before anything is open, and what is said of a troubled file', async () => {
    await look('start');
    await window.choose([{ name: 'parcelas.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(troubled) }], () =>
      menu('file.open'),
    );
    await id('import-table').getByText('Lazo').waitFor();
    await look('import');
    await lookAtDrawer('import');
    await expect(window.page.locator('body')).toContainText('«polygon» del elemento 2 se leyó como «Polygon»', { useInnerText: true });
    await window.choose([{ name: 'nada.kml', mimeType: 'text/plain', buffer: Buffer.from('<html><body>no hay mapa</body></html>') }], () =>
      menu('file.open'),
    );
    await window.page
      .getByText(/Esto no es KML|no hay mapa|No se pudo leer/)
      .first()
      .waitFor();
    await look('unreadable file');
    await window.page.screenshot({ path: join(pictures, 'spanish-import.png') });
    expect(nothingLeft()).toEqual([]);
  });

  test('a place without data: each product says in Spanish why, and goes on waiting', async () => {
    await menu('file.close');
    // The same with and without a network: this service does not ask for one.
    await menu('collection.open');
    await id('collection-offline').check();
    await look('collection');
    await window.page.keyboard.press('Escape');
    await window.choose([{ name: 'lejos.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(outside) }], () =>
      menu('file.open'),
    );
    await id('import-table').getByText('Lejos').waitFor();
    await id('project-name').fill('Bloque lejano');
    await id('create-project').click();
    await id('project-title').waitFor();
    await openPanels();
    await expect
      .poll(() => window.page.evaluate('document.body.innerText'))
      .toMatch(/Necesita la red: .* no está en este equipo, y Hectare trabaja sin red/);
    for (const tab of Object.keys(tabs)) {
      await id(`tab-${tab}`).click();
      await whenStill(window.page);
      await look(`far ${tab}`);
    }
    await id('tab-overview').click();
    await look('far overview');
    await lookAtDrawer('far');
    await menu('project.close');
    expect(nothingLeft()).toEqual([]);
  });

  test('every panel with its table, its source and what it stands on', async () => {
    test.setTimeout(600_000);
    await runCommand(window.page, collectedName);
    await expect(id('project-title')).toHaveText(collectedName, { useInnerText: true });
    await openPanels();
    for (const [tab, slugs] of Object.entries(tabs)) {
      await id(`tab-${tab}`).click();
      for (const slug of slugs) {
        const panel = id(`panel-${slug}`);
        await expect(panel.locator('h3').getByText('listo', { exact: true }), slug).toHaveCount(1, { timeout: 200_000 });
        for (const summary of await panel.locator('summary').all()) await summary.click();
        if (await id(`table-${slug}`).count()) await id(`table-${slug}`).click();
        await look(slug);
        if (await id(`save-${slug}`).count()) {
          await id(`save-${slug}`).click();
          await look(`${slug} menu`);
          await window.page.keyboard.press('Escape');
        }
      }
      await window.page.screenshot({ path: join(pictures, `spanish-${tab}.png`) });
    }
    await id('tab-overview').click();
    await look('overview');
    await id('tab-forest').click();
    expect(await id('lost-hectares').innerText()).toMatch(/^\d+,\d\d$/);
    expect(await id('panel-deforestation-summary').locator('.source').innerText()).toContain('Es bruta: no se descuenta el rebrote.');
    expect(nothingLeft()).toEqual([]);
  });

  test('every picture, parameter and refusal of the panels', async () => {
    await id('tab-climate').click();
    for (const name of ['weather-picture', 'climate-picture', 'weather-period', 'climate-period']) {
      for (const value of await id(name)
        .locator('option')
        .evaluateAll((options) => options.map((option) => (option as unknown as { value: string }).value))) {
        await id(name).selectOption(value);
        await look(`${name} ${value}`);
      }
    }
    await id('weather-start').fill('1999-12-31');
    await look('refused date');
    await id('weather-start').fill('');
    expect(nothingLeft()).toEqual([]);
  });

  test('every dialog', async () => {
    const looked: string[] = [];
    for (const command of [
      'connections.open',
      'outbox.open',
      'storage.open',
      'backups.open',
      'erase.open',
      'bin.open',
      'map.basemaps',
      'project.report',
      'portfolio.open',
      'groups.open',
      'collection.open',
      'project.zones',
      'project.takeAlong',
      'project.edit',
      'project.delete',
      'help.shortcuts',
      'help.sources',
      'help.licences',
      'help.about',
      'map.print',
      'palette.open',
    ]) {
      await menu(command);
      await whenStill(window.page);
      await look(command);
      if (await window.page.getByRole('dialog').count()) looked.push(command);
      if (command === 'connections.open') {
        for (const button of await window.page.getByRole('dialog').getByRole('button', { name: 'Probar' }).all()) await button.click();
        await whenStill(window.page);
        await look('tested connection');
      }
      await window.page.keyboard.press('Escape');
      await window.page.keyboard.press('Escape');
    }
    // The guide opens in Spanish, and a page that is not translated says so.
    await window.page.keyboard.press('F1');
    await expect(window.page.getByTestId('help-text')).toHaveAttribute('lang', 'es');
    await window.page.getByTestId('help-text').getByRole('heading', { name: 'El mapa' }).waitFor();
    await whenStill(window.page);
    await window.page.screenshot({ path: join(root, 'test-results', 'pictures', 'spanish-guide.png') });
    await window.page.getByTestId('guide').getByRole('button', { name: 'Sin red' }).first().click();
    await expect(window.page.getByTestId('help-text')).toContainText('Hectare se usa en lugares sin red');
    await window.page.getByTestId('guide').getByRole('button', { name: 'Glossary' }).first().click();
    await window.page.getByText('Esta página todavía no está en español.').waitFor();
    await window.page.keyboard.press('Escape');
    expect(looked.length).toBeGreaterThan(10);
    writeFileSync(join(root, 'test-results', 'spanish-left.txt'), [...left].map(([text, where]) => `${where}: ${text}`).join('\n'));
    expect(nothingLeft()).toEqual([]);
    expect(faults).toEqual([]);
  });
});
