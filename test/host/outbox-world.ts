import fc from 'fast-check';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { ApiFault, type Client } from '#client/index.ts';
import { areaHectares, geometryHash, unionAreaHectares, type Geometry } from '#geo/index.ts';
import type { AskService } from '#host/offline/outbox/matcher.ts';
import { Outbox } from '#host/offline/outbox/outbox.ts';
import { embeddedId } from '#host/connections.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { freshFolder } from './host.ts';

/** `lost`: requests arrive and are done, and their answers never come back */
export type Network = 'on' | 'off' | 'lost';
/**
 * Faults planted to see that the model finds them. `doubled`: a create whose answer is lost is sent again under a new key, by a client that believes that it never left
 * and is told of no projects; `undeleted`: a deletion is confirmed and not done; `member-forgotten`: a collection is told with the area of before.
 */
export type Plant = 'doubled' | 'undeleted' | 'member-forgotten' | null;

/** A project as a person means it to be. */
interface Intent {
  name: string;
  parcels: Geometry[];
  isCollection: boolean;
  /** null until the service has told it */
  id: string | null;
  /** a change of it waits in the outbox */
  isPending: boolean;
  isGone: boolean;
}
/** A service, or several that stand for one: who is asked may be another one each time. */
export type Service = Pick<Client, 'call'>;
const placeOf = { connectionId: embeddedId, account: 'account' };
const neverSent = () => new ApiFault('network', 'nobody there', { details: { cause: 'ECONNREFUSED' } });
const cutOff = () => new ApiFault('network', 'cut off', { details: { cause: 'ECONNRESET' } });
const documentOf = (parcels: readonly Geometry[]): Record<string, unknown> => ({
  type: 'FeatureCollection',
  features: parcels.map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
});
let lastPlace = 0;
/** Parcels where none was before, so that a boundary tells its project; those of one project overlap. */
function newParcels(count: number): Geometry[] {
  lastPlace += 1;
  const [west, south] = [-170 + (lastPlace % 1100) * 0.3, -60 + (Math.floor(lastPlace / 1100) % 400) * 0.3];
  return Array.from({ length: count }, (_, index) => parcelAt(west + index * 0.004, south));
}

/** The real outbox before the real service, with a network that can be taken away, and what a person meant all the while. */
export class World {
  readonly #client: Service;
  readonly #plant: Plant;
  readonly #folder = freshFolder('outbox-model');
  readonly #under = new Set<Promise<unknown>>();
  readonly #byBoundary = new Map<string, Intent>();
  readonly #intents: Intent[] = [];
  readonly #stop = new AbortController();
  #outbox: Outbox;
  #restarted: Promise<void> = Promise.resolve();
  network: Network = 'on';

  constructor(client: Service, plant: Plant) {
    this.#client = client;
    this.#plant = plant;
    this.#outbox = this.#open();
  }

  #open(): Outbox {
    return new Outbox({
      folder: this.#folder,
      call: (...given) => this.#call(...given),
      place: async () => placeOf,
      onDamage: () => {},
      clean: (value) => value,
      log: () => {},
      onChange: () => {},
      keepShapes: async () => {},
      beforeReplacing: async () => {},
      onDone: ({ kind, geometryHash: boundary }, projectId) => {
        const intent = kind === 'delete' ? undefined : this.#byBoundary.get(boundary);
        if (intent) Object.assign(intent, { id: projectId, isPending: false });
      },
      onUnreachable: () => {},
      // Nothing is sent by itself: commands say when, so that a run can be repeated.
      times: { quietMilliseconds: 0, firstRetryMilliseconds: 3_600_000, maxRetryMilliseconds: 3_600_000 },
    });
  }

  readonly #call: AskService = async (operation, input, signal) => {
    if (this.network === 'off') throw neverSent();
    const isLost = this.network === 'lost';
    if (isLost && operation !== 'createProject' && operation !== 'deleteProject') throw cutOff();
    if (this.#plant === 'undeleted' && operation === 'deleteProject')
      return { value: { id: '', deleted: true }, deviations: [], raw: false, fetchedAt: new Date().toISOString() };
    const { idempotencyKey, ...keyless } = input;
    const isDoubled = this.#plant === 'doubled' && operation === 'createProject';
    const answer = await this.#client.call(operation, isDoubled || idempotencyKey === undefined ? keyless : input, signal);
    if (isLost) throw isDoubled ? neverSent() : cutOff();
    return this.#plant === 'doubled' && operation === 'listProjects' ? { ...answer, value: [] } : answer;
  };

  #ask<T>(run: (outbox: Outbox) => Promise<T>): Promise<T> {
    const asked = run(this.#outbox);
    this.#under.add(asked);
    return asked.finally(() => this.#under.delete(asked));
  }
  /** What a person may change now, chosen by a number. */
  #settled(choice: number, fits: (intent: Intent) => boolean = () => true): Intent | undefined {
    const found = this.#intents.filter((intent) => intent.id !== null && !intent.isPending && !intent.isGone && fits(intent));
    return found[choice % Math.max(1, found.length)];
  }

  async create(name: string, members: number): Promise<void> {
    const isCollection = members > 1;
    const parcels = newParcels(members);
    const intent: Intent = { name, parcels, isCollection, id: null, isPending: true, isGone: false };
    this.#intents.push(intent);
    this.#byBoundary.set(geometryHash(parcels), intent);
    await this.#ask((outbox) =>
      outbox.create(embeddedId, { name, geojson: documentOf(parcels), isCollection, isControlPool: false }, null, this.#stop.signal),
    );
  }

  async edit(choice: number): Promise<void> {
    const intent = this.#settled(choice);
    if (!intent) return;
    const { name, isCollection, id } = intent;
    intent.parcels = newParcels(intent.parcels.length);
    intent.isPending = true;
    this.#byBoundary.set(geometryHash(intent.parcels), intent);
    await this.#ask((outbox) =>
      outbox.create(embeddedId, { name, geojson: documentOf(intent.parcels), isCollection, isControlPool: false }, id, this.#stop.signal),
    );
  }

  async remove(choice: number): Promise<void> {
    const intent = this.#settled(choice);
    if (!intent) return;
    intent.isGone = true;
    await this.#ask((outbox) => outbox.remove(embeddedId, intent.id!, intent.name, this.#stop.signal));
  }

  /** Out of a collection that keeps another one; its ids are those that the service tells. */
  async removeMember(choice: number): Promise<void> {
    const intent = this.#settled(choice, ({ isCollection, parcels }) => isCollection && parcels.length > 1);
    if (!intent) return;
    // Until its id is known, nothing else is to change the collection: the parcels meant here are those that it has now.
    intent.isPending = true;
    const { subprojects } = await this.#read<{ subprojects: string[] }>(`getProject`, intent.id!);
    const index = choice % intent.parcels.length;
    const [parcel] = intent.parcels.splice(index, 1);
    const ids = await Promise.all(
      subprojects.map(async (id) => ({ id, hash: geometryHash((await this.#read<{ geometry: Geometry }>('getProject', id)).geometry) })),
    );
    const member = ids.find(({ hash }) => hash === geometryHash(parcel!));
    // One that waits to be deleted is still told of.
    expect(member, 'a member that was never deleted is there').toBeDefined();
    await this.#ask((outbox) => outbox.remove(embeddedId, member!.id, `${intent.name} member`, this.#stop.signal));
    intent.isPending = false;
  }

  /** As after a crash: nobody waits for what is under way, and what is on the disk is taken up again. One program ends before the next begins. */
  restart(): Promise<void> {
    this.#restarted = this.#restarted.then(async () => {
      this.#outbox.end();
      await Promise.allSettled(this.#under);
      this.#outbox = this.#open();
      await this.#outbox.start();
    });
    return this.#restarted;
  }

  async sendNow(): Promise<void> {
    await this.#ask((outbox) => outbox.sendNow());
  }

  async collectAgain(choice: number): Promise<void> {
    const intent = this.#settled(choice);
    if (!intent || this.network !== 'on') return;
    // It may have gone meanwhile, with all that was collected.
    await this.#client
      .call('collectAgain', { params: { project_id: intent.id! } })
      .catch((error: ApiFault) => expect(error.status).toBe(404));
  }

  async #read<T>(operation: 'getProject', id: string): Promise<T> {
    return (await this.#client.call(operation, { params: { project_id: id } })).value as T;
  }

  /** With the network back everything goes out, and then the service has what was meant: nothing lost, nothing twice, every hectare once. */
  async expectAsMeant(): Promise<void> {
    this.network = 'on';
    // What was under way when an outbox was ended goes on for as long as this machine needs.
    for (const end = performance.now() + 60_000; (await this.#outbox.list()).entries.length > 0 && performance.now() < end;) {
      await this.sendNow();
      await nextTurn();
    }
    expect((await this.#outbox.list()).entries.map(({ kind, name, state, fault }) => [kind, name, state, fault?.message])).toEqual([]);
    const meant = this.#intents.filter(({ isGone }) => !isGone);
    // An outbox that was ended while it finished an entry takes it off the disk first and tells of it then.
    await vi.waitFor(() => expect(meant.filter(({ id }) => id === null).map(({ name }) => name)).toEqual([]), { timeout: 60_000 });
    const list = (await this.#client.call('listProjects')).value as { id: string }[];
    const projects = await Promise.all(list.map(({ id }) => this.#read<Told>('getProject', id)));
    const tops = projects.filter(({ parent_collection: parent }) => parent === null);
    expect(tops.map(({ id, project_name: name }) => [name, id]).sort()).toEqual(meant.map(({ id, name }) => [name.trim(), id]).sort());
    let hectares = 0;
    for (const top of tops)
      hectares += await this.#expectWhole(
        top,
        meant.find(({ id }) => id === top.id)!,
        projects,
      );
    const { used_hectares: used } = (await this.#client.call('quota')).value as { used_hectares: number };
    expect(used).toBeCloseTo(hectares, 6);
  }

  /** Resolves with its hectares. */
  async #expectWhole(told: Told, { parcels, isCollection }: Intent, projects: readonly Told[]): Promise<number> {
    const members = projects.filter(({ parent_collection: parent }) => parent === told.id);
    const area = this.#plant === 'member-forgotten' && members.length === 1 ? told.area_hectares + 1 : told.area_hectares;
    expect(told.subprojects).toEqual(members.map(({ id }) => id));
    expect(members.map(({ geometry }) => geometry)).toEqual(isCollection ? parcels : []);
    expect(told.geometry_hash).toBe(geometryHash(parcels));
    const hectares = isCollection ? await unionAreaHectares(parcels) : areaHectares(parcels[0]!);
    expect(area).toBeCloseTo(hectares, 6);
    return hectares;
  }

  async end(): Promise<void> {
    this.#stop.abort();
    this.#outbox.end();
    await Promise.allSettled(this.#under);
    for (const { id, parent_collection: parent } of await this.#all())
      if (parent === null) await this.#client.call('deleteProject', { params: { project_id: id } });
  }
  async #all(): Promise<Told[]> {
    const list = (await this.#client.call('listProjects')).value as { id: string }[];
    return Promise.all(list.map(({ id }) => this.#read<Told>('getProject', id)));
  }
}

interface Told {
  id: string;
  project_name: string;
  geometry: Geometry;
  geometry_hash: string;
  area_hectares: number;
  subprojects: string[];
  parent_collection: string | null;
}

/** One thing that a person, the network or the service does. */
interface Step {
  name: string;
  run: (world: World) => Promise<void>;
}
const step = (name: string, run: Step['run']): Step => ({ name, run });
const choice = fc.nat({ max: 11 });
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom('North', 'South', 'North '), fc.integer({ min: 1, max: 3 }))
      .map(([name, members]) => step(`create ${name} ${members}`, (world) => world.create(name, members))),
  },
  { weight: 2, arbitrary: choice.map((at) => step(`edit ${at}`, (world) => world.edit(at))) },
  { weight: 2, arbitrary: choice.map((at) => step(`remove ${at}`, (world) => world.remove(at))) },
  { weight: 2, arbitrary: choice.map((at) => step(`remove member ${at}`, (world) => world.removeMember(at))) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom<Network>('on', 'off', 'lost')
      .map((network) => step(network, async (world) => void (world.network = network))),
  },
  { weight: 2, arbitrary: fc.constant(step('send', (world) => world.sendNow())) },
  { weight: 1, arbitrary: fc.constant(step('restart', (world) => world.restart())) },
  { weight: 1, arbitrary: choice.map((at) => step(`collect ${at}`, (world) => world.collectAgain(at))) },
);
type Command = fc.AsyncCommand<object, World>;
const commandOf = (name: string, run: Step['run']): Command => ({
  check: () => true,
  run: (_model, world) => run(world),
  toString: () => name,
});

/** One after another, several at once, and now and then a look at whether all is as it was meant. */
export const commands = fc.commands<object, World, false>(
  [
    steps.map(({ name, run }) => commandOf(name, run)),
    fc
      .array(steps, { minLength: 2, maxLength: 4 })
      .map((several) =>
        commandOf(
          `(${several.map(({ name }) => name).join(' | ')})`,
          async (world) => void (await Promise.all(several.map(({ run }) => run(world)))),
        ),
      ),
    fc.constant(commandOf('look', (world) => world.expectAsMeant())),
  ] as fc.Arbitrary<fc.AsyncCommand<object, World>>[],
  { maxCommands: 14 },
);
