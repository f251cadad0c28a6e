import { guarded } from './formula-guard.ts';

/** Rows as text for a spreadsheet: numbers in full, fields with the separator, quotes or line ends in quotes; no cell begins a formula (formula-guard.ts). */
export function tableText(header: unknown[], rows: unknown[][], separator: ',' | '\t'): string {
  const field = (value: unknown) => {
    const text = value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
    const safe = typeof value === 'string' ? guarded(text) : text;
    return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return [header, ...rows].map((cells) => cells.map(field).join(separator)).join('\r\n');
}
