import { PhrasedError } from '#sentences/phrases/index.ts';

/** The area does not fit into what is left; nothing was written. */
export class QuotaExceeded extends PhrasedError {
  readonly wantedHectares: number;
  readonly remainingHectares: number;
  /** `of`: whose quota it is */
  constructor(wantedHectares: number, remainingHectares: number, of: 'account' | 'group' = 'account') {
    super({
      code: of === 'account' ? 'quota-exceeded' : 'group-quota-exceeded',
      params: { needed: wantedHectares, left: remainingHectares },
    });
    this.wantedHectares = wantedHectares;
    this.remainingHectares = remainingHectares;
  }
}
