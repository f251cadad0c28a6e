import { toast } from 'vue-sonner';
import { hostCall } from './host/host.ts';

/** Puts a text on the clipboard and says so, or says why not and what to do: `failed`, in place of the host's reason. */
export async function copyText(text: string, copied: string, failed?: string): Promise<void> {
  try {
    await hostCall('host.copyText', { text });
    toast.success(copied);
  } catch (error) {
    toast.error(failed ?? (error as Error).message);
  }
}
