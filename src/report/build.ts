import { inSection } from '#products/report-sections.ts';
import { sectionBlocks } from '#products/reports.ts';
import { sourcesSection } from './about.ts';
import { withAnnex } from './annex.ts';
import { sectionIds, type SectionId } from './choices.ts';
import type { Collected, ProjectData } from './collect.ts';
import { paragraph, typedBlocks } from './kit/blocks.ts';
import type { Block } from './kit/model.ts';
import { fill } from './kit/texts/index.ts';
import { commonLandSection } from './common-land-section.ts';
import { eligibilitySection } from './eligibility-section.ts';
import { eudrSection } from './eudr-section.ts';
import { mapSection } from './map-section.ts';
import { methodsSection } from './methods-section.ts';
import type { Report, Section } from './model.ts';
import { ownMapsSection } from './own-maps-section.ts';
import { parcelSentence } from './part-of-parcels.ts';
import { partsSection } from './parts-section.ts';
import type { ReportOptions } from './options.ts';
import { notesSection } from './notes-section.ts';
import { overviewSection } from './overview-section.ts';
import { hasSynthetic, type ReportContext } from './report-context.ts';
import { formatOf, textsOf, type ReportTexts } from './texts/index.ts';
import { verdictsOf } from './verdicts.ts';

export interface ReportInput {
  data: ProjectData;
  notesFault: Collected['notesFault'];
  connectionName: string;
  date: Date;
  options: ReportOptions;
}

type Writer = (context: ReportContext) => Block[] | Promise<Block[]>;
/** The sections that speak of the project as a whole. Every other shows products. */
const frameSections: Partial<Record<SectionId, Writer>> = {
  summary: overviewSection,
  introduction: ({ options }) => typedBlocks(options.introduction),
  'project-notes': notesSection,
  map: mapSection,
  eudr: eudrSection,
  'own-maps': ownMapsSection,
  eligibility: eligibilitySection,
  parts: partsSection,
  'common-land': commonLandSection,
  notes: ({ options }) => typedBlocks(options.notes),
  methods: methodsSection,
  sources: sourcesSection,
};

/** Sections that list or count parcels: where a filter leaves some of them out, each says so. */
const ofParcels = new Set(['map', 'eudr', 'own-maps', 'parts', 'common-land', 'annex']);
const saidFirst = (section: Section, part: string): Section =>
  section.blocks.length > 0 ? { ...section, blocks: [paragraph(part), ...section.blocks] } : section;

/** What the findings say of the products of a section, before their pictures and charts. */
function findingBlocks(id: string, context: ReportContext): Block[] {
  const slugs = new Set(inSection(id));
  const sentences = verdictsOf(context).filter(({ slug }) => slug !== null && slugs.has(slug));
  return sentences.length > 0 ? [{ kind: 'verdicts', sentences: sentences.map(({ kind, text }) => ({ kind, text })) }] : [];
}

/** A product that answers two questions is missing once. */
const saidOnce = (blocks: Block[]): Block[] =>
  blocks.filter(
    (block, at) =>
      block.kind !== 'paragraph' ||
      block.tone !== 'warning' ||
      blocks.findIndex((other) => other.kind === 'paragraph' && other.text === block.text) === at,
  );

async function sectionOf(id: SectionId, context: ReportContext): Promise<Section> {
  const title = context.texts.section[id] ?? id;
  const own = frameSections[id];
  if (own) return { id, title, blocks: await own(context), ...(id === 'summary' ? {} : { startsPage: 'usually' }) };
  const blocks = await sectionBlocks(id, context);
  return { id, title, startsPage: 'usually', blocks: blocks.length > 0 ? [...findingBlocks(id, context), ...saidOnce(blocks)] : [] };
}

/** The frame around the sections, the same for one project and for many. */
export function frameOf(
  { options, connectionName, date }: Omit<ReportInput, 'data' | 'notesFault'>,
  { title, kind, isSynthetic, part, sections }: { title: string; kind: string; isSynthetic: boolean; part: string; sections: Section[] },
): Report {
  const texts = textsOf(options.language, options.numbers);
  const { frame } = texts;
  const shown = sections.filter(({ blocks }) => blocks.length > 0);
  const isSaid = shown[0]?.blocks.some((block) => block.kind === 'paragraph' && block.text === part);
  if (part && shown[0] && !isSaid) shown[0] = { ...shown[0], blocks: [paragraph(part), ...shown[0].blocks] };
  if (isSynthetic && shown[0]) shown[0] = { ...shown[0], blocks: [paragraph(frame.syntheticLong, 'warning'), ...shown[0].blocks] };
  return {
    title: options.title.trim() || title,
    subtitle: [
      kind,
      fill(frame.on, { date: formatOf(options).day(date.toISOString()), connection: connectionName }),
      ...(options.preparedBy.trim() === '' ? [] : [fill(frame.preparedBy, { who: options.preparedBy.trim() })]),
    ].join(' · '),
    connectionName,
    language: options.language,
    locale: options.locale,
    numbers: options.numbers,
    dates: options.dates,
    paper: options.paper,
    date: date.toISOString(),
    logo: options.logo,
    mark: isSynthetic ? frame.synthetic : '',
    part,
    sections: shown,
    words: {
      page: frame.page,
      contents: frame.contents,
      moreRows: frame.moreRows,
      inFiles: frame.inFiles,
      madeWith: frame.madeWith,
      noFont: frame.noFont,
      facts: frame.facts,
      project: texts.portfolio.project,
    },
  };
}

/** Topics of which nothing is there yet say so in one place, that of the first of them: a page of heads with a line each tells nobody more. */
function withAbsentTogether(sections: readonly Section[], title: string): Section[] {
  const isAbsent = ({ blocks }: Section) =>
    blocks.length > 0 && blocks.every((block) => block.kind === 'paragraph' && block.tone === 'warning');
  const absent = sections.filter(isAbsent);
  if (absent.length < 2) return [...sections];
  const together: Section = { id: 'missing', title, startsPage: 'usually', blocks: absent.flatMap(({ blocks }) => blocks) };
  return sections.flatMap((section) => (section === absent[0] ? [together] : isAbsent(section) ? [] : [section]));
}

/** What the report of a project says, in the chosen sections and order; a section without anything to say (no notes) is left out. */
export async function buildReport(input: ReportInput): Promise<Report> {
  const { data, notesFault, options, connectionName, date } = input;
  const texts: ReportTexts = textsOf(options.language, options.numbers);
  const context: ReportContext = {
    data,
    notesFault,
    options,
    language: options.language,
    texts,
    format: formatOf(options),
    connectionName,
    date,
  };
  const chosen = [...new Set(options.sections)].filter((id): id is SectionId => sectionIds.includes(id as SectionId));
  const sections: Section[] = [];
  for (const id of chosen) if (id !== 'annex') sections.push(await sectionOf(id, context));
  const told = withAbsentTogether(sections, texts.section.missing);
  const part = data.places && options.parcels ? parcelSentence(options.parcels, texts, context.format) : '';
  const whole = withAnnex(told, chosen.includes('annex') ? texts.section.annex : null, texts, context.format);
  return frameOf(input, {
    title: data.project.project_name,
    kind: texts.frame.report,
    isSynthetic: hasSynthetic(data),
    part,
    sections: part === '' ? whole : whole.map((section) => (ofParcels.has(section.id) ? saidFirst(section, part) : section)),
  });
}
