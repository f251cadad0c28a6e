import { profileFolder } from '#host/profile-folder.ts';
import { fetchBoundaries } from '#host/registered-land/fetch-boundaries.ts';
import { boundariesFolder, KeptBoundaries } from '#host/registered-land/kept-boundaries.ts';
import { listedProjects } from '#host/registered-land/listed-projects.ts';
import { connect, type Connection } from './connect.ts';
import { inWords } from './keys.ts';
import type { PairsOfFiles, RegisteredProjects } from './parcel-pairs.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

export interface AgainstOptions {
  /** a connection of the app by id or name, or the address of a service */
  wanted: string;
  stop: AbortSignal;
}

const isAddress = (wanted: string) => /^https?:/i.test(wanted);

/** A connection of the app by its id or name, or a service by its address. Rejects with CommandFault. */
export const connectionOf = (wanted: string, output: Output): Promise<Connection> =>
  connect({ ...(isAddress(wanted) ? { service: wanted } : { connection: wanted }), packs: [], nonCommercial: null }, output);

/** Takes the land of all registered projects of a connection, to hold features against it. Throws CommandFault where the projects cannot be listed. */
export async function takeProjects(pairs: PairsOfFiles, { wanted, stop }: AgainstOptions, output: Output): Promise<void> {
  const connection = await connectionOf(wanted, output);
  try {
    await pairs.takeRegistered(await projectsOf(connection, stop, output));
  } catch (error) {
    if (stop.aborted) throw new CommandFault('Stopped before all projects were compared.', exitCodes.problems);
    const told = inWords(error);
    throw told instanceof CommandFault
      ? told
      : new CommandFault(`The projects of ${connection.name} cannot be had: ${(error as Error).message}`);
  } finally {
    await connection.close();
  }
}

async function projectsOf({ client, id: connectionId, name }: Connection, stop: AbortSignal, output: Output): Promise<RegisteredProjects> {
  const kept = new KeptBoundaries(boundariesFolder(profileFolder()));
  const { projects, unlisted } = await listedProjects((operation, input, signal) => client.call(operation, input, signal), stop);
  let told = 0;
  const outcomes = await fetchBoundaries(
    projects,
    { connectionId, call: (operation, input, signal) => client.call(operation, input, signal), kept },
    stop,
    (done) => {
      const tenths = Math.floor((done / projects.length) * 10);
      if (tenths > told && projects.length >= 50) output.err(`Boundaries of ${projects.length} projects: ${tenths * 10} %`);
      told = tenths;
    },
  );
  const listed = new Set(projects.map(({ id }) => id));
  return {
    connection: name,
    unlisted,
    projects: (async function* () {
      for (const [at, { id, name: projectName }] of projects.entries()) {
        const { missing } = outcomes[at]!;
        const boundary = missing === null ? await kept.read(connectionId, id) : null;
        const named = { id, name: projectName };
        if (!boundary) yield { ...named, missing: missing ?? 'no-boundary' };
        // The land of a collection is that of its members.
        else if (boundary.memberIds.length > 0 && boundary.memberIds.every((member) => listed.has(member)))
          yield { ...named, missing: 'collection' };
        else yield { ...named, geometry: boundary.geometry };
      }
    })(),
  };
}
