import type { DataOrigin } from '#datasets/data-access.ts';
import type { LinePart, Provenance } from '#products/product.ts';
import { describedBy, type Described } from '#sentences/phrases/described-by.ts';
import { codeOf, sentenceOf, type Phrase, type Sentence } from '#sentences/phrases/index.ts';

export const syntheticNote: Sentence = sentenceOf({ code: 'synthetic-data' });

const wordsOf = (part: LinePart): string => (typeof part === 'string' ? part : part.detail);
const keyOf = (part: LinePart): string => (typeof part === 'string' ? part : JSON.stringify([part.code, part.params]));
/** Parts of lines, each once. */
export const distinctParts = (parts: LinePart[]): LinePart[] => [...new Map(parts.map((part) => [keyOf(part), part])).values()];

export const linePart = (sentence: Sentence): LinePart => named(sentence, sentence.detail);
const named = (phrase: Phrase | Sentence, detail: string): LinePart => ({ ...codeOf(phrase), detail });
const sourcePart = ({ dataset, version, phrases }: DataOrigin): LinePart =>
  phrases?.version
    ? named({ code: 'dataset-version', params: { dataset, version: phrases.version } }, `${dataset} ${version}`)
    : `${dataset} ${version}`;
const attributionPart = ({ attribution, phrases }: DataOrigin): LinePart =>
  phrases?.attribution ? named(phrases.attribution, attribution) : attribution;

export interface Sources {
  sources: LinePart[];
  attributions: LinePart[];
  fetchedAt: string | undefined;
  synthetic: boolean;
}
/** What was read; its date is that of the oldest source. */
export const sourcesOfOrigins = (origins: DataOrigin[]): Sources => ({
  sources: origins.map(sourcePart),
  attributions: distinctParts(origins.map(attributionPart)),
  fetchedAt: origins.map(({ fetchedAt }) => fetchedAt).sort()[0],
  synthetic: origins.some(({ synthetic }) => synthetic),
});
const partsOf = (parts: LinePart[] | undefined, line: string, separator: string): LinePart[] =>
  parts ?? line.split(separator).filter(Boolean);
/** What other results rest on. */
export const sourcesOfResults = (results: Provenance[]): Sources => ({
  sources: distinctParts(results.flatMap(({ source, source_codes: parts }) => partsOf(parts, source, '; '))),
  attributions: distinctParts(results.flatMap(({ attribution, attribution_codes: parts }) => partsOf(parts, attribution, ' · '))),
  fetchedAt: results.map(({ fetched_at }) => fetched_at).sort()[0],
  synthetic: results.some(({ synthetic }) => synthetic),
});

/** What an answer says of itself, in English and as data. `noData`: why it holds no figures. */
export function provenanceFrom(
  { sources, attributions, fetchedAt, synthetic }: Sources,
  now: Date,
  method: Sentence,
  assumptions: Sentence[],
  noData: Phrase | null = null,
): Provenance {
  const missing = noData && sentenceOf(noData);
  const lines = [...(synthetic ? [syntheticNote] : []), ...assumptions, ...(missing ? [missing] : [])];
  return {
    source: sources.map(wordsOf).join('; '),
    source_codes: sources,
    fetched_at: fetchedAt ?? now.toISOString(),
    method: method.detail,
    method_code: codeOf(method),
    assumptions: lines.map(wordsOf),
    assumption_codes: lines.map(codeOf),
    attribution: attributions.map(wordsOf).join(' · '),
    attribution_codes: attributions,
    synthetic,
    no_data: missing && { ...codeOf(missing), detail: missing.detail },
  };
}

/** Metadata items of a GeoTIFF: where it comes from, and whether it is made up. */
const pictureItems = ({ source, attribution, synthetic }: Provenance): Record<string, string> => ({
  SOURCES: source,
  ATTRIBUTION: attribution,
  SYNTHETIC: synthetic ? 'YES' : 'NO',
});
/** What a GeoTIFF says of itself: whether it is made up, its method, and where it comes from. */
export const ofPicture = (provenance: Provenance, method: Sentence): Described =>
  describedBy([...(provenance.synthetic ? [syntheticNote] : []), method], pictureItems(provenance));
/** The same in the words of the caller, which need no translation: names and dates. */
export const ofNamedPicture = (provenance: Provenance, name: string): Described => ({
  description: provenance.synthetic ? `${syntheticNote.detail} ${name}` : name,
  metadata: pictureItems(provenance),
});
/** What a PNG says of itself in its text. */
export const pictureComment = ({ source, attribution, synthetic }: Provenance): string =>
  [synthetic ? syntheticNote.detail : '', source, attribution].filter(Boolean).join(' · ');

/** The same from what was read for it. */
export const provenanceOf = (
  origins: DataOrigin[],
  now: Date,
  method: Sentence,
  assumptions: Sentence[],
  noData: Phrase | null = null,
): Provenance => provenanceFrom(sourcesOfOrigins(origins), now, method, assumptions, noData);
