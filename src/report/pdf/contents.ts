import { palette } from '../kit/drawing/drawing.ts';
import type { Element, Pages } from './page.ts';
import { lineHeightOf } from './text.ts';

export interface Entry {
  title: string;
  page: number;
  name: string;
}

const size = 8.8;
const height = lineHeightOf({ size }) + 1;
const columnGap = 24;
/** room for the number of a page and the dots before it */
const numberWidth = 30;
const columnWidth = (pages: Pages, columns: number): number => (pages.width - (columns - 1) * columnGap) / columns;

/** Three columns for many lines, where every title has room in one of them: a title that is cut off leads nobody. */
function columnsFor(pages: Pages, titles: readonly string[]): number {
  const longest = Math.max(...titles.map((title) => pages.setter.widthOf(title, { size })));
  return titles.length > 8 && longest <= columnWidth(pages, 3) - numberWidth ? 3 : 2;
}
/** The height of a table of contents of these titles. */
export const contentsHeight = (pages: Pages, titles: readonly string[]): number =>
  Math.ceil(titles.length / columnsFor(pages, titles)) * height + 8;

/** Fills in the table of contents, in the space reserved for it, once the page of each section is known. */
export function writeContents(pages: Pages, toc: Element, entries: Entry[], { page: own, top }: { page: number; top: number }): void {
  const columns = columnsFor(
    pages,
    entries.map(({ title }) => title),
  );
  const perColumn = Math.ceil(entries.length / columns);
  const wide = columnWidth(pages, columns);
  pages.doc.switchToPage(own);
  entries.forEach(({ title, page, name }, index) => {
    const x = pages.left + Math.floor(index / perColumn) * (wide + columnGap);
    const y = top + (index % perColumn) * height;
    const [number] = pages.setter.lines(String(page + 1), { size }, wide);
    const line = pages.setter.oneLine(title, { size }, wide - numberWidth);
    const item = pages.element(toc, 'TOCI');
    const link = pages.element(item, 'Link');
    link.add(() => {
      pages.setter.draw(line, x, y, { size, colour: palette.accent });
      pages.setter.draw(number!, x + wide, y, { size, colour: palette.quiet }, 'end');
      pages.doc.goTo(x, y, wide, height, name, { structParent: link, Contents: new String(title) } as never);
    });
    link.end();
    item.end();
    const from = x + line.width + 5;
    const to = x + wide - (number?.width ?? 0) - 5;
    if (to > from)
      pages.ornament(() => {
        pages.doc
          .lineWidth(0.5)
          .dash(0.6, { space: 2.4 })
          .moveTo(from, y + size)
          .lineTo(to, y + size)
          .stroke(palette.quiet)
          .undash();
      });
  });
}
