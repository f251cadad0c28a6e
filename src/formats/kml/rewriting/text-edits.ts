/** What takes the place of a part of a text; an insertion where `from` equals `to`. */
export interface TextEdit {
  from: number;
  to: number;
  text: string;
}

/** The text with its edits made. Insertions at one place keep their order. Throws RangeError where edits overlap. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  const sorted = edits.map((edit, order) => ({ ...edit, order })).sort((a, b) => a.from - b.from || a.to - b.to || a.order - b.order);
  const parts: string[] = [];
  let done = 0;
  for (const edit of sorted) {
    if (edit.from < done || edit.to < edit.from) throw new RangeError('overlapping-edits');
    parts.push(text.slice(done, edit.from), edit.text);
    done = edit.to;
  }
  parts.push(text.slice(done));
  return parts.join('');
}
