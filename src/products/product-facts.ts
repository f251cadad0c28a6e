import type { Route } from '#api/route.ts';
import type { PhraseTable } from '#sentences/phrases/index.ts';

/** Tabs of a project that hold the panels of products, in their order. */
export const productTabs = ['climate', 'forest', 'carbon', 'satellite', 'land'] as const;
export type ProductTab = (typeof productTabs)[number];

/** Texts by key, as deep as the keys have points. */
export interface TextTree {
  [key: string]: string | TextTree;
}
/** What a product is called and says in one language. */
export interface ProductTexts {
  name: string;
  /** what its panel says first; null where it has no panel */
  about: string | null;
  /** what a report calls it; absent: its name */
  inReport?: string;
  /** texts of its panel, asked for by their whole key */
  panel?: TextTree;
}
export type ProductLanguage = 'en' | 'es';

/** One call of the API that a section of the report rests on. */
export interface ReportQuestion {
  operation: string;
  query?: (now: Date) => Record<string, unknown>;
  /** the answer is a GeoTIFF of classes */
  isRaster?: true;
  /** to ask the service could begin long work: only an answer that is there already will do, and none is nothing missing */
  isKeptOnly?: true;
  /** no part of the published API: a provider without it misses nothing */
  isExtension?: true;
}
/** A file that an answer names by its address. */
interface NamedFileField {
  /** the field of the answer with the address */
  field: string;
  /** the values behind a picture; absent: the picture itself */
  isData?: true;
}
/** Files that the answers of an operation name, and the operation that gives them by their name (`name`, the last part of the address). */
interface NamedFiles<File extends string = string> {
  operation: string;
  namedBy: string;
  /** by the name that a section of the report knows them by */
  fields: Record<File, NamedFileField>;
}
/** The section of a project's report that shows a product. Several products may share one. */
export interface ReportSection {
  id: string;
  title: Record<ProductLanguage, string>;
}

/** What window, service, report and command line know of a product. Pure: no Node, no Vue, no library but zod. */
export interface ProductFacts {
  /** the one name of the thing: folder, route id, docs page */
  slug: string;
  /** English, for logs and reasons */
  title: string;
  /** `project`: collected for each project; `portfolio`: made from other products' answers over all projects */
  scope: 'project' | 'portfolio';
  /** its endpoints by the name of the operation */
  routes: Record<string, Route>;
  /** the one of them that answers for the product */
  operation: string;
  /** others of them that answer from the same collection, or from a variant of their own: extensions of the published API, which a provider need not have */
  extensions?: readonly string[];
  /** a new project gets its products by rising order: what users look at first; 80 and above are long jobs */
  order: number;
  /** where its panel stands; null where it has none */
  tab: ProductTab | null;
  /** the section of the report that shows it, and what the section asks, by the name that the section knows it by */
  report: {
    section: ReportSection;
    questions: Record<string, ReportQuestion>;
    /** where several products share a section: those with a number follow those without, by rising number */
    place?: number;
  } | null;
  /** absent: no answer names files */
  files?: NamedFiles;
  texts: Record<ProductLanguage, ProductTexts>;
  /** what its answers say of themselves, by code; absent: they say nothing */
  sentences?: Record<ProductLanguage, PhraseTable>;
}

/** The part of the facts that a product's service carries. */
export const identityOf = ({ slug, title, order }: Pick<ProductFacts, 'slug' | 'title' | 'order'>) => ({ slug, title, order });

/** The endpoint that answers for a product. */
export const routeOf = ({ routes, operation }: Pick<ProductFacts, 'routes' | 'operation'>): Route => routes[operation]!;

/** Checks the facts and keeps their own types, from which the table of operations takes its names. */
export const defineProduct = <
  const Slug extends string,
  const Routes extends Record<string, Route>,
  const Section extends string = never,
  const Questions extends Record<string, ReportQuestion & { operation: keyof Routes & string }> = Record<never, never>,
  const File extends string = never,
>(
  facts: Omit<ProductFacts, 'slug' | 'routes' | 'operation' | 'extensions' | 'report' | 'files'> & {
    slug: Slug;
    routes: Routes;
    operation: keyof Routes & string;
    extensions?: readonly (keyof Routes & string)[];
    report: { section: ReportSection & { id: Section }; questions: Questions; place?: number } | null;
    files?: NamedFiles<File> & { operation: keyof Routes & string; namedBy: keyof Routes & string };
  },
) => facts;
