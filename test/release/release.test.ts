import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { licencesOf } from '../../scripts/generate-licences.ts';
import { gatherInstallers } from '../../scripts/release/gather.ts';
import { checksumsOf, shippedMaterials, type BillOfMaterials } from '../../scripts/release/materials.ts';
import { packedProgram, walkableCopy } from '../../scripts/release/packed-program.ts';
import { signingOf } from '../../scripts/release/signing.ts';
import { changesOf, checkTag } from '../../scripts/release/version.ts';
import { root } from '../helpers/window.ts';

const fresh = (name: string) => mkdtempSync(join(tmpdir(), `hectare-release-${name}-`));

describe('signing', () => {
  const empty = { CSC_LINK: '', CSC_KEY_PASSWORD: '', APPLE_ID: '', WIN_CSC_LINK: '', PATH: '/bin' };
  test('a workflow without secrets signs nothing, says so, and gives electron-builder no empty certificate', () => {
    for (const [platform, line] of [
      ['darwin', 'The macOS program is NOT signed'],
      ['win32', 'The Windows installers are NOT signed'],
      ['linux', 'carry no signature'],
    ] as const) {
      const { environment, lines } = signingOf(platform, empty);
      expect(lines.join(' ')).toContain(line);
      expect(environment).toEqual({ PATH: '/bin', CSC_IDENTITY_AUTO_DISCOVERY: 'false' });
    }
  });
  test('with its secrets a system signs, and macOS notarizes', () => {
    const apple = { CSC_LINK: 'a', CSC_KEY_PASSWORD: 'b', APPLE_ID: 'c', APPLE_APP_SPECIFIC_PASSWORD: 'd', APPLE_TEAM_ID: 'e' };
    expect(signingOf('darwin', apple)).toEqual({
      environment: apple,
      lines: ['The macOS program is signed with the Developer ID of CSC_LINK.', 'The macOS program is notarized by Apple.'],
    });
    expect(signingOf('win32', { WIN_CSC_LINK: 'a', WIN_CSC_KEY_PASSWORD: 'b' }).lines).toEqual([
      'The Windows installers are signed with the certificate of WIN_CSC_LINK.',
    ]);
  });
  test('half of a certificate ends the release', () => {
    expect(() => signingOf('win32', { WIN_CSC_LINK: 'a', WIN_CSC_KEY_PASSWORD: '' })).toThrow('WIN_CSC_KEY_PASSWORD is missing');
    expect(() => signingOf('darwin', { CSC_LINK: 'a', CSC_KEY_PASSWORD: 'b', APPLE_ID: 'c' })).toThrow('APPLE_TEAM_ID is missing');
  });
});

test('tag, version and change log speak of one release', () => {
  const log = '# Change log\n\n## [Unreleased]\n\n- x\n\n## [1.2.0] - 2026-01-01\n\n### Added\n\n- y\n\n## [1.1.0]\n';
  expect(() => checkTag('v1.2.0', '1.2.0', log)).not.toThrow();
  expect(changesOf(log, '1.2.0')).toBe('### Added\n\n- y');
  expect(() => checkTag('v1.2.1', '1.2.0', log)).toThrow('package.json has the version 1.2.0');
  expect(() => checkTag('v1.1.0', '1.1.0', log)).toThrow('says nothing of 1.1.0');
  expect(() => checkTag('v1.3.0', '1.3.0', log)).toThrow('says nothing of 1.3.0');
});

describe('the bill of materials', () => {
  const licences = licencesOf(root);
  let bill: BillOfMaterials;
  beforeAll(() => {
    const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], { cwd: root, encoding: 'utf8', maxBuffer: 1024 ** 3 });
    bill = shippedMaterials(JSON.parse(text) as BillOfMaterials, licences);
  });
  test('names what ships, the libraries of the window among it, and no tool', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'hectare', type: 'application' } } });
    const names = bill.components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['ol', 'vue', 'electron', 'pdfkit']));
    expect(names.filter((name) => ['vitest', 'typescript', 'electron-builder', 'knip'].includes(name))).toEqual([]);
    expect(new Set(bill.components.map(({ name, version }) => `${name}@${version}`))).toEqual(
      new Set(licences.packages.map(({ name, version }) => `${name}@${version}`)),
    );
    const references = new Set([bill.metadata.component['bom-ref'], ...bill.components.map((component) => component['bom-ref'])]);
    for (const { ref, dependsOn } of bill.dependencies) for (const one of [ref, ...dependsOn]) expect(references.has(one), one).toBe(true);
  });
  test('a shipped package that npm does not list ends it', () => {
    const more = { ...licences, packages: [...licences.packages, { ...licences.packages[0]!, name: 'smuggled' }] };
    expect(() => shippedMaterials(bill, more)).toThrow('smuggled');
  });
});

test('sha256sum finds every file as it was listed, and one that changed', async () => {
  const folder = fresh('sums');
  writeFileSync(join(folder, 'a b.deb'), 'one');
  writeFileSync(join(folder, 'c.exe'), 'two');
  writeFileSync(join(folder, 'SHA256SUMS'), await checksumsOf(folder, 'SHA256SUMS'));
  const check = () => execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder, stdio: 'pipe' });
  expect(check).not.toThrow();
  expect(await checksumsOf(folder, 'SHA256SUMS')).toBe(readFileSync(join(folder, 'SHA256SUMS'), 'utf8'));
  writeFileSync(join(folder, 'c.exe'), 'three');
  expect(check).toThrow();
});

describe('what the machines packed', () => {
  const feed = (name: string, version = '1.0.0') =>
    `version: ${version}\nfiles:\n  - url: ${name}\n    sha512: abc==\n    size: 5\npath: ${name}\n`;
  function machines(files: Record<string, Record<string, string>>): string {
    const dist = fresh('machines');
    for (const [machine, of] of Object.entries(files)) {
      mkdirSync(join(dist, machine));
      for (const [name, text] of Object.entries(of)) writeFileSync(join(dist, machine, name), text);
    }
    return dist;
  }
  test('comes together, with one feed for both kinds of Mac', () => {
    const dist = machines({
      'installers-linux': { 'h.deb': 'x' },
      'installers-macos-15': { 'h-arm64.zip': 'y', 'latest-mac.yml': feed('h-arm64.zip') },
      'installers-macos-15-intel': { 'h-x64.zip': 'z', 'latest-mac.yml': feed('h-x64.zip') },
    });
    gatherInstallers(dist);
    expect(readdirSync(dist).toSorted()).toEqual(['h-arm64.zip', 'h-x64.zip', 'h.deb', 'latest-mac.yml']);
    const { files, version } = parse(readFileSync(join(dist, 'latest-mac.yml'), 'utf8')) as { files: { url: string }[]; version: string };
    expect([version, ...files.map(({ url }) => url)]).toEqual(['1.0.0', 'h-arm64.zip', 'h-x64.zip']);
  });
  test('one name for two files, two versions, and nothing at all end the release', () => {
    expect(() => gatherInstallers(machines({ 'installers-a': { 'h.dmg': 'x' }, 'installers-b': { 'h.dmg': 'y' } }))).toThrow(
      'both made h.dmg',
    );
    const mixed = machines({ 'installers-a': { 'latest.yml': feed('a') }, 'installers-b': { 'latest.yml': feed('b', '2.0.0') } });
    expect(() => gatherInstallers(mixed)).toThrow('cannot become one');
    expect(() => gatherInstallers(machines({}))).toThrow('No machine');
  });
});

test('the copy that is walked through differs from the packed program in the fuse of the inspector alone', async () => {
  const dist = fresh('packed');
  expect(() => packedProgram(dist, 'linux', 'x64')).toThrow('Run "npm run dist" first');
  // As Electron has them in its program: a mark, the version of the fuses, their number, and a letter each.
  const fuses = Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\u0001\u00080' + '0001111', 'latin1');
  const whole = Buffer.concat([Buffer.from('program '), fuses, Buffer.from(' more')]);
  mkdirSync(join(dist, 'linux-unpacked', 'resources'), { recursive: true });
  writeFileSync(join(dist, 'linux-unpacked', 'hectare-desktop'), whole);
  chmodSync(join(dist, 'linux-unpacked', 'hectare-desktop'), 0o755);
  writeFileSync(join(dist, 'linux-unpacked', 'resources', 'app.asar'), 'archive');
  const program = packedProgram(dist, 'linux', 'x64');
  const copy = await walkableCopy(program, fresh('walk'), 'linux');
  const copied = readFileSync(copy);
  const changed = [...copied.keys()].filter((at) => copied[at] !== whole[at]);
  // RunAsNode, EnableCookieEncryption, EnableNodeOptionsEnvironmentVariable, and the fourth is EnableNodeCliInspectArguments.
  expect(changed).toEqual(['program '.length + 34 + 3]);
  expect(readFileSync(program)).toEqual(whole);
  expect(readFileSync(join(copy, '..', 'resources', 'app.asar'), 'utf8')).toBe('archive');
});
