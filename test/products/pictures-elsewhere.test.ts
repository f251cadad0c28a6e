import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDataAccess, openPack } from '#datasets/index.ts';
import { areaHectares, centroid, type Geometry } from '#geo/index.ts';
import type { Collected } from '#products/product.ts';
import { services } from '#products/services.ts';
import { qgisStyleOf } from '#raster/qgis-style.ts';
import { collectContext } from '../helpers/packed-data.ts';
import { parcelAt } from '../helpers/parcels.ts';

const landscape = resolve(import.meta.dirname, '../../out/sample-landscape');
const hasGdal = spawnSync('gdalinfo', ['--version']).error === undefined;
const gdal = (name: string) => {
  if (!hasGdal) console.log(`Skipped: GDAL reads ${name} (gdalinfo is not installed)`);
  return hasGdal;
};
const hasLandscape = existsSync(landscape);
if (!hasLandscape) console.log('Skipped: pictures of the sample landscape (it is not made)');

/** Products with pictures; the indicator stands on the forest before it. */
const slugs = ['project-mask', 'wetlands-mask', 'land-cover', 'deforestation-summary', 'satellite-index', 'deforestation-indicator-image'];
/** Pictures of cells for our own later use, which no endpoint gives. */
const isServed = (name: string) => /\.(tif|png)$/.test(name) && !/cells|block|cover-\d|^forest-/.test(name);
const files = new Map<string, Uint8Array>();
let folder: string;
let data: ReturnType<typeof createDataAccess>;
beforeAll(async () => {
  if (!hasLandscape) return;
  folder = mkdtempSync(join(tmpdir(), 'hectare-pictures-'));
  data = createDataAccess({
    cacheFolder: join(folder, 'cache'),
    packs: [await openPack(landscape)],
    settings: { offline: true, nonCommercialUse: true },
    userAgent: 'test',
  });
  const geometry = parcelAt(35, 1.04) as Geometry;
  const project = {
    id: 'p1',
    name: 'Test',
    geometry,
    areaHectares: areaHectares(geometry),
    centroid: centroid(geometry)!,
    createdAt: '2026-01-01T00:00:00Z',
  };
  const results: Record<string, Collected> = {};
  for (const slug of slugs) {
    const product = services.find((one) => one.slug === slug)!;
    const variants =
      slug === 'satellite-index' ? ['', product.variantOf!({}, new Date('2026-11-20T00:00:00Z'), 'satelliteTrueColour')] : [''];
    for (const variant of variants) {
      const collected = await product.collect(project, variant, collectContext(data, '2026-11-20T00:00:00Z', { results }));
      results[slug] ??= collected;
      for (const [name, { bytes }] of Object.entries(collected.files ?? {})) if (isServed(name)) files.set(`${slug}/${name}`, bytes);
    }
  }
});
afterAll(async () => {
  if (!hasLandscape) return;
  await data.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Info {
  bands: {
    colorInterpretation: string;
    noDataValue?: number | string;
    description?: string;
    metadata: Record<string, Record<string, string>>;
    colorTable?: { entries: [number, number, number, number][] };
  }[];
  metadata: Record<string, Record<string, string>>;
}
const infoOf = (bytes: Uint8Array): Info => {
  const path = join(folder, 'picture.tif');
  writeFileSync(path, bytes);
  const { stdout } = spawnSync('gdalinfo', ['-json', path], { encoding: 'utf8' });
  return JSON.parse(stdout) as Info;
};
const tiffs = () => [...files].filter(([name]) => name.endsWith('.tif'));

describe.skipIf(!hasLandscape)('pictures of the sample landscape', () => {
  test('are all of the products that draw', () => {
    expect([...files.keys()].sort()).toEqual([
      'deforestation-indicator-image/deforestation_indicator.tif',
      'deforestation-summary/loss_year.tif',
      'land-cover/land_cover.tif',
      'project-mask/project_mask.tif',
      'satellite-index/image.png',
      'satellite-index/index.tif',
      'satellite-index/true-colour.png',
      'wetlands-mask/wetlands_mask.tif',
    ]);
  });

  test.skipIf(!gdal('tags of pictures'))('say SYNTHETIC, but for the mask, which is of the boundary alone', () => {
    for (const [name, bytes] of tiffs()) {
      const { metadata } = infoOf(bytes);
      const isMask = name.startsWith('project-mask/');
      expect(metadata['']!['SYNTHETIC'], name).toBe(isMask ? undefined : 'YES');
      if (!isMask) expect(metadata['']!['TIFFTAG_IMAGEDESCRIPTION'], name).toContain('SYNTHETIC');
    }
  });

  test('a PNG says it in its text', () => {
    for (const name of ['image.png', 'true-colour.png']) {
      const text = Buffer.from(files.get(`satellite-index/${name}`)!).toString('latin1');
      expect(text.indexOf('tEXtComment\0SYNTHETIC sample data'), name).toBeGreaterThan(0);
    }
  });

  test.skipIf(!gdal('colours, names and nodata'))(
    'have the colours and names of their classes, and nothing where there is no project',
    () => {
      for (const [name, bytes] of tiffs()) {
        const band = infoOf(bytes).bands[0]!;
        expect(band.description, name).toMatch(/\w/);
        if (name.endsWith('index.tif')) {
          expect([band.colorInterpretation, String(band.noDataValue).toLowerCase()], name).toEqual(['Gray', 'nan']);
          continue;
        }
        const outside = name.startsWith('project-mask/') ? 0 : 255;
        expect([band.colorInterpretation, band.noDataValue], name).toEqual(['Palette', outside]);
        expect(band.colorTable!.entries[outside]![3], `${name} draws outside`).toBe(0);
        const classes = Object.entries(band.metadata['']!).filter(([item]) => item.startsWith('CLASS_'));
        expect(classes.length, name).toBeGreaterThan(1);
        for (const [item] of classes) {
          const value = Number(item.slice(6));
          if (value !== outside) expect(band.colorTable!.entries[value]![3], `${name} ${item}`).toBe(255);
        }
      }
    },
  );

  test('have a style for QGIS with their classes or their ramp, in well-formed XML', async () => {
    for (const [name, bytes] of tiffs()) {
      const style = (await qgisStyleOf(bytes))!;
      expect(style, name).not.toBeNull();
      const path = join(folder, 'style.qml');
      writeFileSync(path, style);
      const parsed = spawnSync('/usr/bin/python3', ['-c', 'import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.argv[1])', path], {
        encoding: 'utf8',
      });
      if (!parsed.error) expect(parsed.stderr, name).toBe('');
      if (name.endsWith('index.tif')) expect(style.match(/<item value="-?[\d.]+" color="#[\da-f]{6}"/g), name).toHaveLength(6);
      else expect(style.match(/<paletteEntry /g)!.length, name).toBeGreaterThan(0);
    }
    const mask = (await qgisStyleOf(files.get('project-mask/project_mask.tif')!))!;
    expect(mask.match(/<paletteEntry .*/g)).toEqual(['<paletteEntry value="1" color="#1c6b58" alpha="255" label="Project"/>']);
  });
});

test('a file that is no picture, or one without names, has no style', async () => {
  expect(await qgisStyleOf(Uint8Array.of(1, 2, 3))).toBeNull();
});
