import { commands, type Command } from './commands.ts';
import type { Option } from './file-options.ts';

const width = 150;
/** Words in lines that start below each other. */
function wrapped(text: string, indent: number): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    if (lines.at(-1)!.length + word.length + 1 > width - indent && lines.at(-1) !== '') lines.push('');
    lines[lines.length - 1] = lines.at(-1) === '' ? word : `${lines.at(-1)} ${word}`;
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}

/** What `hectare help COMMAND` and `hectare COMMAND --help` print. */
export function helpOf(command: Command): string {
  const shown = Object.entries(command.options as Record<string, Option>).map(([name, { value, several, text }]) => ({
    left: `--${name}${value ? ` ${value}` : ''}${several ? ' …' : ''}`,
    text,
  }));
  const column = Math.max(...shown.map(({ left }) => left.length)) + 5;
  const options = shown.map(({ left, text }) => `  ${left.padEnd(column - 2)}${wrapped(text, column)}`);
  return [`hectare ${command.use} [OPTIONS]`, '', command.about, '', ...options, ...(command.after ? [command.after] : [])].join('\n');
}

const longestUse = Math.max(...Object.values(commands).map(({ use }) => use.length));

/** What `hectare` and `hectare help` print. */
export const overview = [
  'hectare: boundaries, areas, and what satellites and climate archives say about a place',
  '',
  ...Object.values(commands).map(({ use: how, short }) => `  hectare ${how.padEnd(longestUse + 2)}${short}`),
  '',
  'Options of one command: hectare help COMMAND      Version: hectare --version',
  'Exit codes: 0 done, 1 problems found, 2 unusable input or usage.',
].join('\n');
