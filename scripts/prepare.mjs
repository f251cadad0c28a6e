// What `npm start` and `npm test` share: install, basemap, build. Runs on the system's Node (20.19 or newer) before anything is installed,
// so it uses nothing but Node itself.
import { createHash } from 'node:crypto';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import process from 'node:process';

export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const bin = join(root, 'node_modules', '.bin');
const windows = process.platform === 'win32';

export const say = (text) => console.error(`• ${text}`);

/** Environment in which `node` is the Node 24 of the dev dependency, whatever the system has. */
export const environment = () => ({ ...process.env, PATH: bin + delimiter + (process.env.PATH ?? '') });

export function nodeProgram() {
  const own = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(`Node 24 did not install with the dependencies (looked at ${own}). Run "npm ci" again, or use Node 24 itself.`);
}

export function run(program, args, options = {}) {
  const { label = `${program} ${args.join(' ')}`, quiet = false } = options;
  const started = Date.now();
  const result = spawnSync(program, args, {
    cwd: root,
    env: environment(),
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: windows && !program.includes('\\'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (result.status !== 0) {
    if (quiet) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
    throw new Error(`${label} failed after ${seconds} s${result.error ? `: ${result.error.message}` : ` (exit ${result.status})`}`);
  }
  return seconds;
}

function checkSystemNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Hectare needs Node 20.19 or newer to set itself up; this is ${process.versions.node}. Get one from https://nodejs.org.`);
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

export function install() {
  checkSystemNode();
  if (process.argv.includes('--no-install') || process.env.HECTARE_NO_INSTALL) {
    if (!existsSync(bin)) throw new Error('The libraries are not installed, and --no-install forbids it. Run "npm ci".');
    return;
  }
  const lock = sha256(readFileSync(join(root, 'package-lock.json')));
  const stamp = join(root, 'node_modules', '.hectare-installed');
  if (readStamp(stamp) === lock) return;
  // npm ci would empty the folder that the link leads to, and with it the libraries of another checkout.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(
      'node_modules is a link to the libraries of another checkout, and they are not those of this package-lock.json. Install there, or remove the link.',
    );
  say('Installing the libraries with npm ci (once; about a minute) …');
  const seconds = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { label: 'npm ci' });
  writeFileSync(stamp, lock);
  say(`Libraries installed in ${seconds} s`);
}

const isBuildInput = (name) => !name.endsWith('.test.ts') && !name.endsWith('.pmtiles');

/** Names and contents of everything below the folders, tests aside, so that an unchanged tree is not built twice. */
function fingerprint(folders) {
  const hash = createHash('sha256');
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (isBuildInput(entry.name)) hash.update(path.slice(root.length)).update(readFileSync(path));
    }
  };
  for (const folder of folders) if (existsSync(join(root, folder))) walk(join(root, folder));
  for (const file of buildFiles) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const buildFolders = ['src', 'scripts', 'resources'];
const buildFiles = ['package-lock.json', 'electron.vite.config.ts'];
const builtStamp = join(root, 'out', '.built');
/** A debug build of the same sources is another build. */
const buildMode = () => (process.env.HECTARE_DEBUG ? 'debug' : 'release');
const builtFrom = () => `${fingerprint(buildFolders)} ${buildMode()}`;

/** The file system's clock ticks more coarsely than ours. */
const clockTick = 20;

/** Whether something that the build reads changed since that time. The time of a file's last change, unlike that of its contents, cannot be set back; a folder's tells of files that went. */
function changedSince(time) {
  const isNewer = (path) => statSync(path).ctimeMs >= time - clockTick;
  const walk = (folder) => {
    if (isNewer(folder)) return true;
    return readdirSync(folder, { withFileTypes: true }).some((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? walk(path) : isBuildInput(entry.name) && isNewer(path);
    });
  };
  return buildFolders.some((folder) => walk(join(root, folder))) || buildFiles.some((file) => isNewer(join(root, file)));
}

/** Sets the time of the stamp to when its sources were read: what changes later, even during the build, is newer. */
function dateStamp(time) {
  try {
    utimesSync(builtStamp, time / 1000, time / 1000);
  } catch {
    // In a folder that may not be written, the next check reads the sources again.
  }
}

/** Whether the build stands for the sources as they are now. Their contents are read only when a file is newer than the build: a checkout or a copy renews the times alone. */
export function isBuilt() {
  const stamp = readStamp(builtStamp);
  if (!stamp.endsWith(` ${buildMode()}`)) return false;
  if (!changedSince(statSync(builtStamp).mtimeMs)) return true;
  const readAt = Date.now();
  if (stamp !== builtFrom()) return false;
  dateStamp(readAt);
  return true;
}

export function build() {
  if (isBuilt()) return;
  const readAt = Date.now();
  const wanted = builtFrom();
  say('Building Hectare …');
  const seconds = run(nodeProgram(), [join('node_modules', 'electron-vite', 'bin', 'electron-vite.js'), 'build'], {
    label: 'the build',
    quiet: true,
  });
  mkdirSync(join(root, 'out'), { recursive: true });
  writeFileSync(builtStamp, wanted);
  dateStamp(readAt);
  say(`Built in ${seconds} s`);
}

const sampleStamp = join(root, 'out', '.sample-landscape');
const sampleScript = join('scripts', 'generate-sample-landscape.ts');
const sampleMadeFrom = () =>
  fingerprint(['src/datasets', 'src/raster', 'scripts/sample-landscape']) + sha256(readFileSync(join(root, sampleScript)));
const hasSampleLandscape = (wanted) =>
  readStamp(sampleStamp) === wanted && existsSync(join(root, 'out', 'sample-landscape', 'manifest.json'));

/** The made-up data that shows every product without a network: made once, and again when its script or what reads it changes. */
export function sampleLandscape() {
  const wanted = sampleMadeFrom();
  if (hasSampleLandscape(wanted)) return;
  say('Making the sample landscape (once; about fifteen seconds) …');
  const seconds = run(nodeProgram(), [sampleScript], { label: 'the sample landscape', quiet: true });
  mkdirSync(join(root, 'out'), { recursive: true });
  writeFileSync(sampleStamp, wanted);
  say(`Sample landscape made in ${seconds} s`);
}

/** The same while the window is already open: a service that is running takes the sample landscape up as soon as it is whole. */
export function sampleLandscapeInBackground() {
  const wanted = sampleMadeFrom();
  if (hasSampleLandscape(wanted)) return;
  say('Making the sample landscape in the background (once); until then the sample parcels have no products.');
  const started = Date.now();
  const child = spawn(nodeProgram(), [sampleScript], { cwd: root, env: environment(), stdio: ['ignore', 'ignore', 'inherit'] });
  child.on('exit', (code) => {
    if (code === 0) {
      writeFileSync(sampleStamp, wanted);
      say(`Sample landscape made in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    } else if (code !== null) say('The sample landscape could not be made; the next start tries again.');
  });
  process.on('exit', () => child.kill());
}

/** A step that fails says so in one line and ends the program; the stack trace is for us, under HECTARE_DEBUG. */
export function fail(error) {
  console.error(`✗ ${error.message}`);
  if (process.env.HECTARE_DEBUG) console.error(error.stack);
  process.exit(1);
}
