import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import { toast, useVueSonner, type ToastT } from 'vue-sonner';
import { useDeletion } from '#window/workspace/deletion.ts';

/** Something that the window told: what happened, what it means, and what can be done about it. */
export interface Message {
  id: string | number;
  isFault: boolean;
  title: string;
  description: string;
  /** ISO time */
  at: string;
  action: { label: string; run: () => void } | null;
}

const maxKept = 100;
const usualMilliseconds = 6000;
const faultMilliseconds = 15_000;
const tickMilliseconds = 250;

const wordsOf = (given: ToastT['title']): string => (typeof given === 'string' ? given : '');

function messageOf({ id, type, title, description, action }: ToastT): Message {
  const isAction = action && typeof action === 'object' && 'onClick' in action && 'label' in action;
  return {
    id,
    isFault: type === 'error' || type === 'warning',
    title: wordsOf(title),
    description: wordsOf(description),
    at: new Date().toISOString(),
    action: isAction
      ? {
          label: String(action.label),
          run: () => {
            (action.onClick as (event: Event) => void)(new Event('click'));
            toast.dismiss(id);
          },
        }
      : null,
  };
}

/** Messages of the window: the one that stands in the line at its foot, and all that were told, newest first. */
export const useMessages = defineStore('messages', () => {
  const { activeToasts } = useVueSonner();
  const log = shallowRef<Message[]>([]);
  /** no message goes while somebody is at it */
  const isHeld = ref(false);
  watch(isHeld, useDeletion().hold, { flush: 'sync' });
  const standing = computed(() => activeToasts.value.map((one) => ({ own: messageOf(one), milliseconds: one.duration })));
  /** What can be taken back comes first, then faults, then the newest. */
  const shown = computed<Message | null>(() => {
    const all = standing.value.map(({ own }) => own);
    return all.find(({ action }) => action) ?? all.find(({ isFault }) => isFault) ?? all[0] ?? null;
  });
  const more = computed(() => Math.max(0, standing.value.length - 1));

  const left = new Map<string | number, number>();
  watch(
    activeToasts,
    (now, before) => {
      const known = new Set(before ?? []);
      const told = now.filter((one) => !known.has(one)).map(messageOf);
      if (told.length > 0) {
        const ids = new Set(told.map(({ id }) => id));
        log.value = [...told, ...log.value.filter(({ id }) => !ids.has(id))].slice(0, maxKept);
      }
      for (const { own, milliseconds } of standing.value)
        if (!left.has(own.id) || told.some(({ id }) => id === own.id))
          left.set(own.id, milliseconds ?? (own.isFault ? faultMilliseconds : usualMilliseconds));
      for (const id of left.keys()) if (!now.some((one) => one.id === id)) left.delete(id);
    },
    { immediate: true },
  );
  setInterval(() => {
    // Only the one that can be read grows old: a message behind it has its time still to come.
    const id = shown.value?.id;
    const milliseconds = id === undefined ? undefined : left.get(id);
    if (isHeld.value || id === undefined || milliseconds === undefined) return;
    if (milliseconds <= tickMilliseconds) toast.dismiss(id);
    else left.set(id, milliseconds - tickMilliseconds);
  }, tickMilliseconds);

  /** Takes the message that stands away; it stays in the list. */
  function close(): void {
    if (shown.value) toast.dismiss(shown.value.id);
  }
  function clear(): void {
    log.value = [];
  }
  return { log, shown, more, isHeld, close, clear };
});
