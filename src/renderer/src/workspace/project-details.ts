import type { ProjectDetails } from '#host/groups/projects/contract.ts';

export type { ProjectDetails };

/** What a project is at: `working` only while one of its jobs runs. */
export const projectStateWords = ['ready', 'working', 'queued', 'network', 'answer', 'paused', 'failed'] as const;
export type ProjectStateWord = (typeof projectStateWords)[number];
/** One product of one project; `absent` is one that cannot be had, or not yet. */
export type ProductWord = ProjectStateWord | 'absent';
export type ProductWords = Readonly<Record<string, ProductWord>>;
export interface ProjectState {
  word: ProjectStateWord;
  products: ProductWords;
}
/** What is wanted of one project, at most both. */
export interface Wanted {
  id: string;
  details: boolean;
  states: boolean;
}
/** What came of it; what is left out was not told. */
export interface Told {
  id: string;
  /** null: the service answers, but in a way that tells nothing of this project */
  details?: ProjectDetails | null | undefined;
  /** null: a service that tells no states */
  state?: ProjectState | null | undefined;
  /** `over` ends the round: without a network, the next thousand calls fail like the first */
  fault: 'over' | 'alone' | null;
}
export interface DetailsSource {
  /** Tells of the first of them, as many as it can within that time. Rejects where nobody can be asked. */
  ask(wanted: readonly Wanted[], patienceMilliseconds: number): Promise<Told[]>;
}
export interface DetailsFound {
  details: Map<string, ProjectDetails>;
  states: Map<string, ProjectStateWord>;
  products: Map<string, ProductWords>;
  /** projects that were asked for and could not be read, until they are asked for again */
  unread: number;
}

/** in one call of the host */
const maxWanted = 500;
/** After this time a call tells what it has. Somebody waits for what is looked at; a call for what lies behind keeps the host at work while the window is busy. */
const patienceMilliseconds = { visible: 400, behind: 600 };
type Lane = keyof typeof patienceMilliseconds;
/** a thousand answers are reported in a few batches, each of which costs a look at every row; visible rows come sooner, and the last ones at once */
const tellMilliseconds = { visible: 60, behind: 1000 };
/** a project at work that somebody looks at is asked again after this time */
const staleMilliseconds = 5000;

/**
 * Fetches records and states of the projects that somebody looks at, the visible ones first, the others behind them. What is known is not asked again; what
 * fails alone is left out until `refreshStates`; a fault of the whole connection ends the round until something is wanted again.
 */
export class ProjectDetailsLoader {
  readonly #source: DetailsSource;
  readonly #tell: (found: DetailsFound) => void;
  readonly #now: () => number;
  #details = new Map<string, ProjectDetails>();
  #states = new Map<string, ProjectStateWord>();
  #products = new Map<string, ProductWords>();
  #askedStates = new Map<string, number>();
  #askedDetails = new Set<string>();
  readonly #unread = new Set<string>();
  readonly #visible = new Map<string, string[]>();
  #behind: string[] = [];
  /** One call at a time for what is looked at, and one for what lies behind it. */
  readonly #asking = new Set<Lane>();
  #hasNewStates = false;
  #found: DetailsFound = { details: new Map(), states: new Map(), products: new Map(), unread: 0 };
  #over = false;
  #again: ReturnType<typeof setTimeout> | null = null;
  #round = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #timerIsSoon = false;

  constructor(source: DetailsSource, tell: (found: DetailsFound) => void, now: () => number = Date.now) {
    this.#source = source;
    this.#tell = tell;
    this.#now = now;
  }

  /** These are looked at now in the named list: they come first, in this order. */
  want(list: string, ids: readonly string[]): void {
    if (ids.length === 0) this.#visible.delete(list);
    else this.#visible.set(list, [...ids]);
    this.#begin();
  }

  /** These are wanted too, when the visible ones are there. */
  wantBehind(ids: readonly string[]): void {
    this.#behind = [...ids];
    this.#begin();
  }

  /** States may have changed, and what failed may be there now. Records stay, because a project's shape does not change. */
  refreshStates(): void {
    for (const [id, state] of this.#states) if (state !== 'ready') this.#askedStates.delete(id);
    for (const id of this.#askedStates.keys()) if (!this.#states.has(id)) this.#askedStates.delete(id);
    for (const id of this.#askedDetails) if (!this.#details.has(id)) this.#askedDetails.delete(id);
    this.#unread.clear();
    this.#begin();
  }

  /** A state that came another way, from the project that is open. */
  note(id: string, { word, products }: ProjectState): void {
    this.#states.set(id, word);
    this.#products.set(id, products);
    this.#askedStates.set(id, this.#now());
    this.#tellSoon();
  }

  /** Nothing is known any more: another connection. */
  forget(): void {
    this.#round += 1;
    this.#visible.clear();
    this.#unread.clear();
    [this.#details, this.#states, this.#products, this.#askedStates, this.#askedDetails, this.#behind] = [
      new Map(),
      new Map(),
      new Map(),
      new Map(),
      new Set(),
      [],
    ];
    this.#tellSoon();
  }

  #isUnderWay(id: string): boolean {
    const word = this.#states.get(id);
    return word !== undefined && word !== 'ready' && word !== 'failed';
  }

  #mark(wanted: readonly Wanted[]): readonly Wanted[] {
    for (const { id, details, states } of wanted) {
      if (details) this.#askedDetails.add(id);
      if (states) this.#askedStates.set(id, this.#now());
    }
    return wanted;
  }

  #visibleWanted(): Wanted[] {
    const isOld = (id: string, asked: number) => this.#isUnderWay(id) && this.#now() - asked >= staleMilliseconds;
    return [...new Set([...this.#visible.values()].flat())]
      .map((id): Wanted => {
        const asked = this.#askedStates.get(id);
        return { id, details: !this.#askedDetails.has(id), states: asked === undefined || isOld(id, asked) };
      })
      .filter(({ details, states }) => details || states)
      .slice(0, maxWanted);
  }

  /** The states of all come before their records, which take longer. */
  #behindWanted(): Wanted[] {
    const states = this.#behind.filter((id) => !this.#askedStates.has(id)).slice(0, maxWanted);
    if (states.length > 0) return states.map((id) => ({ id, details: false, states: true }));
    const details = this.#behind.filter((id) => !this.#askedDetails.has(id)).slice(0, maxWanted);
    return details.map((id) => ({ id, details: true, states: false }));
  }

  #unask({ id, details, states }: Wanted): void {
    if (details) this.#askedDetails.delete(id);
    if (states) this.#askedStates.delete(id);
  }

  #begin(): void {
    this.#over = false;
    this.#start();
  }

  #start(): void {
    for (const lane of ['visible', 'behind'] as const) {
      if (this.#asking.has(lane) || this.#over) continue;
      const wanted = lane === 'visible' ? this.#visibleWanted() : this.#behindWanted();
      // States are told before the records of all are begun.
      if (lane === 'behind' && this.#hasNewStates && wanted[0]?.details) this.#tellNow();
      if (wanted.length > 0) void this.#ask(lane, this.#mark(wanted));
    }
    if (this.#asking.size > 0 || this.#over) return;
    // Nothing more comes: what is told in batches meanwhile is told whole.
    if (this.#timer) this.#tellNow();
    this.#lookAgain();
  }

  /** As long as somebody looks at a project that is at work. */
  #lookAgain(): void {
    if (this.#again || ![...this.#visible.values()].flat().some((id) => this.#isUnderWay(id))) return;
    this.#again = setTimeout(() => {
      this.#again = null;
      this.#start();
    }, staleMilliseconds);
  }

  async #ask(lane: Lane, wanted: readonly Wanted[]): Promise<void> {
    const round = this.#round;
    this.#asking.add(lane);
    const told = await this.#source
      .ask(wanted, patienceMilliseconds[lane])
      .catch((): Told[] => wanted.map(({ id }) => ({ id, fault: 'over' })));
    this.#asking.delete(lane);
    if (round === this.#round) this.#take(wanted, told);
    this.#start();
  }

  #take(wanted: readonly Wanted[], told: readonly Told[]): void {
    const byId = new Map(told.map((one) => [one.id, one]));
    for (const one of wanted) {
      const answer = byId.get(one.id);
      // Not told of: its turn did not come. Where no turn came at all, asking again would never end.
      if (!answer && told.length > 0) this.#unask(one);
      if (answer) this.#note(one, answer);
    }
    const news = told.filter(({ fault }) => fault === null);
    const visible = new Set([...this.#visible.values()].flat());
    if (news.length > 0) this.#tellSoon(news.some(({ id }) => visible.has(id)));
    // The same maps: a list that hears of nothing new would only ask again.
    else this.#tellFound({ ...this.#found, unread: this.#unread.size });
  }

  #note(asked: Wanted, { id, details, state, fault }: Told): void {
    if (details) this.#details.set(id, details);
    if (fault !== null || details === null) this.#unread.add(id);
    else if (this.#details.has(id)) this.#unread.delete(id);
    // A provider that tells no states leaves the list without a dot.
    if (state) {
      this.#states.set(id, state.word);
      this.#products.set(id, state.products);
      this.#hasNewStates = true;
    }
    if (fault !== 'over') return;
    this.#over = true;
    this.#unask({ id, details: asked.details && details === undefined, states: asked.states && state === undefined });
  }

  #tellSoon(isVisible = true): void {
    if (this.#timer && (this.#timerIsSoon || !isVisible)) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timerIsSoon = isVisible;
    this.#timer = setTimeout(() => this.#tellNow(), isVisible ? tellMilliseconds.visible : tellMilliseconds.behind);
  }

  #tellNow(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#hasNewStates = false;
    this.#tellFound({
      details: new Map(this.#details),
      states: new Map(this.#states),
      products: new Map(this.#products),
      unread: this.#unread.size,
    });
  }

  #tellFound(found: DetailsFound): void {
    this.#found = found;
    this.#tell(found);
  }
}
