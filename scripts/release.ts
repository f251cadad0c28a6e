// What the release workflow does, each part runnable by hand: npm run release -- check-tag TAG | installers | walk | materials
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { licencesOf } from './generate-licences.ts';
import { commandAsShipped, launcherOf } from './release/command-as-shipped.ts';
import { gatherInstallers } from './release/gather.ts';
import { checksumsOf, shippedMaterials, type BillOfMaterials } from './release/materials.ts';
import { packedProgram, walkableCopy } from './release/packed-program.ts';
import { signingOf } from './release/signing.ts';
import { startAsShipped } from './release/start-as-shipped.ts';
import { changesOf, checkTag } from './release/version.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const windows = process.platform === 'win32';
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const changeLog = () => readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
const say = (text: string) => console.log(`• ${text}`);

function npm(args: string[], environment: NodeJS.ProcessEnv): void {
  const { status, error } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', env: environment, shell: windows });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed${error ? `: ${error.message}` : ` (exit ${status})`}`);
}

function installers(): void {
  const { environment, lines } = signingOf(process.platform, process.env);
  for (const line of lines) say(line);
  // The page of the run shows it too, beside the files.
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) writeFileSync(summary, `${lines.map((line) => `- ${line}`).join('\n')}\n`, { flag: 'a' });
  npm(['run', 'dist'], environment);
}

async function walk(): Promise<void> {
  const program = packedProgram(dist);
  // The sandbox of a machine for builds is closed to programs that no package installed.
  await startAsShipped(program, version, process.platform === 'linux' ? ['--no-sandbox'] : []);
  say(`${program} starts as it ships, and its service makes a project.`);
  commandAsShipped(launcherOf(program), version, join(root, 'resources', 'samples', 'sample-parcels.kml'));
  say('The command beside it says its version and measures a file.');
  const folder = mkdtempSync(join(tmpdir(), 'hectare-walk-'));
  try {
    const copy = await walkableCopy(program, folder);
    npm(['run', 'test:e2e', '--', '--project', 'electron'], { ...process.env, HECTARE_PACKED_PROGRAM: copy });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function materials(): Promise<void> {
  gatherInstallers(dist);
  const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
    shell: windows,
  });
  const bill = shippedMaterials(JSON.parse(text) as BillOfMaterials, licencesOf(root));
  writeFileSync(join(dist, `hectare-${version}.cdx.json`), `${JSON.stringify(bill, null, 2)}\n`);
  writeFileSync(join(dist, 'SHA256SUMS'), await checksumsOf(dist, 'SHA256SUMS'));
  say(`${bill.components.length} packages in the bill of materials; checksums written to dist/SHA256SUMS.`);
}

const parts: Record<string, (words: string[]) => void | Promise<void>> = {
  'check-tag': ([tag = '']) => {
    checkTag(tag, version, changeLog());
    mkdirSync(join(root, '.hectare'), { recursive: true });
    writeFileSync(join(root, '.hectare', 'release-notes.md'), `${changesOf(changeLog(), version)}\n`);
  },
  installers,
  walk,
  materials,
};

const [name = '', ...words] = process.argv.slice(2);
const part = parts[name];
if (!part) {
  console.error(`There is no part “${name}”. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
try {
  await part(words);
} catch (error) {
  console.error(`✗ ${(error as Error).message}`);
  process.exit(1);
}
