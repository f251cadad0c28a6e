/**
 * Spreadsheet programs run a cell that begins with one of these signs as a formula; East Asian settings read the full-width ones alike.
 * Source: OWASP, CSV Injection.
 */
const signs = new Set(['=', '+', '-', '@', '＝', '＋', '－', '＠']);
/** Where a program splits at another separator than ours, a cell begins behind each of these as well. */
const cellEnds = new Set([';', '\t', '\r', '\n']);
const mark = "'";

/** A number is shown as a number, with its sign or without. */
const isNumber = (text: string): boolean => /^\s{0,8}[+-]?\d+([.,]\d+)?([eE][+-]?\d+)?\s{0,8}$/.test(text);
/** What nobody sees, and some programs drop: joiners, marks of direction, the soft hyphen, the next-line control. */
const invisible = /[\u0085\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFFF9-\uFFFB]/;
const isBlank = (character: string): boolean =>
  character === '"' || character.trim() === '' || character < ' ' || invisible.test(character);

/** Where the apostrophes before each sign begin that a cell could begin with, and where that sign stands. One pass over the text. */
function* formulaStarts(text: string): Generator<{ from: number; sign: number }> {
  let isStart = true;
  let from = -1;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (cellEnds.has(character)) {
      isStart = true;
      from = -1;
    } else if (!isStart) continue;
    else if (character === mark) from = from < 0 ? at : from;
    else if (signs.has(character)) {
      yield { from: from < 0 ? at : from, sign: at };
      isStart = false;
    } else if (isBlank(character)) from = -1;
    else isStart = false;
  }
}

/** A text as no spreadsheet program runs it: an apostrophe stands before each sign that would begin a formula. Numbers stay as they are. */
export function guarded(text: string): string {
  if (isNumber(text)) return text;
  let [result, done] = ['', 0];
  for (const { from } of formulaStarts(text)) {
    result += text.slice(done, from) + mark;
    done = from;
  }
  return done === 0 && result === '' ? text : result + text.slice(done);
}

/** What `guarded` was given: of the apostrophes before each sign, one is taken away. */
export function unguarded(text: string): string {
  let [result, done] = ['', 0];
  for (const { from, sign } of formulaStarts(text)) {
    if (from === sign) continue;
    result += text.slice(done, from);
    done = from + 1;
  }
  return done === 0 ? text : result + text.slice(done);
}
