// npm run dist: from clean sources to the installers of this system, in dist/.
//   npm run dist -- deb rpm      only these (Linux: AppImage, deb, rpm; Windows: nsis, portable, appx; macOS: dmg; everywhere: dir, the folder without an installer)
//   npm run dist -- --arch arm64,x64   for these processors, in place of the computer's own
// HECTARE_HOMEPAGE, HECTARE_MAINTAINER and HECTARE_UPDATE_FEED: docs/releasing.md. HECTARE_ELECTRON_DIST names a folder with Electron's program, which is fetched otherwise.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { drawIcons } from './icons/draw.ts';
import { makeDeb } from './linux-packages/deb.ts';
import { makeRpm } from './linux-packages/rpm.ts';
import { hasTool } from './linux-packages/tool.ts';
import { makeQgisPlugin } from './packing/qgis-plugin.ts';
import { releaseValues } from './packing/release-values.ts';
import { stage } from './packing/stage.ts';
import { build, fail, nodeProgram, root, run, sampleLandscape, say } from './prepare.mjs';

/** `usual`: made without being asked for; `flag`: electron-builder's name of the system */
const systems = {
  linux: { usual: ['AppImage', 'deb', 'rpm'], possible: ['AppImage', 'deb', 'rpm', 'dir'], architectures: [process.arch], flag: '--linux' },
  win32: { usual: ['nsis', 'portable'], possible: ['nsis', 'portable', 'appx', 'dir'], architectures: [process.arch], flag: '--win' },
  darwin: { usual: ['dmg'], possible: ['dmg', 'zip', 'dir'], architectures: [process.arch], flag: '--mac' },
};
/** made from electron-builder's folder by the system's own programs */
const ownPackages = { deb: { tool: 'dpkg-deb', make: makeDeb }, rpm: { tool: 'rpmbuild', make: makeRpm } };
const isOwn = (target) => Object.hasOwn(ownPackages, target);

const dist = join(root, 'dist');
const icons = join(dist, 'build');

/** Reads the command line, and refuses what cannot be made here before anything is built. */
function wanted() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { arch: { type: 'string' } } });
  const system = systems[process.platform];
  if (!system) throw new Error(`There are no installers for ${process.platform}.`);
  // macOS installs an update from a zip.
  const usual = process.platform === 'darwin' && releaseValues(process.env).updateFeed !== null ? [...system.usual, 'zip'] : system.usual;
  const targets = positionals.length > 0 ? positionals : usual;
  const unknown = targets.find((target) => !system.possible.includes(target));
  if (unknown !== undefined) throw new Error(`This system makes ${system.possible.join(', ')}, not “${unknown}”.`);
  for (const target of targets)
    if (isOwn(target) && !hasTool(ownPackages[target].tool))
      throw new Error(
        `${target} is made with ${ownPackages[target].tool}, which is not here (Debian: apt-get install rpm dpkg-dev). The others: npm run dist -- ${targets.filter((one) => one !== target).join(' ')}`,
      );
  return { system, targets, architectures: values.arch === undefined ? system.architectures : values.arch.split(',') };
}

/** From nothing: what an earlier build left behind ships with no release. */
async function prepare() {
  for (const folder of [join(root, 'out'), dist]) rmSync(folder, { recursive: true, force: true });
  build();
  sampleLandscape();
  mkdirSync(dist, { recursive: true });
  await drawIcons(join(root, 'resources', 'icon.svg'), icons);
}

/** The folder that electron-builder leaves for a processor. */
const unpackedFolder = (arch) => join(dist, arch === 'x64' ? 'linux-unpacked' : `linux-${arch}-unpacked`);

async function packFor(arch, { system, targets }) {
  const { maintainer, homepage } = releaseValues(process.env);
  await stage(root, join(dist, 'app'), icons, { platform: process.platform, arch });
  const builderTargets = targets.filter((target) => !isOwn(target));
  const electron = process.env.HECTARE_ELECTRON_DIST;
  run(
    nodeProgram(),
    [
      join('node_modules', 'electron-builder', 'cli.js'),
      system.flag,
      ...(builderTargets.length > 0 ? builderTargets : ['dir']),
      `--${arch}`,
      '--publish',
      'never',
      ...(electron ? [`-c.electronDist=${electron}`] : []),
    ],
    { label: 'electron-builder' },
  );
  const { version, description } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const facts = { version, arch, summary: description, maintainer, homepage, compression: 'small' };
  const source = { unpacked: unpackedFolder(arch), icons, licence: join(root, 'LICENSE') };
  for (const target of targets.filter(isOwn)) {
    const work = join(dist, 'work');
    say(`${ownPackages[target].make(source, facts, work, dist)}`);
    rmSync(work, { recursive: true, force: true });
  }
}

try {
  const all = wanted();
  const values = releaseValues(process.env);
  for (const [name, value] of [
    ['HECTARE_HOMEPAGE', values.homepage],
    ['HECTARE_UPDATE_FEED', values.updateFeed],
  ])
    if (value === null) say(`${name} is not set: the packages name none.`);
  await prepare();
  for (const arch of all.architectures) await packFor(arch, all);
  rmSync(join(dist, 'app'), { recursive: true, force: true });
  // The plugin is the same everywhere, and one system makes it.
  if (process.platform === 'linux') say(makeQgisPlugin(root, dist, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version));
  say(`The installers are in ${dist}`);
} catch (error) {
  fail(error);
}
