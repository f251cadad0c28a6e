import type { ProductState } from '#api/index.ts';
import { attempt } from '#window/kit/attempt.ts';
import { jobStateOf, type JobWord } from '#window/kit/product/job-state.ts';
import type { JobAction } from '#window/kit/product/panel-context.ts';
import { text as t } from '#window/kit/text/index.ts';
import { useCollection } from './collection.ts';
import { useUi } from './ui.ts';
import { useWorkspace } from './workspace.ts';

const ended: ReadonlySet<JobWord> = new Set<JobWord>(['ready', 'absent']);

/** The one thing that a person can do about a job, or about all jobs in a state. */
export function useJobActions() {
  const workspace = useWorkspace();
  const collection = useCollection();
  const ui = useUi();
  const make = (code: string, work: () => Promise<unknown>): JobAction => ({
    code,
    label: t(`jobs.action.${code}`),
    run: () => attempt(work),
  });
  const settings = () =>
    make('settings', async () => {
      ui.open('collection');
    });
  const change = (code: string, changes: Parameters<typeof collection.change>[0]) =>
    make(code, async () => {
      await collection.change(changes);
      await workspace.loadProducts();
    });

  /** For every job in this state; null where nothing can be done about it. */
  function ofAll(word: JobWord): JobAction | null {
    if (!collection.isKnown) return null;
    if (word === 'network') return collection.settings?.offline ? change('allowNetwork', { offline: false }) : change('again', {});
    if (word === 'paused') return change('resume', { paused: false });
    if (word === 'answer')
      return make('answer', async () => {
        ui.open('collection');
      });
    if (word === 'failed')
      return make('portfolio', async () => {
        ui.open('portfolio');
      });
    return ended.has(word) ? null : settings();
  }
  /** For one product of the open project. */
  function of(job: ProductState): JobAction | null {
    const { is } = jobStateOf(job);
    if (ended.has(is)) return null;
    const isTriedAgain = is === 'failed' || is === 'cancelled' || is === 'retry' || (is === 'network' && !collection.settings?.offline);
    if (isTriedAgain)
      return make('again', async () => {
        const id = workspace.current?.record.id;
        if (id) await collection.collectAgain(id, [job.product]);
      });
    return ofAll(is) ?? make('refresh', () => workspace.loadProducts());
  }
  return { of, ofAll };
}
