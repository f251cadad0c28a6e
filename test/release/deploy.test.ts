import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { Arguments } from '#cli/arguments.ts';
import { commands, type CommandName } from '#cli/commands.ts';
import { databaseUrl } from '#cli/database-url.ts';
import { objectPlace } from '#cli/object-place.ts';

const root = resolve(import.meta.dirname, '../..');
const textOf = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

interface Service {
  image: string;
  command?: string[];
  entrypoint?: string[];
  healthcheck?: { test: string[] };
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  ports?: string[];
  user?: string;
  depends_on?: Record<string, { condition: string }> | string[];
}
const compose = parse(textOf('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, null>;
  networks: { default: { ipam: { config: { subnet: string }[] } } };
};
const services = Object.entries(compose.services);
const ofHectare = services.filter(([, { image }]) => image.startsWith('hectare:'));
/** what goes on running */
const ours = ofHectare.filter(([name]) => !['schema', 'bucket'].includes(name));

/** A section of Garage's settings. */
const garage = (section: string) =>
  textOf('garage.toml')
    .split(/^\[/m)
    .find((part) => part.startsWith(`${section}]`))!;

/** A command line as Hectare reads it; throws where an option is not one, or has no value. */
function read([name, ...args]: string[]): Arguments {
  expect(Object.keys(commands)).toContain(name);
  const found = new Arguments(name as CommandName, args);
  expect(found.positionals).toEqual([]);
  databaseUrl(found.text('database')!);
  return found;
}

test('every image is pinned, ours to this version, and every service tells whether it is well', () => {
  expect(ours.map(([name]) => name)).toEqual(['server-1', 'server-2', 'worker-1', 'worker-2']);
  for (const [name, { image, healthcheck }] of services) {
    expect(image, name).toMatch(/^[\w./-]+:v?\d[\w.-]*$/);
    if (!['schema', 'bucket'].includes(name)) expect(healthcheck?.test[0], name).toBe('CMD');
  }
  for (const [name, { image }] of ofHectare) expect(image, name).toBe(`hectare:${version}`);
});

test('Caddy alone can be reached, and secrets are files that exist nowhere in the repository', () => {
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['caddy']);
  for (const [name, { environment = {}, secrets = [], volumes = [] }] of services) {
    for (const [variable, value] of Object.entries(environment))
      if (/PASS|KEY|TOKEN|SECRET/.test(variable)) expect(value, `${name} ${variable}`).toMatch(/^\/run\/secrets\/\w+$/);
    const read_ = Object.values(environment).flatMap((value) => /^\/run\/secrets\/(\w+)$/.exec(value)?.[1] ?? []);
    expect(read_.toSorted(), name).toEqual(secrets.toSorted());
    for (const secret of secrets) expect(Object.keys(compose.secrets), name).toContain(secret);
    for (const mounted of volumes.filter((one) => one.startsWith('./')))
      expect(existsSync(join(root, 'deploy', mounted.split(':')[0]!)), mounted).toBe(true);
    for (const volume of volumes.filter((one) => !one.startsWith('.')))
      expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
  }
  for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^\.\/secrets\//);
  expect(existsSync(join(root, 'deploy/secrets'))).toBe(false);
  expect(readFileSync(join(root, '.gitignore'), 'utf8').split('\n')).toContain('deploy/secrets/');
  for (const name of ['compose.yaml', 'Caddyfile', 'systemd/hectare-serve.service', 'systemd/hectare-worker@.service'])
    expect(textOf(name), name).not.toMatch(/postgres(ql)?:\/\/\w+:[^@\s]+@/);
});

test('what the services are started with is what Hectare takes, and they are asked where they listen', () => {
  for (const [name, { command, healthcheck, volumes }] of ours) {
    const options = read(command!);
    const isServer = command![0] === 'serve';
    expect(objectPlace(options), name).toEqual({
      address: `s3://${compose.services['bucket']!.environment!['OBJECT_BUCKET']}/files`,
      endpoint: `http://objects:${/^api_bind_addr = "\[::\]:(\d+)"$/m.exec(garage('s3_api'))![1]}`,
      region: /^s3_region = "(\w+)"$/m.exec(garage('s3_api'))![1],
    });
    const port = options.number(isServer ? 'port' : 'status-port', { from: 1, to: 65_535, whole: true });
    expect(healthcheck!.test.join(' '), name).toContain(`http://127.0.0.1:${port}/ready`);
    // No two have one folder.
    expect(volumes, name).toEqual([`${name}:/var/lib/hectare`]);
    expect(options.text('data'), name).toMatch(/^\/var\/lib\/hectare\//);
    expect(options.text('database'), name).toBe('postgres://hectare_service@database/hectare');
    if (isServer)
      expect([options.text('host'), options.isGiven('other-computers'), options.texts('proxy')]).toEqual([
        '0.0.0.0',
        true,
        [compose.networks.default.ipam.config[0]!.subnet],
      ]);
  }
});

test('the owner of the tables prepares them before anything else runs, and nothing else connects as the owner', () => {
  const { command, depends_on: before, environment } = compose.services['schema']!;
  const found = new Arguments('admin', command!.slice(1));
  expect([command![0], found.positionals, found.text('service-role'), databaseUrl(found.text('database')!)]).toEqual([
    'admin',
    ['schema'],
    'hectare_service',
    'postgres://hectare@database/hectare',
  ]);
  expect([before, environment]).toEqual([{ database: { condition: 'service_healthy' } }, { PGPASSFILE: '/run/secrets/owner_pgpass' }]);
  for (const [name, one] of ours) {
    expect(one.depends_on, name).toEqual({
      schema: { condition: 'service_completed_successfully' },
      bucket: { condition: 'service_completed_successfully' },
    });
    expect(one.environment!['PGPASSFILE'], name).toBe('/run/secrets/pgpass');
  }
  // The script that makes the role names the same one, and its password is in no line of it.
  expect(textOf('service-role.sh')).toMatch(/CREATE ROLE hectare_service LOGIN PASSWORD :'password';/);
  expect(textOf('service-role.sh')).toContain('`cat "$SERVICE_PASSWORD_FILE"`');
});

test('the bucket is made before anything asks for it, by what listens there', () => {
  const { environment, depends_on: before, entrypoint, volumes, user } = compose.services['bucket']!;
  expect(before).toEqual({ objects: { condition: 'service_healthy' } });
  expect(environment!['OBJECT_ADMIN']).toBe(`http://objects:${/^api_bind_addr = "\[::\]:(\d+)"$/m.exec(garage('admin'))![1]}`);
  expect(volumes).toEqual([`./${entrypoint![1]!.split('/').at(-1)}:${entrypoint![1]}:ro`]);
  // Garage reads its secrets only where nobody but its own user can.
  expect([user, compose.services['objects']!.user]).toEqual(['0:0', undefined]);
  expect(readFileSync(join(root, 'docs/team.md'), 'utf8')).toContain('sudo chown 0:0 secrets/object_rpc_secret secrets/object_admin_token');
  // What Garage is told by a file of its own, and by its environment, is its alone.
  expect(textOf('garage.toml')).not.toMatch(/secret\s*=|token\s*=/);
});

test('every variable of the environment is one that whatever gets it reads', () => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(cli|service|network)\/.*\.ts$/.test(name.replaceAll('\\', '/')))
    .map((name) => readFileSync(join(root, 'src', name), 'utf8'))
    .join('\n');
  const library = (name: string) => readFileSync(join(root, 'node_modules', name), 'utf8');
  const readBy: Record<string, string> = {
    PGPASSFILE: library('pgpass/lib/helper.js'),
    AWS_SHARED_CREDENTIALS_FILE: library('@smithy/core/dist-cjs/submodules/config/index.js'),
  };
  for (const [name, { environment = {} }] of ours)
    for (const variable of Object.keys(environment))
      // A secret that may come as a file is named without the ending.
      expect(readBy[variable] ?? sources, `${name} ${variable}`).toContain(
        variable in readBy ? variable : `'${variable.replace(/_FILE$/, '')}'`,
      );
  for (const variable of Object.keys(compose.services['bucket']!.environment!))
    expect(textOf('object-bucket.mts')).toContain(`'${variable}'`);
});

const hasCaddy = spawnSync('caddy', ['version']).status === 0;
if (!hasCaddy) console.log('Skipped: the Caddyfile is not read by Caddy, which is not here (Debian: caddy)');
test.skipIf(!hasCaddy)('Caddy reads its file, and it is written as Caddy writes it', () => {
  const text = execFileSync('caddy', ['adapt', '--config', join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile'], {
    encoding: 'utf8',
    env: { ...process.env, HECTARE_NAME: 'hectare.example.org' },
  });
  for (const part of ['"dial":"server-1:8765"', '"uri":"/ready"', '"path":["/metrics","/metrics/*"]', '"host":["hectare.example.org"]'])
    expect(text).toContain(part);
  expect(execFileSync('caddy', ['fmt', join(root, 'deploy/Caddyfile')], { encoding: 'utf8' })).toBe(textOf('Caddyfile'));
});

test('Caddy sends work to the servers that are ready, in time, and keeps their figures inside', () => {
  const text = textOf('Caddyfile');
  const servers = ours.filter(([, { command }]) => command![0] === 'serve');
  const upstreams = /reverse_proxy ([^{]+)\{/.exec(text)![1]!.trim().split(' ');
  expect(upstreams).toEqual(servers.map(([name, { command }]) => `${name}:${read(command!).text('port')}`));
  expect(text).toMatch(/@figures path \/metrics \/metrics\/\*\n\s*respond @figures 404/);
  expect(text).toContain('health_uri /ready');
  const interval = Number(/health_interval (\d+)s/.exec(text)![1]);
  for (const [, { command }] of servers) expect(Number(read(command!).text('drain'))).toBeGreaterThanOrEqual(3 * interval);
  expect([...text].filter((letter) => letter === '{')).toHaveLength([...text].filter((letter) => letter === '}').length);
});

test('the picture of a container has its base pinned to a Node that Hectare runs on, brings what it starts, and is not of root', () => {
  const text = textOf('Dockerfile');
  const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base!);
  expect(bases).toHaveLength(2);
  const node = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
  for (const base of bases) expect(base).toMatch(new RegExp(`^node:${node}\\.\\d+\\.\\d+-`));
  expect(/^USER (\d+)/m.exec(text.split('FROM').at(-1)!)?.[1]).not.toBe('0');
  const brought = [...text.matchAll(/^COPY --from=build \/src\/(\S+)/gm)].map(([, path]) => path!);
  expect(brought).toEqual(expect.arrayContaining(['bin', 'out', 'resources', 'node_modules', 'package.json']));
  for (const path of brought.filter((one) => one !== 'out')) expect(existsSync(join(root, path)), path).toBe(true);
  expect(text).toContain('ENTRYPOINT ["node", "/opt/hectare/bin/hectare.mjs"]');
});

const units = readdirSync(join(root, 'deploy/systemd'));

test.each(units)('the unit %s starts what Hectare takes, with nothing that it does not need', (name) => {
  const text = textOf(`systemd/${name}`);
  const line = /^ExecStart=\/usr\/bin\/hectare (.+)$/m.exec(text)![1]!;
  const command = line
    .replace('${HECTARE_DATABASE}', 'postgres://hectare@localhost/hectare')
    .replaceAll('%S', '/var/lib')
    .replaceAll('%i', '1')
    .split(' ');
  const folder = read(command).text('data')!;
  expect(folder).toBe(`/var/lib/${/^StateDirectory=(.+)$/m.exec(text)![1]!.replace('%i', '1')}`);
  for (const rule of [
    'ProtectSystem=strict',
    'NoNewPrivileges=yes',
    'DynamicUser=yes',
    'CapabilityBoundingSet=',
    'ProtectHome=yes',
    'PrivateTmp=yes',
  ])
    expect(text.split('\n'), rule).toContain(rule);
  const stop = Number(/^TimeoutStopSec=(\d+)$/m.exec(text)![1]);
  if (command[0] === 'serve') expect(stop).toBeGreaterThan(Number(read(command).text('drain')) + 20);
});

const verifier = '/usr/bin/systemd-analyze';
if (!existsSync(verifier)) console.log('Skipped: units are not read by systemd-analyze, which is not here');
test.skipIf(!existsSync(verifier))('systemd reads the units without a word', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hectare-units-'));
  try {
    for (const name of units)
      // The program is not installed where the test runs.
      writeFileSync(join(folder, name), textOf(`systemd/${name}`).replace('/usr/bin/hectare', process.execPath));
    const instances = units.map((name) => join(folder, name.replace('@.', '@1.')));
    const said = execFileSync('/bin/sh', ['-c', `"${verifier}" verify "$@" 2>&1`, 'sh', ...instances], { encoding: 'utf8' });
    expect(said.split('\n').filter((line) => line.includes('hectare'))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
