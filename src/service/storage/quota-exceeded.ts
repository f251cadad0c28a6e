import { PhrasedError } from '#sentences/phrases/index.ts';

/** The area does not fit into what is left; nothing was written. */
export class QuotaExceeded extends PhrasedError {
  readonly wantedHectares: number;
  readonly remainingHectares: number;
  constructor(wantedHectares: number, remainingHectares: number) {
    super({ code: 'quota-exceeded', params: { needed: wantedHectares, left: remainingHectares } });
    this.wantedHectares = wantedHectares;
    this.remainingHectares = remainingHectares;
  }
}
