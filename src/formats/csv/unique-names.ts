const numbered = 'column ';

/** Names of columns, each used once; an empty one gets its number. */
export function uniqueNames(header: readonly string[]): string[] {
  const seen = new Set<string>();
  return header.map((name, at) => {
    let unique = name.trim() || numbered + (at + 1);
    while (seen.has(unique)) unique += '_';
    seen.add(unique);
    return unique;
  });
}
