/** A column of a product's table; `digits` marks a number. */
export interface Column { key: string; label: string; digits?: number }

/** A cell as people read it; what is not known is a dash, never a zero. */
export function cellText(value: unknown, { digits }: Column): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'number') return digits === undefined ? String(value) : new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Rows as text for a spreadsheet: numbers in full, fields with the separator, quotes or line ends in quotes; no cell begins a formula. */
export function csvOf(columns: Column[], rows: Record<string, unknown>[], separator: ',' | '\t'): string {
  const field = (value: unknown) => {
    const text = value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
    const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return [columns.map(({ label }) => field(label)), ...rows.map((row) => columns.map(({ key }) => field(row[key])))].map((cells) => cells.join(separator)).join('\r\n');
}

/** Columns for an answer of an unknown shape: every field that holds something plain. */
export function columnsOf(rows: Record<string, unknown>[]): Column[] {
  const hidden = new Set(['source', 'fetched_at', 'method', 'assumptions', 'attribution', 'project_id', 'lat', 'lon']);
  const names = [...new Set(rows.slice(0, 50).flatMap((row) => Object.keys(row)))].filter((name) => !hidden.has(name));
  return names.map((key) => ({ key, label: key.replaceAll('_', ' '), ...(rows.some((row) => typeof row[key] === 'number') ? { digits: 3 } : {}) }));
}
