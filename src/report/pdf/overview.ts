import { palette } from '../kit/drawing/drawing.ts';
import type { Block, VerdictGroup } from '../kit/model.ts';
import { firstSentences } from '../kit/verdict-groups.ts';
import type { Element, Pages } from './page.ts';
import { putDrawing, putFact, verdictColours, verdictsHeight, writeVerdicts } from './parts.ts';
import { lineHeightOf } from './text.ts';

type Overview = Block & { kind: 'overview' };
const gap = 14;
const headWidth = 104;

/** The map at the left; where it lies and the key figures at the right. */
function writeMapAndFacts(pages: Pages, parent: Element, { map, locator, facts }: Overview): void {
  const top = pages.y;
  const side = pages.left + (map ? map.width + gap : 0);
  const width = pages.left + pages.width - side;
  if (map) putDrawing(pages, parent, map, pages.left, top, 1);
  let y = top;
  if (locator) {
    const scale = Math.min(1, width / locator.width);
    putDrawing(pages, parent, locator, side, y, scale);
    y += locator.height * scale + 6;
  }
  // Two narrow columns where one would be higher than the map.
  const columns = facts.length > 4 ? 2 : 1;
  const wide = (width - (columns - 1) * 8) / columns;
  const ends = Array.from({ length: columns }, () => y);
  facts.forEach((fact, index) => {
    const column = index % columns;
    ends[column] = ends[column]! + putFact(pages, parent, fact, { x: side + column * (wide + 8), y: ends[column]!, width: wide });
    // The next row begins where the higher of this one ends.
    if (column === columns - 1) ends.fill(Math.max(...ends));
  });
  pages.y = Math.max(top + (map?.height ?? 0), ...ends) + 12;
}

const groupGap = 8;
const mostSentences = 6;
/** What a reader should not miss comes first where there is room for one sentence more. */
const byWeight = ['worry', 'changed', 'here', 'missing'] as const;

/** How many sentences of each group fit on the page: at least two of each with the contents below, else as many as fit without, and then more of what weighs most. */
function sentencesThatFit(pages: Pages, groups: readonly VerdictGroup[]): number[] {
  const height = (most: readonly number[]) =>
    groups.reduce(
      (sum, group, index) => sum + verdictsHeight(pages, firstSentences(group, most[index]!), pages.left + headWidth) + groupGap,
      0,
    );
  // The last line needs some room below it.
  const room = pages.bottom - pages.y - 20;
  const alike = (most: number) => groups.map(() => most);
  const kept = height(alike(2)) <= room - pages.footRoom ? pages.footRoom : 0;
  let fitting = alike(1);
  for (let most = 2; most <= mostSentences; most += 1) {
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
  const most = sentencesThatFit(pages, overview.groups);
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
}
