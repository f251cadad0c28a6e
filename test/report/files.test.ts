import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { deflate, deflateSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { afterAll, describe, expect, test } from 'vitest';
import { readFile } from '#formats/index.ts';
import { geometryHash, type Feature } from '#geo/index.ts';
import { fontOf } from '#report/pdf/fonts.ts';
import { openShaping } from '#report/pdf/shaping.ts';
import { TextSetter } from '#report/pdf/text.ts';
import { readLogo } from '#report/index.ts';
import { writeBundle } from '#report/bundle.ts';
import { writePng } from '#raster/png.ts';
import { square } from './given.ts';
import { file, made, type Wanted } from './made.ts';
import { processorMilliseconds } from '../helpers/processor-time.ts';

const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
const hasPoppler = has('pdftotext', '-v') && has('pdfinfo', '-v');
const hasGdal = has('ogrinfo', '--version') && has('gdalinfo', '--version');
const libreOffice = ['soffice', 'libreoffice'].find((program) => has(program, '--version'));
if (!hasPoppler) console.log('skipped: no poppler here to read PDF with (Debian: poppler-utils)');
if (!hasGdal) console.log('skipped: no GDAL here to read bundles with (Debian: gdal-bin)');
if (!libreOffice) console.log('skipped: no LibreOffice here to read workbooks with (Debian: libreoffice-calc-nogui)');

const folder = mkdtempSync(join(tmpdir(), 'hectare-report-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const put = (name: string, bytes: Uint8Array): string => {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return path;
};
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 });

describe.skipIf(!hasPoppler)('the PDF', () => {
  const pdf = async (wanted: Wanted = {}) => {
    const written = await file('pdf', wanted);
    const path = put(`${Math.random().toString(36).slice(2)}.pdf`, written.bytes);
    return { ...written, path, text: run('pdftotext', '-layout', path, '-') };
  };
  test('is tagged, titled, in its language, with alt texts, table heads and bookmarks', async () => {
    const { path, text, bytes, pageCount } = await pdf({ options: { language: 'es', title: 'Bloque norte' } });
    const info = run('pdfinfo', path);
    expect(info).toMatch(/Tagged:\s+yes/);
    expect(info).toMatch(/Title:\s+Bloque norte/);
    expect(Number(/Pages:\s+(\d+)/.exec(info)![1])).toBe(pageCount);
    const structure = run('pdfinfo', '-struct', path);
    for (const tag of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Figure', 'TOC', 'TOCI', 'Link', 'Caption'])
      expect(structure).toMatch(new RegExp(`^\\s*${tag}\\b`, 'm'));
    expect(structure).toMatch(/Scope \/Column/);
    expect(structure).toMatch(/Scope \/Row/);
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw).toMatch(/\/Lang \(es\)/);
    expect(raw).toMatch(/\/Outlines \d+ 0 R/);
    expect(raw.match(/\/Alt \(/g)!.length).toBeGreaterThan(8);
    expect(text).toMatch(new RegExp(`Página ${pageCount} de ${pageCount}`));
  });
  test.each([
    ['A4', /595\.28 x 841\.89/],
    ['letter', /612 x 792/],
  ] as const)('on %s', async (paper, size) => {
    expect(run('pdfinfo', (await pdf({ options: { paper, sections: ['summary'] } })).path)).toMatch(size);
  });
  test('writes every script, in a title and in notes', async () => {
    const names = [
      'Đồng Tháp',
      'Лесной участок',
      'Ελαιώνας',
      'उत्तर खंड',
      'ป่าชุมชน',
      'שלום',
      'ደን',
      'မြန်မာ',
      'ᠮᠣᠩᠭᠣᠯ',
      'ປ່າໄມ້',
      'වනය',
      'అడవి',
      'ಕಾಡು',
      'വനം',
      'જંગલ',
      'ਜੰਗਲ',
      'ଜଙ୍ଗଲ',
      'ტყე',
      'անտառ',
      '🌳 plot',
    ];
    const { text, missingLetters } = await pdf({
      names: names.slice(1, 2),
      options: { sections: ['summary', 'notes'], notes: names.toSpliced(1, 1).join('\n') },
    });
    // What poppler takes out of joined scripts is in another order, so letters are compared.
    const letters = (words: string) => [...words.normalize('NFD').replaceAll(/[\s\p{Cf}]/gu, '')].sort().join('');
    expect(missingLetters).toEqual([]);
    const rows = new Set(text.split('\n').map(letters));
    expect(names.filter((name) => !rows.has(letters(name)))).toEqual([]);
  });
  test('Burmese, Khmer and Mongolian letters change places, stack and join', async () => {
    await openShaping();
    const glyphs = (text: string) =>
      fontOf(text[0]!, false)!
        .font.layout(text)
        .glyphs.map(({ id }) => id);
    const single = (letter: string) => glyphs(letter)[0]!;
    // The vowel e is spoken after its letter and written before it; of the two letters of a stack one is small and below.
    expect(glyphs('ကေ').at(-1)).toBe(single('က'));
    expect(glyphs('က္က')[0]).toBe(single('က'));
    expect(glyphs('က္က')[1]).not.toBe(single('က'));
    expect(glyphs('ខ្មែ').length).toBeLessThan(4);
    expect(glyphs('ᠮᠣᠩ')).not.toEqual([single('ᠮ'), single('ᠣ'), single('ᠩ')]);
  });
  test.each(['မြန်မာနိုင်ငံ၏ သစ်တော', 'ព្រៃសហគមន៍ភូមិ', 'वन पुनर्स्थापन क्षेत्र', 'ป่าน้ำขาว', 'ᠮᠣᠩᠭᠣᠯ', '🌳 plot 👩🏽‍🌾', 'יער הצפון'])(
    '%s is copied out of the PDF as it was typed, beside the figures of its row',
    async (name) => {
      const { text } = await pdf({ names: ['Other', name], isPortfolio: true, options: { sections: ['projects'] } });
      const at = text.split('\n').findIndex((row) => row.replaceAll(/[\u202A-\u202E]/g, '').includes(name));
      expect(at).toBeGreaterThan(0);
      expect(
        text
          .split('\n')
          .slice(at - 1, at + 1)
          .join(' '),
      ).toContain('166.15');
    },
  );
  test('a picture letter is as wide as it is drawn, whatever units its font counts in', async () => {
    await openShaping();
    const setter = new TextSetter(new PDFDocument({ font: null as never }));
    expect(setter.widthOf('🌳', { size: 100 })).toBeCloseTo((100 * 2600) / 2048, 3);
    expect(setter.widthOf('🌳🌳 ', { size: 100 })).toBeCloseTo((200 * 2600) / 2048, 3);
  });
  test('a name that is too long for the foot of the page ends in an ellipsis there, and notes in Arabic begin at the right', async () => {
    const { path, text } = await pdf({
      names: ['Community woodland and watershed restoration programme of the northern hills, second phase, 2024 to 2029'],
      options: { sections: ['summary', 'notes'], notes: 'الحدود الشمالية' },
    });
    expect(text).toMatch(/Made with Hectare · Community woodland .*…\s+Page 1 of/);
    const words = run('pdftotext', '-bbox', path, '-').split('\n');
    const right = words.filter((row) => /[\u0600-\u06FF]/.test(row)).map((row) => Number(/xMax="([\d.]+)"/.exec(row)![1]));
    expect(Math.abs(Math.max(...right) - (595.28 - 50))).toBeLessThan(2);
  });
  test('a table never leaves its last row alone on a page', async () => {
    for (const rows of [60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70]) {
      const { path, pageCount } = await pdf({
        options: { sections: ['soil'] },
        changed: { soil: Array.from({ length: rows }, (_, index) => ({ story: `row-${index}` })) },
      });
      const last = run('pdftotext', '-f', String(pageCount), '-l', String(pageCount), path, '-');
      const there = last.match(/row-\d+/g) ?? [];
      expect(there.length, `${rows} rows`).not.toBe(1);
    }
  });
  test('Arabic letters are joined: their glyphs are not those of single letters', async () => {
    const widths = async (name: string) => {
      const { path } = await pdf({ names: [name], options: { sections: ['summary'] } });
      return [...run('pdftotext', '-bbox', path, '-').matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)"/g)].map(
        ([, from, , to]) => Number(to) - Number(from),
      );
    };
    const [joined, parted] = [await widths('غابة'), await widths('غ ا ب ة')];
    expect(Math.max(...parted)).toBeGreaterThan(0);
    expect(joined[0]!).toBeLessThan(parted.slice(0, 4).reduce((sum, wide) => sum + wide, 0));
  });
  test('letters without a font are never boxes in silence: a line says which', async () => {
    const { text, missingLetters } = await pdf({ names: ['ᬩᬮᬶ'], options: { sections: ['summary'] } });
    expect(missingLetters).toContain('U+1B29 (Balinese)');
    expect(text).toContain('U+1B29 (Balinese)');
  });
  test('a project of two thousand parts keeps to its pages, and says what is left out', async () => {
    const parts = Array.from({ length: 2000 }, (_, index) => [
      [
        [35 + index * 0.02, 1],
        [35.01 + index * 0.02, 1],
        [35.01 + index * 0.02, 1.01],
        [35 + index * 0.02, 1],
      ],
    ]);
    const { text, pageCount } = await pdf({
      options: { sections: ['parts', 'annex'] },
      changed: {
        getProject: {
          id: 'p-0',
          project_name: 'Many',
          created_at: '2026-01-01',
          geometry: { type: 'MultiPolygon', coordinates: parts },
          subprojects: [],
        },
      },
    });
    expect(text).toContain('The first 20 of 2,000 rows');
    expect(text).toContain('1,800 more rows');
    expect(pageCount!).toBeGreaterThan(3);
    expect(pageCount!).toBeLessThan(9);
  });
  test('a word, a cell and notes that are longer than the page stay on paper', async () => {
    const { pageCount, text } = await pdf({
      names: ['x'.repeat(300)],
      options: { sections: ['summary', 'notes', 'soil'], notes: `${'long '.repeat(4000)}END` },
      changed: { soil: [{ story: 'word '.repeat(3000), more: 'END-OF-CELL' }] },
    });
    expect(pageCount!).toBeGreaterThan(5);
    expect(text).toContain('END-OF-CELL');
    expect(text).toMatch(/long END/);
  });
});

test('the PDF of the same answers and time is the same file, however long its pictures take to decode', async () => {
  const first = await file('pdf');
  // Every thread that decodes is busy while the second is written.
  const busy = Array.from({ length: 8 }, () => promisify(deflate)(randomBytes(2_000_000)));
  const second = await file('pdf');
  await Promise.all(busy);
  expect(Buffer.compare(second.bytes, first.bytes)).toBe(0);
});

describe('the HTML', () => {
  test('is one file that needs nothing from outside and says what was typed as it was typed', async () => {
    const { bytes } = await file('html', {
      names: ['<script>alert(1)</script> & "co"'],
      options: { notes: 'See https://example.org/a?b=1&c=2.' },
    });
    const html = new TextDecoder().decode(bytes);
    expect(html).toContain("default-src 'none'; style-src 'unsafe-inline'; img-src data:");
    expect(html).not.toMatch(/<(script|link|iframe|object|base|form)\b/i);
    expect(html).not.toMatch(/\son\w+=|url\(|@import|<img[^>]+src="(?!data:)/i);
    expect(html).toContain('<h1>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;co&quot;</h1>');
    expect(html).toContain('<a href="https://example.org/a?b=1&amp;c=2" rel="noreferrer noopener">');
    expect(html.match(/<svg [^>]*role="img" aria-label="[^"]+"/g)!.length).toBeGreaterThan(8);
  });
});

describe('the HTML of a portfolio', () => {
  test('has no empty heads of rows and no two landmarks of one name', async () => {
    const { bytes } = await file('html', { names: ['North', 'South'], isPortfolio: true });
    const html = new TextDecoder().decode(bytes);
    expect(html).toContain('<tfoot>');
    expect(html).not.toMatch(/<th[^>]*><\/th>/);
    expect(html).not.toContain('role="region"');
  });
});

describe('the workbook', () => {
  test('has a sheet for each product, numbers as numbers, dates as dates, and no text as a formula', async () => {
    const { bytes } = await file('xlsx', { names: ['=HYPERLINK("http://x")'], isPortfolio: true });
    const parts = unzipSync(bytes);
    const text = (name: string) => new TextDecoder().decode(parts[name]);
    expect(text('xl/workbook.xml')).toMatch(/name="Projects"/);
    const sheets = Object.keys(parts).filter((name) => /worksheets\/sheet\d+\.xml$/.test(name));
    expect(sheets.length).toBe(5);
    for (const name of sheets) expect(text(name)).not.toContain('<f>');
    const whole = unzipSync((await file('xlsx')).bytes);
    const names = [...new TextDecoder().decode(whole['xl/workbook.xml']).matchAll(/<sheet [^>]*?name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual([
      'Facts',
      'Weather by year',
      'Tree cover lost by year',
      'Loss indicator',
      'Biomass stock',
      'Performance benchmark',
      'Carbon additionality',
      'Emissions',
      'Satellite scenes',
      'Land cover of 2021',
      'Project mask',
      'Wetlands mask',
      'Parts of the boundary',
      // What the annex holds stands after the topics.
      'Weather by month',
      'Water balance',
      'Climate by year',
      'Climate extremes',
      'Carbon baseline',
      'Greenness by month',
      'Soil by depth',
    ]);
  });
  test('tables of a portfolio’s pages are one sheet with the project’s name', async () => {
    const { bytes } = await file('zip', { names: ['North', 'South'], isPortfolio: true });
    const csv = new TextDecoder().decode(unzipSync(bytes)['tables/deforestation-summary.csv']).split('\r\n');
    expect(csv[0]).toMatch(/^\uFEFF?Project,Year,/);
    expect(csv.filter((line) => line.startsWith('North,'))).toHaveLength(9);
    expect(csv.filter((line) => line.startsWith('South,'))).toHaveLength(9);
  });
  test.skipIf(!libreOffice)(
    'opens in LibreOffice with its figures',
    async () => {
      const path = put('report.xlsx', (await file('xlsx')).bytes);
      run(
        libreOffice!,
        '--headless',
        `-env:UserInstallation=file://${join(folder, 'office')}`,
        '--convert-to',
        'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,6',
        '--outdir',
        folder,
        path,
      );
      const csv = readFileSync(join(folder, 'report-deforestation-summary.csv'), 'utf8');
      expect(csv.split('\n').slice(0, 3).join('\n')).toMatch(/Year,.*\n2018,0,0,0,120,2018-12-31\n2019,1\.5,1\.5,0\.9,120,2019-12-31/);
    },
    180_000,
  );
});

describe('the bundle', () => {
  test('names every file with its length and SHA-256, and holds the shapes unchanged', async () => {
    const { bytes } = await file('zip', { names: ['North / block'] });
    const files = unzipSync(bytes);
    const manifest = JSON.parse(new TextDecoder().decode(files['manifest.json'])) as {
      files: { path: string; bytes: number; sha256: string }[];
      synthetic: boolean;
      projects: { geometry_hash: string }[];
    };
    expect(manifest.files.map(({ path }) => path).sort()).toEqual(
      Object.keys(files)
        .filter((name) => name !== 'manifest.json')
        .sort(),
    );
    for (const { path, bytes: length, sha256 } of manifest.files)
      expect([path, files[path]!.length, createHash('sha256').update(files[path]!).digest('hex')]).toEqual([path, length, sha256]);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'report.pdf',
        'report.html',
        'report.xlsx',
        'shapes/boundary.geojson',
        'shapes/boundary.kml',
        'shapes/boundary.gpkg',
        'rasters/project-mask.tif',
        'rasters/wetlands-mask.tif',
        'rasters/wetlands-mask.qml',
        'rasters/deforestation-indicator-image.tif',
        'rasters/satellite-index.png',
        'tables/weather-monthly.csv',
      ]),
    );
    expect(manifest.synthetic).toBe(false);
    for (const name of ['geojson', 'kml', 'gpkg']) {
      const { features } = await readFile(files[`shapes/boundary.${name}`]!, { fileName: `boundary.${name}` });
      expect(geometryHash(features.map(({ geometry }) => geometry!)), name).toBe(geometryHash(square(0)));
    }
  });
  test('holds the parcels with names, folders, attributes and styles, and those of each of several projects', async () => {
    const parcels: Feature[] = ['Njeri', 'Otieno'].map((name, index) => ({
      type: 'Feature',
      geometry: square(index),
      properties: { name, folder: 'North', trees: 40 + index, stroke: '#ff0000', 'stroke-width': 3 },
    }));
    const read = async (bytes: Uint8Array, name: string) =>
      (await readFile(unzipSync(bytes)[`shapes/parcels.${name}`]!, { fileName: `parcels.${name}` })).features;
    const one = (await file('zip', { shapes: parcels, options: { sections: ['masks'] } })).bytes;
    expect(await read(one, 'geojson')).toMatchObject(parcels.map(({ properties }) => ({ properties })));
    expect((await read(one, 'kml')).map(({ properties }) => properties)).toMatchObject(parcels.map(({ properties }) => properties));
    expect((await read(one, 'gpkg')).map(({ properties }) => properties?.['trees'])).toEqual([40, 41]);
    const several: Wanted = { names: ['A', 'B'], isPortfolio: true, shapes: parcels, options: { sections: ['projects'] } };
    const ofMany = await read((await file('zip', several)).bytes, 'geojson');
    expect(ofMany.map(({ properties }) => [properties?.['name'], properties?.['folder']])).toEqual([
      ['Njeri', 'A/North'],
      ['Otieno', 'A/North'],
      ['Njeri', 'B/North'],
      ['Otieno', 'B/North'],
    ]);
    expect(Object.keys(unzipSync((await file('zip', { options: { sections: ['masks'] } })).bytes)).join()).not.toContain('parcels');
  });
  test.skipIf(!hasGdal)('its shapes and rasters open in GDAL', async () => {
    const files = unzipSync(
      (await file('zip', { names: ['غابة', 'South'], isPortfolio: true, options: { sections: ['projects', 'pages'] } })).bytes,
    );
    for (const name of ['geojson', 'kml', 'gpkg']) {
      const path = put(`shapes/boundary.${name}`, files[`shapes/boundary.${name}`]!);
      const info = run('ogrinfo', '-al', path);
      expect(info, name).toMatch(/Feature Count: 2/);
      expect(info, name).toContain('غابة');
    }
    const single = unzipSync((await file('zip', { options: { sections: ['masks'] } })).bytes);
    const info = run('gdalinfo', put('mask.tif', single['rasters/wetlands-mask.tif']!));
    expect(info).toMatch(/EPSG",4326|WGS 84/);
    expect(info).toMatch(/Size is 60, 60/);
  });
  test('has a place of its own for each file, also where capitals do not count and where names are devices', async () => {
    const { report, collected } = await made({ options: { sections: ['masks'] } }, true);
    const [one] = collected.projects;
    // Ids as a provider may give them.
    const ids = ['plot/7', 'Plot-7', '地块一', '地块二', 'aux'];
    collected.projects = ids.map((id) => ({ ...one!, project: { ...one!.project, id } }));
    const { bytes } = await writeBundle(report, collected, new AbortController().signal, () => {});
    const files = unzipSync(bytes);
    const manifest = JSON.parse(new TextDecoder().decode(files['manifest.json'])) as { files: { path: string; sha256: string }[] };
    const paths = manifest.files.map(({ path }) => path);
    const rasters = collected.projects.flatMap(({ answers }) => Object.values(answers)).filter(({ value }) => value instanceof Uint8Array);
    expect(rasters).toHaveLength(5);
    expect(paths.filter((path) => /^rasters\/.*(tif|png)$/.test(path))).toHaveLength(rasters.length);
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
    for (const { path, sha256 } of manifest.files) expect(createHash('sha256').update(files[path]!).digest('hex'), path).toBe(sha256);
    expect(paths.filter((path) => /(^|\/)aux(\/|$)/.test(path))).toEqual([]);
  });
  test('stops when it is cancelled', async () => {
    const abort = new AbortController();
    const work = file('zip', {
      signal: abort.signal,
      names: Array.from({ length: 40 }, (_, index) => `P ${index}`),
      isPortfolio: true,
      progress: (share, doing) => {
        if (doing === 'bundle' && share > 0) abort.abort();
      },
    });
    await expect(work).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a logo', () => {
  const png = writePng(new Uint8Array(4 * 20 * 10).fill(200), 20, 10);
  const svg = (inside: string, attributes = 'viewBox="0 0 120 40"') =>
    new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
    );
  test('PNG is kept, SVG is drawn', async () => {
    expect(await readLogo(png)).toMatchObject({ type: 'image/png', width: 20, height: 10 });
    expect(await readLogo(svg('<rect width="120" height="40" fill="green"/><text x="5" y="30">Land</text>'))).toMatchObject({
      type: 'image/png',
      width: 640,
    });
  });
  test('what an SVG may bring along is not followed', async () => {
    const { bytes } = await readLogo(
      svg(
        `<script>fetch("http://x")</script><image xlink:href="file:///etc/hostname" width="9" height="9"/><image href="http://127.0.0.1:9/x.png" width="9" height="9"/><rect width="9" height="9"/>`,
      ),
    );
    expect(Buffer.from(bytes).includes('http')).toBe(false);
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${'bcdefghij'
      .split('')
      .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghij'[index]};`.repeat(10)}">`)
      .join('')}]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&j;</text></svg>`;
    expect(
      await processorMilliseconds(() =>
        readLogo(new TextEncoder().encode(bomb)).catch((error: { code: string }) => expect(error.code).toBe('bad-logo')),
      ),
    ).toBeLessThan(5000);
  });
  const chunk = (name: string, content: Uint8Array, length = content.length) => {
    const bytes = Buffer.alloc(12 + content.length);
    bytes.writeUInt32BE(length);
    bytes.write(name, 4);
    bytes.set(content, 8);
    return bytes;
  };
  const pngOf = (...chunks: Buffer[]) => new Uint8Array(Buffer.concat([png.subarray(0, 33), ...chunks]));
  test.each([
    ['text', new TextEncoder().encode('hello')],
    ['a cut PNG', png.slice(0, 20)],
    // What draws it would have taken 2.5 GB for these 55 bytes.
    ['a PNG with a length beyond its end', pngOf(chunk('IDAT', new Uint8Array(10), 0x7fffffff))],
    ['a PNG without its last chunk', pngOf(chunk('IDAT', deflateSync(new Uint8Array(810))))],
    [
      'a PNG that unpacks to more than its size has',
      pngOf(chunk('IDAT', deflateSync(new Uint8Array(1_000_000))), chunk('IEND', new Uint8Array())),
    ],
    ['nothing', new Uint8Array()],
    ['a broken SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><rect')],
    ['too many bytes', new Uint8Array(5_000_000)],
  ])('%s is refused with what to do', async (_name, bytes) => {
    await expect(readLogo(bytes)).rejects.toMatchObject({ code: 'bad-logo', message: expect.stringMatching(/choose it again/) });
  });
});
