import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';

/** The command `hectare` beside a packed program, where the installers take it from. */
export function launcherOf(program: string, platform: NodeJS.Platform = process.platform): string {
  if (platform === 'darwin') return join(dirname(dirname(program)), 'Resources', 'bin', 'hectare');
  return join(dirname(program), 'bin', platform === 'win32' ? 'hectare.cmd' : 'hectare');
}

function outputOf(launcher: string, words: string[]): string {
  // Windows runs a .cmd in a shell alone.
  const isShell = launcher.endsWith('.cmd');
  const { status, stdout, stderr, error } = spawnSync(
    isShell ? `"${launcher}"` : launcher,
    isShell ? words.map((word) => `"${word}"`) : words,
    {
      encoding: 'utf8',
      timeout: 120_000,
      shell: isShell,
    },
  );
  if (status !== 0) throw new Error(`${launcher} ${words.join(' ')} ended with ${status ?? error?.message}: ${stderr}`);
  return stdout;
}

/** Runs the installed command as a person would: its version, and the hectares of a file of which some are known to be there. Throws where it does not answer. */
export function commandAsShipped(launcher: string, version: string, parcels: string): void {
  const said = outputOf(launcher, ['--version']).trim();
  if (said !== `hectare ${version}`) throw new Error(`${launcher} is of another version: ${said}`);
  const { files } = JSON.parse(outputOf(launcher, ['area', parcels, '--json'])) as { files: { total: { area_hectares: number } }[] };
  const hectares = files[0]?.total.area_hectares;
  if (hectares === undefined || !(hectares > 0)) throw new Error(`${launcher} measures ${String(hectares)} ha in ${parcels}`);
}
