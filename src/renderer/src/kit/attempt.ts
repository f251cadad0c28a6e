import { ref } from 'vue';
import { toast } from 'vue-sonner';
import { HostFault } from './host/host.ts';
import { text as t } from './text/index.ts';

const isCancelled = (error: unknown) => error instanceof HostFault && error.code === 'cancelled';

/** Shows what went wrong. What a person cancelled is no fault. */
export function reportFault(error: unknown): void {
  if (isCancelled(error)) return;
  toast.error(t('faults.title'), { description: (error as Error).message });
}

/** Runs what the user asked for. An error is shown as a message and not rethrown. */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    reportFault(error);
  }
}

/** The same for a form that shows the fault in its own place: `fault` is its text, or '' after work that went well. */
export function useAttempt(textOf: (error: Error) => string = ({ message }) => message) {
  const busy = ref(false);
  const fault = ref('');
  async function attemptHere(work: () => Promise<unknown>): Promise<void> {
    busy.value = true;
    fault.value = '';
    try {
      await work();
    } catch (error) {
      if (!isCancelled(error)) fault.value = textOf(error as Error);
    } finally {
      busy.value = false;
    }
  }
  return { busy, fault, attempt: attemptHere };
}
