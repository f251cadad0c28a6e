import { centroid, polygonsOf } from '#geo/index.ts';
import { sectionBlocks } from '#products/reports.ts';
import { measureFacts, sourcesOf } from './about.ts';
import { frameOf } from './build.ts';
import { portfolioSectionIds, type PortfolioSectionId } from './choices.ts';
import type { Collected, ProjectData } from './collect.ts';
import { isSynthetic, lostPercents, numberOf, recordsOf, textOf } from './kit/answers.ts';
import { column, dateColumn, paragraph, table, textColumn, typedBlocks } from './kit/blocks.ts';
import { boundaryMap } from './kit/boundary-map.ts';
import { drawMap } from './kit/drawing/map.ts';
import type { Format } from './kit/format.ts';
import type { Block, CellValue } from './kit/model.ts';
import { fill } from './kit/texts/index.ts';
import type { Report, Section } from './model.ts';
import type { ReportOptions } from './options.ts';
import { faultBlocks, tagsText } from './notes-section.ts';
import { countryBlocks } from './portfolio-places.ts';
import { areaOf, firstPublishedYear, outermost } from './portfolio-land.ts';
import { filterSentence } from './project-filter.ts';
import { hasSynthetic, type ReportContext } from './report-context.ts';
import { formatOf, textsOf, type ReportTexts } from './texts/index.ts';

export interface PortfolioInput {
  data: Collected;
  connectionName: string;
  date: Date;
  options: ReportOptions;
}

/** so many projects are numbered on the map and in the table */
const maxNumbers = 99;
const lastYear = ({ answers }: ProjectData): Record<string, unknown> => recordsOf(answers.forest?.value).at(-1) ?? {};
const firstYear = (projects: ProjectData[]): string =>
  textOf(projects.map(({ answers }) => recordsOf(answers.forest?.value)[0]?.['year']).find((year) => year !== undefined)) ||
  firstPublishedYear;

/** Forest of the EUDR's cut-off day and the risk of a project; empty at a service without them. */
function forest2020Cells({ answers }: ProjectData, { eudr }: ReportTexts): Record<string, CellValue> {
  const [record = {}] = recordsOf(answers['forest2020']?.value ?? []);
  const riskOf = (name: string) => eudr.risks[textOf(record[name]) as keyof typeof eudr.risks] ?? null;
  return {
    forest2020: numberOf(record['forest_2020_ha']),
    lostAfter: numberOf(record['loss_after_2020_ha']),
    risk: riskOf('risk_perennial_crops'),
    riskAnnual: riskOf('risk_annual_crops'),
  };
}

/** A project in its row of the table. */
function rowOf(data: ProjectData, index: number, texts: ReportTexts): Record<string, CellValue> {
  const area = areaOf(data);
  return {
    number: index + 1,
    name: data.project.project_name,
    id: data.project.id,
    created: data.project.created_at,
    area,
    lost: numberOf(lastYear(data)['deforested_ha']),
    percent: lostPercents(recordsOf(data.answers.forest?.value), () => area).at(-1) ?? null,
    ...forest2020Cells(data, texts),
  };
}

/** Every project in a row, and their sums. */
function projectBlocks({ projects, missing }: Collected, texts: ReportTexts, format: Format): Block[] {
  const words = texts.portfolio;
  const rows = projects.map((data, index) => rowOf(data, index, texts));
  const counted = new Set(outermost(projects));
  const summed = rows.filter((_row, index) => counted.has(projects[index]!));
  const known = summed.map(({ lost }) => lost).filter((lost): lost is number => typeof lost === 'number');
  const area = summed.reduce((sum, row) => sum + (row['area'] as number), 0);
  const total: Record<string, CellValue> = {
    number: null,
    name: words.total,
    id: null,
    created: null,
    area,
    lost: known.length > 0 ? known.reduce((sum, lost) => sum + lost, 0) : null,
    percent: null,
  };
  const lost = fill(words.lost, { year: firstYear(projects) });
  return [
    {
      kind: 'facts',
      facts: [
        {
          label: words.projects,
          text: [
            fill(words.listed, { n: format.number(projects.length, 0), area: format.hectares(area) }),
            ...(summed.length < rows.length ? [words.membersOnce] : []),
          ].join(' '),
        },
      ],
    },
    table({
      name: 'projects',
      caption: words.projects,
      maxRows: 400,
      rows,
      total,
      ...(known.length < summed.length ? { remark: fill(words.partialLost, { n: summed.length - known.length }) } : {}),
      columns: [
        column('number', words.number, 'count'),
        textColumn('name', words.project),
        { key: 'id', label: words.id, kind: 'text', onlyInFiles: true },
        dateColumn('created', words.created),
        column('area', words.area, 'hectares'),
        column('lost', lost, 'hectares'),
        column('percent', words.percent, 'percent'),
        column('forest2020', words.forest2020, 'hectares'),
        { ...column('lostAfter', words.lostAfter, 'hectares'), onlyInFiles: true },
        textColumn('risk', words.risk),
        { ...textColumn('riskAnnual', words.riskAnnual), onlyInFiles: true },
      ],
    }),
    ...missing.map(({ id, reason, reasonPhrase }) =>
      paragraph(fill(words.missing, { id, reason: texts.phrased(reasonPhrase, reason) }), 'warning'),
    ),
  ];
}

/** What people wrote about each project, those without a word left out. */
function noteBlocks({ projects, notesFault }: Collected, texts: ReportTexts): Block[] {
  const rows = projects.flatMap(({ project, note }): Record<string, CellValue>[] =>
    note && (note.notes.trim() !== '' || note.tags.length > 0)
      ? [{ name: project.project_name, tags: tagsText(note) || null, notes: note.notes.trim() || null }]
      : [],
  );
  const words = texts.projectNotes;
  return [
    ...faultBlocks(notesFault, texts),
    ...(rows.length === 0
      ? []
      : [
          table({
            name: 'notes',
            caption: texts.section['project-notes'],
            maxRows: 200,
            rows,
            columns: [textColumn('name', texts.portfolio.project), textColumn('tags', words.tags), textColumn('notes', words.notes)],
          }),
        ]),
  ];
}

/** Every project on one map, with the numbers by which the table names them. */
function mapBlocks({ projects }: Collected, texts: ReportTexts): Block[] {
  const shapes = projects.map(({ project }) => project.geometry);
  const marks = projects.flatMap(({ project }, index) => {
    const middle = centroid(shapes[index]!);
    return middle ? [{ position: middle, label: projects.length <= maxNumbers ? String(index + 1) : '', title: project.project_name }] : [];
  });
  const drawing = drawMap(
    {
      alt: fill(texts.portfolio.mapAlt, { n: projects.length }),
      rings: shapes.flatMap((shape) => polygonsOf(shape).flat()),
      points: [],
      marks,
      picture: null,
      legend: [],
      attribution: '',
      fillBoundary: true,
      words: { north: texts.map.north, directions: texts.map.directions },
    },
    495,
    300,
  );
  return drawing
    ? [
        { kind: 'drawing', drawing },
        paragraph(projects.length <= maxNumbers ? texts.portfolio.mapNumbers : texts.portfolio.mapMarks, 'quiet'),
      ]
    : [paragraph(texts.map.none, 'quiet')];
}

async function pageOf(data: ProjectData, input: PortfolioInput, texts: ReportTexts, format: Format): Promise<Section> {
  const { options, connectionName, date } = input;
  const context: ReportContext = { data, notesFault: null, options, language: options.language, texts, format, connectionName, date };
  const { id, project_name: name } = data.project;
  return {
    id: `project-${id}`,
    title: name,
    startsPage: 'always',
    blocks: [
      { kind: 'facts', facts: measureFacts(context) },
      ...boundaryMap(context, { alt: fill(texts.mapSection.alt, { name }) }, 140),
      ...(await sectionBlocks('forest', { ...context, chartHeight: 150 })),
    ],
  };
}

function sourceBlocks({ sums, projects }: Collected, { connectionName }: PortfolioInput, texts: ReportTexts, format: Format): Block[] {
  const sources = [
    ...(sums ? [sums.byCountry] : []),
    ...projects.slice(0, 1).flatMap(({ answers }) => (answers.forest ? [answers.forest] : [])),
  ];
  return [
    {
      kind: 'facts',
      facts: [
        { label: texts.measure.area, text: texts.sources.areaText },
        { label: texts.sources.coordinates, text: `${texts.sources.coordinatesText} ${texts.sources.perimeterText}` },
        { label: texts.sources.service, text: connectionName },
      ],
    },
    ...sourcesOf(sources, texts, (iso) => format.day(iso)),
  ];
}

/** What the report of many projects says: the list with its sums, a map, the service's totals by country and state, and a page for each project where that is chosen. */
export async function buildPortfolioReport(input: PortfolioInput): Promise<Report> {
  const { data, options } = input;
  const texts = textsOf(options.language, options.numbers);
  const format = formatOf(options);
  const writers: Record<PortfolioSectionId, () => Section[] | Promise<Section[]>> = {
    projects: () => [{ id: 'projects', title: texts.section.projects, blocks: projectBlocks(data, texts, format) }],
    map: () => [{ id: 'map', title: texts.section.map, blocks: mapBlocks(data, texts) }],
    countries: () => [{ id: 'countries', title: texts.section.countries, blocks: countryBlocks(data, input, texts, format) }],
    introduction: () => [{ id: 'introduction', title: texts.section.introduction, blocks: typedBlocks(options.introduction) }],
    'project-notes': () => [{ id: 'project-notes', title: texts.section['project-notes'], blocks: noteBlocks(data, texts) }],
    notes: () => [{ id: 'notes', title: texts.section.notes, blocks: typedBlocks(options.notes) }],
    pages: async () => {
      const shown = data.projects.slice(0, options.maxProjectPages ?? data.projects.length);
      const pages = await Promise.all(shown.map((project) => pageOf(project, input, texts, format)));
      const left = data.projects.length - shown.length;
      return left > 0
        ? [
            ...pages,
            {
              id: 'more-pages',
              title: texts.section.pages,
              blocks: [paragraph(fill(texts.portfolio.morePages, { n: format.number(left, 0) }), 'quiet')],
            },
          ]
        : pages;
    },
    sources: () => [
      {
        id: 'sources',
        title: texts.section.sources,
        startsPage: options.sections.includes('pages') ? 'always' : 'usually',
        blocks: sourceBlocks(data, input, texts, format),
      },
    ],
  };
  const chosen = [...new Set(options.sections)].filter((id): id is PortfolioSectionId =>
    portfolioSectionIds.includes(id as PortfolioSectionId),
  );
  const sections: Section[] = [];
  for (const id of chosen) sections.push(...(await writers[id]()));
  const made = [data.sums?.byCountry, data.sums?.byState].some((answer) => isSynthetic(answer?.value)) || data.projects.some(hasSynthetic);
  const { filter } = input.options;
  const part = filter ? filterSentence(filter, texts, formatOf(input.options)) : '';
  return frameOf(input, { title: texts.frame.portfolio, kind: texts.frame.portfolioReport, isSynthetic: made, part, sections });
}
