import { setTimeout as wait } from 'node:timers/promises';
import { ApiFault } from '#client/index.ts';
import { isObject } from '#domain/object.ts';
import type { Geometry } from '#geo/index.ts';
import type { Basemaps } from '../basemaps.ts';
import { Refused } from '../refused.ts';
import type { Place } from './account.ts';
import type { Offline } from './index.ts';
import { isUnreachable } from './faults.ts';
import { mayTakeTiles, tilesOver } from './map-area.ts';
import { picturesIn, questionsOf, type Question } from './project-questions.ts';
import type { TakenRecord } from './taken-along.ts';

const maxTiles = 4000;
const atOnce = 4;
const pollMilliseconds = 300;
/** of the whole work: answers, the service's own pack, the map */
const shares = { answers: 0.45, pack: 0.4, tiles: 0.15 };

interface TakeChoice {
  connectionId: string;
  projectId: string;
  tiles: { basemapId: string; zoom: number } | null;
}
interface TakePlan {
  answers: { count: number; bytes: number; hereCount: number; hereBytes: number; unknownCount: number };
  /** null: the service makes none. `missing` names the products whose data is not on this computer yet. */
  pack: { bytes: number; missing: string[]; isMade: boolean; isMeasured: boolean } | null;
  tiles: { count: number; bytes: number | null; most: number; isForbidden: boolean; host: string } | null;
  before: { takenAt: string; bytes: number } | null;
}
interface PackState {
  state: string;
  progress: number;
  doing: string | null;
  bytes: number | null;
  reason: string | null;
  products: { product: string; state: string; reason: string | null }[];
}

export interface TakeAlong {
  /** Rejects where nobody can be reached and the project was never seen. */
  plan(
    choice: TakeChoice & { /** the pack too, which takes as long as reading it */ measure: boolean },
    signal: AbortSignal,
    progress: (share: number) => void,
  ): Promise<TakePlan>;
  /** Fetches and keeps everything; what cannot be had is named in the record. A cancelled one leaves an earlier record as it was. */
  take(choice: TakeChoice, signal: AbortSignal, progress: (share: number, doing?: string) => void): Promise<TakenRecord>;
  remove(connectionId: string, projectId: string): Promise<void>;
}

const isNotReady = (error: unknown) => error instanceof ApiFault && error.code === 'not-ready';

/** Works through a list, a few at a time; the first fault ends it. */
async function each<T>(items: T[], work: (item: T, index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      await work(items[index]!, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}

export function takeAlong(
  { call, accounts, store, taken }: Pick<Offline, 'call' | 'accounts' | 'store' | 'taken'>,
  basemaps: Basemaps,
): TakeAlong {
  let lastPack: Promise<void> = Promise.resolve();
  async function placeOf(connectionId: string): Promise<Place> {
    const place = await accounts.of(connectionId);
    if (!place) throw new ApiFault('no-key', 'This connection has no API key yet. Enter it in Connections.');
    return place;
  }
  async function projectOf({ connectionId, projectId }: TakeChoice, signal: AbortSignal): Promise<{ name: string; geometry: Geometry }> {
    const { value } = await call('getProject', { connectionId, params: { project_id: projectId } }, signal);
    if (!isObject(value) || !isObject(value['geometry']))
      throw new Refused(
        'unlike-a-project',
        'The service describes this project in a way that Hectare does not understand. Tell the provider.',
      );
    return {
      name: typeof value['project_name'] === 'string' ? value['project_name'] : projectId,
      geometry: value['geometry'] as unknown as Geometry,
    };
  }
  /** The usual questions and all that were asked before, each once. */
  async function questions(place: Place, projectId: string): Promise<{ path: string; question: Question }[]> {
    const before = (await store.asked(place, projectId)).map(({ asked }) => asked as Question);
    const all = new Map<string, Question>();
    for (const question of [
      ...questionsOf(projectId, new Date().toISOString().slice(0, 10)),
      ...before.filter(({ operation }) => operation !== 'satelliteImage'),
    ])
      all.set(store.pathOf(place, question), question);
    return [...all].map(([path, question]) => ({ path, question }));
  }
  /** null where the service knows no packs. */
  async function packCall(
    operation: 'areaPack' | 'makeAreaPack' | 'removeAreaPack',
    { connectionId, projectId }: Pick<TakeChoice, 'connectionId' | 'projectId'>,
    query: Record<string, unknown>,
    signal: AbortSignal,
  ): Promise<PackState | null> {
    try {
      const { value } = await call(operation, { connectionId, params: { project_id: projectId }, query }, signal);
      return isObject(value) && typeof value['state'] === 'string' ? (value as unknown as PackState) : null;
    } catch (error) {
      if (error instanceof ApiFault && error.status !== null && error.status >= 400 && error.status < 500) return null;
      throw error;
    }
  }
  /** Until the service has ended what it began; a wish to stop reaches it too. */
  function packed(choice: TakeChoice, measure: boolean, signal: AbortSignal, told: (state: PackState) => void): Promise<PackState | null> {
    // One after the other: the end of a measure that is not wanted any more must not reach the packing that follows it.
    const work = lastPack.then(() => packNow(choice, measure, signal, told));
    lastPack = work.then(
      () => {},
      () => {},
    );
    return work;
  }
  async function packNow(
    choice: TakeChoice,
    measure: boolean,
    signal: AbortSignal,
    told: (state: PackState) => void,
  ): Promise<PackState | null> {
    signal.throwIfAborted();
    let state = await packCall('makeAreaPack', choice, { measure }, signal);
    try {
      while (state && (state.state === 'measuring' || state.state === 'packing')) {
        told(state);
        await wait(pollMilliseconds, undefined, { signal });
        state = await packCall('areaPack', choice, {}, signal);
      }
    } catch (error) {
      if (signal.aborted) await packCall('removeAreaPack', choice, {}, AbortSignal.timeout(10_000)).catch(() => {});
      throw error;
    }
    return state;
  }

  return {
    async plan(choice, signal, progress) {
      const place = await placeOf(choice.connectionId);
      const { geometry } = await projectOf(choice, signal);
      const record = await taken.find(place, choice.projectId);
      const here = new Map((await store.asked(place, choice.projectId)).map(({ path, bytes }) => [path, bytes]));
      const usual = await store.meanBytesByOperation(place);
      const answers = { count: 0, bytes: 0, hereCount: 0, hereBytes: 0, unknownCount: 0 };
      for (const { path, question } of await questions(place, choice.projectId)) {
        answers.count += 1;
        const known = here.get(path);
        const mean = usual.get(question.operation);
        if (known !== undefined) {
          answers.hereCount += 1;
          answers.hereBytes += known;
          answers.bytes += known;
        } else if (mean !== undefined) answers.bytes += mean;
        else answers.unknownCount += 1;
      }
      let pack: TakePlan['pack'] = null;
      const isThere = await packCall('areaPack', choice, {}, signal);
      if (isThere) {
        const isMade = isThere.state === 'packed';
        const measured =
          isMade || isThere.state === 'measured' || !choice.measure
            ? isThere
            : await packed(choice, true, signal, ({ progress: share }) => progress(share));
        if (measured)
          pack = {
            bytes: measured.bytes ?? 0,
            isMade,
            isMeasured: isMade || measured.state === 'measured',
            missing: measured.products.filter(({ state }) => state === 'missing').map(({ product }) => product),
          };
      }
      let tiles: TakePlan['tiles'] = null;
      if (choice.tiles) {
        const { count } = tilesOver(geometry, choice.tiles.zoom, 0);
        const basemap = await basemaps.byId(choice.tiles.basemapId);
        const host = basemap.kind === 'file' ? '' : new URL(basemap.address.replace('{s}', 'a')).host;
        const mean = await basemaps.kept.meanBytes(choice.tiles.basemapId);
        tiles = { count, bytes: mean === null ? null : Math.round(mean * count), most: maxTiles, isForbidden: !mayTakeTiles(host), host };
      }
      return { answers, pack, tiles, before: record ? { takenAt: record.takenAt, bytes: record.bytes + record.packBytes } : null };
    },

    async take(choice, signal, progress) {
      const { connectionId, projectId } = choice;
      const place = await placeOf(connectionId);
      const { name, geometry } = await projectOf(choice, signal);
      const before = await taken.find(place, projectId);
      const missing: TakenRecord['missing'] = [];
      const paths = new Set<string>();
      const notReady: Question[] = [];
      const ask = async ({ operation, params, query }: Question, isLast = false): Promise<unknown> => {
        const path = store.pathOf(place, { operation, params, query });
        // Held from now on: what comes later must not push it out again.
        paths.add(path);
        try {
          const { value, stale, reason } = await call(operation, { connectionId, params, query }, signal);
          if (stale) throw new ApiFault('network', reason ?? 'The service cannot be reached.');
          return value;
        } catch (error) {
          if (signal.aborted || isUnreachable(error)) throw error;
          paths.delete(path);
          if (isNotReady(error) && !isLast) notReady.push({ operation, params, query });
          else missing.push({ what: operation, reason: (error as Error).message });
          return null;
        }
      };
      const record = (bytes: number, packBytes: number, tiles: TakenRecord['tiles']): TakenRecord => ({
        projectId,
        name,
        ...place,
        takenAt: new Date().toISOString(),
        bytes,
        packBytes,
        paths: [...paths],
        tiles,
        missing,
      });
      try {
        const all = await questions(place, projectId);
        await taken.put({
          ...record(0, 0, before?.tiles ?? []),
          paths: [...new Set([...(before?.paths ?? []), ...all.map(({ path }) => path)])],
        });
        const pictures: Question[] = [];
        const seen = (question: Question, value: unknown) => {
          if (question.operation === 'satelliteIndex') pictures.push(...picturesIn(value, projectId));
        };
        let asked = 0;
        await each(all, async ({ question }) => {
          seen(question, await ask(question));
          asked += 1;
          progress((asked / all.length) * shares.answers, question.operation);
        });
        const pack = await packed(choice, false, signal, ({ progress: share, doing }) =>
          progress(shares.answers + share * shares.pack, doing ?? undefined),
        );
        if (pack?.state === 'failed') missing.push({ what: 'pack', reason: pack.reason ?? '' });
        for (const { product, state, reason } of pack?.products ?? [])
          if (state === 'missing') missing.push({ what: product, reason: reason ?? '' });
        // What was still being collected may be there by now.
        await each(notReady.splice(0), async (question) => {
          seen(question, await ask(question, true));
        });
        await each(pictures, async (question) => {
          await ask(question, true);
        });
        const tiles: TakenRecord['tiles'] = [];
        let tileBytes = 0;
        if (choice.tiles) {
          const { basemapId, zoom } = choice.tiles;
          const basemap = await basemaps.byId(basemapId);
          if (basemap.kind === 'file') throw new Refused('not-an-address', 'This basemap is a file: it is on this computer already.');
          const { host } = new URL(basemap.address.replace('{s}', 'a'));
          if (!mayTakeTiles(host))
            throw new Refused('terms', `The terms of ${host} forbid to keep areas of its map. Choose another map, or a file.`);
          const { count, places } = tilesOver(geometry, zoom, maxTiles + 1);
          if (count > maxTiles) throw new Refused('too-large', `${count} tiles are more than ${maxTiles}. Choose a lower zoom level.`);
          const kept: string[] = [];
          tiles.push({ basemapId, places: kept });
          let fetched = 0;
          await each(places, async ({ z, x, y }) => {
            const at = `${z}/${x}/${y}`;
            let size = await basemaps.kept.take(basemapId, at);
            if (size === null && (await basemaps.tile(basemapId, z, x, y, signal)) !== null) size = await basemaps.kept.take(basemapId, at);
            if (size !== null) {
              kept.push(at);
              tileBytes += size;
            }
            fetched += 1;
            progress(shares.answers + shares.pack + (fetched / places.length) * shares.tiles, `${fetched} / ${places.length}`);
          });
        }
        const done = record((await store.bytesOf(paths)) + tileBytes, pack?.bytes ?? 0, tiles);
        await taken.put(done);
        return done;
      } catch (error) {
        if (before) await taken.put(before);
        else await taken.remove(place, projectId);
        throw signal.aborted ? new ApiFault('cancelled', 'Cancelled.') : error;
      }
    },

    async remove(connectionId, projectId) {
      const records = await taken.list();
      const own = records.find((record) => record.connectionId === connectionId && record.projectId === projectId);
      if (!own) return;
      await taken.remove(own, projectId);
      const others = new Set(
        records
          .filter((record) => record !== own)
          .flatMap(({ tiles }) => tiles.flatMap(({ basemapId, places }) => places.map((at) => `${basemapId} ${at}`))),
      );
      for (const { basemapId, places } of own.tiles)
        await basemaps.kept.release(
          basemapId,
          places.filter((at) => !others.has(`${basemapId} ${at}`)),
        );
      if (own.packBytes > 0)
        await packCall('removeAreaPack', { connectionId, projectId }, {}, AbortSignal.timeout(10_000)).catch(async () => {
          // The service's pack is still there: its record stays in the list of storage, so that it can be removed when the service answers.
          await taken.put({ ...own, bytes: 0, paths: [], tiles: [] });
        });
      await store.evict();
    },
  };
}
