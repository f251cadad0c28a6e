import { defineStore } from 'pinia';
import { computed, shallowRef, watch } from 'vue';
import type { PlotRisk } from '#api/forest-2020.ts';
import { HostFault } from '#window/kit/host/host.ts';
import { fetchPlotRisks, riskNames, riskProduct, severityOf, worstRisk } from '#window/workspace/plot-risks.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import type { PortfolioRow } from './portfolio-rows.ts';

/** The service measures every plot for an answer. */
const atOnce = 2;

/** The worst EUDR risk of a project's plots, over the kinds of crops; null where nothing is known of any. */
const worstOf = (plots: Parameters<typeof worstRisk>[0]): PlotRisk | null =>
  riskNames
    .map((name) => worstRisk(plots, name))
    .filter((risk) => risk !== null)
    .toSorted((a, b) => severityOf(b) - severityOf(a))[0] ?? null;

/** The EUDR risk of projects, asked only while somebody wants to see it, and of each project once. */
export const usePortfolioRisks = defineStore('portfolioRisks', () => {
  const workspace = useWorkspace();
  const found = shallowRef<ReadonlyMap<string, PlotRisk | null>>(new Map());
  let asked = new Set<string>();
  let waiting: string[] = [];
  let running = 0;
  let round = 0;

  /** whether there is anything to ask: Forest 2020 was collected */
  const isCollected = ({ products }: PortfolioRow) => products?.[riskProduct] === 'ready';
  /** undefined: not known yet, or not collected */
  const of = ({ id }: PortfolioRow): PlotRisk | null | undefined => found.value.get(id);

  async function ask(id: string): Promise<void> {
    const own = round;
    try {
      const answer = await fetchPlotRisks(id);
      if (own === round) found.value = new Map([...found.value, [id, answer && worstOf(answer.plots)]]);
    } catch (error) {
      if (!(error instanceof HostFault)) throw error;
      // Without a network the others fail as well; what was not asked is asked again when it is wanted again.
      if (own === round) {
        asked.delete(id);
        for (const other of waiting) asked.delete(other);
        waiting = [];
      }
    }
  }
  async function work(): Promise<void> {
    running += 1;
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await ask(id);
    running -= 1;
  }
  /** Asks these in their order, but for those that were asked before; none: what waits is not asked any more. */
  function want(rows: readonly PortfolioRow[]): void {
    const fresh = rows.filter((row) => isCollected(row) && !found.value.has(row.id));
    for (const id of waiting) asked.delete(id);
    waiting = fresh.map(({ id }) => id).filter((id) => !asked.has(id));
    for (const id of waiting) asked.add(id);
    while (running < atOnce && running < waiting.length) void work();
  }
  function clear(): void {
    round += 1;
    [found.value, asked, waiting] = [new Map(), new Set(), []];
  }
  watch(() => workspace.connection?.id, clear);
  return { found: computed(() => found.value), isCollected, of, want, clear };
});
