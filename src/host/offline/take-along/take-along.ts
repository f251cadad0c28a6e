import { cancelled, noKey } from '#client/index.ts';
import { isObject } from '#domain/object.ts';
import type { Geometry } from '#geo/index.ts';
import type { Basemaps } from '../../basemaps.ts';
import type { HeightsPlan } from '../../groups/take-along/contract.ts';
import type { ProjectHeights, TakenHeights } from '../../heights/project-heights.ts';
import { Refused } from '../../refused.ts';
import type { Place } from '../account.ts';
import { isGeometry } from '../geometry.ts';
import type { Offline } from '../index.ts';
import { AreaPack, type PackState } from './area-pack.ts';
import { boxAround } from './map-area.ts';
import { letTilesGo, type TileList } from './tile-lists.ts';
import { planTiles, takeTiles } from './take-tiles.ts';
import type { TileChoice, TilePlan } from './tile-plan.ts';
import { questionsAbout, TakenAnswers } from './take-answers.ts';
import type { TakenRecord } from './taken-along.ts';
import { sentence } from '../../phrases/sentence.ts';
import type { ForeignPhrase } from '#sentences/phrases/index.ts';

type Parts = Pick<Offline, 'call' | 'accounts' | 'store' | 'taken' | 'namedTiles'>;
/** of the whole work: answers, the service's own pack, the map */
const shares = { answers: 0.45, pack: 0.35, tiles: 0.12, heights: 0.08 };

interface TakeChoice {
  connectionId: string;
  projectId: string;
  tiles: TileChoice | null;
  withHeights: boolean;
}
interface TakePlan {
  answers: { count: number; bytes: number; hereCount: number; hereBytes: number; unknownCount: number };
  /** null: the service makes none. `missing` names the products whose data is not on this computer yet. */
  pack: { bytes: number; missing: string[]; isMade: boolean; isMeasured: boolean } | null;
  tiles: TilePlan | null;
  heights: HeightsPlan | null;
  before: { takenAt: string; bytes: number } | null;
}
/** Its record is written before the work and after it. */
interface Work {
  choice: TakeChoice;
  place: Place;
  name: string;
  geometry: Geometry;
  before: TakenRecord | null;
  answers: TakenAnswers;
  /** filled as they are fetched */
  tiles: TileList[];
  heights: TakenHeights[];
}
type Progress = (share: number, doing?: string, phrase?: ForeignPhrase) => void;

/** Takes projects along: stores what is needed to work on them without a network. */
export class TakeAlong {
  readonly #offline: Parts;
  readonly #basemaps: Basemaps;
  readonly #heights: ProjectHeights;
  readonly #pack: AreaPack;

  constructor(offline: Parts, basemaps: Basemaps, heights: ProjectHeights) {
    this.#offline = offline;
    this.#basemaps = basemaps;
    this.#heights = heights;
    this.#pack = new AreaPack(offline.call);
  }

  /** With `measure` the pack is measured too, which takes as long as reading it. Rejects where nobody can be reached and the project was never seen. */
  async plan(choice: TakeChoice & { measure: boolean }, signal: AbortSignal, progress: (share: number) => void): Promise<TakePlan> {
    const place = await this.#placeOf(choice.connectionId);
    const { geometry } = await this.#projectOf(choice, signal);
    const record = await this.#offline.taken.find(place, choice.projectId);
    const answers = await this.#planAnswers(place, choice.projectId);
    const pack = await this.#planPack(choice, signal, progress);
    const tiles = choice.tiles && (await planTiles(choice.tiles, boxAround(geometry), this.#basemaps, signal));
    const heights = choice.withHeights ? await this.#heights.plan(boxAround(geometry), record?.heights ?? [], signal) : null;
    return { answers, pack, tiles, heights, before: record ? { takenAt: record.takenAt, bytes: record.bytes + record.packBytes } : null };
  }

  /** Fetches and stores everything; what cannot be had is named in the record. A cancelled run leaves an earlier record as it was. */
  async take(choice: TakeChoice, signal: AbortSignal, progress: Progress): Promise<TakenRecord> {
    const { call, store, taken } = this.#offline;
    const { projectId } = choice;
    const place = await this.#placeOf(choice.connectionId);
    const { name, geometry } = await this.#projectOf(choice, signal);
    const before = await taken.find(place, projectId);
    const answers = new TakenAnswers({ call, store, place, projectId, signal });
    const tiles: TileList[] = [];
    const heights: TakenHeights[] = [];
    try {
      return await this.#takeAll({ choice, place, name, geometry, before, answers, tiles, heights }, signal, progress);
    } catch (error) {
      if (before) await taken.put(before);
      else await taken.remove(place, projectId);
      await letTilesGo(this.#basemaps.kept, tiles, await this.#offline.namedTiles(), 'keep');
      await this.#heights.remove(without(heights, before?.heights));
      throw signal.aborted ? cancelled() : error;
    }
  }

  async remove(connectionId: string, projectId: string): Promise<void> {
    const { taken, store } = this.#offline;
    const records = await taken.list();
    const own = records.find((record) => record.connectionId === connectionId && record.projectId === projectId);
    if (!own) return;
    await taken.remove(own, projectId);
    await letTilesGo(this.#basemaps.kept, own.tiles, await this.#offline.namedTiles(), 'delete');
    await this.#heights.remove(own.heights);
    if (own.packBytes > 0)
      await this.#pack.remove({ connectionId, projectId }).catch(async () => {
        // The service's pack is still there: its record stays in the list of storage, so that it can be removed when the service answers.
        await taken.put({ ...own, bytes: 0, paths: [], tiles: [], heights: [] });
      });
    await store.evict();
  }

  async #takeAll(work: Work, signal: AbortSignal, progress: Progress): Promise<TakenRecord> {
    const { choice, place, name, geometry, before, answers, tiles, heights } = work;
    const { store, taken } = this.#offline;
    const questions = await questionsAbout(store, place, choice.projectId);
    // From now on the limit of the store does not remove what belongs to this project.
    await taken.put({
      ...recordOf(work, 0, 0, before?.tiles ?? [], before?.heights ?? []),
      paths: [...new Set([...(before?.paths ?? []), ...questions.map(({ path }) => path)])],
    });
    await answers.askAll(
      questions.map(({ question }) => question),
      (share, operation) => progress(share * shares.answers, operation),
    );
    const pack = await this.#pack.make(choice, false, signal, ({ progress: share, doing, doing_phrase: phrase }) =>
      progress(shares.answers + share * shares.pack, doing ?? undefined, phrase ?? undefined),
    );
    answers.missing.push(...missingFrom(pack));
    // By now the service may have collected what was not ready before.
    await answers.askRest();
    const tileBytes = choice.tiles
      ? await takeTiles(choice.tiles, boxAround(geometry), this.#basemaps, tiles, signal, (share, doing) =>
          progress(shares.answers + shares.pack + share * shares.tiles, doing),
        )
      : 0;
    if (choice.withHeights)
      await this.#heights.take(
        { name, box: boxAround(geometry), before: before?.heights ?? [] },
        heights,
        answers.missing,
        signal,
        (share) => progress(1 - shares.heights + share * shares.heights, 'heights'),
      );
    const heightsBytes = heights.reduce((sum, { bytes }) => sum + bytes, 0);
    const done = recordOf(work, (await store.bytesOf(answers.paths)) + tileBytes + heightsBytes, pack?.bytes ?? 0, tiles, heights);
    // What is said to be taken along is on the disk.
    store.settle();
    await taken.put(done);
    if (before) await letTilesGo(this.#basemaps.kept, before.tiles, await this.#offline.namedTiles(), 'keep');
    if (before) await this.#heights.remove(without(before.heights, heights));
    return done;
  }

  async #planAnswers(place: Place, projectId: string): Promise<TakePlan['answers']> {
    const { store } = this.#offline;
    const here = new Map((await store.asked(place, projectId)).map(({ path, bytes }) => [path, bytes]));
    const means = await store.meanBytesByOperation(place);
    const answers = { count: 0, bytes: 0, hereCount: 0, hereBytes: 0, unknownCount: 0 };
    for (const { path, question } of await questionsAbout(store, place, projectId)) {
      answers.count += 1;
      const known = here.get(path);
      const mean = means.get(question.operation);
      if (known !== undefined) {
        answers.hereCount += 1;
        answers.hereBytes += known;
        answers.bytes += known;
      } else if (mean !== undefined) answers.bytes += mean;
      else answers.unknownCount += 1;
    }
    return answers;
  }

  async #planPack(
    choice: TakeChoice & { measure: boolean },
    signal: AbortSignal,
    progress: (share: number) => void,
  ): Promise<TakePlan['pack']> {
    const state = await this.#pack.state(choice, signal);
    if (!state) return null;
    const isMade = state.state === 'packed';
    const measured =
      isMade || state.state === 'measured' || !choice.measure
        ? state
        : await this.#pack.make(choice, true, signal, ({ progress: share }) => progress(share));
    return (
      measured && {
        bytes: measured.bytes ?? 0,
        isMade,
        isMeasured: isMade || measured.state === 'measured',
        missing: measured.products.filter((product) => product.state === 'missing').map(({ product }) => product),
      }
    );
  }

  async #placeOf(connectionId: string): Promise<Place> {
    const place = await this.#offline.accounts.of(connectionId);
    if (!place) throw noKey();
    return place;
  }

  async #projectOf({ connectionId, projectId }: TakeChoice, signal: AbortSignal): Promise<{ name: string; geometry: Geometry }> {
    const { value } = await this.#offline.call('getProject', { connectionId, params: { project_id: projectId } }, signal);
    if (!isObject(value) || !isGeometry(value['geometry'])) throw new Refused('unlike-a-project', sentence('host.unlike-a-project'));
    return { name: typeof value['project_name'] === 'string' ? value['project_name'] : projectId, geometry: value['geometry'] };
  }
}

/** Those of a list that another one does not have. */
const without = (heights: readonly TakenHeights[], others: readonly TakenHeights[] = []): TakenHeights[] =>
  heights.filter((one) => !others.some(({ basemapId }) => basemapId === one.basemapId));

function recordOf(
  { choice, place, name, answers }: Work,
  bytes: number,
  packBytes: number,
  tiles: TakenRecord['tiles'],
  heights: TakenRecord['heights'],
): TakenRecord {
  return {
    projectId: choice.projectId,
    name,
    ...place,
    takenAt: new Date().toISOString(),
    bytes,
    packBytes,
    paths: [...answers.paths],
    tiles,
    heights,
    missing: answers.missing,
  };
}

function missingFrom(pack: PackState | null): TakenRecord['missing'] {
  if (!pack) return [];
  const products = pack.products
    .filter(({ state }) => state === 'missing')
    .map(({ product, reason, reason_phrase: phrase = null }) => ({ what: product, reason: reason ?? '', phrase }));
  return pack.state === 'failed'
    ? [{ what: 'pack', reason: pack.reason ?? '', phrase: pack.reason_phrase ?? null }, ...products]
    : products;
}
