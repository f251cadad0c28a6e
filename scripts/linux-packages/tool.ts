import { spawnSync } from 'node:child_process';

/** Debian packages that bring the programs which make packages. */
const broughtBy = { 'dpkg-deb': 'dpkg', rpmbuild: 'rpm' } as const;
type Tool = keyof typeof broughtBy;

export const hasTool = (name: string): boolean => spawnSync('sh', ['-c', 'command -v "$0"', name], { stdio: 'ignore' }).status === 0;

/** Runs a program that makes a package. Throws with what it wrote where it fails or is not there. */
export function runTool(name: Tool, args: string[]): void {
  const { status, error, stdout, stderr } = spawnSync(name, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (error) throw new Error(`${name} cannot be run (Debian: apt-get install ${broughtBy[name]}): ${error.message}`);
  if (status !== 0) throw new Error(`${name} ended with ${status}: ${stdout}${stderr}`);
}
