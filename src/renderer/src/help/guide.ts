import { Marked, type Token, type Tokens } from 'marked';
import type { Language } from '#window/kit/text/index.ts';
import { pageFiles, translations, type HelpAnchor, type PageName } from './pages.ts';

/** The texts and pictures of the guide are part of the built window, so that help needs no network. */
const texts = import.meta.glob<string>(
  ['../../../../docs/*.md', '../../../../docs/{user-guide,products}/*.md', '../../../../docs/user-guide/*/*.md'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const pictures = import.meta.glob<string>('../../../../docs/pictures/*.png', { query: '?url', import: 'default', eager: true });
const docs = '../../../../docs/';

export interface Section {
  anchor: HelpAnchor;
  /** of a page: 1, of a part of it: 2 */
  level: 1 | 2;
  title: string;
  html: string;
  /** of the text: English where the page was not translated */
  language: Language;
  /** in small letters, to search in */
  words: string;
}

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Where a link of a page leads, as a path below docs. */
function pathFrom(file: string, address: string): string {
  return new URL(address, `https://docs.invalid/${file}`).pathname.slice(1);
}
const pageOf = new Map<string, PageName>(
  [pageFiles, ...Object.values(translations)].flatMap((files) => Object.entries(files).map(([name, path]) => [path, name as PageName])),
);

/** The anchor that a link of a page means; null for what is not in the guide. */
function anchorOf(page: PageName, file: string, address: string): HelpAnchor | null {
  if (/^[a-z]+:/i.test(address)) return null;
  const [path = '', section] = address.split('#');
  const target = path === '' ? page : pageOf.get(pathFrom(file, path));
  if (!target) return null;
  return section ? `${target}#${section}` : target;
}

const attributeOf = (tag: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** A picture in light and in dark, as GitHub shows it by the reader's system; here both are there, and the theme of the window shows one. */
function pictureIn(file: string, markup: string): string {
  const [source, image] = [/<source [^>]*>/.exec(markup)?.[0], /<img [^>]*>/.exec(markup)?.[0]];
  if (!markup.startsWith('<picture>') || !source || !image) return '';
  const files = { dark: attributeOf(source, 'srcset'), light: attributeOf(image, 'src') };
  return (['light', 'dark'] as const)
    .map((theme) => {
      const address = pictures[docs + pathFrom(file, files[theme])];
      return address === undefined ? '' : `<img class="in-${theme}" src="${address}" alt="${attributeOf(image, 'alt')}">`;
    })
    .join('');
}

/** Markup as HTML. HTML in a text is left out but for its pictures, and links stay within the guide: the window opens no address. */
function writerFor(page: PageName, file: string): Marked {
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      html: ({ text }) => pictureIn(file, text.trim()),
      link({ href, tokens }: Tokens.Link) {
        const inside = this.parser.parseInline(tokens);
        const anchor = anchorOf(page, file, href);
        return anchor === null ? `<span class="elsewhere">${inside}</span>` : `<a href="#" data-anchor="${anchor}">${inside}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        const source = pictures[docs + pathFrom(file, href)];
        return source === undefined ? '' : `<img src="${source}" alt="${text.replaceAll('"', '&quot;')}">`;
      },
    },
  });
  return marked;
}

/** In the guide a paragraph that begins with bold words and a full stop is a section of that name. */
const withSections = (text: string) => text.replaceAll(/^\*\*([^*\n]+)\.\*\* /gm, '## $1\n\n');

const plain = (tokens: readonly Token[]): string =>
  tokens.map((token) => ('tokens' in token && token.tokens ? plain(token.tokens) : 'text' in token ? String(token.text) : '')).join('');

interface Part {
  title: string;
  tokens: Token[];
}
function partsOf(page: PageName, file: string): { parts: Part[]; marked: Marked } {
  const marked = writerFor(page, file);
  const parts: Part[] = [];
  for (const token of marked.lexer(withSections(texts[docs + file] ?? ''))) {
    if (token.type === 'heading' && token['depth'] <= 2) parts.push({ title: plain(token['tokens'] as Token[]), tokens: [] });
    else parts.at(-1)?.tokens.push(token);
  }
  return { parts, marked };
}

/** Sections keep their anchors in every language: those of the English page, in its order. */
function sectionsOf(page: PageName, wanted: Language): Section[] {
  const translated = translations[wanted]?.[page];
  const english = partsOf(page, pageFiles[page]);
  const { parts, marked } = translated === undefined ? english : partsOf(page, translated);
  return parts.map(({ title, tokens }, index) => ({
    anchor: index === 0 ? page : `${page}#${slugOf(english.parts[index]?.title ?? title)}`,
    level: index === 0 ? 1 : 2,
    title,
    html: marked.parser(tokens),
    language: translated === undefined ? 'en' : wanted,
    words: `${title} ${tokens.map(({ raw }) => raw).join(' ')}`.toLowerCase(),
  }));
}

const made = new Map<Language, readonly Section[]>();
/** The whole guide in a language, in the order of its pages. */
export function guideIn(language: Language): readonly Section[] {
  const known = made.get(language) ?? (Object.keys(pageFiles) as PageName[]).flatMap((page) => sectionsOf(page, language));
  made.set(language, known);
  return known;
}

/** Sections that hold every word, those that have them in their title first. */
export function search(query: string, language: Language): readonly Section[] {
  const guide = guideIn(language);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return guide;
  const rank = ({ title }: Section) => {
    const small = title.toLowerCase();
    return small === words.join(' ') ? 0 : words.every((word) => small.includes(word)) ? 1 : 2;
  };
  return guide.filter((section) => words.every((word) => section.words.includes(word))).sort((a, b) => rank(a) - rank(b));
}

/** The section of an anchor; the page where it has no such section, and the beginning for an unknown page. */
export function sectionOf(anchor: HelpAnchor, language: Language): Section {
  const guide = guideIn(language);
  return (
    guide.find((section) => section.anchor === anchor) ?? guide.find((section) => section.anchor === anchor.split('#')[0]) ?? guide[0]!
  );
}
