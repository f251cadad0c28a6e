import { es as api } from '#api/phrases/es.ts';
import { es as backups } from '#backups/phrases/es.ts';
import { es as client } from '#client/phrases/es.ts';
import { es as datasets } from '#datasets/phrases/es.ts';
import { es as findings } from '#findings/phrases/es.ts';
import { es as formats } from '#formats/phrases/es.ts';
import { es as geo } from '#geo/phrases/es.ts';
import { es as host } from '#host/phrases/es.ts';
import { es as print } from '#print/phrases/es.ts';
import { es as report } from '#report/phrases/es.ts';
import { es as common } from '#sentences/phrases/es.ts';
import type { PhraseTable } from '#sentences/phrases/index.ts';
import { es as service } from '#service/phrases/es.ts';

/** Cada frase en español, menos las de los productos. */
export const es: PhraseTable = {
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
