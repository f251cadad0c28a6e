/**
 * The number that a text writes. `12,5` and `1 234,5` are written so in most countries, `1,234.5` in others. `1,234` may be either, a thousand times apart: it is no
 * number here, which is better than a wrong figure. null for everything else.
 */
export function numberInText(text: string): number | null {
  const trimmed = text.trim();
  // Number() also takes 0x1f and Infinity.
  if (/^[+-]?(\d+(?:\.\d*)?|\.\d+)([eE][+-]?\d+)?$/.test(trimmed)) return finite(Number(trimmed));
  if (/^[+-]?[1-9]\d{0,2},\d{3}$/.test(trimmed)) return null;
  if (/^[+-]?(\d+|\d{1,3}([ .'\u00a0\u202f]\d{3})+),\d+$/.test(trimmed))
    return finite(Number(trimmed.replaceAll(/[ .'\u00a0\u202f]/g, '').replace(',', '.')));
  return /^[+-]?\d{1,3}(,\d{3})+\.\d+$/.test(trimmed) ? finite(Number(trimmed.replaceAll(',', ''))) : null;
}
const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** The number before a per cent sign (`4.29%`, `4,29 %`); null where there is no sign, or no number before it. */
export function percentInText(text: string): number | null {
  const trimmed = text.trim();
  return trimmed.endsWith('%') ? numberInText(trimmed.slice(0, -1)) : null;
}
