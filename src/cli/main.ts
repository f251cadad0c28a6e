import { readFileSync } from 'node:fs';
import { profileFolder } from '#host/profile-folder.ts';
import { Arguments } from './arguments.ts';
import { commandOf, commands, helpOf, overview } from './commands.ts';
import { nearest } from './nearest.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

const output: Output = {
  out: (text) => {
    process.stdout.write(`${text}\n`);
  },
  err: (text) => {
    process.stderr.write(`${text}\n`);
  },
};
// `hectare area … | head` closes our output early; that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
});

/** The first Ctrl-C aborts what waits; a second one ends at once. Commands that only compute are ended by the system as usual. */
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

const given = <K extends string, V>(key: K, value: V | undefined) => (value === undefined ? {} : { [key]: value }) as { [P in K]?: V };

function unknownCommand(name: string): CommandFault {
  const meant = nearest(name, [...Object.keys(commands), 'help']);
  return new CommandFault(
    `There is no command "${name}".${meant ? ` Did you mean hectare ${meant}?` : ` There are ${Object.keys(commands).join(', ')}.`} See: hectare help`,
  );
}

/** package.json is above the sources, and above the built bundle. */
function version(): string {
  for (const path of ['../../package.json', '../package.json']) {
    try {
      return (JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as { version: string }).version;
    } catch {
      /* the other one */
    }
  }
  return 'unknown';
}

// Each command loads only its own parts: an area should not wait for a database to load.
async function run([name, ...args]: string[]): Promise<number> {
  if (name === undefined) throw new CommandFault(overview);
  if (name === '--version' || name === 'version') {
    output.out(`hectare ${version()}`);
    return exitCodes.done;
  }
  if (name === 'help' || name === '--help' || name === '-h') {
    const about = args[0] === undefined ? null : commandOf(args[0]);
    if (args[0] !== undefined && !about) throw unknownCommand(args[0]);
    output.out(about ? helpOf(about) : `${overview}\nHectare’s folder (HECTARE_PROFILE names another): ${profileFolder()}`);
    return exitCodes.done;
  }
  const command = commandOf(name);
  if (!command) throw unknownCommand(name);
  if (args.some((argument) => argument === '--help' || argument === '-h')) {
    output.out(helpOf(command));
    return exitCodes.done;
  }
  const read = new Arguments(command.name, args);
  const { positionals } = read;
  switch (command.name) {
    case 'area':
    case 'check': {
      if (positionals.length === 0) throw read.fault(`Name at least one file: hectare ${name} FILE…`);
      return (await import('./measure.ts')).measureFiles(
        positionals,
        {
          json: read.isGiven('json'),
          check: name === 'check',
          ...given('destination', name === 'check' ? read.text('for') : undefined),
          ...given('report', name === 'check' ? read.text('report') : undefined),
        },
        output,
      );
    }
    case 'convert': {
      const [from, to, ...more] = positionals;
      if (!from || !to || more.length > 0) throw read.fault('Name one file to read and one to write: hectare convert IN OUT');
      const simplifyMetres = read.number('simplify', { from: 0, to: 100_000 });
      const precision = read.number('precision', { from: 0, to: 15, whole: true });
      return (await import('./convert.ts')).convert(
        from,
        to,
        { repair: read.isGiven('repair'), ...given('simplifyMetres', simplifyMetres), ...given('precision', precision) },
        output,
        stopSignal,
      );
    }
    case 'mask': {
      const [from, to, ...more] = positionals;
      if (!from || !to || more.length > 0) throw read.fault('Name one file to read and one to write: hectare mask FILE OUT.tif');
      return (await import('./mask.ts')).mask(from, to, { allTouched: read.isGiven('all-touched') }, output);
    }
    case 'monitor': {
      const [file, ...more] = positionals;
      const projectName = read.text('name')?.trim();
      if (!file || more.length > 0 || !projectName) throw read.fault('Name one file, and the project: hectare monitor FILE --name NAME');
      const [service, connection] = [read.text('service'), read.text('connection')];
      if (service !== undefined && connection !== undefined) throw read.fault('Use --connection or --service, not both.');
      if (service !== undefined || connection !== undefined)
        read.refuse(
          ['data', 'pack', 'non-commercial', 'commercial'],
          `is for the own service; leave it out, or leave out --${service === undefined ? 'connection' : 'service'}`,
        );
      return (await import('./monitor.ts')).monitor(
        file,
        {
          name: projectName,
          ...given('connection', connection),
          ...given('service', service),
          ...given('report', read.text('report')),
          ...given('data', read.text('data')),
          packs: read.texts('pack'),
          nonCommercial: read.nonCommercial,
          repair: read.isGiven('repair'),
          waitSeconds: read.number('wait', { from: 0, to: 86_400 }) ?? 3600,
          json: read.isGiven('json'),
        },
        output,
        stopSignal(),
      );
    }
    case 'report': {
      const out = read.text('out');
      if (!out) throw read.fault('Name the file to write: hectare report PROJECT --out report.pdf');
      const [service, connection] = [read.text('service'), read.text('connection')];
      if (service !== undefined && connection !== undefined) throw read.fault('Use --connection or --service, not both.');
      if (service !== undefined || connection !== undefined)
        read.refuse(
          ['data', 'pack', 'non-commercial', 'commercial'],
          `is for the own service; leave it out, or leave out --${service === undefined ? 'connection' : 'service'}`,
        );
      if (read.text('notes') !== undefined && read.text('notes-file') !== undefined)
        throw read.fault('Use --notes or --notes-file, not both.');
      return (await import('./report.ts')).report(
        {
          projects: positionals,
          out,
          portfolio: read.isGiven('portfolio'),
          ...given('sections', read.text('sections')),
          ...given('language', read.text('language')),
          ...given('paper', read.text('paper')),
          ...given('title', read.text('title')),
          ...given('notes', read.text('notes')),
          ...given('notesFile', read.text('notes-file')),
          ...given('logo', read.text('logo')),
          ...given('connection', connection),
          ...given('service', service),
          ...given('data', read.text('data')),
          packs: read.texts('pack'),
          nonCommercial: read.nonCommercial,
          json: read.isGiven('json'),
        },
        output,
        stopSignal(),
      );
    }
    case 'serve': {
      if (positionals.length > 0) throw read.fault(`serve takes no “${positionals[0]}”, only options.`);
      return (await import('./serve.ts')).serve(
        {
          host: read.text('host') ?? '127.0.0.1',
          port: read.number('port', { from: 0, to: 65_535, whole: true }) ?? 0,
          ...given('data', read.text('data')),
          ...given('quotaHectares', read.number('quota-hectares', { from: 0, to: 1e12 })),
          sampleData: read.isGiven('sample-data'),
          packs: read.texts('pack'),
          nonCommercial: read.nonCommercial,
        },
        output,
        stopSignal(),
      );
    }
    case 'keys':
      return (await import('./keys.ts')).keys(positionals, { token: read.isGiven('token'), json: read.isGiven('json') }, output);
    case 'pack': {
      if (read.isGiven('list') || read.isGiven('check')) {
        read.refuse(
          ['out', 'bbox', 'pack', 'sample-data', 'non-commercial', 'commercial'],
          'is for making a pack; leave it out, or leave out --list and --check',
        );
        return (await import('./packs.ts')).packs(positionals, { check: read.isGiven('check'), json: read.isGiven('json') }, output);
      }
      const [file, ...more] = positionals;
      const [out, box] = [read.text('out'), read.text('bbox')];
      if (!out || more.length > 0 || (file === undefined) === (box === undefined))
        throw read.fault('Name one file, or a box with --bbox W,S,E,N, and the new folder with --out.');
      const { boxOf, pack } = await import('./pack.ts');
      return pack(
        {
          ...given('file', file),
          ...given('box', box === undefined ? undefined : boxOf(box)),
          out,
          packs: read.texts('pack'),
          nonCommercial: read.nonCommercial,
          sampleData: read.isGiven('sample-data'),
          json: read.isGiven('json'),
        },
        output,
        stopSignal(),
      );
    }
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof CommandFault) {
    output.err(error.message);
    process.exitCode = error.exitCode;
  } else {
    output.err(
      `Hectare failed; this is a fault in Hectare, not in your file: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    process.exitCode = exitCodes.unusable;
  }
}
