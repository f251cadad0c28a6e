import { codeOf, phraseOfError, type Sentence } from '#sentences/phrases/index.ts';
import { CouldNotFetch, NeedsDecision, NeedsNetwork, NothingThere, UnusableAnswer, type DataAccess, type Dataset } from '../data-access.ts';
import { reasonOf } from '../fault-of.ts';
import { sentence } from '../phrases/sentence.ts';
import { rasterChecks } from './raster-checks.ts';
import { seriesChecks } from './series-checks.ts';
import type { SourceCheck } from './source-check.ts';

/**
 * Why a source did not answer as expected. `terms`: it was not asked, because nobody said yet that its terms are met; `offline`: this computer asks nobody; `unreachable`: there is no way to
 * it; `refused`: it was reached and did not do its work; `changed`: what came is not what is known of it; `late`: it took too long.
 */
type SourceFaultKind = 'terms' | 'offline' | 'unreachable' | 'refused' | 'changed' | 'late';

export interface SourceFinding {
  id: string;
  /** milliseconds that it took */
  took: number;
  /** what came; null when `fault` says why nothing did */
  found: Sentence | null;
  /** the newest version by the publisher's own listing */
  newest: string | null;
  fault: { kind: SourceFaultKind; reason: Sentence; advice: Sentence } | null;
}

const checks: ReadonlyMap<string, SourceCheck> = new Map([...rasterChecks, ...seriesChecks].map((check) => [check.dataset.id, check]));
/** Sources with a check, by id. */
export const checkedSources: readonly string[] = [...checks.keys()];

/** A source that is slower than this is of no use to a collection either. */
const maxSeconds = 90;

/** Faults of a source that was reached and did not do its work; any other says that its answer has another form. */
const refusals = new Set([
  'datasets.status',
  'datasets.part-status',
  'datasets.refuses',
  'datasets.refuses-because',
  'datasets.broken',
  'datasets.cut',
  'datasets.cut-after',
  'datasets.certificate',
]);

function kindOf(error: unknown): SourceFaultKind | null {
  if (error instanceof NeedsDecision) return 'terms';
  if (error instanceof NeedsNetwork) return phraseOfError(error)?.code === 'source-offline' ? 'offline' : 'unreachable';
  if (error instanceof NothingThere || error instanceof UnusableAnswer) return 'changed';
  if (!(error instanceof CouldNotFetch)) return null;
  const reason = phraseOfError(error)?.params?.['reason'];
  return typeof reason === 'object' && refusals.has(reason.code) ? 'refused' : 'changed';
}

function adviceOn(kind: SourceFaultKind, { homepage }: Dataset): Sentence {
  switch (kind) {
    case 'terms':
      return sentence('datasets.advice-terms');
    case 'offline':
      return sentence('datasets.advice-offline');
    case 'unreachable':
      return sentence('datasets.advice-unreachable');
    case 'changed':
      return sentence('datasets.advice-changed');
    case 'refused':
    case 'late':
      return sentence('datasets.advice-refused', { homepage });
  }
}

const sentenceOfReason = (error: Error): Sentence => {
  const reason = reasonOf(error);
  return typeof reason === 'string' ? sentence('datasets.check-failed', { reason }) : { ...codeOf(reason), detail: reason.detail };
};

/**
 * Asks one source once, within bounded time. Resolves with what was found or why nothing was; rejects with the signal's reason when it aborts, with RangeError for an id that has no check, and with what
 * is no fault of the source.
 */
export async function checkSource(access: DataAccess, id: string, now: Date, signal: AbortSignal): Promise<SourceFinding> {
  const check = checks.get(id);
  if (!check) throw new RangeError(id);
  const { dataset, ask } = check;
  const started = performance.now();
  const late = AbortSignal.timeout(maxSeconds * 1000);
  const about = () => ({ id, took: Math.round(performance.now() - started) });
  const fault = (kind: SourceFaultKind, reason: Sentence): SourceFinding => ({
    ...about(),
    found: null,
    newest: null,
    fault: { kind, reason, advice: adviceOn(kind, dataset) },
  });
  try {
    const { found, newest = null } = await ask(access, now, AbortSignal.any([signal, late]));
    return { ...about(), found, newest, fault: null };
  } catch (error) {
    signal.throwIfAborted();
    if (late.aborted) return fault('late', sentence('datasets.check-late', { seconds: maxSeconds }));
    const kind = kindOf(error);
    if (kind === null || !(error instanceof Error)) throw error;
    return fault(kind, sentenceOfReason(error));
  }
}
