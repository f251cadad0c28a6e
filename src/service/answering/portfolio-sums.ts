import type { AggregationLevel } from '#products/portfolio-deforestation-summary/facts.ts';
import type { JobRunner } from '../jobs/runner.ts';
import { sha256 } from '../storage/checksum.ts';
import { damagedProject } from '../storage/damaged-record.ts';
import type { Store } from '../storage/store.ts';
import { AnswerBytes } from './answer-bytes.ts';
import { Kept } from './kept.ts';
import { summedProduct, type PortfolioGiven } from './make-portfolio-sums.ts';

/** So many results are read in one turn of the loop. */
const rowsPerTurn = 50;

/** The forest sums over all projects of an account, kept by all that they are made from: the list, each summary, the question and the day. */
export class PortfolioSums {
  readonly #storage: Store;
  readonly #jobs: JobRunner;
  readonly #kept = new Kept<AnswerBytes>(({ body }) => body.length);

  constructor(storage: Store, jobs: JobRunner) {
    this.#storage = storage;
    this.#jobs = jobs;
  }

  async answer(userId: string, level: AggregationLevel | undefined, canopy: number, now: Date): Promise<AnswerBytes> {
    const { heads, results } = this.#storage;
    const made = JSON.stringify([
      await heads.listRevision(userId),
      await results.revisionsOf(userId, summedProduct),
      level,
      canopy,
      now.toISOString().slice(0, 10),
    ]);
    return this.#kept.get(sha256(`${userId} ${made}`), async () => {
      const given = { projects: await this.#projects(userId), level, canopy, now: now.toISOString() };
      return new AnswerBytes('application/json', await this.#jobs.portfolioSums(given));
    });
  }

  /** A collection is one project, its members go with it. Rejects with DamagedRecord. */
  async #projects(userId: string): Promise<PortfolioGiven['projects']> {
    const rows = await this.#storage.heads.list(userId);
    const damaged = rows.find((row) => row.is_whole !== 1);
    // A sum over the others would be too small without a word.
    if (damaged) throw damagedProject(damaged);
    const members = Map.groupBy(
      rows.filter(({ parent_collection }) => parent_collection !== null),
      ({ parent_collection }) => parent_collection,
    );
    const projects: PortfolioGiven['projects'] = [];
    for (const [index, row] of rows.entries()) {
      if (index % rowsPerTurn === rowsPerTurn - 1)
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
      const text = await this.#storage.results.text(row.id, summedProduct, '', false);
      projects.push({
        id: row.id,
        areaHectares: row.area_hectares,
        centroid: row.centroid_lon === null || row.centroid_lat === null ? null : [row.centroid_lon, row.centroid_lat],
        memberIds: (members.get(row.id) ?? []).map(({ id }) => id),
        result: text && { data: text.data, provenance: text.provenance, sha256: text.sha256, files: text.files },
      });
    }
    return projects;
  }
}
