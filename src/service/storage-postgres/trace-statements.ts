import { beginSpan, traced, type OpenSpan, type SpanGiven } from '../tracing/tracing.ts';

const kinds = new Set(['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'WITH', 'LOCK', 'DECLARE', 'FETCH', 'CLOSE']);
const system = { 'db.system.name': 'postgresql' };

/** What a statement is for: its first word. */
function statementKind(sql: string): string {
  const [word = ''] = /[a-z]+/i.exec(sql) ?? [];
  const kind = word.toUpperCase();
  return kinds.has(kind) ? kind : 'OTHER';
}

/** A statement by itself, as a part of what asked for it. */
export function tracedStatement<T>(sql: string, run: () => Promise<T>): Promise<T> {
  const kind = statementKind(sql);
  return traced({ name: kind, kind: 'client', attributes: { ...system, 'db.operation.name': kind }, isPart: true }, run);
}

const ofTransaction: SpanGiven = { name: 'transaction', kind: 'client', attributes: system, isPart: true };

/** A transaction: how many statements, and of which kinds. A collection of thousands is one span. */
export class TracedTransaction {
  readonly #span: OpenSpan | null = beginSpan(ofTransaction);
  readonly #kinds = new Set<string>();
  #statements = 0;

  note(sql: string): void {
    if (!this.#span) return;
    this.#statements += 1;
    this.#kinds.add(statementKind(sql));
  }
  end(error: unknown = null): void {
    if (!this.#span) return;
    this.#span.set({ 'db.operation.name': [...this.#kinds].sort().join(' '), 'hectare.statements': this.#statements });
    const { code, name } = (error ?? {}) as { code?: string; name?: string };
    this.#span.end(error === null ? null : (code ?? name ?? 'Error'));
  }
}
