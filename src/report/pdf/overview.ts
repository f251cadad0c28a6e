import { palette } from '../kit/drawing/drawing.ts';
import type { Block, Fact } from '../kit/model.ts';
import { firstSentences } from '../kit/verdict-groups.ts';
import type { Element, Pages } from './page.ts';
import { putDrawing, putFact, quiet, verdictColours, verdictsHeight, writeVerdicts } from './parts.ts';
import { lineHeightOf } from './text.ts';

type Overview = Block & { kind: 'overview' };
const gap = 14;
const headWidth = 104;

const columnGap = 8;
/** so many key figures stand beside one another below the map */
const maxColumns = 5;

/** Facts in rows of columns from a place down; returns where they end. `isDry` only measures. */
function putRows(pages: Pages, parent: Element, facts: readonly Fact[], place: Columns & { y: number; isDry?: boolean }): number {
  const { x, width, columns, isDry = false } = place;
  const wide = (width - (columns - 1) * columnGap) / columns;
  let y = place.y;
  for (let from = 0; from < facts.length; from += columns) {
    const heights = facts
      .slice(from, from + columns)
      .map((fact, column) => putFact(pages, parent, fact, { x: x + column * (wide + columnGap), y, width: wide, isDry }));
    y += Math.max(...heights);
  }
  return y;
}
interface Columns {
  x: number;
  width: number;
  columns: number;
}

/** The map at the left; at the right where it lies and the first key figures, the others below in a row over the page. */
function writeMapAndFacts(pages: Pages, parent: Element, { map, locator, facts }: Overview): void {
  const top = pages.y;
  const x = pages.left + (map ? map.width + gap : 0);
  const width = pages.left + pages.width - x;
  if (map) putDrawing(pages, parent, map, pages.left, top, 1);
  let y = top;
  if (locator) {
    const scale = Math.min(1, width / locator.width);
    putDrawing(pages, parent, locator, x, y, scale);
    y += locator.height * scale + 6;
  }
  const beside = { x, width, columns: 2, y };
  const bottom = top + (map?.height ?? 0);
  let fitting = facts.length;
  if (map) while (fitting > 0 && putRows(pages, parent, facts.slice(0, fitting), { ...beside, isDry: true }) > bottom + 4) fitting -= 1;
  const end = putRows(pages, parent, facts.slice(0, fitting), beside);
  const rest = facts.slice(fitting);
  const from = Math.max(bottom, end) + 8;
  // As many rows as it takes, each about as full as the others.
  const columns = Math.ceil(rest.length / Math.ceil(rest.length / maxColumns));
  pages.y = rest.length > 0 ? putRows(pages, parent, rest, { x: pages.left, width: pages.width, columns, y: from }) + 6 : from + 4;
}

const groupGap = 8;
const maxSentences = 6;
/** What a reader should not miss comes first where there is room for one sentence more. */
const byWeight = ['worry', 'changed', 'here', 'missing'] as const;

/** The note at the end of the page. */
const noteHeight = (pages: Pages, note: string): number => pages.setter.lines(note, quiet, pages.width).length * lineHeightOf(quiet);

/** How many sentences of each group fit on the page: at least two of each with the contents below, else as many as fit without, and then more of what weighs most. */
function sentencesThatFit(pages: Pages, { groups, note }: Overview): number[] {
  const height = (most: readonly number[]) =>
    groups.reduce(
      (sum, group, index) => sum + verdictsHeight(pages, firstSentences(group, most[index]!), pages.left + headWidth) + groupGap,
      0,
    );
  // The last line needs some room below it.
  const room = pages.bottom - pages.y - 20 - noteHeight(pages, note);
  const alike = (most: number) => groups.map(() => most);
  const kept = height(alike(2)) <= room - pages.footRoom ? pages.footRoom : 0;
  let fitting = alike(1);
  for (let most = 2; most <= maxSentences; most += 1) {
    for (const kind of byWeight) {
      const index = groups.findIndex(({ sentences }) => sentences[0]?.kind === kind);
      const more = fitting.with(Math.max(0, index), most);
      if (index >= 0 && height(more) <= room - kept) fitting = more;
    }
  }
  return fitting;
}

/** The first page of a report: what the land is, and what the answers say of it, kind by kind. */
export function writeOverview(pages: Pages, parent: Element, overview: Overview): void {
  writeMapAndFacts(pages, parent, overview);
  const most = sentencesThatFit(pages, overview);
  for (const [index, group] of overview.groups.entries()) {
    const style = { size: 10.2, bold: true, colour: verdictColours[group.sentences[0]?.kind ?? 'here'] };
    const top = pages.y;
    pages.rule(top - 4, palette.line);
    const head = pages.element(parent, 'H3');
    head.add(() => {
      pages.setter.lines(group.title, style, headWidth - 10).forEach((line, number) => {
        pages.setter.draw(line, pages.left, top + number * lineHeightOf(style), style);
      });
    });
    head.end();
    const page = pages.page;
    writeVerdicts(pages, parent, firstSentences(group, most[index]!), pages.left + headWidth);
    if (pages.page === page) pages.y = Math.max(pages.y, top + lineHeightOf(style));
    pages.y += groupGap;
  }
  pages.room(noteHeight(pages, overview.note));
  pages.text(parent, 'P', overview.note, quiet);
}
