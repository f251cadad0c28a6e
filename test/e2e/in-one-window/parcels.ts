import { join } from 'node:path';
import { readFile } from '#formats/index.ts';
import { root, type RunningWindow } from '../../helpers/window.ts';
import { expect, test } from '../fixtures.ts';
import { runCommand } from '../run-command.ts';
import type { EmptyWindow } from './empty-window.ts';

const pictures = join(root, 'test-results', 'pictures');
const kml = `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Members</name><Folder><name>North</name>
${['Njeri', 'Otieno', 'Wanjiru']
  .map(
    (
      name,
      index,
    ) => `<Placemark><name>${name}</name><ExtendedData><Data name="trees"><value>${(index + 1) * 40}</value></Data></ExtendedData>
<Polygon><outerBoundaryIs><LinearRing><coordinates>${[
      [0, 0],
      [0.004, 0],
      [0.004, 0.004],
      [0, 0.004],
      [0, 0],
    ]
      .map(([x, y]) => `${(35 + index * 0.006 + x!).toFixed(4)},${(1 + y!).toFixed(4)}`)
      .join(' ')}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`,
  )
  .join('\n')}</Folder></Document></kml>`;

export function parcels(emptyWindow: EmptyWindow): void {
  test.describe('parcels of a project', () => {
    test.describe.configure({ mode: 'serial' });
    let window: RunningWindow;
    const id = (name: string) => window.page.getByTestId(name);
    const rows = () => id('parcel-table').getByRole('row');

    test.beforeAll(async () => {
      window = await emptyWindow();
      await window.choose([{ name: 'members.kml', mimeType: 'application/vnd.google-earth.kml+xml', buffer: Buffer.from(kml) }], () =>
        window.page.keyboard.press('ControlOrMeta+o'),
      );
      await id('import-table').getByText('Otieno').waitFor();
      await window.page.getByLabel('Project name').fill('محمية الغابة الشمالية');
      await id('create-project').click();
      await id('project-title').waitFor();
    });

    test('keep their names and attributes when they become a project', async () => {
      // The map has the room until somebody asks for the table.
      await window.page.keyboard.press('ControlOrMeta+j');
      await id('parcel-table').waitFor();
      await expect(rows()).toHaveCount(4);
      await expect(rows().nth(2)).toContainText('Otieno');
      await expect(rows().nth(2)).toContainText('North');
      await expect(rows().nth(2)).toContainText('80');
      await window.page.screenshot({ path: join(pictures, 'parcels-project.png') });
    });

    test('stand under the name of their project, which keeps to its own direction at the left of its place', async () => {
      await expect.poll(() => window.page.title()).toBe('محمية الغابة الشمالية – Hectare');
      await expect(id('project-title')).toHaveCSS('direction', 'rtl');
    });

    test('leave in an export as they came in', async () => {
      const bytes = await window.saved(async () => {
        await id('export-menu').press('Enter');
        await id('export-kml').click();
        await id('save-new').click();
      });
      const { features } = await readFile(bytes, { fileName: 'x.kml' });
      expect(features.map(({ properties }) => [properties?.['name'], properties?.['folder'], String(properties?.['trees'])])).toEqual([
        ['Njeri', 'North', '40'],
        ['Otieno', 'North', '80'],
        ['Wanjiru', 'North', '120'],
      ]);
    });

    test('are what is edited, each by its name', async () => {
      await runCommand(window.page, 'Edit name and boundary');
      await id('import-table').getByText('Wanjiru').waitFor();
      await expect(id('import-table').getByRole('row')).toHaveCount(4);
    });
  });
}
