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
  hectare monitor FILE --name NAME [--report OUT.pdf] [--service URL] [--data DIR] [--wait SECONDS] [--json]
                                           register a place and wait for its data; key from HECTARE_API_KEY for --service
  hectare serve [--host 127.0.0.1] [--port 0] [--data DIR] [--quota-hectares N]
                                           the monitoring API on this computer; keys from HECTARE_API_KEY and HECTARE_USER_GROUP_TOKEN
  hectare keys list|add ACCOUNT|remove ACCOUNT
                                           keys in this computer's keychain; add reads the key from standard input
  hectare pack                             not there yet: it comes with the data products

Exit codes: 0 done, 1 problems found, 2 unusable input or usage.
`;
