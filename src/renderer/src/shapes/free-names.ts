/** The names that columns get: one that shapes have already gets a number. */
export function freeNames(columns: readonly string[], known: readonly string[]): Map<string, string> {
  const taken = new Set(known);
  return new Map(
    columns.map((column) => {
      let [name, next] = [column, 2];
      while (taken.has(name)) name = `${column} ${next++}`;
      taken.add(name);
      return [column, name];
    }),
  );
}
