import type { WindowCommand } from './command.ts';

const isNamed = /^F\d+$|^(Enter|Esc|Del)$/;

/** "Ctrl Shift E" as tinykeys writes it. With Alt a key stands for its place: what it writes depends on the keyboard. */
export function bindingOf(keys: string): string {
  const parts = keys.split(' ');
  const key = parts.pop()!;
  const isOnPlace = parts.includes('Alt');
  const named = isNamed.test(key)
    ? key
    : isOnPlace
      ? `${/\d/.test(key) ? 'Digit' : 'Key'}${key}`
      : parts.includes('Shift')
        ? key.toUpperCase()
        : key.toLowerCase();
  return [...parts.map((part) => (part === 'Ctrl' ? '$mod' : part)), named].join('+');
}

/** The keys that work anywhere in the window. */
export const bindingsOf = ({ keys, otherKeys, onMapOnly }: Pick<WindowCommand, 'keys' | 'otherKeys' | 'onMapOnly'>): string[] =>
  onMapOnly ? [] : [keys, otherKeys].filter((combination) => combination !== undefined).map(bindingOf);
