/** A table joined by id. */
export const join = {
  title: 'Join “{name}”',
  intro: 'Columns of the table come to the shapes that have the same id. One step; Ctrl Z takes it back.',
  open: 'Join a table…',
  sheet: 'Sheet',
  shapeKey: 'Id of the shapes',
  lineKey: 'Id in the table',
  matched: '{n} of {all} shapes find a row',
  unmatchedShapes: '{n} shape finds no row: {which} | {n} shapes find no row: {which}',
  withoutId: '{n} shape has no id: {which} | {n} shapes have no id: {which}',
  unmatchedLines: '{n} row belongs to no shape: {which} | {n} rows belong to no shape: {which}',
  linesWithoutId: '{n} row has no id | {n} rows have no id',
  repeatedLines: '{n} id stands in several rows, the first is taken: {which} | {n} ids stand in several rows, the first is taken: {which}',
  repeatedShapes:
    '{n} id stands in several shapes, each gets the row: {which} | {n} ids stand in several shapes, each gets the row: {which}',
  columns: 'Columns that come',
  becomes: 'as {name}',
  action: 'Join to {n} shape | Join to {n} shapes',
  step: 'joining {name}',
};
/** Shapes put together by their values. */
export const group = {
  open: 'Group and sum…',
  title: 'Group and sum',
  intro: 'A row for all shapes of one value, of those that are shown.',
  by: 'Group by',
  second: 'Then by',
  measure: 'Numbers of',
  shapes: 'Shapes',
  sum: 'Sum',
  mean: 'Mean',
  least: 'Smallest',
  most: 'Largest',
  empty: '(empty)',
  whole: '{n} group | {n} groups',
  more: 'The first {n} of {all} groups are listed; the copy and the file have all of them.',
  copy: 'Copy',
  copied: 'The groups were copied.',
  save: 'Save as CSV…',
};
/** Find and replace in cells. */
export const replace = {
  open: 'Replace…',
  title: 'Find and replace',
  intro: 'In the rows that are shown. One step; Ctrl Z takes it back.',
  column: 'Column',
  everyColumn: 'Every column',
  find: 'Find',
  with: 'Replace with',
  exact: 'Capitals are told apart',
  whole: 'Whole cells only',
  count: 'No cell has it. | {n} cell in {rows} row changes. | {n} cells in {rows} rows change.',
  action: 'Replace | Replace in {n} cell | Replace in {n} cells',
  step: 'replacing “{find}”',
};
/** Cells from a spreadsheet. */
export const paste = {
  step: 'pasting {n} cell | pasting {n} cells',
  left: '{n} cell had no place in the table and was left out. | {n} cells had no place in the table and were left out.',
  tooMuch: 'That is more than can be pasted. Save it as a file and join it.',
};
/** Tables in descriptions as columns. */
export const descriptions = {
  open: 'Columns from descriptions…',
  title: 'Columns from descriptions',
  intro: 'Tables in the descriptions of the shapes that are shown become columns. The descriptions stay. One step; Ctrl Z takes it back.',
  reading: 'Reading … {n} shapes',
  none: 'No description has a table of names and values.',
  columns: '{n} shape has a table | {n} shapes have a table',
  filled: '{n} value | {n} values',
  action: 'Make {n} column | Make {n} columns',
  step: '{n} column from descriptions | {n} columns from descriptions',
};
