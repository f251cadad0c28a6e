import { teamUser } from './accounts.ts';
import type { ObjectPlace } from './objects/objects.ts';
import { sentence } from './phrases/sentence.ts';
import { StartRefused } from './start-refused.ts';
import type { PlaceGiven } from './storage-postgres/open.ts';
import { AdministrationRefused, serversLabel, type Administration } from './storage/administration.ts';
import type { ObjectReview } from './storage-postgres/review-objects.ts';
import type { Store } from './storage/store.ts';

/** A service of one computer does not load the client of a database that it never asks. */
const open = async (database: string, place: PlaceGiven) =>
  (await import('./storage-postgres/open.ts')).openDatabase(database, null, place);

interface TeamOptions {
  /** the key of this server and every other one, which opens the account `team`; null: accounts have keys of their own */
  apiKey: string | null;
  /** of the account `team`; null is without limit, undefined leaves it as it is */
  quotaHectares?: number | null;
  /** where contents of files are kept; without it in the database */
  objects?: ObjectPlace;
}

/** The store of a team. Rejects with StartRefused where no key opens it. */
export async function openTeamStore(database: string, { apiKey, quotaHectares, objects }: TeamOptions): Promise<Store> {
  const store = await open(database, objects ?? null);
  try {
    if (apiKey !== null || quotaHectares !== undefined) await store.accounts.ensure(teamUser, quotaHectares);
    if (apiKey !== null) await store.accounts.setKey(teamUser, apiKey, serversLabel);
    const keys = await store.administration.keys(null);
    if (!keys.some((key) => key.is_good)) throw new StartRefused(sentence('service.no-key'));
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Accounts and keys of a team, for as long as something is done with them. */
export async function withAdministration<T>(database: string, run: (administration: Administration) => Promise<T>): Promise<T> {
  const store = await open(database, 'unused');
  try {
    return await run(store.administration);
  } finally {
    await store.close();
  }
}

/** Brings the schema of a team's database to this version as its owner, and lets a user of the database do what servers and workers need. */
export async function prepareDatabase(database: string, serviceRole: string | null): Promise<{ findsByBox: boolean }> {
  const [{ withDatabase }, { grantService }] = await Promise.all([
    import('./storage-postgres/open.ts'),
    import('./storage-postgres/service-role.ts'),
  ]);
  return withDatabase(database, 'unused', (opened) =>
    serviceRole === null ? Promise.resolve({ findsByBox: true }) : opened.transaction((query) => grantService(query, serviceRole)),
  );
}

/** Compares the object store of a team's database with its rows. Rejects with DatabaseUnreachable, and AdministrationRefused where the database keeps contents elsewhere. */
export async function reviewObjects(database: string, place: ObjectPlace, removes: boolean): Promise<ObjectReview> {
  const [{ withDatabase }, { placeOf, reviewObjects: review }, { openObjects }] = await Promise.all([
    import('./storage-postgres/open.ts'),
    import('./storage-postgres/review-objects.ts'),
    import('./objects/open.ts'),
  ]);
  return withDatabase(database, 'unused', async (opened) => {
    if ((await placeOf(opened)) !== place.address) throw new AdministrationRefused('not-its-objects');
    const objects = await openObjects(place);
    try {
      return await review(opened, objects, removes);
    } finally {
      objects.close();
    }
  });
}
