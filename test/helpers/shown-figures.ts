import { areaHectares, answerOf, isImage, publishedAnswers, type ProductSlug, type VariantName } from './provider-variants.ts';

/** Every number in a text, as it is written. */
const numbersIn = (text: string) => [...text.replaceAll(',', '').matchAll(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi)].map(([number]) => number);
/**
 * Every number that an answer holds, in figures or in texts, and what a panel may make of them: percent of a fraction, hectopascal of pascal, the year between two sums, a share of the
 * project's area, the sum and the mean of a field over its records, and bounds of one deviation around a value.
 */
function allowed(answer: unknown): number[] {
  const told = numbersIn(JSON.stringify(answer) ?? '').map(Number);
  const fields = new Map<string, number[]>();
  JSON.stringify(answer, (name, value: unknown) => {
    if (name !== '' && value !== null && typeof value !== 'object' && value !== '' && Number.isFinite(Number(value)))
      fields.set(name, [...(fields.get(name) ?? []), Number(value)]);
    return value;
  });
  const hectares = fields.get('deforested_ha') ?? [];
  const years = hectares.flatMap((value, index) => (index > 0 ? [value - hectares[index - 1]!] : []));
  const sums = [...fields.values()].flatMap((list) => {
    const sum = list.reduce((all, one) => all + one, 0);
    return [sum, sum / list.length];
  });
  const deviations = fields.get('sd_tco2e') ?? [];
  const bounds = (fields.get('total_tco2e') ?? []).flatMap((value, index) => [
    value - (deviations[index] ?? 0),
    value + (deviations[index] ?? 0),
  ]);
  return [
    ...told,
    ...told.flatMap((value) => [value * 100, value / 100]),
    ...years,
    ...[...hectares, ...years].map((value) => (100 * value) / areaHectares),
    ...sums,
    ...bounds,
  ];
}
/** A number on the screen stands for one that came when it is that one, rounded to the decimals that are shown. */
const stands = (shown: string, list: number[]) => {
  const value = Number(shown);
  const half = 0.5 * 10 ** -(shown.split('.')[1]?.length ?? 0);
  return list.some((one) => Math.abs(Math.abs(one) - Math.abs(value)) <= half * 1.0001 + 1e-9);
};
/** Dates are written in many ways; a year or a day is no figure. */
const isDatePart = (shown: string) => /^\d+$/.test(shown) && (Number(shown) <= 31 || (Number(shown) >= 1990 && Number(shown) <= 2100));

export interface Shown {
  text: string;
  /** cells and figures one by one */
  cells: string[];
}

/** Refused ones show the refusal. */
const refusalWords: Partial<Record<VariantName, RegExp>> = {
  'not found': /not available|not offered|Not Found|does not/,
  forbidden: /not part of your plan/,
  broken: /not available|Internal Server Error|failed/,
};

/** What is wrong with what a panel shows of a variant's answer: figures that nobody sent, a refusal that is not told. */
export function wrongIn(slug: ProductSlug, variant: VariantName, { text, cells }: Shown): string[] {
  const refusal = refusalWords[variant];
  if (!refusal && isImage(slug)) return [];
  const list = refusal ? [] : allowed(answerOf(slug as keyof typeof publishedAnswers, variant));
  const invented = cells.flatMap((cell) =>
    numbersIn(cell)
      .filter((number) => !isDatePart(number) && !stands(number, list))
      .map((number) => `${slug}: nobody sent ${number} in “${cell}”`),
  );
  if (refusal && !refusal.test(text)) invented.push(`${slug} does not tell the refusal: ${text}`);
  const [fault] = refusal ? [] : (/NaN|undefined|\[object|Infinity/.exec(text) ?? []);
  return fault === undefined ? invented : [...invented, `${slug}: ${fault}`];
}
