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
const columnsFor = (count: number): number => (count > 8 ? 3 : 2);
/** The height of a table of contents with so many lines. */
export const contentsHeight = (count: number): number => Math.ceil(count / columnsFor(count)) * height + 8;

/** Fills in the table of contents, in the space reserved for it, once the page of each section is known. */
export function writeContents(pages: Pages, toc: Element, entries: Entry[], { page: own, top }: { page: number; top: number }): void {
  const columns = columnsFor(entries.length);
  const perColumn = Math.ceil(entries.length / columns);
  const wide = (pages.width - (columns - 1) * columnGap) / columns;
  pages.doc.switchToPage(own);
  entries.forEach(({ title, page, name }, index) => {
    const x = pages.left + Math.floor(index / perColumn) * (wide + columnGap);
    const y = top + (index % perColumn) * height;
    const [number] = pages.setter.lines(String(page + 1), { size }, wide);
    const line = pages.setter.oneLine(title, { size }, wide - 30);
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
