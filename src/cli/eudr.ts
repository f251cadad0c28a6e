import { columnsOf, guessSources, makeStatement, numberedName, roles, type Role, type Statement } from '#eudr/index.ts';
import { roundedParts } from '#domain/rounding.ts';
import { fieldsOf, labelOf } from '#formats/label-field.ts';
import { writeGeoJsonText } from '#formats/json/geojson.ts';
import { areaHectares, type Feature, type RuleFinding } from '#geo/index.ts';
import { placeIndex } from '#products/shared/places/index.ts';
import { keepSources } from './kept-sources.ts';
import { noSuchColumn } from './name-column.ts';
import type { SaidOfFile } from './file-source.ts';
import { noteLine, open } from './reading-fault.ts';
import { repairFeatures } from './repair-features.ts';
import { replaceFiles } from './replace-files.ts';
import { inOneLine, onOneLine } from './terminal-text.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

/** What is given for a role: a column (null: none is wanted; undefined: guess), and a value for where it is empty. */
export interface GivenRole {
  column?: string | null;
  constant?: string;
}
export interface EudrOptions extends SaidOfFile {
  roles: Record<Role, GivenRole>;
  idColumn?: string | null;
  geoIdColumn?: string | null;
  leavesCountry: boolean;
  leavesHoles: boolean;
  separatesParts: boolean;
  keepsColumns: boolean;
  isOneFile: boolean;
  isCattle: boolean;
  repair: boolean;
  refused?: string;
  json: boolean;
}

type Choices = Parameters<typeof makeStatement>[1];

function choicesOf(path: string, features: Feature[], options: EudrOptions): Choices {
  const columns = columnsOf(features);
  const guessed = guessSources(features);
  const column = (given: string | null | undefined, guess: string | null): string | null => {
    if (given === undefined) return guess;
    if (given !== null && !columns.includes(given)) throw noSuchColumn(path, columns, given);
    return given;
  };
  const source = (role: Role) => ({
    // A constant alone is for all.
    column: column(options.roles[role].column, options.roles[role].constant === undefined ? guessed.sources[role].column : null),
    constant: options.roles[role].constant ?? null,
  });
  return {
    sources: Object.fromEntries(roles.map((role) => [role, source(role)])) as Choices['sources'],
    isCountryFromPlace: !options.leavesCountry,
    idColumn: column(options.idColumn, guessed.idColumn),
    geoIdColumn: column(options.geoIdColumn, guessed.geoIdColumn),
    keepsOtherColumns: options.keepsColumns,
    cutsHoles: !options.leavesHoles,
    separatesParts: options.separatesParts,
    isCattle: options.isCattle,
    isSplit: !options.isOneFile,
  };
}

const roleWords: Record<Role, string> = {
  producerName: 'ProducerName',
  producerCountry: 'ProducerCountry',
  productionPlace: 'ProductionPlace',
  area: 'Area',
};

const quoted = (text: string) => `“${inOneLine(text)}”`;
/** a square metre */
const shownDecimals = 4;
const hectares = (value: number) => `${value.toFixed(shownDecimals)} ha`;
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** How a feature of the file is called: its number, and its id or the text of its place. */
function callerOf(features: Feature[], choices: Choices): (source: number) => string {
  return (source) => {
    const { properties } = features[source]!;
    const names = [choices.idColumn, choices.sources.productionPlace.column, choices.sources.producerName.column, 'name'];
    const name = names.map((column) => (column === null ? '' : labelOf(properties?.[column]))).find((text) => text !== '');
    return `${source + 1}.${name === undefined ? '' : ` ${inOneLine(name)}`}`;
  };
}

function* choiceLines(choices: Choices): Generator<string> {
  for (const role of roles) {
    const { column, constant } = choices.sources[role];
    const parts = [
      ...(column === null ? [] : [`the column ${quoted(column)}`]),
      ...(constant === null ? [] : [quoted(constant)]),
      ...(role === 'producerCountry' && choices.isCountryFromPlace ? ['the place'] : []),
    ];
    yield `  ${roleWords[role]}: ${parts.length === 0 ? 'nothing' : `from ${parts.join(', else ')}`}`;
  }
  const kept = [choices.idColumn, choices.geoIdColumn].filter((column) => column !== null);
  if (kept.length > 0) yield `  kept beside them: ${kept.map(quoted).join(', ')}`;
}

/** What was made of the features, as a person reads it. */
function* statementLines(features: Feature[], choices: Choices, statement: Statement): Generator<string> {
  const called = callerOf(features, choices);
  yield* choiceLines(choices);
  const { countriesFilled, separated, cuts, uncut } = statement;
  if (countriesFilled.length > 0) yield `  the country of ${counted(countriesFilled.length, 'plot', 'plots')} was filled in from its place`;
  if (separated.length > 0) yield `  ${counted(separated.length, 'plot', 'plots')} of several parts became a feature for each part`;
  for (const { source, holes, pieceHectares } of cuts) {
    // What is shown adds up to what is shown.
    const { parts, whole } = roundedParts(pieceHectares, shownDecimals);
    yield `  ${called(source)}  ${counted(holes, 'hole', 'holes')} cut out: ${hectares(whole)} in ${parts.length} pieces of ${parts.map((part) => part.toFixed(shownDecimals)).join(', ')} ha`;
  }
  for (const source of uncut) yield `  ${called(source)}  its holes could not be cut out`;
  yield* verdictLines(statement, called);
  yield `  ${counted(statement.accepted, 'plot', 'plots')} accepted, ${statement.refused} refused`;
}

/** Every refusal, and how often there was each warning. */
function* verdictLines({ verdicts, sources }: Statement, called: (source: number) => string): Generator<string> {
  const warnings = new Map<string, Set<number>>();
  for (const { index, findings } of verdicts) {
    for (const { code, severity, message, location } of findings) {
      const source = sources[index]!;
      if (severity === 'warning') {
        const told = warnings.get(code) ?? new Set<number>();
        warnings.set(code, told.add(source));
        continue;
      }
      yield `  ${called(source)}  REFUSED ${code}: ${onOneLine(message)}${location ? ` (at ${location[0].toFixed(6)}, ${location[1].toFixed(6)})` : ''}`;
    }
  }
  for (const [code, told] of warnings)
    yield `  warning ${code}: ${counted(told.size, 'plot', 'plots')}, the first is ${called(told.values().next().value!)}`;
}

interface WrittenFile {
  file: string;
  bytes: number;
  plots: number;
  producers: number;
  area_hectares: number;
  finding: RuleFinding | null;
}

/** Writes the files of a statement; none where nothing was accepted. */
async function write(from: string, out: string, { files, fileFindings, features }: Statement): Promise<WrittenFile[]> {
  await keepSources(
    [from],
    files.map((_file, k) => numberedName(out, k + 1, files.length)),
  );
  const written = files.map(({ bytes, plots, producers, features: own }, k) => ({
    file: numberedName(out, k + 1, files.length),
    bytes,
    plots,
    producers,
    area_hectares: own.reduce((sum, index) => sum + (features[index]!.geometry ? areaHectares(features[index]!.geometry!) : 0), 0),
    finding: fileFindings[k]!,
  }));
  if (written.length > 0)
    await replaceFiles(
      files.map(({ text }, k) => [written[k]!.file, new TextEncoder().encode(text)]),
      out,
    );
  return written;
}

function jsonOf(path: string, choices: Choices, statement: Statement, features: Feature[], written: WrittenFile[]): string {
  const { profile, accepted, refused, cuts, uncut, separated, countriesFilled, verdicts, sources } = statement;
  return JSON.stringify(
    {
      file: path,
      profile,
      columns: {
        ...Object.fromEntries(roles.map((role) => [roleWords[role], choices.sources[role]])),
        id: choices.idColumn,
        geo_id: choices.geoIdColumn,
      },
      accepted,
      refused,
      countries_filled: countriesFilled,
      parts_separated: separated,
      holes_cut: cuts.map(({ source, holes, areaHectares: whole, pieceHectares }) => ({
        index: source,
        holes,
        area_hectares: whole,
        piece_hectares: pieceHectares,
      })),
      holes_left: uncut,
      files: written,
      verdicts: verdicts.map(({ index, accepted: taken, findings }) => ({
        index: sources[index],
        id: choices.idColumn === null ? null : labelOf(features[sources[index]!]!.properties?.[choices.idColumn]) || null,
        geo_id: choices.geoIdColumn === null ? null : labelOf(features[sources[index]!]!.properties?.[choices.geoIdColumn]) || null,
        accepted: taken,
        findings,
      })),
    },
    null,
    2,
  );
}

/** `hectare eudr`: the files of a due-diligence statement. Without `to` it only says what would be done. */
export async function eudr(from: string, to: string | undefined, options: EudrOptions, output: Output): Promise<number> {
  if (to !== undefined && !/\.(?:geo)?json$/i.test(to))
    throw new CommandFault(`${to}: the information system takes GeoJSON. Choose a name that ends in .geojson.`);
  await keepSources([from], [to, options.refused]);
  const file = await open(from, options);
  for (const note of file.notes) output.err(noteLine(note));
  const { features, failed } = options.repair ? await repairFeatures(file.features, output) : { features: file.features, failed: 0 };
  const choices = choicesOf(from, features, options);
  const statement = await makeStatement(features, choices, placeIndex());
  const written = to === undefined ? [] : await write(from, to, statement);
  const say = (line: string) => (options.json ? output.err(line) : output.out(line));
  say(`${from} for ${statement.profile}`);
  for (const line of statementLines(features, choices, statement)) say(line);
  for (const { file: name, plots, bytes, producers, area_hectares: area } of written)
    say(
      `  ${counted(plots, 'feature', 'features')} of ${counted(producers, 'producer', 'producers')}, ${hectares(area)}, ${(bytes / 1e6).toFixed(2)} MB written to ${name}`,
    );
  for (const finding of statement.fileFindings) if (finding) say(`  ${finding.code}: ${onOneLine(finding.message)}`);
  if (to === undefined) say('  nothing was written: name a second file to write, hectare eudr FILE OUT.geojson');
  if (options.refused !== undefined) await writeRefused(options.refused, features, statement, say);
  if (options.json) output.out(jsonOf(from, choices, statement, features, written));
  const isGood = statement.refused === 0 && failed === 0 && statement.fileFindings.every((finding) => finding === null);
  return isGood ? exitCodes.done : exitCodes.problems;
}

/** The refused features as they came, with why, to be put right. */
async function writeRefused(
  path: string,
  features: Feature[],
  { verdicts, sources }: Statement,
  say: (line: string) => void,
): Promise<void> {
  const reasons = new Map<number, Set<string>>();
  for (const { index, findings } of verdicts)
    for (const { severity, message } of findings)
      if (severity === 'error') reasons.set(sources[index]!, (reasons.get(sources[index]!) ?? new Set()).add(message));
  const columns = new Set(fieldsOf(features));
  let column = 'refused_because';
  while (columns.has(column)) column += '_';
  const refused = [...reasons].map(([source, messages]) => ({
    ...features[source]!,
    properties: { ...features[source]!.properties, [column]: [...messages].join(' ') },
  }));
  await replaceFiles([[path, new TextEncoder().encode(await writeGeoJsonText(refused))]], path);
  say(`  ${counted(refused.length, 'refused plot', 'refused plots')} written to ${path}, each with the reason in “${column}”`);
}
