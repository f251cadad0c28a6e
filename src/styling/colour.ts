/** Colours as six hexadecimal digits behind a #, mixed where equal steps look equal (Oklab: Ottosson 2020). */
export const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

export const channelsOf = (colour: string): [red: number, green: number, blue: number] => {
  const number = Number.parseInt(colour.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};
const hex = (channels: readonly number[]) =>
  `#${channels
    .map((part) =>
      Math.round(Math.max(0, Math.min(255, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const linear = (part: number) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const gamma = (share: number) => 255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * Math.max(0, share) ** (1 / 2.4) - 0.055);

type Three = [number, number, number];
function toOklab(colour: string): Three {
  const [r, g, b] = channelsOf(colour).map(linear) as Three;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
function fromOklab([lightness, a, b]: Three): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return hex([
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]);
}

/** How different two colours look. */
export function colourDistance(first: string, second: string): number {
  const [from, to] = [toOklab(first), toOklab(second)];
  return Math.hypot(...from.map((part, at) => part - to[at]!));
}

/** `share` 0 is the first colour, 1 the second. */
export function mixedColour(first: string, second: string, share: number): string {
  if (share <= 0) return first;
  if (share >= 1) return second;
  const [from, to] = [toOklab(first), toOklab(second)];
  return fromOklab(from.map((part, at) => part + share * (to[at]! - part)) as Three);
}

export function withOpacity(colour: string, opacity: number): string {
  return `rgba(${channelsOf(colour).join(', ')}, ${opacity})`;
}
