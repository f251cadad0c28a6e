import { describe, expect, test } from 'vitest';
import { sectionIds, type AnySectionId, type ReportOptions } from '#report/index.ts';
import { phraseText } from '#sentences/phrases/index.ts';
import { findingsOf, phraseOfFinding, vegetationIn } from '#findings/index.ts';
import { en } from '#phrases/en.ts';
import { greenness, projectOf } from './given.ts';
import { made, textOf } from './made.ts';

const only = (...sections: AnySectionId[]) => ({ options: { sections } });
const shown = async (wanted: Parameters<typeof made>[0]) => textOf((await made(wanted)).report);
const withArea = (hectares: number) => ({ getProject: { ...projectOf(0, 'North block'), area_hectares: hectares } });
const fault = (message: string, code: string) => Object.assign(new Error(message), { code });

describe('what a report says', () => {
  test('every section rests on its own answers, in the chosen order', async () => {
    const { report } = await made({ options: { sections: ['sources', 'soil', 'summary'] } });
    expect(report.sections.map(({ id }) => id)).toEqual(['sources', 'soil', 'summary']);
    const text = textOf((await made()).report);
    for (const said of [
      'of tree cover lost, 2018–2025: 10.50 ha',
      'of the land lost its tree cover, 2018–2025: 6.3 %',
      'Tree cover was lost on 10.50\u00a0ha from 2018 to 2025, 6.3\u00a0% of the area',
      'taken up a year by the trees of today (baseline): 618 tCO₂e',
      'greenness (NDVI: 0 bare, 1 dense), 15 Nov 2026: 0.64',
      'kind of topsoil: clay loam',
      'Temperature and precipitation by month',
      'TX30, an index of extremes',
      'tropical mountain',
      '120 in the project, 90 of similar land',
      'Organic carbon, g/kg',
      'Example archive, CC BY 4.0',
      'Means over the cells that the project covers.',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('NaN');
    expect(report.mark).toBe('');
  });
  test('the locator names neighbours, scale and north, and says like the methods of when its borders are', async () => {
    const [overview, methods] = (await made({ options: { sections: ['summary', 'methods'] } })).report.sections;
    const block = overview!.blocks.find(({ kind }) => kind === 'overview');
    const words = block?.kind === 'overview' ? block.locator!.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])) : [];
    expect(words).toEqual(
      expect.arrayContaining(['Uganda', 'Tanzania', 'Ethiopia', 'Kenya', '200 km', 'N', 'Borders: Natural Earth 1:10m, as of 2018']),
    );
    expect(JSON.stringify(methods)).toContain('its countries are those of 2018 and its units those of 2020');
  });
  test('a section without notes is left out; notes stand as they were typed, in paragraphs', async () => {
    const all = (await made()).report.sections.map(({ id }) => id);
    expect(all).toEqual(sectionIds.filter((id) => !['notes', 'common-land', 'own-maps', 'introduction', 'project-notes'].includes(id)));
    const [notes] = (await made({ options: { sections: ['notes'], notes: 'First day.\nRain.\n\n Second <b>day</b>. ' } })).report.sections;
    expect(notes!.blocks.map((block) => block.kind === 'paragraph' && block.text)).toEqual(['First day.\nRain.', 'Second <b>day</b>.']);
  });
  test('only what the chosen sections need is asked', async () => {
    const asked: string[] = [];
    const note = (name: string) => () => {
      asked.push(name);
      return [];
    };
    await made({
      ...only('forest'),
      changed: { weather: note('weather'), soil: note('soil'), deforestationSummary: note('forest'), climate: note('climate') },
    });
    expect(asked).toEqual(['forest']);
  });
  test('a year that is not over says until when it was seen, parts of periods have a star, carbon is not verified', async () => {
    const until = async (lost: number) =>
      shown({
        ...only('forest'),
        changed: {
          deforestationSummary: [
            { year: 2025, deforested_ha: 3, deforested_in_year_ha: 3, observed_through: '2025-12-31' },
            { year: 2026, deforested_ha: 3 + lost, deforested_in_year_ha: lost, observed_through: '2026-03-31' },
          ],
        },
      });
    expect(await until(0)).toContain('* 2026 until 31 March: none detected.');
    expect(await until(1.25)).toContain('* 2026 until 31 March: 1.25 ha.');
    // A year that was seen to its end has nothing to explain.
    expect(await shown(only('forest'))).not.toContain('2026 until');
    expect(await shown(only('weather'))).toMatch(/2026-11 \| [^\n]*not a whole period[\s\S]*Not a whole period/);
    const carbon = await shown(only('carbon'));
    expect(carbon.match(/not a verified result/g)).toHaveLength(4);
    expect(carbon).toContain('2021 | 600 | 0.12 | 528 | 370 | 790');
  });
  test('the first page tells the trend of greenness as the overview of the window does, where the months were collected', async () => {
    const { months } = greenness();
    const found = findingsOf({
      project: projectOf(0, 'North block'),
      parcelCount: null,
      answers: {},
      vegetation: vegetationIn({ months }),
      products: [],
      available: null,
      now: new Date('2026-11-21T12:00:00Z'),
    });
    const [fallen] = found.worry;
    expect(fallen!.code).toBe('findings.vegetation.falling');
    const sentence = phraseText(en, phraseOfFinding(fallen!, 'en-GB'))!;
    expect(sentence).toMatch(/^From 2017 to 2026 the land became less green: .* per decade \(.*\) on the scale of greenness \(NDVI\)/);
    const text = await shown(only('summary', 'satellite'));
    expect(text.split('\n').filter((line) => line === sentence)).toHaveLength(2);
    expect(text).toContain('Greenness by month, Jan 2017 to Oct 2026');
    // The month without a clear picture stays empty; its season is that of the other years.
    expect(text).toMatch(/2019-04 \| – \| 0\.\d+ \|/);
  });
  test('only stored months of greenness are asked for, and none is nothing missing', async () => {
    const asked: unknown[] = [];
    const { report, collected } = await made({
      ...only('summary', 'satellite', 'sources'),
      changed: {
        satelliteSeries: (_params: object, _query: object, keptOnly: boolean) => {
          asked.push(keptOnly);
          return fault('No answer of that is stored.', 'not-kept');
        },
      },
    });
    expect(asked).toEqual([true]);
    expect(Object.keys(collected.projects[0]!.answers)).not.toContain('satelliteSeries');
    const text = textOf(report);
    expect(text).toContain('Greenness by month was not collected yet, so its trend is not known.');
    expect(text).not.toMatch(/No answer of that is stored|Greenness by month, /);
  });
  test('what was written about a project stands in its report; without a word, the section is not there', async () => {
    const notes = { 'p-0': { notes: 'Seen on foot.\n\nAsk Wanjiru.', tags: ['coffee', 'audit'], archived: false } };
    const { report } = await made({ ...only('project-notes'), notes });
    expect(report.sections[0]!.blocks).toEqual([
      { kind: 'facts', facts: [{ label: 'Tags', text: 'coffee, audit' }] },
      { kind: 'paragraph', text: 'Seen on foot.', tone: 'body' },
      { kind: 'paragraph', text: 'Ask Wanjiru.', tone: 'body' },
    ]);
    expect((await made({ ...only('project-notes'), notes: { 'p-9': notes['p-0'] } })).report.sections).toEqual([]);
    expect(await shown({ ...only('soil'), notes })).not.toContain('Ask Wanjiru');
    const unread = await shown({ ...only('project-notes'), notes: fault('The service stopped.', 'network') });
    expect(unread).toContain('could not be read (The service stopped).');
    const many = await shown({
      names: ['North', 'South'],
      isPortfolio: true,
      options: { sections: ['project-notes'] },
      notes: { ...notes, 'p-1': { notes: '', tags: [], archived: true } },
    });
    expect(many).toContain('North | coffee, audit | Seen on foot.');
    expect(many).not.toContain('South');
  });
  test('numbers and days are written as chosen, in sentences, facts and charts alike; the language stays', async () => {
    const wanted = { ...only('summary', 'forest', 'satellite'), changed: withArea(12345.678) };
    const chosen = { options: { ...wanted.options, numbers: 'comma' as const, dates: 'iso' as const }, changed: wanted.changed };
    expect(await shown(wanted)).toContain('Area: 12,345.68 ha');
    const text = await shown(chosen);
    for (const said of [
      'Area: 12.345,68 ha',
      'greenness (NDVI: 0 bare, 1 dense), 2026-11-15: 0,64',
      'What is here',
      'Project report · 2026-11-21',
      'on 2026-11-15',
    ])
      expect(text).toContain(said);
    expect(text).not.toMatch(/15 Nov|15 November|12,345/);
    const english = await shown({ options: { ...chosen.options, language: 'es', numbers: 'point' }, changed: wanted.changed });
    expect(english).toContain('12,345.68 ha');
  });
  test('made-up data marks every page', async () => {
    const synthetic = {
      synthetic: true,
      source: 'SYNTHETIC soilgrids',
      assumptions: ['SYNTHETIC sample data: made up by a program, not measured.'],
    };
    const { report } = await made({ changed: { soil: { properties: [], ...synthetic } } });
    expect(report.mark).toContain('SYNTHETIC');
    expect(report.sections[0]!.blocks[0]).toMatchObject({ kind: 'paragraph', tone: 'warning' });
  });
  test('a product that failed, runs or waits is said with its reason, and the rest stands', async () => {
    const gone = fault('not found', 'not-found');
    const text = await shown({
      changed: {
        availableData: {
          products: [
            { product: 'soil', state: 'failed', reason: 'SoilGrids cannot be reached' },
            { product: 'climate', state: 'running', reason: '48 of 10320 model years' },
            { product: 'weather', state: 'queued', reason: 'Needs the network' },
          ],
        },
        soil: gone,
        climate: gone,
        weather: gone,
        weatherYears: gone,
      },
    });
    expect(text).toContain('Soil: Not available: SoilGrids cannot be reached');
    expect(text).toContain('Climate: Still being collected when this report was made (48 of 10320 model years).');
    expect(text).toContain('Weather: In the queue when this report was made (Needs the network).');
    expect(text).toContain('120 in the project, 90 of similar land');
  });
  test('of what is not there, the first page says that it is not known, never that nothing happened', async () => {
    const gone = fault('There is no network.', 'network');
    const text = await shown({
      ...only('summary', 'forest', 'soil', 'weather'),
      changed: Object.fromEntries(
        [
          'weather',
          'weatherYears',
          'climate',
          'climateRisk',
          'deforestationSummary',
          'deforestationIndicatorImage',
          'forest2020',
          'baselineSequestration',
          'performanceBenchmark',
          'carbonAdditionality',
          'ghgEmissions',
          'satelliteIndex',
          'satelliteSeries',
          'soil',
          'wetlandsMask',
        ].map((name) => [name, gone]),
      ),
    });
    expect(text).toContain('Not known yet: data is missing.');
    expect(text).toContain('Not available when this report was made: Weather, ');
    expect(text).not.toMatch(/No change that|Nothing in the data/);
    // Topics without anything stand together, each product once.
    expect(text).toMatch(/Not available yet\nForest loss: [^\n]+\n[^\n]+\n[^\n]+\nSoil: [^\n]+\nWeather: [^\n]+$/);
  });
  test('an answer kept from an earlier day says its day', async () => {
    expect(
      await shown({
        ...only('forest'),
        changed: { deforestationSummary: { asOf: '2026-10-02T08:00:00Z', value: [{ year: 2025, deforested_ha: 1 }] } },
      }),
    ).toContain('as of 2 Oct 2026');
  });
  test('percent of the area is one, whether the service writes 4 or 0.04; where nothing tells, it stands there as it came', async () => {
    // The project has 166.15 ha.
    const forest = (share: number, hectares: number | null) => ({
      options: { sections: ['summary' as const, 'forest' as const] },
      changed: { deforestationSummary: [{ year: 2025, deforested_ha: hectares, deforested_pct: share }] },
    });
    for (const share of [5, 0.05]) {
      const text = await shown(forest(share, 8.3));
      expect(text).toContain('of the land lost its tree cover, 2018–2025: 5.0 %');
      expect(text).toMatch(/Percent of the area\n2025 \| 8\.3 \| 5$/m);
    }
    const open = await shown(forest(0.4, null));
    expect(open).toContain('Share of the area as the service writes it');
    expect(open).not.toContain('Percent of the area');
  });
  test('a chart of nothing is not drawn, and no legend names what has no value', async () => {
    const empty = { year: 2025, deforested_ha: null, deforested_pct: null };
    const { report } = await made({ ...only('forest'), changed: { deforestationSummary: [empty] } });
    expect(report.sections[0]!.blocks.some((block) => block.kind === 'beside' && block.title === 'Tree cover lost by year')).toBe(false);
    const { report: some } = await made({ ...only('forest'), changed: { deforestationSummary: [{ year: 2025, deforested_ha: 3 }] } });
    const words = JSON.stringify(some.sections[0]!.blocks.find((block) => block.kind === 'beside'));
    expect(words).toContain('Lost since');
    expect(words).not.toContain('Lost in the year');
  });
  test('a provider’s other shapes: records beside a list, numbers as text, and what nobody knows as it came', async () => {
    expect(
      await shown({ ...only('forest'), changed: { deforestationSummary: { items: [{ year: '2024', deforested_ha: '3.25' }] } } }),
    ).toContain('2024 | 3.25');
    const unknown = await shown({ ...only('soil'), changed: { soil: { horizons: [{ top: 0, organic: 'rich' }], note: 'ours' } } });
    expect(unknown).toContain('in its own way');
    expect(unknown).toMatch(/rich/);
    const list = await shown({
      ...only('soil'),
      changed: {
        soil: [
          { top_cm: 0, organic: 'rich' },
          { top_cm: 10, organic: 'poor' },
        ],
      },
    });
    expect(list).toMatch(/top cm \| organic\n0 \| rich\n10 \| poor/);
    expect(await shown({ ...only('weather'), changed: { weather: null, weatherYears: 'closed on Sundays' } })).toContain(
      'closed on Sundays',
    );
  });
  test('a raster that cannot be read is said', async () => {
    expect(await shown({ ...only('masks'), changed: { wetlandsMask: new Uint8Array([1, 2, 3]) } })).toMatch(
      /Where the wetlands are\nThe picture cannot be shown here \(.+\)/,
    );
  });
  test('a refused key and a project unlike one end the report; cancelling ends it at once', async () => {
    await expect(made({ changed: { soil: fault('The key was refused.', 'unauthorised') } })).rejects.toThrow('The key was refused.');
    await expect(made({ changed: { getProject: fault('Not found.', 'not-found') } })).rejects.toThrow('Not found.');
    const abort = new AbortController();
    const late = made({
      signal: abort.signal,
      progress: () => {
        abort.abort();
      },
    });
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
  });
  test('Spanish: its own words and numbers, and no text of the frame left in English', async () => {
    const text = await shown({ options: { language: 'es' } });
    for (const said of ['Resumen', '166,15 ha', 'Pérdida de bosque', 'Qué hay aquí', 'no un resultado verificado'])
      expect(text).toContain(said);
    expect(text).not.toMatch(/Overview|Methods, parameters|not a verified|What is here/);
  });
  test('Spanish: methods, limits and reasons of Hectare’s own service are Spanish, a provider’s stay as they came', async () => {
    const forest = [
      {
        year: 2025,
        deforested_ha: 1,
        source: 'gfc GFC-2025-v1.13',
        fetched_at: '2026-11-01T00:00:00Z',
        method: 'Measured by our foresters.',
        attribution: 'Hansen',
        assumptions: [
          'It is gross: regrowth is not taken off. From 2011 on the map finds more than before.',
          'The map says nothing of 12.5 ha (3.1 %) of the project; loss there is not counted.',
          'Our foresters were tired.',
        ],
        assumption_codes: [
          { code: 'deforestation-summary.gross' },
          { code: 'deforestation-summary.unknown-area', params: { hectares: 12.5, percent: 3.1 } },
          null,
        ],
      },
    ];
    const gone = fault('not found', 'not-found');
    const text = await shown({
      options: { language: 'es' },
      changed: {
        deforestationSummary: forest,
        weather: gone,
        weatherYears: gone,
        climate: gone,
        availableData: {
          products: [
            { product: 'weather', state: 'failed', reason: 'The forest is closed.' },
            {
              product: 'climate',
              state: 'running',
              reason: '48 of 10320 model years',
              reason_code: 'climate.model-years',
              reason_params: { done: 48, all: 10320 },
            },
          ],
        },
      },
    });
    for (const said of [
      'El mapa no tiene datos en 12,5 ha (3,1 %) del proyecto',
      'Es bruta: no se descuenta el rebrote',
      'Our foresters were tired.',
      'Measured by our foresters.',
      'The forest is closed.',
      '48 de 10320 años de modelo',
      'montañas tropicales',
      'franco arcillosa',
    ])
      expect(text).toContain(said);
    expect(text).not.toMatch(/It is gross|model years|clay loam|tropical mountain/);
  });
});

describe('a portfolio', () => {
  const names = ['North', 'South', 'East'];
  test('names every project on the map and in the table with the sum, then a page each', async () => {
    const { report } = await made({ names, isPortfolio: true });
    expect(report.sections.map(({ id }) => id)).toEqual([
      'projects',
      'map',
      'countries',
      'project-p-0',
      'project-p-1',
      'project-p-2',
      'sources',
    ]);
    const text = textOf(report);
    expect(text).toContain('3 projects, 498.46 ha in sum');
    expect(text).toContain('over all its projects');
    const [table] = report.sections[0]!.blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : []));
    expect(table!.total).toMatchObject({ lost: 36 });
    expect(table!.rows.map(({ number, name }) => [number, name])).toEqual([
      [1, 'North'],
      [2, 'South'],
      [3, 'East'],
    ]);
  });
  test('without pages it is short; a project that is gone is said, another count of the service too', async () => {
    const text = await shown({
      names,
      isPortfolio: true,
      options: { sections: ['projects', 'countries'] },
      changed: {
        getProject: ({ project_id: id }: { project_id: string }) =>
          id === 'p-1' ? fault('It was deleted.', 'not-found') : projectOf(Number(id.slice(2)), names[Number(id.slice(2))]!),
      },
    });
    expect(text).toContain('Project p-1 is not in this report: It was deleted.');
    expect(text).toContain('over all its 3 projects; this report lists 2');
  });
  test('a part of the projects says which part it is, in both languages, and sums by country are of that part alone', async () => {
    const filter: ReportOptions['filter'] = {
      shown: 2,
      all: 340,
      conditions: [
        { field: 'country', value: 'Kenya' },
        { field: 'product', value: 'ready', product: 'soil' },
        { field: 'least', value: '5' },
      ],
    };
    const wanted = { names: names.slice(0, 2), isPortfolio: true, options: { sections: ['projects', 'countries'] as const, filter } };
    const { report, collected } = await made(wanted);
    const text = textOf(report);
    expect(text).toContain('2 of 340 projects are in this report, by a filter: country: Kenya; Soil: ready; from 5 ha.');
    expect(text).toContain('over the 2 projects of this report alone');
    const byCountry = report.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'table' && block.table.name === 'by-country' ? [block.table] : []));
    const area = collected.projects.reduce((sum, { project }) => sum + project.area_hectares!, 0);
    const [kenya, ...others] = byCountry[0]!.rows;
    expect(others).toEqual([]);
    expect(kenya).toMatchObject({ country: 'Kenya', projects: 2, lost: 24 });
    expect(kenya!['area']).toBeCloseTo(area, 9);
    const spanish = textOf((await made({ ...wanted, options: { ...wanted.options, language: 'es' } })).report);
    expect(spanish).toContain('contiene 2 de 340 proyectos');
    const byHand = await shown({ ...wanted, options: { sections: ['projects'], filter: { ...filter, conditions: [] } } });
    expect(byHand).toContain('2 of 340 projects are in this report, chosen one by one.');
  });
  test('a collection and its members are one land', async () => {
    const inFamily = (index: number) => ({
      ...projectOf(index, names[index]!),
      ...(index === 0 ? { is_collection: true, subprojects: ['p-1'] } : { parent_collection: index === 1 ? 'p-0' : null }),
    });
    const { report } = await made({
      names,
      isPortfolio: true,
      options: { sections: ['projects'] },
      changed: { getProject: ({ project_id: id }: { project_id: string }) => inFamily(Number(id.slice(2))) },
    });
    const [table] = report.sections[0]!.blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : []));
    expect(table!.rows).toHaveLength(3);
    expect(table!.total).toMatchObject({ lost: 24 });
    expect(table!.total!['area']).toBeCloseTo(projectOf(0, '').area_hectares + projectOf(2, '').area_hectares, 9);
    expect(textOf(report)).toContain('Members count with their collection.');
  });
  test('a service without portfolio sums says so and keeps the rest', async () => {
    const text = await shown({
      names,
      isPortfolio: true,
      changed: { portfolioDeforestationSummary: fault('There is no such call.', 'not-found') },
    });
    expect(text).toContain('Not available: There is no such call.');
    expect(text).toContain('South');
  });
});
