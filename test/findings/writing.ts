import type { Figure, Finding } from '#findings/finding.ts';

/** English figures, written again from scratch: the test does not trust the program's own writing. */
export const number = (value: number, digits: number): string => {
  if (value === 0) return '0';
  const [whole, part] = Math.abs(value).toFixed(digits).split('.') as [string, string?];
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const isZero = Number(Math.abs(value).toFixed(digits)) === 0;
  return `${value < 0 && !isZero ? '-' : ''}${grouped}${part === undefined ? '' : `.${part}`}`;
};
const amount = (value: number, digits: number, unit: string) =>
  value > 0 && value < 10 ** -digits / 2 ? `< ${number(10 ** -digits, digits)} ${unit}` : `${number(value, digits)} ${unit}`;

export const hectares = (value: number) => amount(value, 2, 'ha');
export const percent = (value: number) => amount(value, 1, '%');
export const rain = (value: number) => `${number(value, 0)} mm`;
export const degrees = (value: number) => `${number(value, 1)} °C`;
export const tonnes = (value: number) => amount(value, 0, 'tCO₂e');
/** so many of a thing: 1 day, 2 days */
export const count = (value: number, one: string) => `${number(value, 0)} ${one}${Number(value.toFixed(0)) === 1 ? '' : 's'}`;
export const signed = (text: string, value: number) => (value > 0 && /[1-9]/.test(text) ? `+${text}` : text);
export const interval = (lower: number, upper: number, digits: number, isChange = false) =>
  ` (${[lower, upper].map((end) => (isChange ? signed(number(end, digits), end) : number(end, digits))).join(isChange || lower < 0 ? ' … ' : '–')})`;

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
export const monthName = (month: number) => months[month - 1]!;
/** 2026-10 → October 2026 */
export const monthOf = (month: string) => `${monthName(Number(month.slice(5, 7)))} ${month.slice(0, 4)}`;
export const dateOf = (day: string) => `${monthName(Number(day.slice(5, 7)))} ${Number(day.slice(8, 10))}, ${day.slice(0, 4)}`;

/** The slope of a named trend, with the interval that the finding carries; it must hold the slope and leave zero out. */
export function trendText(finding: Finding, slope: number, digits: number, unit: string): string {
  const figure: Figure = finding.figures['slope']!;
  if (Math.abs(figure.value - slope) > 1e-9 * Math.max(1, Math.abs(slope))) throw new Error(`slope ${figure.value} is not ${slope}`);
  const { lower, upper } = figure;
  if (lower === undefined || upper === undefined || !(lower <= slope && slope <= upper) || (lower <= 0 && upper >= 0))
    throw new Error(`the interval of ${finding.code} does not carry a trend`);
  return `${signed(number(slope, digits), slope)} ${unit}${interval(lower, upper, digits, true)}`;
}
export const medianOf = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return Number.isInteger(half) ? (sorted[half - 1]! + sorted[half]!) / 2 : sorted[Math.floor(half)]!;
};
export const meanOf = (values: number[]) => values.reduce((total, value) => total + value, 0) / values.length;
/** Prediction interval of 95 % by the tables of Student's t. */
export function usual(values: number[]): { mean: number; lower: number; upper: number } {
  const bounds = [0, 12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622, 2.2281];
  const mean = meanOf(values);
  const deviation = Math.sqrt(values.reduce((total, value) => total + (value - mean) ** 2, 0) / (values.length - 1));
  const half = bounds[values.length - 1]! * deviation * Math.sqrt(1 + 1 / values.length);
  return { mean, lower: mean - half, upper: mean + half };
}
