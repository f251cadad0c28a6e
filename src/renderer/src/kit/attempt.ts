import { toast } from 'vue-sonner';
import { HostFault } from './host/host.ts';
import { text as t } from './text/index.ts';

/** Shows what went wrong. What a person cancelled is no fault. */
export function reportFault(error: unknown): void {
  if (error instanceof HostFault && error.code === 'cancelled') return;
  toast.error(t('faults.title'), { description: (error as Error).message });
}

/** Does work that a person asked for; a fault is shown and goes no further. */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    reportFault(error);
  }
}
