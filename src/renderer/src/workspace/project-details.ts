import { polygonsOf, type Geometry } from '#geo/index.ts';

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
/** What a project's own record tells beyond the list; the outline is thinned to what a thumbnail shows. */
export interface ProjectDetails {
  outline: Geometry | null;
  isCollection: boolean;
  isControlPool: boolean;
  memberIds: string[];
  parentId: string | null;
}

const maxRings = 40;
const maxCorners = 40;

/** The outer rings of a shape with at most 40 corners each: a thousand boundaries in full would fill the window's memory. null where nothing has an area. */
export function thinned(geometry: Geometry): Geometry | null {
  const rings = polygonsOf(geometry)
    .slice(0, maxRings)
    .map(([outer]) => {
      const step = Math.max(1, Math.ceil(outer!.length / maxCorners));
      const kept = outer!.filter((_, index) => index % step === 0);
      return [...kept, kept[0]!];
    });
  return rings.length === 0 ? null : { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) };
}

export interface DetailsSource {
  /** null: the service answers, but in a way that tells nothing of this project */
  details(id: string): Promise<ProjectDetails | null>;
  /** null: a service that tells no states */
  state(id: string): Promise<ProjectState | null>;
  /** whether a fault ends the round: without a network, the next thousand calls fail like the first */
  isOver(error: unknown): boolean;
}
export interface DetailsFound {
  details: Map<string, ProjectDetails>;
  states: Map<string, ProjectStateWord>;
  products: Map<string, ProductWords>;
}

/** at one time; a provider's service is not ours alone */
const atOnce = 4;
/** a thousand answers are reported in a few batches; visible rows come sooner */
const tellMilliseconds = { visible: 60, behind: 500 };
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
  readonly #visible = new Map<string, string[]>();
  #behind: string[] = [];
  #running = 0;
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

  #next(): { id: string; kind: 'details' | 'state' } | null {
    for (const list of [...this.#visible.values(), this.#behind]) {
      for (const id of list) {
        if (!this.#askedDetails.has(id)) return { id, kind: 'details' };
        const asked = this.#askedStates.get(id);
        if (asked === undefined || (this.#isUnderWay(id) && list !== this.#behind && this.#now() - asked >= staleMilliseconds))
          return { id, kind: 'state' };
      }
    }
    return null;
  }

  #begin(): void {
    this.#over = false;
    this.#start();
  }

  #start(): void {
    while (this.#running < atOnce && !this.#over) {
      const next = this.#next();
      if (!next) {
        this.#lookAgain();
        return;
      }
      if (next.kind === 'details') this.#askedDetails.add(next.id);
      else this.#askedStates.set(next.id, this.#now());
      this.#running += 1;
      void this.#ask(next.id, next.kind);
    }
  }

  /** As long as somebody looks at a project that is at work. */
  #lookAgain(): void {
    if (this.#again || ![...this.#visible.values()].flat().some((id) => this.#isUnderWay(id))) return;
    this.#again = setTimeout(() => {
      this.#again = null;
      this.#start();
    }, staleMilliseconds);
  }

  async #ask(id: string, kind: 'details' | 'state'): Promise<void> {
    const round = this.#round;
    try {
      if (kind === 'details') {
        const details = await this.#source.details(id);
        if (round === this.#round && details) this.#details.set(id, details);
      } else {
        const state = await this.#source.state(id);
        // A provider that tells no states leaves the list without a dot.
        if (round === this.#round && state) {
          this.#states.set(id, state.word);
          this.#products.set(id, state.products);
        }
      }
      if (round === this.#round) this.#tellSoon([...this.#visible.values()].some((list) => list.includes(id)));
    } catch (error) {
      if (round === this.#round && this.#source.isOver(error)) {
        if (kind === 'details') this.#askedDetails.delete(id);
        else this.#askedStates.delete(id);
        this.#over = true;
      }
    } finally {
      this.#running -= 1;
      this.#start();
    }
  }

  #tellSoon(isVisible = true): void {
    if (this.#timer && (this.#timerIsSoon || !isVisible)) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timerIsSoon = isVisible;
    this.#timer = setTimeout(
      () => {
        this.#timer = null;
        this.#tell({ details: new Map(this.#details), states: new Map(this.#states), products: new Map(this.#products) });
      },
      isVisible ? tellMilliseconds.visible : tellMilliseconds.behind,
    );
  }
}
