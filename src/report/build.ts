import { sectionBlocks } from '#products/reports.ts';
import { sourcesSection, summarySection } from './about.ts';
import { sectionIds, type SectionId } from './choices.ts';
import type { ProjectData } from './collect.ts';
import { paragraph } from './kit/blocks.ts';
import type { Block } from './kit/model.ts';
import { fill } from './kit/texts/index.ts';
import { mapSection } from './map-section.ts';
import type { Report, Section } from './model.ts';
import { partsSection } from './parts-section.ts';
import type { ReportOptions } from './options.ts';
import { hasSynthetic, type ReportContext } from './report-context.ts';
import { formatOf, textsOf, type ReportTexts } from './texts/index.ts';

export interface ReportInput {
  data: ProjectData;
  connectionName: string;
  date: Date;
  options: ReportOptions;
}

type Writer = (context: ReportContext) => Block[] | Promise<Block[]>;
/** The sections that speak of the project as a whole: its measures and parts, its map, what was typed, and where all answers come from. Every other shows products. */
const frameSections: Partial<Record<SectionId, Writer>> = {
  summary: summarySection,
  map: mapSection,
  parts: partsSection,
  sources: sourcesSection,
  notes: ({ options }) => notesBlocks(options),
};

/** Paragraphs are parted by empty lines, as they were typed. */
export const notesBlocks = ({ notes }: ReportOptions): Block[] =>
  notes
    .split(/\n[ \t]*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => paragraph(text));

/** The frame around the sections, the same for one project and for many. */
export function frameOf(
  { options, connectionName, date }: Omit<ReportInput, 'data'>,
  { title, kind, isSynthetic, sections }: { title: string; kind: string; isSynthetic: boolean; sections: Section[] },
): Report {
  const texts = textsOf(options.language);
  const { frame } = texts;
  const shown = sections.filter(({ blocks }) => blocks.length > 0);
  if (isSynthetic && shown[0]) shown[0] = { ...shown[0], blocks: [paragraph(frame.syntheticLong, 'warning'), ...shown[0].blocks] };
  return {
    title: options.title.trim() || title,
    subtitle: `${kind} · ${fill(frame.on, { date: formatOf(options.language).day(date.toISOString()), connection: connectionName })}`,
    connectionName,
    language: options.language,
    paper: options.paper,
    date: date.toISOString(),
    logo: options.logo,
    mark: isSynthetic ? frame.synthetic : '',
    sections: shown,
    words: {
      page: frame.page,
      contents: frame.contents,
      moreRows: frame.moreRows,
      madeWith: frame.madeWith,
      noFont: frame.noFont,
      facts: frame.facts,
      project: texts.portfolio.project,
    },
  };
}

/** What the report of a project says, in the chosen sections and order; a section without anything to say (no notes) is left out. */
export async function buildReport(input: ReportInput): Promise<Report> {
  const { data, options, connectionName, date } = input;
  const texts: ReportTexts = textsOf(options.language);
  const context: ReportContext = {
    data,
    options,
    language: options.language,
    texts,
    format: formatOf(options.language),
    connectionName,
    date,
  };
  const sections: Section[] = [];
  const chosen = [...new Set(options.sections)].filter((id): id is SectionId => sectionIds.includes(id as SectionId));
  for (const id of chosen)
    sections.push({ id, title: texts.section[id] ?? id, blocks: await (frameSections[id]?.(context) ?? sectionBlocks(id, context)) });
  return frameOf(input, { title: data.project.project_name, kind: texts.frame.report, isSynthetic: hasSynthetic(data), sections });
}
