import { text } from './index.ts';

const signs: Record<string, string> = { Ctrl: '⌘', Shift: '⇧', Alt: '⌥', Enter: '↩', Esc: '⎋', Del: '⌫' };
const named = new Set(['Ctrl', 'Shift', 'Alt', 'Enter', 'Esc', 'Del']);

/** A shortcut ("Ctrl Shift O") as the keyboard in front of the person has it: signs on a Mac, whose Command is the others' Ctrl, and names in the window's language elsewhere. */
export function keysText(keys: string, isMac = navigator.platform.startsWith('Mac')): string {
  const parts = keys.split(' ');
  return isMac
    ? parts.map((part) => signs[part] ?? part).join('')
    : parts.map((part) => (named.has(part) ? text(`key.${part}`) : part)).join(' ');
}
