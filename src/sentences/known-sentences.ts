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
