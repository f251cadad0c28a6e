import { parseArgs } from 'node:util';
import { commandOf, type Command, type CommandName } from './commands.ts';
import type { Option } from './file-options.ts';
import { nearest } from './nearest.ts';
import { CommandFault } from './usage.ts';

type Value = string | boolean | (string | boolean)[] | undefined;

const more = (name: string) => `See: hectare help ${name}`;

/** `--bbox -60.2,…` as `--bbox=-60.2,…`: a negative number is a value, not another option. */
function withValues(args: string[], options: Record<string, Option>): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1);
    if (/^-[\d.]/.test(arg) && before?.startsWith('--') && Object.hasOwn(options, before.slice(2)) && options[before.slice(2)]?.value)
      joined[joined.length - 1] = `${before}=${arg}`;
    else joined.push(arg);
  }
  return joined;
}

/** What is wrong with an option, and what to do, in the words of the command line. */
function refusal({ code, message }: Error & { code?: string }, { name, options }: Command & { name: CommandName }): string {
  const given = /'(--?[^\s',]+)/.exec(message)?.[1] ?? '';
  const option = given.replace(/^-+/, '').replace(/=.*/s, '');
  const known = options[option];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const meant = nearest(option, Object.keys(options));
    return `hectare ${name} has no option '${given}'.${meant ? ` Did you mean --${meant}?` : ''} ${more(name)}`;
  }
  if (known?.value) return `--${option} needs a value: --${option} ${known.value}. ${more(name)}`;
  if (known) return `--${option} takes no value; leave it out. ${more(name)}`;
  return `${message.split('. ')[0]!}. ${more(name)}`;
}

/** The arguments of a command, read by its table of options. */
export class Arguments {
  readonly positionals: string[];
  readonly #values: Record<string, Value>;
  readonly #command: Command & { name: CommandName };

  /** Throws CommandFault with the option that was probably meant, or with what is missing. */
  constructor(name: CommandName, args: string[]) {
    const command = commandOf(name)!;
    this.#command = command;
    const options = Object.fromEntries(
      Object.entries(command.options).map(([option, { value, several }]) => [
        option,
        { type: value ? ('string' as const) : ('boolean' as const), multiple: several === true },
      ]),
    );
    try {
      const { values, positionals } = parseArgs({ args: withValues(args, command.options), options, allowPositionals: true, strict: true });
      this.#values = values as Record<string, Value>;
      this.positionals = positionals;
    } catch (error) {
      throw new CommandFault(refusal(error as Error, command));
    }
  }

  isGiven(option: string): boolean {
    return this.#values[option] === true;
  }

  /** The text of an option; undefined without it. An empty text is a mistake, such as an unset variable. */
  text(option: string): string | undefined {
    const value = this.#values[option];
    if (typeof value !== 'string') return undefined;
    if (value.trim() === '') throw this.fault(`--${option} is empty: --${option} ${this.#command.options[option]?.value}.`);
    return value;
  }

  texts(option: string): string[] {
    const value = this.#values[option];
    return Array.isArray(value) ? value.map(String) : [];
  }

  number(option: string, { from, to, whole = false }: { from: number; to: number; whole?: boolean }): number | undefined {
    const text = this.text(option);
    if (text === undefined) return undefined;
    const number = Number(text);
    if (!(number >= from && number <= to) || (whole && !Number.isInteger(number)))
      throw this.fault(`--${option} should be a ${whole ? 'whole ' : ''}number from ${from} to ${to}, not “${text}”.`);
    return number;
  }

  /** Whether the use is non-commercial, for sources that are free only then; null when not stated. */
  get nonCommercial(): boolean | null {
    if (this.isGiven('non-commercial') && this.isGiven('commercial')) throw this.fault('Use --non-commercial or --commercial, not both.');
    return this.isGiven('non-commercial') ? true : this.isGiven('commercial') ? false : null;
  }

  /** Throws when an option does not go with the others. */
  refuse(options: string[], reason: string): void {
    const found = options.find((option) => this.#values[option] !== undefined);
    if (found !== undefined) throw this.fault(`--${found} ${reason}.`);
  }

  fault(sentence: string): CommandFault {
    return new CommandFault(`${sentence} ${more(this.#command.name)}`);
  }
}
