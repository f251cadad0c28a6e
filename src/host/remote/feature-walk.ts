import { createHash } from 'node:crypto';
import { readFile, UnreadableFile, writeFile, type Note } from '#formats/index.ts';
import type { Feature } from '#geo/index.ts';
import { pageAddress, pageFacts } from '#remote/feature-pages.ts';
import type { FeatureAccess } from '#remote/offer.ts';
import type { DegreesBox } from '#remote/tile-grid.ts';
import { Refused } from '../refused.ts';
import { sentence } from '../phrases/sentence.ts';
import type { RemoteDocument } from './documents.ts';
import { refusalIn } from './recognise.ts';

/** Plots of a country come as shapes of a file; what is more is asked for by a smaller area. */
const maxFeatures = 100_000;
const maxBytes = 256 * 1024 * 1024;
const maxPages = 2000;
const pageFeatures = 1000;
const maxNotes = 20;
/** A service is asked page after page for so long. */
const maxMilliseconds = 15 * 60_000;
/** of one page: what is told of the whole is told by the walk */
const ofPage = new Set(['gml-cut-short', 'no-features', 'wrong-extension']);

/** Why a walk ended before the last feature. */
type WalkEnd = 'all' | 'features' | 'bytes' | 'time' | 'repeats' | 'short';
export interface WalkedFeatures {
  /** GeoJSON in longitude and latitude, a feature a line */
  bytes: Uint8Array<ArrayBuffer>;
  featureCount: number;
  /** that match in all, where the service says it */
  matched: number | null;
  end: WalkEnd;
  notes: Note[];
}

interface Walk {
  access: FeatureAccess;
  box: DegreesBox | null;
  name: string;
  /** fetches an address with {key} in it */
  fetch: (address: string, signal: AbortSignal) => Promise<RemoteDocument>;
  /** the same server as the first page, with the key; throws Refused for any other */
  onSameServer: (address: string) => string;
  signal: AbortSignal;
  progress: (share: number, count: number) => void;
}

/** Features of a page, in longitude and latitude, by the readers of files. */
async function featuresOf(document: RemoteDocument, host: string, signal: AbortSignal): Promise<{ features: Feature[]; notes: Note[] }> {
  const refusal = refusalIn(document);
  if (refusal !== null) throw new Refused('remote-refused', sentence('host.remote-refused', { host, reason: refusal }));
  try {
    return await readFile(document.bytes, { signal });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    // A set without features is no file, and a page like any other.
    if (error.code === 'empty-file') return { features: [], notes: [] };
    throw new Refused('remote-page', sentence('host.remote-page', { host, reason: { ...error.phrase, detail: error.message } }));
  }
}

/** What was taken of the pages so far. */
class Taken {
  readonly lines: string[] = [];
  readonly notes: Note[] = [];
  bytes = 0;
  readonly #ids = new Set<string>();
  readonly #pages = new Set<string>();

  /** Adds a page; answers false for one that was sent before, or of whose features each was there already. */
  async add({ features, notes }: { features: Feature[]; notes: Note[] }, page: Uint8Array): Promise<boolean> {
    const digest = createHash('sha256').update(page).digest('base64');
    if (this.#pages.has(digest)) return false;
    this.#pages.add(digest);
    const fresh = features.filter(({ id }) => id === undefined || !this.#ids.has(String(id)));
    for (const { id } of fresh) if (id !== undefined) this.#ids.add(String(id));
    const said = new Set(this.notes.map(({ message }) => message));
    for (const { feature: _feature, ...note } of notes)
      if (this.notes.length < maxNotes && !ofPage.has(note.code) && !said.has(note.message)) {
        said.add(note.message);
        this.notes.push(note);
      }
    for (const line of await linesOf(fresh)) {
      this.lines.push(line);
      this.bytes += line.length;
    }
    return features.length === 0 || fresh.length > 0;
  }
}

/** The limit that is reached; null while there is room. */
function limitOf({ lines, bytes }: Taken, pages: number, until: number): WalkEnd | null {
  if (lines.length >= maxFeatures) return 'features';
  if (bytes > maxBytes) return 'bytes';
  return performance.now() > until || pages >= maxPages ? 'time' : null;
}

/** Whether a page is the last; `isFull`: the only page of a service holds all that it was asked for, and there may be more. */
function endOf({ isNew, isLast, isFull }: { isNew: boolean; isLast: boolean; isFull: boolean }, limit: WalkEnd | null): WalkEnd | null {
  if (!isNew) return 'repeats';
  if (!isLast) return limit;
  return isFull ? 'features' : 'all';
}

/** GeoJSON of each feature on a line of its own. */
async function linesOf(features: Feature[]): Promise<string[]> {
  if (features.length === 0) return [];
  const text = new TextDecoder().decode(await writeFile('geojson', features));
  return text
    .trim()
    .split('\n')
    .slice(1, -1)
    .map((line) => line.replace(/,$/, ''));
}

/**
 * Asks for all features of a layer, page after page, up to the limits. A page that comes twice ends the walk: some services take no notice of where a page is to
 * begin. Rejects with ApiFault or Refused; nothing is kept then.
 */
export async function walkFeatures({ access, box, name, fetch, onSameServer, signal, progress }: Walk): Promise<WalkedFeatures> {
  const { host } = new URL(access.address);
  const taken = new Taken();
  const until = performance.now() + maxMilliseconds;
  const canPage = access.how !== 'wfs' || access.isPaged;
  const count = canPage ? pageFeatures : maxFeatures;
  let address = onSameServer(pageAddress(access, { box, offset: 0, count }));
  let [offset, matched, end]: [number, number | null, WalkEnd | null] = [0, null, null];
  for (let page = 0; end === null; page += 1) {
    const document = await fetch(address, signal);
    const found = await featuresOf(document, host, signal);
    const facts = pageFacts(access, document.json, address);
    matched ??= facts.matched ?? matchedInXml(document);
    const isNew = await taken.add(found, document.bytes);
    offset += found.features.length;
    progress(matched ? Math.min(1, offset / matched) : 0, taken.lines.length);
    // A service may give fewer than it was asked for, and more behind them: only an empty page, its count or its own word ends the walk.
    const isLast = facts.next === null || !canPage || found.features.length === 0 || (matched !== null && offset >= matched);
    const isFull = !canPage && found.features.length >= count;
    end = endOf({ isNew, isLast, isFull }, limitOf(taken, page + 1, until));
    if (end === null) address = onSameServer(facts.next ?? pageAddress(access, { box, offset, count }));
  }
  if (end === 'all' && matched !== null && taken.lines.length < matched && offset < matched) end = 'short';
  const text = `{"type":"FeatureCollection","name":${JSON.stringify(name)},"features":[\n${taken.lines.join(',\n')}\n]}\n`;
  return { bytes: new TextEncoder().encode(text), featureCount: taken.lines.length, matched, end, notes: taken.notes };
}

/** numberMatched of WFS 2.0, in the first tag of a page; "unknown" is none. */
function matchedInXml({ bytes }: RemoteDocument): number | null {
  const [, said] =
    /^\s*(?:<\?[^>]*>\s*)?<[\w:]*FeatureCollection\b[^>]*\bnumberMatched="(\d{1,12})"/.exec(
      new TextDecoder().decode(bytes.subarray(0, 8192)),
    ) ?? [];
  return said === undefined ? null : Number(said);
}
