import { isRestoreUnderWay } from '#backups/restore-journal.ts';
import { ProfileMissing, profileFolder } from '#host/profile-folder.ts';
import { Arguments } from './arguments.ts';
import { commandOf, commands } from './commands.ts';
import { helpOf, overview } from './help.ts';
import { nearest } from './nearest.ts';
import { runners } from './runners.ts';
import { terminalText } from './terminal-text.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';
import { version } from '#backups/version.ts';

const output: Output = {
  out: (text) => {
    process.stdout.write(`${terminalText(text)}\n`);
  },
  err: (text) => {
    process.stderr.write(`${terminalText(text)}\n`);
  },
};
// `hectare area … | head` closes our output early; that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
});

function unknownCommand(name: string): CommandFault {
  const meant = nearest(name, [...Object.keys(commands), 'help']);
  return new CommandFault(
    `There is no command "${name}".${meant ? ` Did you mean hectare ${meant}?` : ` There are ${Object.keys(commands).join(', ')}.`} See: hectare help`,
  );
}

async function run([name, ...args]: string[]): Promise<number> {
  if (name === undefined) throw new CommandFault(overview);
  if (name === '--version' || name === 'version') {
    output.out(`hectare ${version()}`);
    return exitCodes.done;
  }
  if (name === 'help' || name === '--help' || name === '-h') {
    const about = args[0] === undefined ? null : commandOf(args[0]);
    if (args[0] !== undefined && !about) throw unknownCommand(args[0]);
    output.out(about ? helpOf(about) : `${overview}\nHectare’s folder (HECTARE_PROFILE names another): ${profileFolder()}`);
    return exitCodes.done;
  }
  const command = commandOf(name);
  if (!command) throw unknownCommand(name);
  if (args.some((argument) => argument === '--help' || argument === '-h')) {
    output.out(helpOf(command));
    return exitCodes.done;
  }
  // A restore that was interrupted is finished before anything is opened.
  const profile = profileFolder();
  if (isRestoreUnderWay(profile) && (await (await import('#backups/restore.ts')).finishRestore(profile)))
    output.err('A restore that was interrupted is finished now.');
  return runners[command.name](new Arguments(command.name, args), output);
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof CommandFault || error instanceof ProfileMissing) {
    output.err(error.message);
    process.exitCode = error instanceof CommandFault ? error.exitCode : exitCodes.unusable;
  } else {
    output.err(
      `Hectare failed; this is a fault in Hectare, not in your file: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    process.exitCode = exitCodes.unusable;
  }
}
