import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCondition } from '#cli/written-conditions.ts';
import { connect } from '#cli/connect.ts';
import { report, type ReportCommand } from '#cli/report.ts';
import { areaHectares } from '#geo/index.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { square } from './given.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-report-command-'));
const data = join(folder, 'data');
const said: string[] = [];
const printed: string[] = [];
const output = {
  out: (text: string) => {
    printed.push(text);
  },
  err: (text: string) => {
    said.push(text);
  },
};
const out = join(folder, 'report.pdf');
const run = (command: Partial<ReportCommand>) =>
  report(
    { projects: ['North'], out, portfolio: false, json: true, packs: [], nonCommercial: null, data, ...command },
    output,
    new AbortController().signal,
  );

describe('hectare report', () => {
  beforeAll(async () => {
    process.env['FORCE_OFFLINE'] = '1';
    const { client, close } = await connect({ data, packs: [], nonCommercial: null }, output);
    for (const [index, name] of ['North', 'Twin', 'Twin'].entries())
      await client.call('createProject', {
        query: { project_name: name },
        body: { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry: square(index) }] },
      });
    await client.call('createProject', {
      query: { project_name: 'Members' },
      body: {
        type: 'FeatureCollection',
        features: [
          ['Njeri', 'Nyeri', 0.01],
          ['Otieno', 'Siaya', 0.01],
          ['Wanjiru', 'Nyeri', 0.005],
          ['Kamau', null, 0.005],
        ].map(([name, district, size], at) => ({
          type: 'Feature',
          properties: { name, district },
          geometry: parcelAt(34 + at * 0.05, 0.5, size as number),
        })),
      },
    });
    await close();
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    [{ out: 'report.doc' }, /report\.doc: a report ends in \.pdf, \.html, \.xlsx, \.zip/],
    [{ sections: 'summary,wheather' }, /there is no section "wheather"[\s\S]*summary, introduction, project-notes, map, weather/],
    [{ portfolio: true, sections: 'soil' }, /A report of a portfolio has: projects, introduction, project-notes, map/],
    [{ language: 'fr' }, /en, es/],
    [{ template: 'glossy' }, /one-page, standard, full, eudr, carbon/],
    [{ portfolio: true, template: 'eudr' }, /one-page, standard, full\./],
    [{ template: 'full', sections: 'soil' }, /a template or sections, not both/],
    [{ paper: 'A3' }, /A4, letter/],
    [{ numbers: 'roman' }, /point, comma, space/],
    [{ dates: 'us' }, /--dates should be iso/],
    [{ projects: [] }, /--portfolio/],
    [{ projects: ['a', 'b'] }, /--portfolio/],
    [{ logo: '/nowhere/logo.png' }, /--logo/],
    [{ logo: '/dev/zero' }, /cannot be read/],
    [{ notesFile: '/nowhere/notes.txt' }, /--notes-file/],
  ] as [Partial<ReportCommand>, RegExp][])('refuses %o before it asks anything', async (command, message) => {
    await expect(run(command)).rejects.toThrow(message);
    expect(existsSync(out)).toBe(false);
  });
  test('a name that is not there or that two have is said with what there is', async () => {
    await expect(run({ projects: ['Nowhere'] })).rejects.toThrow(/There is no project "Nowhere" here\. There are: .*North/);
    await expect(run({ projects: ['Twin'] })).rejects.toThrow(/2 projects are called "Twin"\. Name one by its id/);
  });
  test('writes the report of one project, by name', async () => {
    writeFileSync(join(folder, 'notes.txt'), 'Seen on foot.');
    expect(await run({ sections: 'parts,notes', notesFile: join(folder, 'notes.txt'), language: 'ES', paper: 'Letter' })).toBe(0);
    expect(readFileSync(out).subarray(0, 5).toString()).toBe('%PDF-');
    expect(JSON.parse(printed.at(-1)!)).toMatchObject({ file: out, page_count: 1, missing_products: [] });
  });
  test('a report begins no collecting of the months of greenness', async () => {
    await run({ sections: 'satellite', out: join(folder, 'satellite.html') });
    expect(said.filter((line) => line.startsWith('satellite-index: '))).toHaveLength(1);
    const { client, close } = await connect({ data, packs: [], nonCommercial: null }, output);
    try {
      const { value: projects } = await client.call('listProjects', {});
      const id = (projects as { id: string; project_name: string }[]).find(({ project_name: name }) => name === 'North')!.id;
      const months = client.call('satelliteSeries', { params: { project_id: id }, query: { collect: false } });
      await expect(months).rejects.toThrow(/never asked for/);
    } finally {
      await close();
    }
  });
  test('a product that is not there makes exit code 1, and the report all the same; a portfolio takes all', async () => {
    expect(await run({ sections: 'soil', out: join(folder, 'soil.html') })).toBe(1);
    expect(readFileSync(join(folder, 'soil.html'), 'utf8')).toContain('Soil');
    expect(said.some((line) => line.startsWith('soil: '))).toBe(true);
    await run({ projects: [], portfolio: true, sections: 'projects,map', out: join(folder, 'all.html') });
    const html = readFileSync(join(folder, 'all.html'), 'utf8');
    expect(html.match(/Twin/g)!.length).toBeGreaterThanOrEqual(2);
    expect(html).toContain('North');
  });
  test('--where: the parcels that conditions leave, with their sum beside the area of the project', async () => {
    const path = join(folder, 'nyeri.html');
    const where = { join: 'all' as const, conditions: [readCondition('district is nyeri')] };
    await run({ projects: ['Members'], sections: 'parts', out: path, where });
    const html = readFileSync(path, 'utf8');
    const text = html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('This report has 2 of 4 parcels, by a filter: district is “nyeri”.');
    const [large, small] = [0.01, 0.005].map((size, at) => areaHectares(parcelAt(34 + at * 0.1, 0.5, size))) as [number, number];
    const [shown, all] = [large + small, 2 * (large + small)].map((hectares) => hectares.toFixed(2));
    expect(text).toContain(`The sum is that of 2 of 4 parcels, ${shown} ha; the project with all of them has ${all} ha.`);
    for (const name of ['Njeri', 'Wanjiru']) expect(text).toContain(name);
    for (const name of ['Otieno', 'Kamau']) expect(text).not.toContain(name);
    expect(said).toContain('2 of 4 parcels: district is “nyeri”');
    expect(JSON.parse(printed.at(-1)!)).toMatchObject({ parcels: { shown: 2, all: 4 } });
  });
  test.each([
    ['district is Kisumu', /Members: none of 4 parcels is left: district is “Kisumu”/],
    ['county is Nyeri', /Members: there is no column “county”\. There are name, district/],
  ])('--where %j makes no report', async (condition, message) => {
    const path = join(folder, 'none.html');
    const where = { join: 'all' as const, conditions: [readCondition(condition)] };
    await expect(run({ projects: ['Members'], out: path, where })).rejects.toThrow(message);
    expect(existsSync(path)).toBe(false);
  });
});
