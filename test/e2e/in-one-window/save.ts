import { join } from 'node:path';
import { readFile } from '#formats/index.ts';
import { whenSaved } from '../../helpers/saved.ts';
import { root, type RunningWindow } from '../../helpers/window.ts';
import { expect, test } from '../fixtures.ts';
import type { EmptyWindow } from './empty-window.ts';

const pictures = join(root, 'test-results', 'pictures');
/** A bow tie and a neighbour, with what Hectare does not draw: a style map, a comment, a view, an element of another program. */
const kml = `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2" xmlns:farm="https://farm.example/1">
<Document><name>Finca</name>
  <!-- walked on 3 May -->
  <Style id="n"><PolyStyle><color>7f00ff00</color></PolyStyle></Style>
  <StyleMap id="both"><Pair><key>normal</key><styleUrl>#n</styleUrl></Pair></StyleMap>
  <Folder><name>North</name><open>1</open>
    <Placemark><name>Bow tie</name><styleUrl>#both</styleUrl><farm:owner since="2009">Núñez</farm:owner>
      <Polygon><outerBoundaryIs><LinearRing><coordinates>35.00,1.00 35.01,1.01 35.01,1.00 35.00,1.01 35.00,1.00</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>
    <Placemark><name>Neighbour</name><LookAt><longitude>35</longitude><latitude>1</latitude><range>500</range></LookAt>
      <Polygon><outerBoundaryIs><LinearRing><coordinates>35.02,1.00,1500 35.03,1.00,1501 35.03,1.01,1502 35.02,1.00,1500</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>
  </Folder>
</Document></kml>
`;

export function save(emptyWindow: EmptyWindow, dataFolder: () => string): void {
  test.describe('saving into the opened file', () => {
    test.describe.configure({ mode: 'serial' });
    let window: RunningWindow;
    const id = (name: string) => window.page.getByTestId(name);
    const saveFile = async () => new TextDecoder().decode(await window.saved(() => window.page.keyboard.press('ControlOrMeta+s')));

    test.beforeAll(async () => {
      window = await emptyWindow();
      await window.choose([{ name: 'finca.kml', mimeType: 'application/vnd.google-earth.kml+xml', buffer: Buffer.from(kml) }], () =>
        window.page.keyboard.press('ControlOrMeta+o'),
      );
      await id('import-table').getByText('Neighbour').waitFor();
    });

    test('gives back the same bytes where nothing was changed', async () => {
      expect(await saveFile()).toBe(kml);
    });

    test('changes the repaired shape and nothing else', async () => {
      await window.page.keyboard.press('Shift+F8');
      await id('import-table').getByText('MultiPolygon').waitFor();
      const saved = await saveFile();
      const start = kml.indexOf('<Polygon>');
      const end = kml.indexOf('</Polygon>') + '</Polygon>'.length;
      expect(saved.startsWith(kml.slice(0, start))).toBe(true);
      expect(saved.endsWith(kml.slice(end))).toBe(true);
      const { features } = await readFile(new TextEncoder().encode(saved));
      expect(features.map(({ geometry }) => geometry?.type)).toEqual(['MultiPolygon', 'Polygon']);
    });

    test('still does after the window was loaded again', async () => {
      await whenSaved(join(dataFolder(), 'drafts'), 'MultiPolygon');
      await window.page.reload();
      await id('import-table').getByText('Neighbour').waitFor();
      const saved = await saveFile();
      expect(saved).toContain('<farm:owner since="2009">Núñez</farm:owner>');
      expect(saved).toContain('<MultiGeometry>');
    });

    test('in another format says first what that cannot hold', async () => {
      await window.page.keyboard.press('ControlOrMeta+Shift+s');
      await id('save-format').selectOption('gpx');
      await expect(id('save-summary')).toContainText('What this format cannot hold');
      await window.page.screenshot({ path: join(pictures, 'save-as.png') });
      await id('save-format').selectOption('geopackage');
      await id('save-summary').waitFor();
      const bytes = await window.saved(() => id('save-new').click());
      expect(new TextDecoder().decode(bytes.subarray(0, 15))).toBe('SQLite format 3');
    });

    test('figures as large as a country stand whole, before and after its repair', async () => {
      const country = {
        type: 'Polygon',
        coordinates: [
          [
            [-100, 10],
            [-40, 60],
            [-40, 10],
            [-100, 60],
            [-100, 10],
          ],
        ],
      };
      await window.choose(
        [{ name: 'country.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(JSON.stringify(country)) }],
        () => window.page.keyboard.press('ControlOrMeta+o'),
      );
      await id('import-table').getByText('crosses itself').waitFor();
      await window.page.keyboard.press('Shift+F8');
      await window.page.getByRole('columnheader', { name: 'before', exact: true }).waitFor();
      const figures = window.page.locator(
        '[data-testid="import-table"] .num, [data-testid="table-foot"] .num, table:has([data-testid="total-hectares"]) td',
      );
      await expect(figures.filter({ hasText: /\d{3},\d{3}\.\d/ })).not.toHaveCount(0);
      const cut = () =>
        figures.evaluateAll((cells) =>
          cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map(({ textContent }) => textContent),
        );
      await expect.poll(cut).toEqual([]);
      const table = window.page.locator('.block:has([data-testid="total-hectares"])');
      await expect.poll(() => table.evaluate((block) => block.scrollWidth - block.clientWidth)).toBeLessThanOrEqual(0);
      await window.page.setViewportSize({ width: 1024, height: 700 });
      await expect.poll(cut).toEqual([]);
    });
  });
}
