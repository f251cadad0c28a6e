/** Letters of the query in order, words that begin with them first; 0 is no match. */
export function matchScore(label: string, query: string): number {
  const name = label.toLowerCase();
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return 1;
  if (name.startsWith(wanted)) return 4;
  if (name.includes(` ${wanted}`)) return 3;
  if (name.includes(wanted)) return 2;
  let at = -1;
  for (const letter of wanted) {
    at = name.indexOf(letter, at + 1);
    if (at < 0) return 0;
  }
  return 1;
}
