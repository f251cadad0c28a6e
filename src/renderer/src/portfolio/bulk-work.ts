export interface BulkItem {
  id: string;
  name: string;
}
export interface BulkOutcome {
  done: string[];
  faults: { id: string; name: string; message: string }[];
  /** not tried, because the work was cancelled or the connection ended */ left: string[];
}
export interface BulkOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
  /** a fault after which the others would fail alike */
  isOver: (error: unknown) => boolean;
  atOnce?: number;
}

/** Does the same with many projects, a few at a time; every one ends as done, as a fault with its reason, or as not tried. Never rejects. */
export async function bulkWork(
  items: readonly BulkItem[],
  work: (item: BulkItem) => Promise<unknown>,
  { signal, onProgress, isOver, atOnce = 4 }: BulkOptions,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], faults: [], left: [] };
  const waiting = [...items];
  let over = false;
  const worker = async () => {
    while (!over && !signal.aborted) {
      const item = waiting.shift();
      if (!item) return;
      try {
        await work(item);
        outcome.done.push(item.id);
      } catch (error) {
        if (signal.aborted) outcome.left.push(item.id);
        else outcome.faults.push({ ...item, message: error instanceof Error ? error.message : String(error) });
        over ||= isOver(error);
      }
      onProgress((items.length - waiting.length) / items.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  outcome.left.push(...waiting.map(({ id }) => id));
  return outcome;
}
