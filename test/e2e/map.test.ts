import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import geographiclib from 'geographiclib-geodesic';
import { PNG } from 'pngjs';
import { seriousFaults } from '../helpers/accessible.ts';
import { collectedName, collectedProfile } from '../helpers/collected-profile.ts';
import { filesHolding } from '../helpers/saved.ts';
import { halves, mbtiles, pmtiles, tileServer } from '../helpers/user-maps.ts';
import { root, whenStill, type RunningWindow } from '../helpers/window.ts';
import { expect, hasLandscape, noLandscape, test } from './fixtures.ts';
import { runCommand } from './run-command.ts';

const pictures = join(root, 'test-results', 'pictures');

type Colour = [number, number, number];
const { Geodesic, PolygonArea } = geographiclib;
const [red, green, blue, yellow] = [
  [200, 40, 60],
  [30, 150, 70],
  [40, 70, 200],
  [230, 200, 30],
] as [Colour, Colour, Colour, Colour];
const key = 'tile-key-4711-secret';

/** How much of a picture has a colour, give or take the smoothing of tiles and the labels of a screen. */
function shareOf(picture: Buffer, [r, g, b]: Colour): number {
  const { data, width, height } = PNG.sync.read(picture);
  let found = 0;
  for (let at = 0; at < data.length; at += 4)
    if (Math.abs(data[at]! - r) < 6 && Math.abs(data[at + 1]! - g) < 6 && Math.abs(data[at + 2]! - b) < 6) found += 1;
  return found / (width * height);
}

/** In the page: notes what its workers are asked until they have answered. */
const noteQuestions = `(() => {
  const open = (globalThis.openQuestions = new Set());
  const heard = new WeakSet();
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...given) {
    if (given[0]?.id) open.add(given[0].id);
    if (!heard.has(this)) this.addEventListener('message', ({ data }) => open.delete(data?.id));
    heard.add(this);
    return postMessage.apply(this, given);
  };
})()`;
/** In the page: pictures are made by workers, which are asked in one frame and whose answers are drawn in the next. */
const whenDrawn = `(async () => {
  const frames = async () => {
    for (let left = 2; left > 0; left -= 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  };
  do await frames();
  while (openQuestions.size > 0);
  await frames();
})()`;

test.describe('the map of the window', () => {
  test.describe.configure({ mode: 'serial' });
  test.skip(!hasLandscape, noLandscape);
  let window: RunningWindow;
  let server: Awaited<ReturnType<typeof tileServer>>;
  let dataFolder = '';
  const faults: string[] = [];
  const asked: string[] = [];
  const id = (name: string) => window.page.getByTestId(name);
  const map = () =>
    id('map')
      .boundingBox()
      .then((box) => box!);
  const seen = async () => window.page.screenshot({ clip: await map() });
  const status = () => window.page.locator('footer.status').innerText();
  const attribution = () => window.page.locator('.ol-attribution').innerText();
  const shot = async (name: string) => {
    await whenStill(window.page);
    await window.page.screenshot({ path: join(pictures, `${name}.png`) });
  };
  const shows = (colour: Colour, least: number, message: string) =>
    expect.poll(async () => shareOf(await seen(), colour), { message }).toBeGreaterThan(least);
  const showsNot = (colour: Colour) => expect.poll(async () => shareOf(await seen(), colour)).toBeLessThan(0.01);
  const openBasemaps = async () => {
    await id('open-basemaps').click();
    await id('basemap-add').waitFor();
  };
  const goTo = async (text: string) => {
    await window.page.keyboard.press('ControlOrMeta+g');
    await id('palette-query').fill(text);
    await window.page.getByRole('option').first().waitFor();
    await window.page.keyboard.press('Enter');
    await expect(id('palette-query')).toHaveCount(0);
  };
  /** What stands under the pointer in the middle of the map: latitude and longitude as the status bar says them. */
  const middle = async (): Promise<[number, number]> => {
    const box = await map();
    await window.page.mouse.move(box.x + box.width / 2 + 1, box.y + box.height / 2);
    await window.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    const found = /(\d+\.\d+)°?\s*([NS])[ ,]+(\d+\.\d+)°?\s*([EW])/.exec(await status());
    return found
      ? [Number(found[1]) * (found[2] === 'S' ? -1 : 1), Number(found[3]) * (found[4] === 'W' ? -1 : 1)]
      : [Number.NaN, Number.NaN];
  };

  test.beforeAll(async ({ openWindow }) => {
    server = await tileServer(blue, yellow);
    dataFolder = await collectedProfile('e2e-map');
    window = await openWindow({ dataFolder, files: [join(root, 'resources/samples/sample-parcels.kml')] });
    window.page.on('pageerror', (error) => faults.push(error.message));
    window.page.on('request', (request) => asked.push(request.url()));
    await id('import-table').getByText('Parcel 2, with a pond').waitFor();
  });
  test.afterAll(async () => {
    await window?.close();
    server?.close();
  });

  test.describe('maps of the user', () => {
    const utm = { west: 722_000, north: 117_500, cellWidth: 20, cellHeight: 20, width: 100, height: 100, epsg: 32_636 };
    const degrees = { west: 35.0, north: 1.06, cellWidth: 0.0002, cellHeight: 0.0002, width: 100, height: 100, epsg: 4326 };
    for (const [_kind, name, made, colour, words] of [
      ['PMTiles', 'red.pmtiles', () => pmtiles(red, 'Red <b>map</b> of the test'), red, 'Red map of the test'],
      ['MBTiles', 'green.mbtiles', () => mbtiles(green, 'Green map of the test'), green, 'Green map of the test'],
    ] as const)
      test(`${_kind} from disk: on the map, attribution said, hidden, removed`, async () => {
        await openBasemaps();
        await window.choose([{ name, mimeType: 'application/octet-stream', buffer: made() }], () => id('basemap-file').click());
        const called = name.split('.')[0]!;
        await shows(colour, 0.6, name);
        await expect.poll(attribution).toContain(words);
        await id('layers')
          .getByRole('button', { name: `Hide ${called}` })
          .click();
        await showsNot(colour);
        await expect.poll(attribution).not.toContain(words);
        await openBasemaps();
        await window.page.getByRole('button', { name: `Remove ${called}` }).click();
        await window.page.keyboard.press('Escape');
        await expect(id('layers').getByText(called)).toHaveCount(0);
      });
    for (const [_kind, name, grid, centre, beside] of [
      ['UTM', 'utm.tif', utm, '36N 723000 116500', '36N 727000 116500'],
      ['longitude and latitude', 'degrees.tif', degrees, '1.05, 35.01', '1.05, 35.04'],
    ] as const)
      test(`a GeoTIFF in ${_kind}: on the right metre, with its values under the pointer and no data said`, async () => {
        await openBasemaps();
        await window.choose([{ name, mimeType: 'image/tiff', buffer: halves(grid) }], () => id('basemap-file').click());
        const called = name.split('.')[0]!;
        await expect(id('layers').getByText(called)).toHaveCount(1);
        const box = await map();
        const at = async (x: number) => {
          await window.page.mouse.move(box.x + x - 1, box.y + box.height / 2 + 3);
          await window.page.mouse.move(box.x + x, box.y + box.height / 2 + 3);
          return id('pointer-values').innerText();
        };
        // The middle of the map is the edge between the halves: a few pixels to either side.
        // The map goes to the new file when its head is read, which may be after this.
        await expect(async () => {
          await goTo(centre);
          await expect.poll(() => at(box.width / 2 - 8), { timeout: 5000 }).toBe(`${called}: 10`);
        }).toPass();
        await expect.poll(() => at(box.width / 2 + 8)).toBe(`${called}: 30`);
        await goTo(beside);
        await expect.poll(() => at(box.width / 2)).toBe(`${called}: no data`);
        await openBasemaps();
        await window.page.getByRole('button', { name: `Remove ${called}` }).click();
        await window.page.keyboard.press('Escape');
      });
    test('XYZ and WMS by address: the window never asks the server, the key is in no address of the window and in no file', async () => {
      await openBasemaps();
      await id('basemap-add').click();
      await id('basemap-name').fill('Blue tiles');
      await id('basemap-address').fill(`${server.origin}/xyz/{z}/{x}/{y}.png?token={key}`);
      await window.page.getByLabel('Attribution').fill('© Blue & co');
      await window.page.getByLabel(/^Key/).fill(key);
      await id('save-basemap').click();
      await window.page.getByRole('listitem').filter({ hasText: 'Blue tiles' }).waitFor();
      await window.page.keyboard.press('Escape');
      await shows(blue, 0.6, 'XYZ');
      await expect.poll(attribution).toContain('© Blue & co');
      expect(server.asked.some((address) => address.startsWith('/xyz/') && address.endsWith(`?token=${key}`))).toBe(true);
      await id('layers').getByRole('button', { name: 'Hide Blue tiles' }).click();
      await openBasemaps();
      await id('basemap-add').click();
      await window.page.getByLabel('Kind').selectOption('wms');
      await id('basemap-name').fill('Yellow service');
      await id('basemap-address').fill(`${server.origin}/wms`);
      await window.page.getByLabel('Layers, separated by commas').fill('soil');
      await id('save-basemap').click();
      await window.page.getByRole('listitem').filter({ hasText: 'Yellow service' }).waitFor();
      await window.page.keyboard.press('Escape');
      await shows(yellow, 0.6, 'WMS');
      expect(server.asked.some((address) => address.startsWith('/wms?') && address.includes('LAYERS=soil'))).toBe(true);
      expect(asked.filter((address) => address.includes(key) || address.startsWith(server.origin))).toEqual([]);
      expect(
        await window.page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML])'),
      ).not.toContain(key);
      expect(filesHolding(dataFolder, key)).toEqual([]);
      expect(window.output()).not.toContain(key);
      expect(await seriousFaults(window.page)).toEqual([]);
      await id('layers').getByRole('button', { name: 'Hide Yellow service' }).click();
      await showsNot(yellow);
    });
    test('an address that cannot be right is said in the dialog, and nothing typed is lost', async () => {
      await openBasemaps();
      await id('basemap-add').click();
      await id('basemap-name').fill('Wrong');
      await id('basemap-address').fill('http://tile.example.org/{z}/{x}.png');
      await id('save-basemap').click();
      await id('basemap-fault').waitFor();
      expect(await id('basemap-address').inputValue()).toBe('http://tile.example.org/{z}/{x}.png');
      await shot('map-basemaps');
      expect(await seriousFaults(window.page)).toEqual([]);
      await window.page.keyboard.press('Escape');
    });
  });

  test.describe('places, lengths and areas', () => {
    for (const [text, latitude, longitude] of [
      ['1.045, 35.003', 1.045, 35.003],
      ['1° 2′ 42″ N, 35° 0′ 10.8″ E', 1.045, 35.003],
      ['36N 722871.2 115568', 1.044_83, 35.003],
      ['36NYG2287115568', 1.044_83, 35.003],
      ['Nairobi', -1.283, 36.817],
    ] as const)
      test(`${text} is found`, async () => {
        await goTo(text);
        await expect
          .poll(
            async () => {
              const [north, east] = await middle();
              return Math.hypot(north - latitude, east - longitude);
            },
            { timeout: 60_000 },
          )
          .toBeLessThan(0.0008);
      });
    test('a place that nobody knows is said', async () => {
      await window.page.keyboard.press('ControlOrMeta+g');
      await id('palette-query').fill('Qxzzy');
      await window.page.getByText('No place has that name').waitFor();
      await window.page.keyboard.press('Escape');
    });
    test('length and area on the ellipsoid, by keyboard, as geographiclib has them', async () => {
      const corners: [number, number][] = [
        [-1.2, 36.7],
        [-1.2, 36.9],
        [-1.35, 36.85],
      ];
      await window.page.keyboard.press('Alt+m');
      for (const corner of corners) {
        await id('coordinate').fill(corner.join(', '));
        await id('coordinate').press('Enter');
      }
      const geodesic = Geodesic.WGS84;
      const length = corners
        .slice(1)
        .reduce(
          (sum, [latitude, longitude], index) => sum + geodesic.Inverse(corners[index]![0], corners[index]![1], latitude, longitude).s12!,
          0,
        );
      const polygon = new PolygonArea.PolygonArea(geodesic, false);
      for (const [latitude, longitude] of corners) polygon.AddPoint(latitude, longitude);
      const hectares = Math.abs(polygon.Compute(false, true).area!) / 10_000;
      await expect(id('sketch-size')).toHaveText(/ha · [\d.,]+ km/, { useInnerText: true });
      const [, ha, km] = /([\d.,]+) ha · ([\d.,]+) km/.exec(await id('sketch-size').innerText())!;
      expect(Math.abs(Number(ha!.replaceAll(',', '')) - hectares)).toBeLessThan(0.06);
      expect(Math.abs(Number(km!.replaceAll(',', '')) - length / 1000)).toBeLessThan(0.006);
      await shot('map-measure');
      expect(await seriousFaults(window.page)).toEqual([]);
      await window.page.keyboard.press('Escape');
      await window.page.keyboard.press('Escape');
      await expect(id('edit-bar')).toHaveCount(0);
    });
    test('graticule, north and scale; the map cannot be turned away from north', async () => {
      const before = await seen();
      await id('layers').getByRole('button', { name: 'Hide Graticule' }).click();
      await expect.poll(async () => (await seen()).equals(before)).toBe(false);
      await id('layers').getByRole('button', { name: 'Show Graticule' }).click();
      await window.page.getByRole('img', { name: 'North is up' }).waitFor();
      expect(await window.page.locator('.ol-scale-line-inner').innerText()).toMatch(/\d+ (m|km)/);
      const scale = async () => /1 : ([\d,]+)/.exec(await status())?.[1];
      const nearer = await scale();
      expect(nearer).toBeTruthy();
      const box = await map();
      await window.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await window.page.mouse.wheel(0, 240);
      await expect.poll(scale).not.toBe(nearer);
      await window.page.keyboard.down('Alt');
      await window.page.keyboard.down('Shift');
      await window.page.mouse.move(box.x + 200, box.y + 80);
      await window.page.mouse.down();
      await window.page.mouse.move(box.x + 420, box.y + 300, { steps: 5 });
      await window.page.mouse.up();
      await window.page.keyboard.up('Shift');
      await window.page.keyboard.up('Alt');
      // Along a line from left to right the latitude stays, once the drag has come to its end.
      const difference = async () => {
        const latitudes: string[] = [];
        for (const share of [0.2, 0.8]) {
          const before = await status();
          await window.page.mouse.move(box.x + box.width * share, box.y + box.height / 2);
          await expect.poll(status).not.toBe(before);
          latitudes.push(/\d+\.\d+/.exec(await status())![0]);
        }
        return Number(latitudes[1]) - Number(latitudes[0]);
      };
      await expect.poll(difference).toBe(0);
    });
  });

  test.describe('pictures of products', () => {
    const layer = (slug: string) => id(`layer-${slug}`);
    const order = () =>
      id('layers')
        .locator('[data-testid^="layer-"]')
        .evaluateAll((rows) =>
          (rows as unknown as { dataset: { testid: string } }[]).map(({ dataset }) => dataset.testid.slice('layer-'.length)),
        );
    test('a project’s own satellite image lies under it, with its day, and says that it is made up; the button of the map takes it away and brings it back', async () => {
      await runCommand(window.page, 'Close all files');
      await runCommand(window.page, collectedName);
      await expect(id('project-title')).toHaveText(collectedName, { useInnerText: true });
      await expect(id('ground-layer')).toContainText('Satellite image of');
      await expect(id('ground-layer')).toContainText('SYNTHETIC');
      await expect(window.page.locator('.ol-attribution')).toContainText('SYNTHETIC');
      await expect(window.page.locator('footer.status')).toContainText('Satellite image of');
      await id('background-menu').click();
      await window.page.getByRole('menuitemradio', { name: 'World map only' }).click();
      await expect(window.page.locator('.ol-attribution')).not.toContainText('SYNTHETIC');
      await id('background-menu').click();
      await id('background-ground').click();
      await expect(window.page.locator('.ol-attribution')).toContainText('SYNTHETIC');
      await runCommand(window.page, 'Close the project');
      await expect(id('ground-layer')).toHaveCount(0);
      await expect(window.page.locator('.ol-attribution')).not.toContainText('SYNTHETIC');
    });
    test('three of them lie on the map once the project is there', async () => {
      await id('project-row').click();
      await expect(id('project-title')).toHaveText(collectedName, { useInnerText: true });
      // The tests below tell pictures from the colours of the world map, which the project's own image would cover.
      await id('ground-layer').getByRole('button', { name: 'Hide Satellite image' }).click();
      for (const [tab, slug] of [
        ['forest', 'deforestation-indicator-image'],
        ['satellite', 'satellite-index'],
      ] as const) {
        await id(`tab-${tab}`).click();
        await id(`panel-${slug}`).locator('h3').first().waitFor();
        const head = id(`panel-${slug}`).getByRole('button', { expanded: false }).first();
        if (await head.count()) await head.click();
        await expect.poll(order, { timeout: 90_000 }).toContain(slug);
      }
    });
    test('the layer tree: order by keyboard and by dragging, opacity, visibility', async () => {
      await expect.poll(async () => (await order()).length).toBeGreaterThanOrEqual(3);
      const before = await order();
      const [first, second] = before as [string, string];
      await layer(first).getByRole('button').first().focus();
      await window.page.keyboard.press('Alt+ArrowDown');
      await expect.poll(order).toEqual([second, first, ...before.slice(2)]);
      await layer(first).dragTo(layer(second));
      await expect.poll(order).toEqual(before);
      const opaque = await seen();
      await layer(first).getByRole('slider').fill('0.2');
      await expect(layer(first)).toContainText('20 %', { useInnerText: true });
      await expect.poll(async () => (await seen()).equals(opaque)).toBe(false);
      await layer(first).getByRole('slider').fill('1');
      await layer(first)
        .getByRole('button', { name: /^Hide / })
        .click();
      await expect(id('legends').locator('.legend')).toHaveCount(before.length - 1);
      await layer(first)
        .getByRole('button', { name: /^Show / })
        .click();
    });
    test('one stack of legends: it lies inside the map, scrolls by keyboard, folds away; nothing lies over anything', async () => {
      for (const size of [
        { width: 1440, height: 900 },
        { width: 1024, height: 700 },
      ]) {
        await window.page.setViewportSize(size);
        await whenStill(window.page);
        const [stack, whole] = [(await id('legends').boundingBox())!, await map()];
        expect(stack.y).toBeGreaterThan(whole.y + 120);
        expect(stack.y + stack.height).toBeLessThan(whole.y + whole.height - 20);
        const boxes = await id('legends')
          .locator('.legend')
          .evaluateAll((all) =>
            (all as unknown as { getBoundingClientRect(): { top: number; bottom: number } }[])
              .map((one) => one.getBoundingClientRect())
              .map(({ top, bottom }) => [top, bottom]),
          );
        const named = await id('legends').locator('.legend b').allInnerTexts();
        expect(named[0]).toContain('NDVI');
        for (let at = 1; at < boxes.length; at += 1) expect(boxes[at]![0]!).toBeGreaterThanOrEqual(boxes[at - 1]![1]!);
        await shot(`map-legends-${size.width}-light`);
        expect(await seriousFaults(window.page)).toEqual([]);
      }
      await id('legends').getByRole('button').click();
      await expect(id('legends').locator('.legend')).toHaveCount(0);
      await id('legends').getByRole('button').click();
      await window.page.setViewportSize({ width: 1440, height: 900 });
    });
    test('every picture tells its value under the pointer, in words where it has classes, and says where it has none', async () => {
      // Beside the pond in the middle of the parcels, where nothing is.
      const overParcel = async () => {
        const box = await map();
        await window.page.mouse.move(box.x + box.width / 2 - 161, box.y + box.height / 2);
        await window.page.mouse.move(box.x + box.width / 2 - 160, box.y + box.height / 2);
      };
      await expect
        .poll(
          async () => {
            await overParcel();
            return id('pointer-values').innerText();
          },
          { timeout: 60_000 },
        )
        .toMatch(/Project mask: (Project|Outside)/);
      await expect(id('pointer-values')).toHaveText(/NDVI.*: (-?\d|no data)/, { useInnerText: true });
      const box = await map();
      await window.page.mouse.move(box.x + 60, box.y + box.height - 70);
      await expect(id('pointer-values')).toHaveText(/NDVI.*: no data/, { useInnerText: true });
    });
    test('a swipe line by mouse and by keyboard', async () => {
      const slug = 'satellite-index';
      const both = await seen();
      await id(`side-${slug}`).click();
      const handle = id('swipe');
      await expect(handle).toHaveAttribute('aria-valuenow', '50');
      await expect.poll(async () => (await seen()).equals(both)).toBe(false);
      await handle.focus();
      for (let step = 0; step < 5; step += 1) await window.page.keyboard.press('ArrowRight');
      await expect(handle).toHaveAttribute('aria-valuenow', '60');
      await window.page.keyboard.press('Home');
      await expect(handle).toHaveAttribute('aria-valuenow', '2');
      const [box, at] = [await map(), (await handle.boundingBox())!];
      await window.page.mouse.move(at.x + at.width / 2, box.y + box.height / 2);
      await window.page.mouse.down();
      await window.page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2, { steps: 6 });
      await window.page.mouse.up();
      await expect.poll(async () => Number(await handle.getAttribute('aria-valuenow'))).toBeCloseTo(70, -0.5);
      await shot('map-swipe');
      expect(await seriousFaults(window.page)).toEqual([]);
      await id(`side-${slug}`).click();
      await id(`side-${slug}`).click();
      await expect(id('swipe')).toHaveCount(0);
    });
    test('steps in time: the slider by keyboard, play and pause', async () => {
      await id('step-length').selectOption('month');
      await id('show-steps').click();
      await id('time-bar').waitFor();
      await expect(id('time-bar')).not.toContainText('Loading', { useInnerText: true, timeout: 120_000 });
      const label = () => id('time-label').innerText();
      const newest = await label();
      await expect(id('toggle-satellite-index-steps')).toHaveAttribute('aria-pressed', 'true');
      await expect(id('toggle-satellite-index')).toHaveAttribute('aria-pressed', 'false');
      const box = await map();
      const clip = { x: box.x + box.width / 2 - 150, y: box.y + 180, width: 300, height: 300 };
      const picture = () => window.page.screenshot({ clip });
      const land = (seenPicture: Buffer) => shareOf(seenPicture, [244, 243, 236]);
      /** Land without a picture, once the picture of this step is drawn: a clouded month has holes. */
      const standing = async () => {
        await window.page.evaluate(whenDrawn);
        return land(await picture());
      };
      await window.page.evaluate(noteQuestions);
      await id('time-slider').focus();
      const bare: number[] = [await standing()];
      for (let step = 0; step < 12; step += 1) {
        const before = await label();
        await window.page.keyboard.press('ArrowLeft');
        await expect.poll(label).not.toBe(before);
        if (!/no data|No image/i.test(await id('time-bar').innerText())) bare.push(await standing());
      }
      expect(await label()).not.toBe(newest);
      const barest = Math.max(...bare);
      // The colour of the world map alone would be nearly all of it.
      expect(barest).toBeLessThan(0.85);
      await id('time-play').click();
      await expect.poll(async () => land(await picture())).toBeLessThan(barest + 0.05);
      // From one step to the next the picture is never away.
      const labels = new Set<string>();
      const shares: number[] = [];
      while (labels.size < 4) {
        shares.push(land(await picture()));
        labels.add(await label());
      }
      expect(Math.max(...shares)).toBeLessThan(barest + 0.05);
      await id('time-play').click();
      const [bar, legends] = [(await id('time-bar').boundingBox())!, (await id('legends').boundingBox())!];
      expect(legends.y + legends.height).toBeLessThanOrEqual(bar.y);
      await shot('map-time');
      await window.page.setViewportSize({ width: 1024, height: 700 });
      await shot('map-time-1024');
      expect(await seriousFaults(window.page)).toEqual([]);
      await window.page.setViewportSize({ width: 1440, height: 900 });
      await id('time-bar').getByRole('button', { name: 'Close the steps' }).click();
      await id('time-bar').waitFor({ state: 'detached' });
      await expect(id('toggle-satellite-index-steps')).toHaveCount(0);
      // The picture that lay there before the steps is back.
      await expect(id('toggle-satellite-index')).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(async () => shareOf(await seen(), [244, 243, 236])).toBeLessThan(0.5);
    });
    test('the map as a picture: its size, title, scale, north, legends and attribution', async () => {
      const box = await map();
      const saved = Buffer.from(await window.saved(() => window.page.keyboard.press('ControlOrMeta+Shift+P')));
      const { width, height, data } = PNG.sync.read(saved);
      expect([width, height]).toEqual([Math.round(box.width), Math.round(box.height)]);
      const ink = (left: number, top: number, wide: number, high: number) => {
        let dark = 0;
        for (let y = top; y < top + high; y += 1)
          for (let x = left; x < left + wide; x += 1) {
            const at = (y * width + x) * 4;
            if (data[at]! < 130 && data[at + 1]! < 130 && data[at + 2]! < 130) dark += 1;
          }
        return dark;
      };
      writeFileSync(join(pictures, 'map-print.png'), saved);
      expect(ink(14, 14, 120, 34), 'title').toBeGreaterThan(60);
      expect(ink(12, height - 46, 110, 34), 'scale').toBeGreaterThan(100);
      expect(ink(width - 40, 10, 22, 44), 'north').toBeGreaterThan(60);
      expect(ink(width - 130, height - 20, 130, 20), 'attribution').toBeGreaterThan(60);
    });
    test('dark, at both sizes', async () => {
      await window.page.emulateMedia({ colorScheme: 'dark' });
      for (const size of [
        { width: 1440, height: 900 },
        { width: 1024, height: 700 },
      ]) {
        await window.page.setViewportSize(size);
        await shot(`map-legends-${size.width}-dark`);
        expect(await seriousFaults(window.page)).toEqual([]);
      }
      expect(await attribution()).toContain('Natural Earth');
      expect(faults).toEqual([]);
    });
  });
});
