import {
  build,
  collect,
  portfolioSectionIds,
  sectionIds,
  defaultOptions,
  write,
  type Collected,
  type NotesOf,
  type Report,
  type ReportFormat,
  type ReportOptions,
} from '#report/index.ts';
import type { Feature } from '#geo/index.ts';
import type { Drawing } from '#report/kit/drawing/drawing.ts';
import type { Fact } from '#report/kit/model.ts';
import { asking, type Given } from './given.ts';

export interface Wanted {
  names?: string[];
  isPortfolio?: boolean;
  changed?: Given;
  options?: Partial<ReportOptions>;
  /** what the project was made of, or why it cannot be read */
  shapes?: Feature[] | Error;
  /** what was written about the projects, by id, or why it cannot be read */
  notes?: Awaited<ReturnType<NotesOf>> | Error;
  signal?: AbortSignal;
  progress?: (share: number, doing: string) => void;
}
const date = new Date('2026-11-21T12:00:00Z');

const makingOf = ({
  names = ['North block'],
  changed = {},
  shapes = [],
  notes = {},
  signal = new AbortController().signal,
  progress = () => {},
}: Wanted) => ({
  ask: asking(names, changed),
  shapesOf: async () => {
    if (shapes instanceof Error) throw shapes;
    return shapes;
  },
  notesOf: async () => {
    if (notes instanceof Error) throw notes;
    return notes;
  },
  connectionName: 'Provider',
  date,
  signal,
  progress,
});

/** What a report says of the given answers. */
export async function made(wanted: Wanted = {}, withRasters = false): Promise<{ report: Report; collected: Collected }> {
  const { names = ['North block'], isPortfolio = false, options = {} } = wanted;
  const all: ReportOptions = { ...defaultOptions, sections: isPortfolio ? portfolioSectionIds : sectionIds, ...options };
  const making = makingOf(wanted);
  const collected = await collect({ projectIds: names.map((_, index) => `p-${index}`), isPortfolio }, all, withRasters, making);
  return { collected, report: await build(collected, all, making) };
}

export async function file(format: ReportFormat, wanted: Wanted = {}) {
  const { report, collected } = await made(wanted, format === 'zip');
  return { report, collected, ...(await write(report, collected, format, makingOf(wanted))) };
}

const drawn = ({ alt, shapes }: Drawing): string[] => [alt, ...shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))];
const told = (facts: readonly Fact[]): string[] => facts.map(({ label, text }) => `${label}: ${text}`);

/** every text of a report, a line each */
export const textOf = ({ sections, title, subtitle, mark }: Report): string =>
  [
    title,
    subtitle,
    mark,
    ...sections.flatMap(({ title: heading, blocks }) => [
      heading,
      ...blocks.flatMap((block) => {
        switch (block.kind) {
          case 'paragraph':
          case 'subtitle':
            return [block.text];
          case 'facts':
            return told(block.facts);
          case 'figures':
            return block.figures.map(({ value, unit, label }) => `${value} ${unit} ${label}`);
          case 'verdicts':
            return block.sentences.map(({ text }) => text);
          case 'drawing':
            return drawn(block.drawing);
          case 'beside':
            return [block.title, ...drawn(block.drawing), ...told(block.facts), ...block.notes];
          case 'overview':
            return [
              ...[block.map, block.locator].flatMap((drawing) => (drawing ? drawn(drawing) : [])),
              ...told(block.facts),
              ...block.groups.flatMap(({ title: head, sentences }) => [head, ...sentences.map(({ text }) => text)]),
              block.note,
            ];
          case 'table':
            return [
              block.table.caption,
              block.table.columns.map(({ label }) => label).join(' | '),
              ...block.table.rows.map((row) => block.table.columns.map(({ key }) => String(row[key] ?? '–')).join(' | ')),
              block.table.remark ?? '',
            ];
        }
      }),
    ]),
  ].join('\n');
