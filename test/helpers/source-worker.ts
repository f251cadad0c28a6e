// A worker that asks a source for documents through the limits of a team's database: node source-worker.ts '{database, base, cacheFolder, names, parallel, leaseMilliseconds}'.
// One line of JSON for each document that came.
// Only what it needs: several of them start at once.
import { createDataAccess } from '#datasets/access/data-access.ts';
import type { Dataset } from '#datasets/data-access.ts';
import { Database } from '#service/storage-postgres/connection.ts';
import { PostgresSourceAnswers } from '#service/storage-postgres/source-answers.ts';
import { PostgresHostLimits } from '#service/storage-postgres/source-limits.ts';

export interface SourceWorker {
  database: string;
  base: string;
  cacheFolder: string;
  names: string[];
  parallel: number;
  leaseMilliseconds: number;
}

const { database: url, base, cacheFolder, names, parallel, leaseMilliseconds } = JSON.parse(process.argv[2]!) as SourceWorker;
const dataset: Dataset = {
  id: 'invented',
  title: 'Invented source',
  version: '1',
  licence: 'none',
  attribution: 'nobody',
  homepage: 'https://example.org',
  baseUrls: { files: 'https://example.org/files' },
  parallel,
};
const database = new Database(url, { connections: 4 });
const access = createDataAccess({
  cacheFolder,
  baseUrls: { invented: base },
  settings: { offline: false, nonCommercialUse: true },
  userAgent: 'Hectare/test',
  hostLimits: new PostgresHostLimits(database, leaseMilliseconds),
  sharedAnswers: new PostgresSourceAnswers(database, { leaseMilliseconds, log: console.error }),
});
await Promise.all(
  names.map(async (name) => {
    await access.document({
      dataset,
      key: name,
      box: [0, 0, 1, 1],
      url: `${base}/${name}`,
      parse: (bytes) => bytes.length,
    });
    console.log(JSON.stringify(name));
  }),
);
await access.close();
await database.close();
