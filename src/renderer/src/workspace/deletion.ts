import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import { toast } from 'vue-sonner';
import { text as t } from '#window/kit/text/index.ts';

/** A deletion can be taken back so long; nothing is sent before. A crash in between deletes nothing. */
const undoMilliseconds = 8000;

interface Deletion {
  ids: Iterable<string>;
  message: string;
  what: string;
  send: () => Promise<unknown>;
  back?: () => unknown;
}
interface Pending {
  send: () => Promise<unknown>;
  back: () => unknown;
  timer: ReturnType<typeof setTimeout>;
  isDue: boolean;
  toastId: string | number;
}

/** The deletion that can still be taken back: out of sight at once, sent when nobody took it back in time and nobody is about to. */
export const useDeletion = defineStore('deletion', () => {
  const leaving = shallowRef<ReadonlySet<string>>(new Set());
  /** what stands in the undo entry of the menu; null when there is nothing to take back */
  const label = ref<string | null>(null);
  let pending: Pending | null = null;
  let isHeld = false;

  function settle() {
    const now = pending;
    if (now) {
      clearTimeout(now.timer);
      toast.dismiss(now.toastId);
    }
    pending = null;
    label.value = null;
    return now;
  }
  /** Sends what waits. What left the list stays out of it until the list was read again, which is `send`'s work. */
  async function sendNow(): Promise<void> {
    const now = settle();
    if (!now) return;
    const gone = leaving.value;
    try {
      await now.send();
    } finally {
      if (leaving.value === gone) leaving.value = new Set();
    }
  }
  function comeDue(): void {
    if (pending && isHeld) pending.isDue = true;
    else void sendNow();
  }
  /** Somebody is at the message that offers to take it back, or no longer is. Meanwhile nothing is sent: their press would come too late. */
  function hold(now: boolean): void {
    isHeld = now;
    if (!now && pending?.isDue) void sendNow();
  }
  function keep(): void {
    const now = settle();
    if (!now) return;
    leaving.value = new Set();
    void now.back();
    toast(t('portfolio.kept'));
  }
  /** A second deletion sends the first. */
  function begin({ ids, message, what, send, back = () => {} }: Deletion): void {
    void sendNow();
    leaving.value = new Set(ids);
    label.value = what;
    const toastId = toast(message, { duration: undoMilliseconds, action: { label: t('portfolio.undo'), onClick: keep } });
    pending = { send, back, toastId, timer: setTimeout(comeDue, undoMilliseconds), isDue: false };
  }
  // Who closes the window meant the deletion.
  window.addEventListener('pagehide', () => void sendNow());
  return { leaving, label, begin, keep, hold, sendNow };
});
