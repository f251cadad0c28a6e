import { readRegularFile } from '#disk/regular-file.ts';
import { CommandFault } from './usage.ts';

const maxBytes = 4098;

/**
 * A secret of the environment: what VARIABLE holds, or the file that VARIABLE_FILE names, as containers and systemd give secrets. '' without either. Nobody reads it
 * there afterwards: other processes of this user could see the environment of every child.
 */
export async function takeSecret(variable: string): Promise<string> {
  const path = process.env[`${variable}_FILE`] ?? '';
  const inEnvironment = process.env[variable] ?? '';
  delete process.env[variable];
  if (path !== '' && inEnvironment !== '') throw new CommandFault(`Set ${variable} or ${variable}_FILE, not both.`);
  const given = path === '' ? inEnvironment : await textOf(path, variable);
  if (given !== '' && !/^[\x21-\x7e]{1,4096}$/.test(given))
    throw new CommandFault(`${variable} has blanks, line breaks or unusual characters in it.`);
  return given;
}

async function textOf(path: string, variable: string): Promise<string> {
  const bytes = await readRegularFile(path, maxBytes).catch((error: NodeJS.ErrnoException) => {
    throw new CommandFault(`${variable}_FILE: ${path} cannot be read (${error.code}).`);
  });
  const text = new TextDecoder().decode(bytes).replace(/\r?\n$/, '');
  if (text === '') throw new CommandFault(`${variable}_FILE: ${path} is empty.`);
  return text;
}
