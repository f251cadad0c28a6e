import type { SQLOutputValue } from 'node:sqlite';

type OutputRow = Record<string, SQLOutputValue>;

/** Rows as the columns of their statement give them. SQLite has no types to check them by: statement and row type stand side by side. */
export const rowsOf = <Row>(rows: readonly OutputRow[]): Row[] => rows as unknown as Row[];

/** The same for one row; null where there is none. */
export const rowOf = <Row>(row: OutputRow | undefined): Row | null => (row === undefined ? null : rowsOf<Row>([row])[0]!);
