import type { Feature } from '#geo/index.ts';
import type { OwnColours } from './map-types.ts';

/** #rgb and #rrggbb, as the simplestyle specification (1.1.0) has them. */
const colour = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const maxWidth = 12;

function opaque(value: unknown, opacity: unknown, usual: number): string | null {
  if (typeof value !== 'string' || !colour.test(value.trim())) return null;
  const digits = value.trim().replace('#', '');
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(six.slice(at, at + 2), 16));
  const share = typeof opacity === 'number' && opacity >= 0 && opacity <= 1 ? opacity : usual;
  return `rgba(${red}, ${green}, ${blue}, ${share})`;
}

/** The colours that a feature brought from its file, in the words of the simplestyle specification; null where it has none. A colour without opacity is as that specification has it. */
export function styleColours({ properties }: Feature): OwnColours | null {
  const line = opaque(properties?.['stroke'], properties?.['stroke-opacity'], 1);
  const fill = opaque(properties?.['fill'], properties?.['fill-opacity'], 0.6);
  if (line === null && fill === null) return null;
  const width = properties?.['stroke-width'];
  return {
    ...(line === null ? {} : { line }),
    ...(fill === null ? {} : { fill }),
    ...(typeof width === 'number' && width > 0 ? { width: Math.min(maxWidth, width) } : {}),
  };
}
