/** So many shapes in a row came from one file. */
export interface SourceRun {
  name: string | null;
  format: string | null;
  features: number;
}

/** The files of shapes in their order, a run each. */
export function sourceRuns(fileIds: readonly string[], files: readonly { id: string; name: string; format: string }[]): SourceRun[] {
  const byId = new Map(files.map((file) => [file.id, file]));
  const runs: SourceRun[] = [];
  let last: string | null = null;
  for (const id of fileIds) {
    if (id !== last) {
      const file = byId.get(id);
      runs.push({ name: file?.name ?? null, format: file?.format ?? null, features: 0 });
      last = id;
    }
    runs.at(-1)!.features += 1;
  }
  return runs;
}
