import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { writePng } from '#raster/png.ts';
import { useConnection } from '../../helpers/use-connection.ts';
import { root, type RunningWindow } from '../../helpers/window.ts';
import { expect, test } from '../fixtures.ts';

const slow = { timeout: 60_000 };
const [west, south, east, north] = [-60.12, -3.22, -60.08, -3.18];
const magenta = [230, 10, 200] as const;
const picture = writePng(
  Uint8Array.from({ length: 40 * 40 * 4 }, (_, at) => (at % 4 === 3 ? 255 : magenta[at % 4]!)),
  40,
  40,
);

const closing: (() => Promise<unknown>)[] = [];
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  closing.push(
    () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function foreignPicture(theWindow: () => RunningWindow): void {
  test.describe('a picture that a provider names by an address and a box', () => {
    let window: RunningWindow;
    const keysAtStore: unknown[] = [];

    test.beforeAll(async () => {
      const store = await serve((request, response) => {
        keysAtStore.push(request.headers['x-api-key']);
        response.end(picture);
      });
      const when = '2026-03-04T05:06:07Z';
      const listed = {
        id: 'p1',
        user_id: 'u',
        project_name: 'Wood',
        created_at: when,
        updated_at: when,
        area_hectares: 1970,
        centroid_lat: -3.2,
        centroid_lon: -60.1,
      };
      const ring = [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ];
      const answers: Record<string, unknown> = {
        '/projects': [listed],
        '/projects/p1': { ...listed, geometry: { type: 'Polygon', coordinates: [ring] }, geometry_hash: 'h' },
        '/projects/p1/satellite/index': {
          url: '/pictures/p1',
          bounds: [
            [south, west],
            [north, east],
          ],
        },
      };
      const url = await serve((request, response) => {
        const { pathname } = new URL(request.url!, 'http://stub');
        const answer = answers[pathname];
        if (pathname === '/pictures/p1') response.writeHead(302, { location: `${store}/signed?x=1` }).end();
        else if (answer === undefined) response.writeHead(404, { 'content-type': 'application/json' }).end('{"detail":"Not Found"}');
        else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      });
      window = theWindow();
      await useConnection(window, url, { name: 'With a picture' });
    });
    test.afterAll(async () => {
      for (const close of closing.splice(0)) await close();
    });

    test('lies on the map, fetched by the host and without the key from another host', async () => {
      const { page } = window;
      await page.getByTestId('project-row').first().click();
      await expect(page.getByTestId('project-title')).toHaveText('Wood', { ...slow, useInnerText: true });
      await page.getByTestId('tab-satellite').click();
      await expect(page.getByTestId('show-satellite')).toBeVisible(slow);
      const painted = async () => {
        const { data } = PNG.sync.read(await page.screenshot());
        let count = 0;
        for (let at = 0; at < data.length; at += 4)
          if (magenta.every((value, band) => Math.abs(data[at + band]! - value) <= 40)) count += 1;
        return count;
      };
      await expect.poll(painted, slow).toBeGreaterThan(20_000);
      await page.screenshot({ path: join(root, 'test-results', 'foreign-picture.png') });
      expect(keysAtStore).toEqual([undefined]);
    });
  });
}
