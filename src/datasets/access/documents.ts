import { join } from 'node:path';
import { dayMilliseconds } from '#domain/time.ts';
import { CouldNotFetch, NeedsDecision, NeedsNetwork, NothingThere, UnusableAnswer, type DocumentRequest } from '../data-access.ts';
import { undamaged, type Pack } from '../packs/pack.ts';
import { digest, withoutSecrets } from './address.ts';
import { absentFreshDays } from './block-cache.ts';
import type { Fetcher } from './fetcher.ts';
import { documentBytes, documentOf, readDocument, writeDocument, type DocumentMeta, type KeptDocument } from './kept-document.ts';
import { originOf, originOfPack, type Note } from './origin.ts';
import { fetchedOnce, type SharedAnswers } from './shared-answers.ts';
import { SharedWorks } from './shared-work.ts';
import { faultOf, reasonOf } from '../fault-of.ts';
import { sentence } from '../phrases/sentence.ts';

const maxDocumentBytes = 64 * 1024 * 1024;
const sharedName = (name: string): string => `documents/${name}`;

/** Errors that a parser throws on purpose; any other error means that it could not read the bytes. */
const deliberate = [NothingThere, NeedsNetwork, NeedsDecision, CouldNotFetch, UnusableAnswer];
const parserOf =
  <T>({ parse }: DocumentRequest<T>) =>
  (bytes: Uint8Array, contentType: string): T => {
    try {
      return parse(bytes, contentType);
    } catch (error) {
      throw deliberate.some((kind) => error instanceof kind)
        ? error
        : new UnusableAnswer(sentence('datasets.unreadable', { reason: (error as Error).message.slice(0, 200) }));
    }
  };

export interface DocumentsOptions {
  folder: string;
  packs: Pack[];
  fetcher: Fetcher;
  /** what others keep too; null: nobody shares with this one */
  shared: SharedAnswers | null;
  offline: () => boolean;
  now: () => number;
  grown: (bytes: number) => void;
  log: (text: string) => void;
}

/** A request on its way to the network, and what the cache holds of it. */
interface Asked<T> {
  request: DocumentRequest<T>;
  url: string;
  /** the JSON text to send; undefined without a body */
  text: string | undefined;
  /** under which it is kept */
  name: string;
  older: KeptDocument | null;
  parse: (bytes: Uint8Array, contentType: string) => T;
}

/** What was had, and whether it was fetched here. */
interface Had {
  document: KeptDocument;
  via: 'network' | 'cache';
}

/** Documents: from the packs, else fresh from the cache, else from the network, else stale from the cache. */
export class Documents {
  readonly #options: DocumentsOptions;
  readonly #underWay = new SharedWorks<Had>();

  constructor(options: DocumentsOptions) {
    this.#options = options;
  }

  async ask<T>(request: DocumentRequest<T>, note: Note): Promise<T> {
    return request.cut ? this.#askCut(request, request.cut, note) : this.#askWhole(request, note);
  }

  /** A cut: from the packs, else as it was kept, else out of the whole answer. */
  async #askCut<T>(request: DocumentRequest<T>, cut: (bytes: Uint8Array) => Uint8Array<ArrayBuffer>, note: Note): Promise<T> {
    request.signal?.throwIfAborted();
    const parse = parserOf(request);
    const packed = await this.#fromPacks(request, parse, note);
    if (packed) return packed.value;
    const { cut: _, dataset, key, ...rest } = request;
    const url = typeof request.url === 'string' ? request.url : await request.url();
    const name = digest(JSON.stringify(['cut', dataset.id, key, withoutSecrets(url)]));
    const kept = await readDocument(this.#pathOf(name));
    if (kept) {
      note(originOf(dataset, kept.meta.fetchedAt, 'cache'));
      return parse(kept.bytes, kept.meta.contentType);
    }
    let fetchedAt = this.#options.now();
    const whole = { ...rest, dataset, url, key: `whole/${key}`, parse: (bytes: Uint8Array) => cut(bytes) };
    const bytes = await this.#askWhole(whole, (origin) => {
      fetchedAt = Date.parse(origin.fetchedAt);
      note(origin);
    });
    const value = parse(bytes, '');
    await this.#keepHere(name, { meta: { fetchedAt, etag: null, contentType: '', absent: false }, bytes });
    return value;
  }

  async #askWhole<T>(request: DocumentRequest<T>, note: Note): Promise<T> {
    const { dataset, method = 'GET', body, permit, signal } = request;
    signal?.throwIfAborted();
    const parse = parserOf(request);
    const packed = await this.#fromPacks(request, parse, note);
    if (packed) return packed.value;
    const url = typeof request.url === 'string' ? request.url : await request.url();
    const text = body === undefined ? undefined : JSON.stringify(body);
    const range = request.headers?.['range'] ?? '';
    const name = digest(`${method} ${withoutSecrets(url)} ${text ?? ''}${range}`);
    let parsed: { of: Uint8Array; value: T } | null = null;
    const answer = ({ meta, bytes }: KeptDocument, via: 'network' | 'cache') => {
      const value = meta.absent ? null : parsed?.of === bytes ? parsed : { value: parse(bytes, meta.contentType) };
      note(originOf(dataset, meta.fetchedAt, via));
      if (value === null) throw new NothingThere(sentence('datasets.nothing-there', { source: dataset.title }));
      return value.value;
    };
    let older = await readDocument(this.#pathOf(name));
    if (older && this.#mayAnswer(older, request)) {
      try {
        return answer(older, 'cache');
      } catch (error) {
        // What an older version of the program could read and this one cannot is fetched again.
        if (!(error instanceof UnusableAnswer)) throw error;
        older = null;
      }
    }
    permit?.();
    const asked: Asked<T> = {
      request,
      url,
      text,
      name,
      older,
      parse: (bytes, type) => (parsed = { of: bytes, value: parse(bytes, type) }).value,
    };
    try {
      const { document, via } = await this.#underWay.join(name, (abort) => this.#had(asked, abort), signal);
      return answer(document, via);
    } catch (error) {
      // A stale answer is better than none without a network.
      if (error instanceof NeedsNetwork && asked.older) return answer(asked.older, 'cache');
      throw error;
    }
  }

  async #fromPacks<T>(
    { dataset, key, box }: DocumentRequest<T>,
    parse: (bytes: Uint8Array, contentType: string) => T,
    note: Note,
  ): Promise<{ value: T } | null> {
    for (const pack of this.#options.packs) {
      const found = await undamaged(() => pack.document(dataset.id, key, box));
      if (!found) continue;
      note(originOfPack(pack, dataset, found.entry.fetchedAt));
      if (found.entry.absent) throw new NothingThere(sentence('datasets.nothing-there', { source: dataset.title }));
      try {
        return { value: parse(found.bytes, found.entry.contentType) };
      } catch (error) {
        throw error instanceof UnusableAnswer
          ? faultOf(dataset, sentence('datasets.packed-document', { name: key, pack: pack.manifest.title, reason: reasonOf(error) }))
          : error;
      }
    }
    return null;
  }

  /** Whether a cached answer is fresh enough, or the only one that can be had. */
  #mayAnswer<T>({ meta }: KeptDocument, { freshFor = Number.POSITIVE_INFINITY }: DocumentRequest<T>): boolean {
    // A time in the future means that the clock was set back; then the age is unknown.
    const age = this.#options.now() - meta.fetchedAt;
    const maxAge = meta.absent ? Math.min(freshFor, absentFreshDays * dayMilliseconds) : freshFor;
    return (age >= 0 && age < maxAge) || this.#options.offline();
  }

  #pathOf(name: string): string {
    return join(this.#options.folder, name);
  }

  async #keepHere(name: string, document: KeptDocument): Promise<KeptDocument> {
    const { grown, log } = this.#options;
    // An answer that cannot be stored (full disk) is still an answer.
    const kept = writeDocument(this.#pathOf(name), document);
    await kept.then(grown, (error: unknown) => log(`An answer could not be kept: ${(error as Error).message}`));
    return document;
  }

  async #keep(name: string, document: KeptDocument): Promise<KeptDocument> {
    await this.#options.shared?.keep(sharedName(name), documentBytes(document));
    return this.#keepHere(name, document);
  }

  /** From what others keep, else from the source, which of all who want it at once one asks. */
  async #had<T>(asked: Asked<T>, signal: AbortSignal): Promise<Had> {
    const { shared } = this.#options;
    const fetch = async (): Promise<Had> => ({ document: await this.#fetch(asked, signal), via: 'network' });
    if (!shared) return fetch();
    const known = () => this.#fromOthers(shared, asked);
    return fetchedOnce(shared, sharedName(asked.name), { known, fetch }, signal);
  }

  /** An answer that another fetched, where it is fresh and can be read. An older one is worth its ETag. */
  async #fromOthers<T>(shared: SharedAnswers, asked: Asked<T>): Promise<Had | null> {
    const name = sharedName(asked.name);
    const bytes = (await shared.read([name])).get(name);
    const document = bytes && documentOf(bytes);
    if (!document || (asked.older && document.meta.fetchedAt <= asked.older.meta.fetchedAt)) return null;
    try {
      if (!document.meta.absent) asked.parse(document.bytes, document.meta.contentType);
    } catch (error) {
      if (error instanceof UnusableAnswer) return null;
      throw error;
    }
    if (this.#mayAnswer(document, asked.request)) return { document: await this.#keepHere(asked.name, document), via: 'cache' };
    asked.older = document;
    return null;
  }

  async #fetch<T>(asked: Asked<T>, signal: AbortSignal): Promise<KeptDocument> {
    const { request, url, text, name, older, parse } = asked;
    const { fetcher, now } = this.#options;
    const { dataset, method = 'GET', headers = {} } = request;
    try {
      return await fetcher.run({
        dataset,
        url,
        method,
        signal,
        headers: {
          ...headers,
          ...(text === undefined ? {} : { 'content-type': 'application/json' }),
          ...(older?.meta.etag ? { 'if-none-match': older.meta.etag } : {}),
        },
        ...(text === undefined ? {} : { body: text }),
        ...(request.rate ? { rate: request.rate } : {}),
        accept: async (reply) => {
          if (reply.status === 304 && older) return this.#keep(name, { meta: { ...older.meta, fetchedAt: now() }, bytes: older.bytes });
          if (reply.status !== 200 && !(reply.status === 206 && headers['range']))
            throw new UnusableAnswer(sentence('datasets.status', { status: reply.status }));
          const bytes = await reply.bytes(request.maxBytes ?? maxDocumentBytes);
          const contentType = reply.header('content-type') ?? '';
          const meta: DocumentMeta = { fetchedAt: now(), etag: reply.header('etag'), contentType, absent: false };
          // Parsed before it is stored: the cache never holds what cannot be read.
          parse(bytes, contentType);
          return this.#keep(name, { meta, bytes });
        },
      });
    } catch (error) {
      if (!(error instanceof NothingThere)) throw error;
      return this.#keep(name, { meta: { fetchedAt: now(), etag: null, contentType: '', absent: true }, bytes: new Uint8Array(0) });
    }
  }
}
