import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { areaHectares, distanceMetres, rectangle, type Geometry } from '#geo/index.ts';
import { sheetsOf, type PrintSubject, type Sheet } from '#print/index.ts';
import { writePrintPdf } from '#print/files/pdf.ts';
import { printTemplate, type PrintTemplate } from '#print/template.ts';
import { readGeoTiff } from '#raster/index.ts';

const run = (program: string, args: string[], input?: string) => {
  const { status, stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8', env: { ...process.env, GDAL_PDF_DPI: '300' } });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
  return stdout;
};
const formats = spawnSync('gdalinfo', ['--formats'], { encoding: 'utf8' });
const hasGdal = formats.status === 0 && /\bPDF -raster/.test(formats.stdout);
if (!hasGdal) console.log('Skipped: GDAL reads place and scale of a printed map (gdalinfo with the PDF driver is not installed)');
const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;
if (!hasPoppler) console.log('Skipped: the words of a printed map are copied out of it (pdftotext is not installed)');

const folder = mkdtempSync(join(tmpdir(), 'hectare-print-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const red = { fill: '#ff0000', fillOpacity: 1, stroke: '#ff0000', strokeWidth: 0.01 } as const;

async function printed(name: string, geometry: Geometry, template: Partial<PrintTemplate>): Promise<{ path: string; sheet: Sheet }> {
  const plot = { name: 'Finca Ñandú', geometry, hectares: areaHectares(geometry), attributes: [], look: 0 };
  const subject: PrintSubject = { looks: [red], legend: [{ kind: 'layer', title: 'Plots', looks: [0] }], plots: [plot], attribution: '' };
  const made: Sheet[] = [];
  const { bytes } = await writePrintPdf({
    title: name,
    language: 'en',
    date: new Date('2026-11-25'),
    logo: null,
    ground: null,
    dotsPerInch: 200,
    series: (measure) => {
      const series = sheetsOf(subject, printTemplate.parse({ title: name, inset: false, ...template }), {
        date: '2026-11-25',
        measure,
        logo: null,
        hasGround: false,
        countries: null,
      });
      made.push(...series.sheets);
      return { ...series, sheets: made };
    },
  });
  const path = join(folder, `${name}.pdf`);
  writeFileSync(path, bytes);
  return { path, sheet: made[0]! };
}

/** Where GDAL sees the red of the plot, in metres of the plane and in dots. */
async function redSeenByGdal(path: string, sheet: Sheet) {
  const picture = `${path}.tif`;
  run('gdal_translate', ['-q', '-b', '2', '-of', 'GTiff', path, picture]);
  const { grid, values } = await readGeoTiff(new Uint8Array(readFileSync(picture)));
  const { ground } = sheet.view;
  const room = (ground.east - ground.west) / 50;
  let [left, right, top, bottom] = [grid.width, 0, grid.height, 0];
  for (let row = 0; row < grid.height; row += 1)
    for (let column = 0; column < grid.width; column += 1) {
      const [x, y] = [grid.west + (column + 0.5) * grid.cellWidth, grid.north - (row + 0.5) * grid.cellHeight];
      const isInside = x > ground.west + room && x < ground.east - room && y > ground.south + room && y < ground.north - room;
      if (!isInside || values[row * grid.width + column]! > 127) continue;
      left = Math.min(left, column);
      right = Math.max(right, column + 1);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row + 1);
    }
  return {
    epsg: grid.epsg,
    dots: { width: right - left, height: bottom - top },
    west: grid.west + left * grid.cellWidth,
    east: grid.west + right * grid.cellWidth,
    north: grid.north - top * grid.cellHeight,
    south: grid.north - bottom * grid.cellHeight,
  };
}

describe.skipIf(!hasGdal)('a printed map', () => {
  test.each([
    ['Kenya', [35.2, -1.3], 32_736, 'A4', 'landscape'],
    ['Rosario', [-60.1, -33.4], 32_720, 'A3', 'portrait'],
    ['Friesland', [5.95, 53.2], 32_631, 'letter', 'portrait'],
  ] as const)(
    'of %s lies within a metre by GDAL, and its scale within 0.2 %% on the page',
    async (name, [longitude, latitude], epsg, paper, orientation) => {
      const scale = 1000;
      const [wide, high] = [0.0007, 0.0006];
      const { path, sheet } = await printed(name, rectangle([longitude, latitude, longitude + wide, latitude + high]), {
        paper,
        orientation,
        scale,
        labels: false,
        grid: 'none',
      });
      const seen = await redSeenByGdal(path, sheet);
      expect(seen.epsg).toBe(epsg);
      // The corners by PROJ, which knows nothing of our arithmetic.
      const corners = [0, wide].flatMap((east) => [0, high].map((north) => `${longitude + east} ${latitude + north}`));
      const places = run('gdaltransform', ['-s_srs', 'EPSG:4326', '-t_srs', `EPSG:${epsg}`, '-output_xy'], `${corners.join('\n')}\n`)
        .trim()
        .split('\n')
        .map((line) => line.split(' ').map(Number) as [number, number]);
      const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
      // A dot of 300 an inch is 8.5 cm at this scale.
      for (const [found, expected] of [
        [seen.west, Math.min(...xs)],
        [seen.east, Math.max(...xs)],
        [seen.south, Math.min(...ys)],
        [seen.north, Math.max(...ys)],
      ] as const)
        expect(Math.abs(found - expected)).toBeLessThan(0.3);
      // On the page: the dots of the plot against the ground under it, with the dots that rounding takes.
      const paperMetres = (seen.dots.width / 300) * 0.0254;
      const groundMetres = distanceMetres([longitude, latitude + high / 2], [longitude + wide, latitude + high / 2]);
      const turned =
        Math.abs(Math.tan((sheet.facts.convergence * Math.PI) / 180)) * distanceMetres([longitude, latitude], [longitude, latitude + high]);
      const dotsOff = (2 / 300) * 0.0254 * scale;
      expect(Math.abs(paperMetres * scale - groundMetres)).toBeLessThan(groundMetres * 0.002 + turned + dotsOff);
    },
  );

  test('too wide for a zone has the corners of its plane by GDAL', async () => {
    const { path, sheet } = await printed('Wide', rectangle([20, -5, 45, 15]), { scale: null });
    const info = JSON.parse(run('gdalinfo', ['-json', path])) as {
      metadata: Record<string, { NEATLINE?: string }>;
      coordinateSystem: { wkt: string };
    };
    expect(info.coordinateSystem.wkt).toContain('Lambert Azimuthal Equal Area');
    const numbers = [...info.metadata['']!.NEATLINE!.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    const { ground } = sheet.view;
    expect(Math.abs(Math.min(...numbers.map(([x]) => x)) - ground.west)).toBeLessThan(1);
    expect(Math.abs(Math.max(...numbers.map(([x]) => x)) - ground.east)).toBeLessThan(1);
    expect(Math.abs(Math.min(...numbers.map(([, y]) => y)) - ground.south)).toBeLessThan(1);
    expect(Math.abs(Math.max(...numbers.map(([, y]) => y)) - ground.north)).toBeLessThan(1);
  });
});

test.skipIf(!hasPoppler)('the words of a printed map are copied out of it once each', async () => {
  const { path } = await printed('Words', rectangle([35.2, -1.3, 35.21, -1.29]), {});
  const words = run('pdftotext', ['-raw', path, '-']);
  expect(words.split('Finca Ñandú').length - 1).toBe(1);
  expect(words).toContain('Scale 1:');
  expect(words).toContain('WGS 84 / UTM zone 36S (EPSG:32736)');
});
