import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumProgram } from '../helpers/chromium.ts';
import { differenceOf, largestShare, readPicture } from './compare.ts';
import { openMapWindow, type MapWindow } from './map-window.ts';
import type { PictureCase } from './picture-case.ts';

const folder = join(import.meta.dirname, 'cases');
const results = join(import.meta.dirname, '../../test-results/rendering');
const names = readdirSync(folder);
const caseOf = async (name: string) => ((await import(`./cases/${name}/case.ts`)) as { default: PictureCase }).default;
const expectedOf = (name: string) => join(folder, name, 'expected.png');
/** HECTARE_NEW_PICTURES=1 writes what is drawn now as what is expected: look at every one before it is committed. */
const isWriting = process.env['HECTARE_NEW_PICTURES'] === '1';

describe.skipIf(!chromiumProgram)('pictures of the map', () => {
  let map: MapWindow;
  beforeAll(async () => {
    map = await openMapWindow();
    mkdirSync(results, { recursive: true });
  });
  afterAll(async () => {
    await map?.close();
  });

  async function drawn({ inputs = {}, scene, act }: PictureCase) {
    for (const [name, bytes] of Object.entries(inputs)) map.inputs.set(name, bytes);
    await map.show(scene);
    await act?.(map);
    return map.picture();
  }

  test.each(names)('%s', async (name) => {
    const picture = await drawn(await caseOf(name));
    if (isWriting) {
      writeFileSync(expectedOf(name), picture.png);
      return;
    }
    expect(existsSync(expectedOf(name)), `no expected.png in cases/${name}; see test/rendering/README.md`).toBe(true);
    const difference = differenceOf(readPicture(readFileSync(expectedOf(name))), picture);
    console.log(
      `${name}: ${difference.pixels} pixels differ (${(difference.share * 100).toFixed(3)} %, ${largestShare * 100} % are allowed)`,
    );
    if (difference.share > largestShare) {
      writeFileSync(join(results, `${name}.actual.png`), picture.png);
      writeFileSync(join(results, `${name}.difference.png`), difference.png);
    }
    expect(difference.share, `see test-results/rendering/${name}.difference.png`).toBeLessThanOrEqual(largestShare);
  });

  test('a theme that changes while the map is shown leaves nothing of the other', async () => {
    await drawn(await caseOf('world-light'));
    await map.page.evaluate("document.documentElement.dataset.theme = 'dark'");
    await map.call('change', { dark: true });
    expect(differenceOf(readPicture(readFileSync(expectedOf('world-dark'))), await map.picture()).share).toBeLessThanOrEqual(largestShare);
  });

  test('a raster that lies one cell too far east is another picture', async () => {
    const moved = await drawn((await import('./cases/utm-south/case.ts')).withWest(20));
    expect(differenceOf(readPicture(readFileSync(expectedOf('utm-south'))), moved).share).toBeGreaterThan(10 * largestShare);
  });
});
