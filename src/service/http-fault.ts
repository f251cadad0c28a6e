/** An answer that is not 200, with the sentence for its `detail`. */
export class HttpFault extends Error {
  readonly statusCode: number;
  constructor(statusCode: number, detail: string) {
    super(detail);
    this.statusCode = statusCode;
  }
}
