import { ref, shallowRef } from 'vue';
import type { ForeignPhrase } from '#sentences/phrases/index.ts';
import { HostFault } from '#window/kit/host/host.ts';

/** Measuring or fetching something for where there is no network, with progress and a way to cancel it. New work cancels the work before it. */
export function useOfflineWork() {
  const fault = ref('');
  const share = ref(0);
  /** the product, operation or part that is being fetched */
  const doing = shallowRef<{ name: string; phrase: ForeignPhrase | null }>({ name: '', phrase: null });
  const working = ref<'plan' | 'take' | null>(null);
  let abort: AbortController | null = null;
  const cancel = () => abort?.abort();

  /** Answers `cancelled` when a person cancelled it, and not when newer work did. */
  async function run(kind: 'plan' | 'take', work: (signal: AbortSignal) => Promise<void>): Promise<'done' | 'failed' | 'cancelled'> {
    cancel();
    const own = new AbortController();
    abort = own;
    working.value = kind;
    fault.value = '';
    try {
      await work(own.signal);
      return 'done';
    } catch (error) {
      if (!(error instanceof HostFault)) throw error;
      if (abort !== own) return 'failed';
      if (error.code === 'cancelled') return 'cancelled';
      fault.value = error.message;
      return 'failed';
    } finally {
      if (abort === own) {
        working.value = null;
        abort = null;
      }
    }
  }
  const onProgress = (now: number, name = '', phrase: ForeignPhrase | null = null) => {
    share.value = now;
    doing.value = { name, phrase };
  };
  return { fault, share, doing, working, run, cancel, onProgress };
}
