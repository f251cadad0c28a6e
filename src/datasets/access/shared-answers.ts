/** Answers of sources that several programs keep together, by names that say what was asked. */
export interface SharedAnswers {
  /** What is kept under these names; what is not there, or is damaged, is left out. */
  read(names: readonly string[]): Promise<Map<string, Uint8Array>>;
  /** Keeps bytes for as long as there is room. */
  keep(name: string, bytes: Uint8Array): Promise<void>;
  /** Drops everything whose name begins so. */
  forget(beginning: string): Promise<void>;
  /**
   * Tells all others that these are about to be fetched here. What another is just fetching is left out; where nothing is left it waits a moment first and resolves
   * with no names: the answer may be there then. Rejects with the signal's reason.
   */
  claim(names: readonly string[], signal: AbortSignal): Promise<Claim>;
}
export interface Claim {
  names: ReadonlySet<string>;
  /** after what was fetched is kept, or has failed */
  release(): Promise<void>;
}

/** One answer, from what others keep (`known`) or else by fetching it, which of all who ask at once one does. */
export async function fetchedOnce<T>(
  shared: SharedAnswers,
  name: string,
  { known, fetch }: { known: () => Promise<T | null>; fetch: () => Promise<T> },
  signal: AbortSignal,
): Promise<T> {
  for (;;) {
    const before = await known();
    if (before !== null) return before;
    const claim = await shared.claim([name], signal);
    if (!claim.names.has(name)) continue;
    try {
      // Another may have kept it between the look and the claim.
      return (await known()) ?? (await fetch());
    } finally {
      await claim.release();
    }
  }
}
