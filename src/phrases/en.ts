import { en as api } from '#api/phrases/en.ts';
import { en as backups } from '#backups/phrases/en.ts';
import { en as client } from '#client/phrases/en.ts';
import { en as datasets } from '#datasets/phrases/en.ts';
import { en as findings } from '#findings/phrases/en.ts';
import { en as formats } from '#formats/phrases/en.ts';
import { en as geo } from '#geo/phrases/en.ts';
import { en as host } from '#host/phrases/en.ts';
import { en as print } from '#print/phrases/en.ts';
import { en as report } from '#report/phrases/en.ts';
import { en as common } from '#sentences/phrases/en.ts';
import type { PhraseTable } from '#sentences/phrases/index.ts';
import { en as service } from '#service/phrases/en.ts';

/** Every phrase in English but those of the products: what a window or a report says by code. */
export const en: PhraseTable = {
  ...common,
  ...api,
  ...backups,
  ...client,
  ...datasets,
  ...findings,
  ...formats,
  ...geo,
  ...host,
  ...print,
  ...report,
  ...service,
};
