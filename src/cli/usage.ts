/** Exit codes are a promise: 0 done, 1 problems found, 2 unusable input or usage. */
export const exitCodes = { done: 0, problems: 1, unusable: 2 } as const;

/** Ends a command with a sentence for the person at the terminal. */
export class CommandFault extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number = exitCodes.unusable) {
    super(message);
    this.name = 'CommandFault';
    this.exitCode = exitCode;
  }
}

export interface Output { out(text: string): void; err(text: string): void }

export const usage = `hectare: boundaries, areas, and what satellites and climate archives say about a place

  hectare area FILE… [--json]              areas of each feature and of all together
  hectare check FILE… [--json]             the same; exit code 1 when a feature is invalid
  hectare convert IN OUT [--repair] [--simplify METRES] [--precision DECIMALS]
  hectare monitor FILE --name NAME [--report OUT.pdf] [--connection ID | --service URL] [--json]
                                           register a place and wait for its data
  hectare serve [--host 127.0.0.1] [--port 0] [--data DIR] [--quota-hectares N] [--sample-data]
                                           the monitoring API on this computer
  hectare pack FILE|--bbox W,S,E,N --out DIR
                                           take the data for a place along
  hectare keys list|add ACCOUNT|remove ACCOUNT
                                           keys in this computer's keychain

More of one command: hectare help COMMAND
Exit codes: 0 done, 1 problems found, 2 unusable input or usage.
`;

const measured = `  --json   one JSON document on standard output: files, with features (index, name, geometry_type, area_hectares, perimeter_m, centroid, bbox,
           valid, problems), notes, and the total (feature_count, area_hectares without double counting, sum_area_hectares, geometry_hash)
`;

/** What `hectare help COMMAND` and `hectare COMMAND --help` print. */
export const helpOf: Record<string, string> = {
  area: `hectare area FILE… [--json]

Areas on the WGS 84 ellipsoid of every feature, and of all together with shared land counted once. Needs no network.
${measured}`,
  check: `hectare check FILE… [--json]

As area; ends with exit code 1 when a feature is invalid, and says where and what to do.
${measured}`,
  convert: `hectare convert IN OUT [--repair] [--simplify METRES] [--precision DECIMALS]

Writes what IN holds as the kind of file that OUT's ending names. Everything repaired, changed or left out is said on standard error.
  --repair              makes broken shapes valid, with hectares before and after
  --simplify METRES     drops vertices nearer than this to the line without them
  --precision DECIMALS  rounds coordinates, 0 to 15 decimals; 7 is about a centimetre
`,
  monitor: `hectare monitor FILE --name NAME [--report OUT.pdf] [--connection ID | --service URL] [--data DIR] [--wait SECONDS] [--json]

Registers the place as a project, waits for its data and tells the state of each product. Ends with 1 when a product failed or time ran out.
  --name NAME        of the project
  --report OUT.pdf   writes a report
  --connection ID    a connection of the app, by id or name; its key comes from the keychain
  --service URL      another service; its key comes from HECTARE_API_KEY, or from the keychain (hectare keys add URL)
  --data DIR         workspace of the own service, which is used when neither is given
  --wait SECONDS     how long to wait for data, 3600 by default; waiting for the network ends at once
  --pack DIR         a data pack that answers without a network
  --non-commercial, --commercial
                     the terms of use for weather, said once
  --json             one JSON document on standard output: project, available_data, complete
Ctrl-C ends the waiting; what was registered stays.
`,
  serve: `hectare serve [--host 127.0.0.1] [--port 0] [--data DIR] [--quota-hectares N] [--sample-data]

The monitoring API on this computer, until Ctrl-C. Prints one JSON line {"url":…,"pid":…} when it is ready; its documentation is at /docs.
  --host             127.0.0.1, ::1 or localhost; other computers are never served
  --port             0 for any free one
  --data DIR         where the workspace lies
  --quota-hectares N how many hectares may be registered
  --pack DIR         a data pack that answers without a network
  --non-commercial, --commercial
                     the terms of use for weather, said once
  --sample-data      answers with the made-up sample landscape where there is no other data, marked SYNTHETIC
The key comes from HECTARE_API_KEY, the user-group token from HECTARE_USER_GROUP_TOKEN; without them they are made once and kept in the keychain.
`,
  keys: `hectare keys list [--json] | add ACCOUNT [--token] | remove ACCOUNT [--token]

Keys in this computer's keychain, shared with the app. They are read from standard input, never from the command line, and never printed.
  ACCOUNT   a connection of the app (id or name), an address like https://api.example.org, or serve
  --token   the user-group token instead of the API key
`,
  pack: `hectare pack FILE|--bbox W,S,E,N --out DIR [--pack DIR]… [--sample-data] [--non-commercial | --commercial] [--json]

Takes the data for a place along: everything that its products read, cut to the place, with sources, licences and checksums. Put the folder into the workspace's
packs folder, or name it with --pack, and the same products answer without a network. Ends with 1 when a product could not be had.
  --out DIR          a new folder
  --bbox W,S,E,N     a box in degrees instead of a file
  --pack DIR         another pack to take from
  --sample-data      take from the sample landscape, marked SYNTHETIC
  --non-commercial, --commercial
                     Open-Meteo's weather is free for non-commercial use only; else NASA POWER is taken
  --json             one JSON document on standard output: folder, bytes, box, synthetic, products
`,
};
