import type { KeptObject, Objects } from '../objects/objects.ts';
import { record } from './audit.ts';
import type { Database } from './connection.ts';

/** How keys of ours look; whatever else is in the bucket is somebody else's. */
const ourKey = /^[0-9a-f]{2}\/[0-9a-f]{64}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A content younger than this may be on its way into a row that this moment does not show. */
const minAgeMilliseconds = 24 * 3_600_000;
const rowsPerLook = 200;
const looksAtOnce = 16;
/** Who is told of more looks for the fault elsewhere. */
const maxTold = 1000;

/** A file of a result whose content is not in the object store. */
interface LostFile {
  project_id: string;
  product: string;
  variant: string;
  name: string;
  object: string;
}
export interface ObjectReview {
  /** contents that are in the object store */
  objects: number;
  /** of them, what no row names and no row is about to give up, older than a day */
  unnamed: { objects: number; bytes: number };
  /** how many of these were removed */
  removed: number;
  /** the same, younger than a day: left alone */
  young: number;
  /** rows whose content is gone, the first of them */
  lost: LostFile[];
  lostCount: number;
}

/** Where a database keeps its contents; null where in its rows. */
export async function placeOf(database: Database): Promise<string | null> {
  const [known] = await database.query<{ address: string }>('SELECT address FROM object_store');
  return known?.address ?? null;
}

/** Which of these a row names (`named`), or the database removes by itself when they are due. */
async function knownOf(database: Database, keys: string[]): Promise<{ known: Set<string>; named: number }> {
  const rows = await database.query<{ object: string; is_named: boolean }>(
    `SELECT object, true AS is_named FROM collected_file WHERE object = ANY($1)
    UNION ALL SELECT object, false FROM object_left WHERE object = ANY($1)`,
    [keys],
  );
  return { known: new Set(rows.map(({ object }) => object)), named: rows.filter((row) => row.is_named).length };
}

/** Rows whose content is not there, each asked for by itself. */
async function lostFiles(database: Database, objects: Objects): Promise<{ lost: LostFile[]; lostCount: number }> {
  const lost: LostFile[] = [];
  let lostCount = 0;
  for (let after = '', isLast = false; !isLast;) {
    const rows = await database.query<LostFile>(
      `SELECT project_id, product, variant, name, object FROM collected_file WHERE object > $1 ORDER BY object LIMIT ${rowsPerLook}`,
      [after],
    );
    for (let at = 0; at < rows.length; at += looksAtOnce) {
      const some = rows.slice(at, at + looksAtOnce);
      const are = await Promise.all(some.map(({ object }) => objects.has(object)));
      const gone = some.filter((_, index) => !are[index]);
      // A row that went meanwhile took its content along.
      const still =
        gone.length === 0
          ? new Set<string>()
          : (
              await knownOf(
                database,
                gone.map(({ object }) => object),
              )
            ).known;
      for (const row of gone.filter(({ object }) => still.has(object))) {
        lostCount += 1;
        if (lost.length < maxTold) lost.push(row);
      }
    }
    after = rows.at(-1)?.object ?? after;
    isLast = rows.length < rowsPerLook;
  }
  return { lost, lostCount };
}

/**
 * Finds contents that no row names, as a database that was brought back to an earlier moment leaves them, and rows whose content is gone. `removes`: the former are
 * removed; otherwise nothing is changed. A key is written down before its content is put, so what is listed and not known then never will be, while servers and workers
 * go on. For the database that they use: to a copy of it everything that came later is unnamed.
 */
export async function reviewObjects(database: Database, objects: Objects, removes: boolean): Promise<ObjectReview> {
  const review: ObjectReview = { objects: 0, unnamed: { objects: 0, bytes: 0 }, removed: 0, young: 0, lost: [], lostCount: 0 };
  let named = 0;
  for await (const all of objects.list()) {
    const page = all.filter(({ key }) => ourKey.test(key));
    const { known, named: some } = await knownOf(
      database,
      page.map(({ key }) => key),
    );
    review.objects += page.length;
    named += some;
    const isOld = ({ modifiedAt }: KeptObject) => modifiedAt < Date.now() - minAgeMilliseconds;
    const unknown = page.filter(({ key }) => !known.has(key));
    const old = unknown.filter(isOld);
    review.young += unknown.length - old.length;
    review.unnamed.objects += old.length;
    review.unnamed.bytes += old.reduce((sum, { bytes }) => sum + bytes, 0);
    if (removes)
      for (const { key } of old) {
        await objects.remove(key);
        review.removed += 1;
      }
  }
  if (review.removed > 0) await database.transaction((query) => record(query, 'objects-removed', '', { objects: review.removed }));
  const [row] = await database.query<{ count: number }>('SELECT count(*) AS count FROM collected_file WHERE object IS NOT NULL');
  return row!.count > named ? { ...review, ...(await lostFiles(database, objects)) } : review;
}
