import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAsWindow } from '../web/window-client.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { makeDeb } from '../../scripts/linux-packages/deb.ts';
import { makeRpm } from '../../scripts/linux-packages/rpm.ts';
import { hasTool } from '../../scripts/linux-packages/tool.ts';
import type { PackageFacts } from '../../scripts/linux-packages/tree.ts';
import { unnamedMaintainer } from '../../scripts/packing/release-values.ts';
import { cleanEnvironment, filesBelow, packWithDummy, ran, root, startedWith, type Packed, type PackedFile } from './packed.ts';

const isLinux = process.platform === 'linux';
if (!isLinux) console.log('skipped: the dummy of Electron’s program is made for Linux');

/** What may be in the archive, by path. A new kind of file is looked at before it ships. */
const allowed = [
  /^(package\.json|LICENSE)$/,
  /^out\/(main|preload)\/.*\.c?js$/,
  /^out\/icon\.png$/,
  /^out\/renderer\/(index\.html|licences\.json|world\.bin)$/,
  /^out\/renderer\/assets\/[^/]+\.(js|css|json|gz|png|ttf|woff2|svg)$/,
  /^out\/sample-landscape\/(manifest\.json|.+\.(json|tif|bin|gz))$/,
  /^node_modules\/.*\.([cm]?js|json|node|wasm)$/,
  /^node_modules\/.*\/(un)?(licen[cs]e|copying|notice)[^/]*$/i,
  /^node_modules\/@expo-google-fonts\/[^/]+\/[^/]+\/[^/]+\.ttf$/,
  /^node_modules\/@fastify\/swagger-ui\/static\/[^/]+\.(html|css|png|svg)$/,
  /^node_modules\/pdfkit\/js\/data\/.*\.(afm|icc)$/,
];
/** What must not be in it under any name that is allowed. */
const ballast =
  /(^|\/)(tests?|__tests__|docs|examples?|bench|benchmarks?|\.yarn|\.github|coverage)\/|\.(test|spec)\.|\.map$|\.d\.[cm]?ts$|^node_modules\/(ol|zarrita|electron|typescript|vite|vitest)\/|\.(ya?ml|lock)$/;
/** made up for this run */
const serviceSecrets = { HECTARE_API_KEY: 'key-of-the-packed-service', HECTARE_USER_GROUP_TOKEN: 'token-of-the-packed-service' };
const maxArchiveMegabytes = 76;

describe.skipIf(!isLinux)('the packed program', () => {
  let packed: Packed;
  let files: PackedFile[];
  const children: ChildProcess[] = [];
  const bundle = (name: string) => join(packed.extracted, 'out', 'main', name);
  const cli = (...args: string[]) =>
    ran(process.execPath, [bundle('cli.js'), ...args], { cwd: packed.folder, env: cleanEnvironment(packed.folder) });
  const start = (name: string, ...args: string[]) => {
    const child = spawn(process.execPath, [bundle(name), ...args], {
      cwd: packed.folder,
      env: { ...cleanEnvironment(packed.folder), ...serviceSecrets },
    });
    children.push(child);
    return child;
  };

  beforeAll(async () => {
    packed = await packWithDummy();
    files = filesBelow(packed.extracted);
  }, 300_000);
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
    if (packed) rmSync(packed.folder, { recursive: true, force: true });
  });

  test('holds what is on the list and no ballast', () => {
    expect(files.map(({ path }) => path).filter((path) => !allowed.some((pattern) => pattern.test(path)))).toEqual([]);
    expect(files.map(({ path }) => path).filter((path) => ballast.test(path))).toEqual([]);
    for (const path of [
      'out/main/index.js',
      'out/main/service.js',
      'out/preload/index.cjs',
      'out/sample-landscape/manifest.json',
      'LICENSE',
    ])
      expect(files.map((file) => file.path)).toContain(path);
  });

  test('holds each file of data once, and is no larger than it was', () => {
    const byContent = Map.groupBy(
      // npm keeps a second copy of a library where two of its users name different versions; two made-up scenes may see the same clouds.
      files.filter(
        ({ bytes, path }) => bytes > 10_000 && !/licen[cs]e/i.test(path) && !/^(node_modules\/.*\.js$|out\/sample-landscape\/)/.test(path),
      ),
      ({ sha256 }) => sha256,
    );
    const twice = [...byContent.values()].filter((same) => same.length > 1).map((same) => same.map(({ path }) => path));
    expect(twice).toEqual([]);
    const megabytes = statSync(join(packed.unpacked, 'resources', 'app.asar')).size / 1e6;
    console.log(`The archive has ${megabytes.toFixed(1)} MB in ${files.length} files.`);
    expect(megabytes).toBeLessThan(maxArchiveMegabytes);
    expect(megabytes).toBeGreaterThan(30);
  });

  test('has a manifest of its own, and fuses that let it run nothing else', async () => {
    const manifest = JSON.parse(readFileSync(join(packed.extracted, 'package.json'), 'utf8')) as Record<string, unknown>;
    expect(manifest).toMatchObject({ name: 'hectare', main: 'out/main/index.js', license: 'MIT', author: 'Hectare contributors' });
    for (const name of ['scripts', 'devDependencies', 'imports', 'homepage']) expect(manifest).not.toHaveProperty(name);
    const fuses = await getCurrentFuseWire(join(packed.unpacked, 'hectare-desktop'));
    const [off, on] = ['0'.charCodeAt(0), '1'.charCodeAt(0)];
    const { RunAsNode, EnableNodeOptionsEnvironmentVariable, EnableNodeCliInspectArguments, GrantFileProtocolExtraPrivileges } =
      FuseV1Options;
    const { EnableCookieEncryption, EnableEmbeddedAsarIntegrityValidation, OnlyLoadAppFromAsar } = FuseV1Options;
    for (const fuse of [RunAsNode, EnableNodeOptionsEnvironmentVariable, EnableNodeCliInspectArguments, GrantFileProtocolExtraPrivileges])
      expect(fuses[fuse], FuseV1Options[fuse]).toBe(off);
    for (const fuse of [EnableCookieEncryption, EnableEmbeddedAsarIntegrityValidation, OnlyLoadAppFromAsar])
      expect(fuses[fuse], FuseV1Options[fuse]).toBe(on);
  });

  test('its launcher hands every word to the program as it is', async () => {
    const words = ['area', 'a b.kml', '--json', '"quoted"', '$HOME'];
    const told = await ran(join(packed.unpacked, 'bin', 'hectare'), words);
    expect(told.split('\n').slice(0, -1)).toEqual(['--ozone-platform=headless', '--disable-gpu', '--no-sandbox', '--cli', '--', ...words]);
  });

  test('its command line measures, converts, and makes a report from the sample landscape', async () => {
    const sample = join(root, 'resources', 'samples', 'sample-parcels-clean.kml');
    const [{ total }] = (JSON.parse(await cli('area', sample, '--json')) as { files: [{ total: { area_hectares: number } }] }).files;
    expect(total.area_hectares).toBeGreaterThan(1);
    for (const name of ['a.gpkg', 'a.fgb']) await cli('convert', sample, name);
    const again = JSON.parse(await cli('area', 'a.gpkg', '--json')) as { files: [{ total: { area_hectares: number } }] };
    expect(again.files[0].total.area_hectares).toBeCloseTo(total.area_hectares, 3);
    await cli('monitor', sample, '--name', 'Sample', '--wait', '3600', '--report', 'sample.pdf');
    expect(readFileSync(join(packed.folder, 'sample.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    writeFileSync(join(packed.folder, 'logo.svg'), readFileSync(join(root, 'resources', 'icon.svg')));
    await cli('report', 'Sample', '--out', 'sample.xlsx', '--logo', 'logo.svg', '--language', 'es');
    expect(statSync(join(packed.folder, 'sample.xlsx')).size).toBeGreaterThan(5_000);
  }, 240_000);

  test('its browser host serves the page and creates a project in its service', async () => {
    const child = start('web.js', '--no-open');
    const address = await startedWith(child, /http:\/\/127\.0\.0\.1:\d+\/#token=\S+/);
    const { origin } = new URL(address);
    const page = await (await fetch(`${origin}/index.html`)).text();
    const script = /src="\.\/(assets\/[^"]+\.js)"/.exec(page)![1]!;
    expect((await (await fetch(`${origin}/${script}`)).text()).length).toBeGreaterThan(10_000);
    const licences = (await (await fetch(`${origin}/licences.json`)).json()) as { packages: unknown[] };
    expect(licences.packages.length).toBeGreaterThan(100);
    const window = await openAsWindow(address);
    const made = await window.call('projects.create', {
      name: 'From the package',
      geojson: { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry: parcelAt(35, 1) }] },
    } as never);
    expect(made.answer).toMatchObject({ ok: true, value: { id: expect.any(String) } });
    const listed = await window.call('api.call', { operation: 'listProjects' } as never);
    expect(listed.answer).toMatchObject({ ok: true, value: { value: [{ project_name: 'From the package' }] } });
    const gone = new Promise((done) => child.on('exit', done));
    child.kill('SIGTERM');
    expect(await gone).toBe(0);
  });

  test('its main process finds everything in the archive, the library for new versions too', async () => {
    const standIn = ['--import', join(root, 'test/helpers/electron-stand-in/register.mjs')];
    const env = { ...cleanEnvironment(packed.folder), STAND_IN_PROFILE: join(packed.folder, 'electron') };
    const sample = join(root, 'resources', 'samples', 'sample-parcels-clean.kml');
    const words = [...standIn, bundle('index.js'), '--cli', '--', 'area', sample, '--json'];
    const told = JSON.parse(await ran(process.execPath, words, { cwd: packed.folder, env })) as { files: unknown[] };
    expect(told.files).toHaveLength(1);
    // Main loads it when a person asks for a new version.
    const names = ['', '/out/electronHttpExecutor.js', '/out/windowsExecutableCodeSignatureVerifier.js'];
    const probe = join(packed.extracted, 'out', 'main', 'probe.mjs');
    writeFileSync(probe, `for (const name of ${JSON.stringify(names)}) await import('electron-updater' + name);\nprocess.exit(0);\n`);
    await ran(process.execPath, [...standIn, probe], { cwd: packed.folder, env });
  });

  test('its service answers over HTTP, with its description as a page', async () => {
    const child = start('cli.js', 'serve', '--port', '0', '--data', join(packed.folder, 'served'));
    child.stdin!.end();
    const line = await startedWith(child, /\{"url":.*\}/);
    const { url } = JSON.parse(line) as { url: string };
    const answer = await fetch(`${url}/docs/static/swagger-ui.css`);
    expect([answer.status, (await answer.text()).length > 10_000]).toEqual([200, true]);
    expect((await fetch(`${url}/projects`)).status).toBe(401);
  });

  describe('as packages of Linux', () => {
    const facts: PackageFacts = {
      version: '1.2.0-beta.1',
      arch: process.arch,
      summary: 'Boundaries and 100% of their area',
      maintainer: unnamedMaintainer,
      homepage: null,
      compression: 'fast',
    };
    const source = () => ({ unpacked: packed.unpacked, icons: packed.resources, licence: join(root, 'LICENSE') });
    const place = (name: string) => {
      const folder = join(packed.folder, name);
      mkdirSync(folder, { recursive: true });
      return folder;
    };

    /** What every package puts into a computer, whose root is here. */
    async function expectInstalled(computer: string): Promise<void> {
      expect(lstatSync(join(computer, 'opt/Hectare/chrome-sandbox')).mode & 0o7777).toBe(0o4755);
      expect(statSync(join(computer, 'opt/Hectare/resources/app.asar')).size).toBe(
        statSync(join(packed.unpacked, 'resources/app.asar')).size,
      );
      expect((await ran(join(computer, 'usr/bin/hectare'), ['area', 'x y.kml'])).split('\n').slice(-4, -1)).toEqual([
        '--',
        'area',
        'x y.kml',
      ]);
      if (hasTool('desktop-file-validate'))
        expect(await ran('desktop-file-validate', [join(computer, 'usr/share/applications/hectare.desktop')])).toBe('');
      const entry = readFileSync(join(computer, 'usr/share/applications/hectare.desktop'), 'utf8');
      expect(entry).toContain('Exec=/opt/Hectare/hectare-desktop %U');
      expect(/^MimeType=(.*)$/m.exec(entry)![1]!.split(';')).toEqual(
        expect.arrayContaining(['application/vnd.google-earth.kml+xml', 'application/geopackage+sqlite3', 'x-scheme-handler/hectare']),
      );
      expect(
        /^Actions=(.*);$/m
          .exec(entry)![1]!
          .split(';')
          .every((id) => entry.includes(`[Desktop Action ${id}]`)),
      ).toBe(true);
      for (const icon of [
        '16x16/apps/hectare.png',
        '512x512/apps/hectare.png',
        'scalable/apps/hectare.svg',
        'symbolic/apps/hectare-symbolic.svg',
      ])
        expect(existsSync(join(computer, 'usr/share/icons/hicolor', icon)), icon).toBe(true);
      expect(readFileSync(join(computer, 'usr/share/doc/hectare/copyright'), 'utf8')).toContain('MIT License');
      if (!hasTool('update-mime-database')) return console.log('skipped: no update-mime-database here to read the media types with');
      const types = join(computer, 'usr/share/mime');
      await ran('update-mime-database', [types]);
      const globs = readFileSync(join(types, 'globs2'), 'utf8');
      for (const line of ['application/vnd.google-earth.kmz:*.kmz', 'application/x-topojson:*.topojson', 'application/x-wkt:*.wkt'])
        expect(globs).toContain(line);
    }
    const isLeft = (computer: string) =>
      ['opt/Hectare', 'usr/bin/hectare', 'usr/share/applications/hectare.desktop'].filter((path) => existsSync(join(computer, path)));

    const canDeb = hasTool('dpkg-deb') && hasTool('dpkg');
    const canRpm = hasTool('rpmbuild') && hasTool('rpm');
    const isRoot = process.getuid?.() === 0;
    if (isLinux && !canDeb) console.log('skipped: no dpkg here (Debian: apt-get install dpkg-dev)');
    if (isLinux && !canRpm) console.log('skipped: no rpmbuild here (Debian: apt-get install rpm)');
    if (isLinux && !isRoot) console.log('skipped: only root installs into the root of another computer');

    test.skipIf(!canDeb || !isRoot)(
      'a deb is installed, whole, and leaves nothing behind',
      async () => {
        const deb = makeDeb(source(), facts, place('work-deb'), packed.folder);
        const control = await ran('dpkg-deb', ['--field', deb]);
        expect(control).toMatch(
          /^Package: hectare\nVersion: 1\.2\.0~beta\.1\nArchitecture: (amd64|arm64)\nMaintainer: Hectare contributors\n/,
        );
        expect(control).not.toMatch(/Homepage|https?:|@/);
        const computer = place('debian');
        for (const name of ['info', 'updates', 'triggers']) mkdirSync(join(computer, 'var/lib/dpkg', name), { recursive: true });
        for (const name of ['status', 'available']) writeFileSync(join(computer, 'var/lib/dpkg', name), '');
        const dpkg = (...args: string[]) =>
          ran('dpkg', [`--root=${computer}`, `--log=${join(computer, 'dpkg.log')}`, '--force-depends', ...args]);
        await dpkg('--install', deb);
        expect(await dpkg('--verify', 'hectare')).toBe('');
        await expectInstalled(computer);
        await dpkg('--remove', 'hectare');
        expect(isLeft(computer)).toEqual([]);
      },
      180_000,
    );

    test.skipIf(!canRpm || !isRoot)(
      'an rpm is installed, whole, and leaves nothing behind',
      async () => {
        const rpm = makeRpm(source(), { ...facts, homepage: 'https://hectare.example/' }, place('work-rpm'), packed.folder);
        const told = await ran('rpm', ['--query', '--package', '--queryformat', '%{NAME}|%{VERSION}|%{URL}|%{SUMMARY}|%{BUILDHOST}', rpm]);
        expect(told).toBe('hectare|1.2.0~beta.1|https://hectare.example/|Boundaries and 100% of their area|localhost');
        const computer = place('fedora');
        const database = join(computer, 'var/lib/rpm');
        mkdirSync(database, { recursive: true });
        const manage = (...args: string[]) => ran('rpm', ['--root', computer, '--dbpath', '/var/lib/rpm', ...args]);
        await manage('--initdb');
        await manage('--install', '--nodeps', '--ignoreos', rpm);
        await manage('--verify', '--nodeps', 'hectare');
        await expectInstalled(computer);
        await manage('--erase', 'hectare');
        expect(isLeft(computer)).toEqual([]);
      },
      180_000,
    );
  });
});
