import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { seriousFaults } from '../../helpers/accessible.ts';
import { collectedName } from '../../helpers/collected-profile.ts';
import { root, type RunningWindow, type WindowOptions } from '../../helpers/window.ts';
import { expect, test } from '../fixtures.ts';
import type { EmptyWindow } from '../in-one-window/empty-window.ts';
import { runCommand } from '../run-command.ts';

const pictures = join(root, 'test-results', 'pictures');
const logo = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><script>alert(1)</script><rect width="120" height="40" rx="8" fill="#1c6b58"/><text x="60" y="27" font-size="20" fill="#fff" text-anchor="middle">LAND</text></svg>',
  ),
};

/** `openAgain`: the same profile in another window. */
export function report(emptyWindow: EmptyWindow, openAgain: (options: Omit<WindowOptions, 'dataFolder'>) => Promise<RunningWindow>): void {
  test.describe('the report builder', () => {
    test.describe.configure({ mode: 'serial' });
    let window: RunningWindow;
    const faults: string[] = [];
    const id = (name: string) => window.page.getByTestId(name);
    // The preview is loaded again while it is looked at.
    const heads = () =>
      window.page
        .frameLocator('[data-testid=report-preview]')
        .locator('h2')
        .allTextContents()
        .catch((): string[] => []);
    const inPreview = (text: string | RegExp) => window.page.frameLocator('[data-testid=report-preview]').getByText(text).first();
    const listen = () => {
      window.page.on('pageerror', (error) => faults.push(error.message));
      window.page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
    };
    const shot = (name: string) => window.page.screenshot({ path: join(pictures, `report-${name}.png`) });
    const open = async () => {
      await window.page.keyboard.press('ControlOrMeta+p');
      await id('report-preview').waitFor();
    };

    test.beforeAll(async () => {
      window = await emptyWindow();
      listen();
      await runCommand(window.page, collectedName);
      await id('report').waitFor();
    });

    test('shows how the report will read, and is open to everyone', async () => {
      const hash = (await window.page.locator('dd.hash .mono').textContent())!.trim();
      expect(hash).toMatch(/^[0-9a-f]{16,}$/);
      await open();
      await inPreview('Overview').waitFor();
      await inPreview(hash.slice(0, 16)).waitFor();
      await shot('light');
      expect(await seriousFaults(window.page)).toEqual([]);
    });

    test('language, title, notes, logo and sections are seen at once; the order is changed by keys', async () => {
      await id('report-language').selectOption('es');
      await inPreview('Resumen').waitFor();
      await id('report-title').fill('Bloque norte');
      await inPreview('Bloque norte').waitFor();
      await id('report-notes').fill('Vimos un <b>río</b> & dos vacas.\n\nSegundo día.');
      await inPreview('Vimos un <b>río</b> & dos vacas.').waitFor();
      await window.choose([logo], () => id('report-logo').click());
      await window.page.frameLocator('[data-testid=report-preview]').locator('header img').waitFor();
      expect(await window.page.frameLocator('[data-testid=report-preview]').locator('script').count()).toBe(0);
      await window.page.locator('details.own summary').click();
      const notes = window.page.locator('[data-section=notes] input');
      await notes.focus();
      const order = () => window.page.locator('[data-section]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-section')));
      for (let step = (await order()).indexOf('notes'); step > 1; step -= 1) await window.page.keyboard.press('Alt+ArrowUp');
      await expect.poll(async () => (await order()).slice(0, 2)).toEqual(['summary', 'notes']);
      await expect.poll(heads).toEqual(expect.arrayContaining(['Nota final']));
      await expect.poll(async () => (await heads()).indexOf('Nota final')).toBe(1);
    });

    test('a template chooses the sections; own ones are told as such', async () => {
      await inPreview('Nota final').waitFor();
      expect(await window.page.locator('input[name=report-template]:checked').count()).toBe(0);
      await id('report-template-one-page').check();
      await expect.poll(heads).toEqual(['Resumen']);
      await id('report-template-standard').check();
      await expect.poll(async () => (await heads()).length).toBeGreaterThan(8);
    });

    for (const [format, start] of [
      ['pdf', '%PDF-'],
      ['html', '<!doctype html>'],
      ['xlsx', 'PK'],
      ['zip', 'PK'],
    ] as const)
      test(`saves ${format}`, async () => {
        await window.page.locator(`input[name=report-format][value=${format}]`).check({ force: true });
        const bytes = await window.saved(() => id('report-save').click());
        expect(new TextDecoder().decode(bytes.subarray(0, start.length))).toBe(start);
        writeFileSync(join(pictures, `report-saved.${format}`), bytes);
        if (format !== 'zip') return;
        const files = unzipSync(new Uint8Array(bytes));
        expect(Object.keys(files)).toEqual(
          expect.arrayContaining([
            'manifest.json',
            'report.pdf',
            'report.html',
            'report.xlsx',
            'shapes/boundary.geojson',
            'shapes/boundary.kml',
            'shapes/boundary.gpkg',
          ]),
        );
        expect((JSON.parse(new TextDecoder().decode(files['manifest.json'])) as { title: string }).title).toBe('Bloque norte');
      });

    test('a picture that is none is refused in words, and the logo of before stays', async () => {
      await window.choose([{ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }], () =>
        id('report-logo').click(),
      );
      await window.page.getByText('The logo is not a PNG, JPEG or SVG picture').waitFor();
      expect(await window.page.locator('.logo img').count()).toBe(1);
    });

    test('the portfolio has its own sections', async () => {
      await id('report-portfolio').check();
      await inPreview('Cartera de proyectos').waitFor();
      await inPreview('Totales por país y estado').waitFor();
      await shot('portfolio');
    });

    test('choices and notes are there again after a kill', async () => {
      await window.page.locator('input[name=report-about][value=project]').check();
      await window.settled();
      await window.kill();
      window = await openAgain({ dark: true, width: 1024, height: 700 });
      listen();
      await id('report').waitFor();
      await open();
      await inPreview('Resumen').waitFor();
      await expect(id('report-language')).toHaveValue('es');
      await expect(id('report-template-standard')).toBeChecked();
      await inPreview('Vimos un').waitFor();
      await expect(window.page.locator('.logo img')).toHaveCount(1);
      await shot('dark-1024');
      expect(await seriousFaults(window.page)).toEqual([]);
      expect(faults).toEqual([]);
    });

    test('the saved page loads nothing from outside', async () => {
      const html = readFileSync(join(pictures, 'report-saved.html'), 'utf8');
      expect(html).toContain('Content-Security-Policy');
      expect(
        [...html.matchAll(/\b(?:src|href)="([^"]+)"/g)]
          .map(([, address]) => address!)
          .filter((address) => !/^(data:image\/|#|https?:\/\/)/.test(address)),
      ).toEqual([]);
      expect(html).not.toMatch(/<(script|link|iframe|object)\b|\ssrc="http/);
    });
  });
}
