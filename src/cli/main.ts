import { parseArgs } from 'node:util';
import { CommandFault, exitCodes, helpOf, usage, type Output } from './usage.ts';

const output: Output = { out: (text) => { process.stdout.write(`${text}\n`); }, err: (text) => { process.stderr.write(`${text}\n`); } };
// `hectare area … | head` closes our output early; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => { if (error.code === 'EPIPE') process.exit(0); });

type Flags = Record<string, { type: 'string' | 'boolean'; multiple?: boolean }>;
type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

function parse(args: string[], options: Flags) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true }) as { values: Values; positionals: string[] };
  } catch (error) {
    throw new CommandFault(`${(error as Error).message.split('. ')[0]!}. See: hectare help ${process.argv[2]}`);
  }
}

/** Ends what waits; a second Ctrl-C ends at once. Commands that only compute are ended by the system as ever. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stop.signal.aborted) process.exit(exitCodes.problems);
      stop.abort();
    });
  }
  return stop.signal;
}

function numberOf(value: Values[string], name: string, bounds: { from: number; to: number; whole?: boolean }): number | undefined {
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  if (!(number >= bounds.from && number <= bounds.to) || (bounds.whole && !Number.isInteger(number))) throw new CommandFault(`--${name} should be a ${bounds.whole ? 'whole ' : ''}number from ${bounds.from} to ${bounds.to}.`);
  return number;
}
const text = (value: Values[string]) => (typeof value === 'string' ? value : undefined);
const given = <K extends string, V>(key: K, value: V | undefined) => (value === undefined ? {} : { [key]: value }) as { [P in K]?: V };
const switchOf = { type: 'boolean' } as const;
const textOf = { type: 'string' } as const;
const severalOf = { type: 'string', multiple: true } as const;
const listOf = (value: Values[string]): string[] => (Array.isArray(value) ? value.map(String) : []);
/** Whether the use is non-commercial, for sources that are free only then; null when it was not said. */
function useOf(values: Values): boolean | null {
  if (values['non-commercial'] && values['commercial']) throw new CommandFault('Use --non-commercial or --commercial, not both.');
  return values['non-commercial'] ? true : values['commercial'] ? false : null;
}

// Each command loads its own parts only: an area should not wait for a database to load.
async function run([command, ...args]: string[]): Promise<number> {
  if (command !== undefined && Object.hasOwn(helpOf, command) && args.some((one) => one === '--help' || one === '-h')) {
    output.out(helpOf[command]!);
    return exitCodes.done;
  }
  switch (command) {
    case 'area': case 'check': {
      const { values, positionals } = parse(args, { json: switchOf });
      return (await import('./measure.ts')).measureFiles(positionals, { json: values['json'] === true, check: command === 'check' }, output);
    }
    case 'convert': {
      const { values, positionals: [from, to, ...more] } = parse(args, { repair: switchOf, simplify: textOf, precision: textOf });
      if (!from || !to || more.length > 0) throw new CommandFault('Name one file to read and one to write.');
      const simplifyMetres = numberOf(values['simplify'], 'simplify', { from: 0, to: 100_000 });
      const precision = numberOf(values['precision'], 'precision', { from: 0, to: 15, whole: true });
      return (await import('./convert.ts')).convert(from, to, { repair: values['repair'] === true, ...given('simplifyMetres', simplifyMetres), ...given('precision', precision) }, output);
    }
    case 'monitor': {
      const { values, positionals: [file, ...more] } = parse(args, { name: textOf, connection: textOf, service: textOf, data: textOf, report: textOf, wait: textOf, json: switchOf, pack: severalOf, 'non-commercial': switchOf, commercial: switchOf });
      const name = text(values['name'])?.trim();
      if (!file || more.length > 0 || !name) throw new CommandFault('Name one file, and the project with --name.');
      if (values['service'] !== undefined && values['connection'] !== undefined) throw new CommandFault('Use --connection or --service, not both.');
      return (await import('./monitor.ts')).monitor(file, {
        name, ...given('connection', text(values['connection'])), ...given('service', text(values['service'])), ...given('report', text(values['report'])), ...given('data', text(values['data'])),
        packs: listOf(values['pack']), nonCommercial: useOf(values),
        waitSeconds: numberOf(values['wait'], 'wait', { from: 0, to: 86_400 }) ?? 3600, json: values['json'] === true,
      }, output, stopSignal());
    }
    case 'serve': {
      const { values, positionals } = parse(args, { host: textOf, port: textOf, data: textOf, 'quota-hectares': textOf, 'sample-data': switchOf, pack: severalOf, 'non-commercial': switchOf, commercial: switchOf });
      if (positionals.length > 0) throw new CommandFault(`serve takes no "${positionals[0]}".`);
      return (await import('./serve.ts')).serve({
        host: text(values['host']) ?? '127.0.0.1', port: numberOf(values['port'], 'port', { from: 0, to: 65_535, whole: true }) ?? 0,
        ...given('data', text(values['data'])), ...given('quotaHectares', numberOf(values['quota-hectares'], 'quota-hectares', { from: 0, to: 1e12 })), sampleData: values['sample-data'] === true,
        packs: listOf(values['pack']), nonCommercial: useOf(values),
      }, output, stopSignal());
    }
    case 'keys': {
      const { values, positionals } = parse(args, { token: switchOf, json: switchOf });
      return (await import('./keys.ts')).keys(positionals, { token: values['token'] === true, json: values['json'] === true }, output);
    }
    case 'pack': {
      const { values, positionals: [file, ...more] } = parse(args, { bbox: textOf, out: textOf, pack: severalOf, 'sample-data': switchOf, 'non-commercial': switchOf, commercial: switchOf, json: switchOf });
      const out = text(values['out']);
      if (!out || more.length > 0 || (file === undefined) === (values['bbox'] === undefined)) throw new CommandFault('Name one file, or a box with --bbox W,S,E,N, and the new folder with --out.');
      const { boxOf, pack } = await import('./pack.ts');
      return pack({ ...given('file', file), ...given('box', values['bbox'] === undefined ? undefined : boxOf(String(values['bbox']))), out, packs: listOf(values['pack']), nonCommercial: useOf(values), sampleData: values['sample-data'] === true, json: values['json'] === true }, output, stopSignal());
    }
    case 'help': case '--help': case '-h': output.out(args[0] !== undefined && Object.hasOwn(helpOf, args[0]) ? helpOf[args[0]]! : usage); return exitCodes.done;
    default: throw new CommandFault(`${command ? `There is no command "${command}".\n\n` : ''}${usage}`);
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof CommandFault) {
    output.err(error.message);
    process.exitCode = error.exitCode;
  } else {
    output.err(`Hectare failed; this is a fault in Hectare, not in your file: ${error instanceof Error ? error.stack ?? error.message : String(error)}`);
    process.exitCode = exitCodes.unusable;
  }
}
