// Makes src/formats/projection/register/*.ts from the database of PROJ (EPSG and ESRI datasets) and the program projinfo, which tells the transformations that PROJ
// would take and their accuracy:
//   node scripts/generate-coordinate-systems.ts [/usr/share/proj/proj.db]
// It needs PROJ (Debian: proj-bin, proj-data) and takes about three minutes.
import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Dataset } from './coordinate-systems/dataset.ts';
import { transformationsOf } from './coordinate-systems/transformations.ts';

const dataset = new Dataset(new DatabaseSync(process.argv[2] ?? '/usr/share/proj/proj.db', { readOnly: true }));
const geographic = dataset.geographic().filter((row, index, all) => all.findIndex(({ code }) => code === row.code) === index);
const projected = dataset.projected().filter((row, index, all) => all.findIndex(({ code }) => code === row.code) === index);
// Where ESRI took a code that EPSG gave to another system later, EPSG's stays.
const taken = new Set(geographic.map(({ code }) => code));

/** Lines without repeats, with the places of what was put in. */
class Lines {
  readonly #places = new Map<string, number>();
  place(line: string): number {
    const known = this.#places.get(line);
    if (known !== undefined) return known;
    this.#places.set(line, this.#places.size);
    return this.#places.size - 1;
  }
  get text(): string {
    return [...this.#places.keys()].join('\n');
  }
}

const areas = new Lines();
const shifts = new Lines();
const conversions = new Lines();
const area = (box: number[]) => (box.length === 4 ? areas.place(box.map((value) => Number(value.toFixed(2))).join(' ')) : '');
const join = (...fields: (string | number)[]) => fields.map((field) => String(field).replaceAll('|', '/')).join('|');

const geographicLines: string[] = [];
for (const [index, row] of geographic.entries()) {
  const ways = await transformationsOf(`${row.authority}:${row.code}`);
  const places = ways.map(({ name, accuracy, area: box, shift, grid, isOffshore }) =>
    shifts.place(join(name, accuracy ?? '', area(box), shift ? shift.join(' ') : '', grid ?? '', isOffshore ? 1 : '')),
  );
  const { code, name, aliases, datums, a, inverseFlattening, primeMeridian, unitDegrees } = row;
  geographicLines.push(
    join(code, row.deprecated, name, aliases.join(';'), datums.join(';'), a, inverseFlattening, primeMeridian || '', unitDegrees === 1 ? '' : unitDegrees, area(row.area), places.join(' ')), // prettier-ignore
  );
  if (index % 100 === 0) console.log(`${index} of ${geographic.length} geographic systems`);
}
const projectedLines = projected
  .filter(({ code, geographic: ground }) => !taken.has(code) && taken.has(ground))
  .map((row) => {
    const parameters = Object.entries(row.parameters).map(([key, value]) => `${key}=${value}`);
    const conversion = conversions.place([row.method, ...parameters].join('|'));
    const { code, name, aliases, unitMetres, axes, deprecated } = row;
    return join(code, deprecated, name, aliases.join(';'), row.geographic, conversion, unitMetres === 1 ? '' : unitMetres, axes === 'en' ? '' : axes, area(row.area)); // prettier-ignore
  });

const folder = fileURLToPath(new URL('../src/formats/projection/register/', import.meta.url));
function write(name: string, what: string, text: string): void {
  const head = `// Made by scripts/generate-coordinate-systems.ts from ${dataset.versions}; see docs/licences.md. ${what}\n`;
  writeFileSync(
    `${folder}${name}.ts`,
    `${head}export default ${JSON.stringify(text).replaceAll("'", "\\'").replace(/^"|"$/g, "'").replaceAll('\\"', '"').replaceAll('\\n', '\\n\\\n')};\n`,
  );
}
write(
  'geographic',
  'code|deprecated|name|other names|datum names|a|1/f|prime meridian|unit in degrees|area|shifts',
  geographicLines.join('\n'),
);
write('projected', 'code|deprecated|name|other names|geographic system|conversion|unit in metres|axes|area', projectedLines.join('\n'));
write('conversions', 'method|parameters', conversions.text);
write('shifts', 'name|accuracy in metres|area|to WGS 84|grid|offshore', shifts.text);
write(
  'compounds',
  'compound system|its system on the ground',
  dataset
    .compounds()
    .map((pair) => join(...pair))
    .join('\n'),
);
write('north-first', 'codes of EPSG whose definition puts the northing first', dataset.northFirst().join(' '));
write('areas', 'south west north east', areas.text);
console.log(`${geographicLines.length} geographic and ${projectedLines.length} projected systems`);
