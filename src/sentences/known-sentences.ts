/**
 * English sentences and how another language says them. `{name}` stands for what comes in (a name, a figure); one with a capital, `{Reason}`, holds a sentence or
 * word of our own, which is put into the other language too where it is known.
 */
export type Sentences = Readonly<Record<string, string>>;

interface Pattern {
  places: string[];
  expression: RegExp;
  head: string;
  translation: string;
  /** it has no words of its own, and is ours only if what it holds is */ isFrame: boolean;
}

/** figures with their units, which take the decimal mark of the language; dates, versions and addresses do not */
const onlyFigures = /^[-\d.\s()%–]*(ha|MB|GB|s|km)?[-\d.\s()%–]*$/;
const maxCached = 4000;
/** points and colons that a sentence of ours may hold (“v1.13” has none before a blank): a provider's long text is gone through once, not for each of its sentences */
const maxEndings = 6;
/** a provider's text of this length or more is not one of ours */
const maxSentence = 4000;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * What Hectare's own service, host and readers of files write in English, said in another language. They speak English only: their words are kept with the
 * data, go over the API and into logs. Words that are not known here (a provider's) are not touched.
 */
export class KnownSentences {
  readonly #whole = new Map<string, string>();
  readonly #patterns: Pattern[] = [];
  readonly #decimalMark: string;
  readonly #kept = new Map<string, string | null>();

  /** Throws RangeError where a translation has a place that its sentence lacks, or lacks one. */
  constructor(sentences: Sentences, decimalMark: string) {
    this.#decimalMark = decimalMark;
    for (const [english, translation] of Object.entries(sentences)) {
      const places = placesOf(english);
      if (places.join(' ') !== [...new Set(placesOf(translation))].sort((a, b) => places.indexOf(a) - places.indexOf(b)).join(' '))
        throw new RangeError(`“${english}” and its translation have other places`);
      if (places.length === 0) {
        this.#whole.set(english, translation);
        continue;
      }
      const parts = english.split(/\{\w+\}/);
      this.#patterns.push({
        places,
        expression: new RegExp(`^${parts.map(escaped).join('([^]+?)')}$`, 'u'),
        head: parts[0]!,
        translation,
        isFrame: !parts.some((part) => /\p{L}/u.test(part)),
      });
    }
    // What begins with words of its own is the closer match than what begins with a name, and more words are closer than fewer.
    const own = ({ expression, head }: Pattern) => (head === '' ? 0 : 10_000) + expression.source.length;
    this.#patterns.sort((a, b) => own(b) - own(a));
  }

  /** The sentence in the other language; null where it is not one of ours. */
  translate(sentence: string): string | null {
    if (sentence.length > maxSentence) return null;
    const before = this.#kept.get(sentence);
    if (before !== undefined) return before;
    const translated = this.#whole.get(sentence) ?? this.#byPattern(sentence);
    if (this.#kept.size >= maxCached) this.#kept.clear();
    this.#kept.set(sentence, translated);
    return translated;
  }

  /** Names of sources or of those to be thanked, as answers join them (`; ` or ` · `). Null where none is ours. */
  translateList(list: string): string | null {
    const parts = list.split(/(; | · )/);
    const translated = parts.map((part) => this.translate(part));
    return translated.every((part) => part === null) ? null : translated.map((part, index) => part ?? parts[index]).join('');
  }

  /** A paragraph whose sentences are ours at least in part: those are put into the other language, the rest stays. Null where none is. */
  translateParagraph(paragraph: string): string | null {
    const ends = [...paragraph.matchAll(/[.:](?= |$)/g)].map(({ index }) => index + 1);
    if (ends.at(-1) !== paragraph.length) ends.push(paragraph.length);
    const parts: string[] = [];
    let some = false;
    let next = 0;
    for (let at = 0; at < paragraph.length;) {
      const from = at;
      while (ends[next]! <= from) next += 1;
      let end = ends[next]!;
      let translated: string | null = null;
      for (let look = next; look < Math.min(ends.length, next + maxEndings) && translated === null; look += 1) {
        translated = this.#part(paragraph.slice(from, ends[look]));
        if (translated !== null) end = ends[look]!;
      }
      if (translated !== null) some = true;
      parts.push(translated ?? paragraph.slice(from, end));
      at = end + 1;
    }
    return some ? parts.join(' ') : null;
  }

  /** a sentence of a paragraph, or the title before its colon */
  #part(text: string): string | null {
    const title = text.endsWith(':') ? this.translate(text.slice(0, -1).toLowerCase()) : null;
    return title === null ? this.translate(text) : `${title.charAt(0).toUpperCase()}${title.slice(1)}:`;
  }

  #byPattern(sentence: string): string | null {
    for (const { places, expression, head, translation, isFrame } of this.#patterns) {
      if (!sentence.startsWith(head)) continue;
      const found = expression.exec(sentence);
      if (!found || (isFrame && !places.every((name, index) => !isSaid(name) || this.translate(found[index + 1]!) !== null))) continue;
      const values = new Map(places.map((name, index) => [name, this.#value(name, found[index + 1]!)]));
      return translation.replaceAll(/\{(\w+)\}/g, (_match, name: string) => values.get(name)!);
    }
    return null;
  }

  #value(place: string, value: string): string {
    if (isSaid(place)) return this.translate(value) ?? value;
    return onlyFigures.test(value) ? value.replaceAll(/(?<=\d)\.(?=\d)/g, this.#decimalMark) : value;
  }
}

/** whether a place holds words of ours */
const isSaid = (place: string) => /^[A-Z]/.test(place);
/** Names of the places of a sentence, in their order. Each stands once. */
const placesOf = (sentence: string): string[] => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
