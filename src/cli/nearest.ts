/** Edit distance: letters to replace, remove, insert or swap with their neighbour (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      line.push(
        Math.min(
          rows[row - 1]![column]! + 1,
          line[column - 1]! + 1,
          rows[row - 1]![column - 1]! + change,
          isSwap ? rows[row - 2]![column - 2]! + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(line);
  }
  return rows.at(-1)!.at(-1)!;
}

/** The word that was probably meant: at most one mistake in three letters, or the beginning of exactly one word. Null when nothing is near. */
export function nearest(text: string, words: string[]): string | null {
  const begun = words.filter((word) => text.length > 1 && (word.startsWith(text) || text.startsWith(word)));
  if (begun.length === 1) return begun[0]!;
  const [best] = words.map((word) => ({ word, mistakes: distance(text, word) })).sort((a, b) => a.mistakes - b.mistakes);
  return best && best.mistakes <= Math.max(1, Math.floor(text.length / 3)) ? best.word : null;
}
