import type { Arguments } from './arguments.ts';
import type { GapLimits } from '#geo/index.ts';
import type { CommandName } from './commands.ts';
import type { CountAsked } from './counted-once.ts';
import { saidOfFile } from './said-of-file.ts';
import { given, stopSignal, type Runner } from './runner.ts';
import { print } from './print-runner.ts';
import { mask, profile, zonal } from './raster-runners.ts';
import { layers } from './layers-runner.ts';
import { admin } from './admin-runner.ts';
import { whereOf } from './where.ts';
import { migrate, serve, worker } from './service-runners.ts';

/** Which service a command asks: another one by its connection or address, or the own one, which alone takes data and terms of use. */
function connectionOf(read: Arguments): { service: string | undefined; connection: string | undefined } {
  const [service, connection] = [read.text('service'), read.text('connection')];
  if (service !== undefined && connection !== undefined) throw read.fault('Use --connection or --service, not both.');
  if (service !== undefined || connection !== undefined)
    read.refuse(
      ['data', 'pack', 'non-commercial', 'commercial'],
      `is for the own service; leave it out, or leave out --${service === undefined ? 'connection' : 'service'}`,
    );
  return { service, connection };
}

function againstOf(read: Arguments): { against?: { wanted: string; stop: AbortSignal } } {
  const wanted = read.text('against');
  return wanted === undefined ? {} : { against: { wanted, stop: stopSignal() } };
}

async function countOf(read: Arguments): Promise<{ count?: CountAsked }> {
  const [text, supplierOrder] = [read.text('count-once'), read.texts('supplier-order')];
  const countRules = text === undefined ? [] : (await import('./counted-once.ts')).countRules;
  const rule = countRules.find((one) => one === text);
  if (text !== undefined && !rule) throw read.fault(`--count-once should be ${countRules.join(', ')}, not “${text}”.`);
  if (rule === 'suppliers' && supplierOrder.length === 0)
    throw read.fault('Name the suppliers that keep shared land, the first one first: --supplier-order NAME --supplier-order NAME.');
  if (rule !== 'suppliers') read.refuse(['supplier-order'], 'is for --count-once suppliers; leave it out, or add that');
  return rule ? { count: { rule, supplierOrder } } : {};
}

function gapsOf(read: Arguments): { gaps?: Partial<GapLimits> } {
  if (!read.isGiven('gaps')) {
    read.refuse(['gap-width', 'gap-area'], 'is for --gaps; leave it out, or add that');
    return {};
  }
  const widthMetres = read.number('gap-width', { from: 0, to: 100 });
  const mostHectares = read.number('gap-area', { from: 0, to: 1e6 });
  return { gaps: { ...given('widthMetres', widthMetres), ...given('mostHectares', mostHectares) } };
}

const measure =
  (isCheck: boolean): Runner =>
  async (read, output) => {
    const { positionals } = read;
    if (positionals.length === 0) throw read.fault(`Name at least one file: hectare ${isCheck ? 'check' : 'area'} FILE…`);
    const isRisk = isCheck && read.isGiven('risk');
    if (isRisk && !['eudr', 'eudr-cattle'].includes(read.text('for') ?? ''))
      throw read.fault('--risk judges plots for the EU deforestation regulation: add --for eudr.');
    if (isCheck && !isRisk) read.refuse(['pack', 'sample-data'], 'is for --risk; leave it out, or add --risk');
    const onlyRefused = isCheck && read.isGiven('only-refused');
    if (onlyRefused && read.text('for') === undefined) throw read.fault('--only-refused lists what a receiver refuses: add --for.');
    return (await import('./measure.ts')).measureFiles(
      positionals,
      {
        json: read.isGiven('json'),
        check: isCheck,
        ...given('nameColumn', read.text('name-column')),
        ...given('supplierColumn', isCheck ? read.text('supplier-column') : undefined),
        ...given('toleranceMetres', isCheck ? read.number('tolerance', { from: 0, to: 1000 }) : undefined),
        ...(isRisk ? { risk: { packs: read.texts('pack'), sampleData: read.isGiven('sample-data'), stop: stopSignal() } } : {}),
        ...againstOf(read),
        ...(await countOf(read)),
        ...gapsOf(read),
        ...(onlyRefused ? { onlyRefused } : {}),
        overlays: isCheck ? read.texts('overlay') : [],
        ...given('destination', isCheck ? read.text('for') : undefined),
        ...given('report', isCheck ? read.text('report') : undefined),
        ...saidOfFile(read),
      },
      output,
    );
  };

/** A coordinate system as it was given: the text of a .prj where it is the path of one. */
async function systemAsked(text: string | undefined): Promise<string | undefined> {
  return text !== undefined && /\.(prj|wkt)$/i.test(text) ? (await import('./system-file.ts')).systemFromFile(text) : text;
}

const convert: Runner = async (read, output) => {
  const { positionals } = read;
  const [from, to, ...more] = positionals;
  if (!from || !to || more.length > 0) throw read.fault('Name one file to read and one to write: hectare convert IN OUT');
  const simplifyMetres = read.number('simplify', { from: 0, to: 100_000 });
  const precision = read.number('precision', { from: 0, to: 15, whole: true });
  return (await import('./convert.ts')).convert(
    from,
    to,
    {
      repair: read.isGiven('repair'),
      keepFormulas: read.isGiven('keep-formulas'),
      ...given('nameColumn', read.text('name-column')),
      ...given('simplifyMetres', simplifyMetres),
      ...given('precision', precision),
      ...saidOfFile(read),
      ...given('toCrs', await systemAsked(read.text('to-crs'))),
    },
    output,
    stopSignal,
  );
};

const eudr: Runner = async (read, output) => {
  const [from, to, ...more] = read.positionals;
  if (!from || more.length > 0) throw read.fault('Name one file to read, and one to write: hectare eudr FILE OUT.geojson');
  const column = (option: string): string | null | undefined => {
    const name = read.text(option);
    return name === 'none' ? null : name;
  };
  const area = read.number('area', { from: 0, to: 1e6 });
  const role = (name: string, constant: string | undefined) => ({
    ...given('column', column(`${name}-column`)),
    ...given('constant', constant),
  });
  return (await import('./eudr.ts')).eudr(
    from,
    to,
    {
      roles: {
        producerName: role('producer', read.text('producer')),
        producerCountry: role('country', read.text('country')),
        productionPlace: role('place', read.text('place')),
        area: role('area', area === undefined ? undefined : String(area)),
      },
      ...given('idColumn', column('id-column')),
      ...given('geoIdColumn', column('geo-id-column')),
      leavesCountry: read.isGiven('leave-country'),
      leavesHoles: read.isGiven('leave-holes'),
      separatesParts: read.isGiven('separate-parts'),
      keepsColumns: read.isGiven('keep-columns'),
      isOneFile: read.isGiven('one-file'),
      isCattle: read.isGiven('cattle'),
      repair: read.isGiven('repair'),
      ...given('refused', read.text('refused')),
      ...saidOfFile(read),
      json: read.isGiven('json'),
    },
    output,
  );
};

const monitor: Runner = async (read, output) => {
  const { positionals } = read;
  const [file, ...more] = positionals;
  const projectName = read.text('name')?.trim();
  if (!file || more.length > 0 || !projectName) throw read.fault('Name one file, and the project: hectare monitor FILE --name NAME');
  const { service, connection } = connectionOf(read);
  return (await import('./monitor.ts')).monitor(
    file,
    {
      name: projectName,
      ...given('connection', connection),
      ...given('service', service),
      ...given('report', read.text('report')),
      ...given('template', read.text('template')),
      ...given('canopy', read.text('canopy')),
      ...saidOfFile(read),
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
};

const report: Runner = async (read, output) => {
  const { positionals } = read;
  const out = read.text('out');
  if (!out) throw read.fault('Name the file to write: hectare report PROJECT --out report.pdf');
  const { service, connection } = connectionOf(read);
  if (read.text('notes') !== undefined && read.text('notes-file') !== undefined) throw read.fault('Use --notes or --notes-file, not both.');
  if (read.isGiven('portfolio')) read.refuse(['where', 'where-any'], 'is for the parcels of one project; leave it out with --portfolio');
  return (await import('./report.ts')).report(
    {
      projects: positionals,
      ...given('where', whereOf(read)),
      out,
      portfolio: read.isGiven('portfolio'),
      ...given('sections', read.text('sections')),
      ...given('language', read.text('language')),
      ...given('paper', read.text('paper')),
      ...given('title', read.text('title')),
      ...given('notes', read.text('notes')),
      ...given('template', read.text('template')),
      ...given('canopy', read.text('canopy')),
      ...given('numbers', read.text('numbers')),
      ...given('dates', read.text('dates')),
      ...given('preparedBy', read.text('prepared-by')),
      ...given('introduction', read.text('introduction')),
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
};

const takePack: Runner = async (read, output) => {
  const { positionals } = read;
  if (read.isGiven('list') || read.isGiven('check')) {
    read.refuse(
      ['out', 'bbox', 'where', 'pack', 'sample-data', 'non-commercial', 'commercial'],
      'is for making a pack; leave it out, or leave out --list and --check',
    );
    return (await import('./packs.ts')).packs(positionals, { check: read.isGiven('check'), json: read.isGiven('json') }, output);
  }
  const [file, ...more] = positionals;
  const [out, box] = [read.text('out'), read.text('bbox')];
  if (!out || more.length > 0 || (file === undefined) === (box === undefined))
    throw read.fault('Name one file, or a box with --bbox W,S,E,N, and the new folder with --out.');
  if (box !== undefined) read.refuse(['where', 'where-any'], 'is for the features of a file; leave it out with --bbox');
  const { boxOf, pack } = await import('./pack.ts');
  return pack(
    {
      ...given('file', file),
      ...given('box', box === undefined ? undefined : boxOf(box)),
      ...saidOfFile(read),
      out,
      packs: read.texts('pack'),
      nonCommercial: read.nonCommercial,
      sampleData: read.isGiven('sample-data'),
      json: read.isGiven('json'),
    },
    output,
    stopSignal(),
  );
};

const sources: Runner = async (read, output) => {
  const { positionals } = read;
  if (positionals.length > 0) throw read.fault(`sources takes no “${positionals[0]}”, only options.`);
  const check = read.isGiven('check');
  if (!check) read.refuse(['non-commercial', 'commercial'], 'is for --check; leave it out, or add --check');
  return (await import('./sources.ts')).sources(
    { check, nonCommercial: read.nonCommercial, json: read.isGiven('json') },
    output,
    stopSignal(),
  );
};

const keys: Runner = async (read, output) =>
  (await import('./keys.ts')).keys(read.positionals, { token: read.isGiven('token'), json: read.isGiven('json') }, output);

const backup: Runner = async (read, output) => {
  const [action, ...names] = read.positionals;
  const { backup: run, backupActions } = await import('./backup.ts');
  const known = backupActions.find((one) => one === action);
  if (!known) throw read.fault(`Say what to do: hectare backup ${backupActions.join('|')}.`);
  if (known === 'move') read.refuse(['data'], 'does not go with move, which moves the whole folder');
  const wanted = { create: [0, 1], list: [0, 0], verify: [0, 1000], restore: [1, 1], move: [1, 1] }[known] as [number, number];
  if (names.length < wanted[0] || names.length > wanted[1])
    throw read.fault(
      known === 'restore'
        ? 'Name one backup: hectare backup restore FILE.'
        : known === 'move'
          ? 'Name one empty folder: hectare backup move DIR.'
          : `hectare backup ${known} takes no “${names[wanted[1]]}”.`,
    );
  return run(known, names, { json: read.isGiven('json'), ...given('data', read.text('data')) }, output);
};

const erase: Runner = async (read, output) => {
  if (read.positionals.length > 0) throw read.fault(`erase takes no “${read.positionals[0]}”, only options.`);
  return (await import('./erase.ts')).erase({ withBackups: read.isGiven('with-backups'), json: read.isGiven('json') }, output);
};

export const runners: Record<CommandName, Runner> = {
  area: measure(false),
  check: measure(true),
  convert,
  eudr,
  mask,
  migrate,
  zonal,
  profile,
  monitor,
  report,
  admin,
  serve,
  layers,
  sources,
  worker,
  backup,
  erase,
  keys,
  pack: takePack,
  print,
};
