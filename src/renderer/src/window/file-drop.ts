import { ref } from 'vue';

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;

/**
 * Files dropped on any part of the window, dialogs too: without an answer the browser would open them in place of the window.
 * `opens`: false where they cannot be taken just now; `refuse` then says so.
 */
export function useFileDrop({ opens, refuse, take }: { opens: () => boolean; refuse: () => void; take: (files: File[]) => void }) {
  const isOver = ref(false);
  function over(event: DragEvent): void {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    isOver.value = opens();
  }
  // Only where the pointer leaves the window is there nothing that it goes to.
  function leave(event: DragEvent): void {
    if (!event.relatedTarget) isOver.value = false;
  }
  function drop(event: DragEvent): void {
    isOver.value = false;
    if (!holdsFiles(event)) return;
    event.preventDefault();
    if (opens()) take([...(event.dataTransfer?.files ?? [])]);
    else refuse();
  }
  /** Begins to listen; what it gives ends that. */
  function listen(): () => void {
    const ended = new AbortController();
    window.addEventListener('dragover', over, { signal: ended.signal });
    window.addEventListener('dragleave', leave, { signal: ended.signal });
    window.addEventListener('drop', drop, { signal: ended.signal });
    return () => ended.abort();
  }
  return { isOver, listen };
}
