/** Exit codes are a promise: 0 done, 1 problems found, 2 unusable input or usage. */
export const exitCodes = { done: 0, problems: 1, unusable: 2 } as const;

/** Ends a command with a message for the user. */
export class CommandFault extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number = exitCodes.unusable) {
    super(message);
    this.name = 'CommandFault';
    this.exitCode = exitCode;
  }
}

export interface Output {
  out(text: string): void;
  err(text: string): void;
}
