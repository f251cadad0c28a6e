/** Something that the user can put right; `code` is stable, the message says what to do. */
export class Refused extends Error {
  readonly code: string;
  readonly details: unknown;
  constructor(code: string, message: string, details: unknown = null) {
    super(message);
    this.name = 'Refused';
    this.code = code;
    this.details = details;
  }
}
