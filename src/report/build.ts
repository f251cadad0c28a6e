import { hasSynthetic, paragraph, type SectionContext } from './sections/context.ts';
import { partsSection, sourcesSection, summarySection } from './sections/about.ts';
import { carbonSection, soilSection } from './sections/carbon.ts';
import { forestSection, mapSection, masksSection, satelliteSection } from './sections/land.ts';
import { recordsSection } from './sections/records.ts';
import { climateRiskSection, climateSection, weatherSection } from './sections/weather.ts';
import type { ProjectData } from './collect.ts';
import type { Block, Report, Section } from './model.ts';
import { sectionIds, type SectionId } from './choices.ts';
import type { ReportOptions } from './options.ts';
import { fill, formatOf, textsOf, type ReportTexts } from './texts/index.ts';

export interface ReportInput {
  data: ProjectData;
  connectionName: string;
  date: Date;
  options: ReportOptions;
}

type Writer = (context: SectionContext) => Block[] | Promise<Block[]>;
/** Sections with a picture of their own; any other shows the records of its products as tables. */
const writers: Partial<Record<SectionId, Writer>> = {
  summary: summarySection,
  map: mapSection,
  weather: weatherSection,
  climate: climateSection,
  'climate-risk': climateRiskSection,
  forest: forestSection,
  carbon: carbonSection,
  satellite: satelliteSection,
  soil: soilSection,
  masks: masksSection,
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
  const context: SectionContext = { data, options, texts, format: formatOf(options.language), connectionName, date };
  const sections: Section[] = [];
  const chosen = [...new Set(options.sections)].filter((id): id is SectionId => sectionIds.includes(id as SectionId));
  for (const id of chosen)
    sections.push({ id, title: texts.section[id] ?? id, blocks: await (writers[id] ?? recordsSection(id))(context) });
  return frameOf(input, { title: data.project.project_name, kind: texts.frame.report, isSynthetic: hasSynthetic(data), sections });
}
