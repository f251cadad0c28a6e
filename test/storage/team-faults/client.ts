import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { parcelAt } from '../../helpers/parcels.ts';

/** What a client was told, project by project. */
export interface Told {
  name: string;
  key: string;
  /** every id that a create of this key was answered with: one, however often it was sent */
  ids: Set<string>;
  /** the last time zone that was acknowledged */
  zone: string | null;
  isDeleted: boolean;
  sent: number;
}

const answerMilliseconds = 12_000;
/** Where the imitation of the sources has data. */
const ofTheSources = parcelAt(-60.21, -3.11, 0.02);
const zones = ['America/Manaus', 'America/Porto_Velho', 'America/Boa_Vista'];

/**
 * A program in the field that writes all the time, by any of the servers, and sends what was not acknowledged again until it is: creates under one idempotency key,
 * decisions and deletions, each of one project after the other.
 */
export class FieldClient {
  readonly #urls: () => string[];
  readonly #apiKey: string;
  readonly #agent = new Agent({ headersTimeout: answerMilliseconds, bodyTimeout: answerMilliseconds, connect: { timeout: 5000 } });
  readonly journal: Told[] = [];
  /** answers that were neither 200 nor a word that it may pass */
  readonly strange: string[] = [];
  requests = 0;
  unanswered = 0;
  isOver = false;

  constructor(urls: () => string[], apiKey: string) {
    this.#urls = urls;
    this.#apiKey = apiKey;
  }

  async run(pauseMilliseconds: number): Promise<void> {
    while (!this.isOver) {
      await this.#oneProject();
      await wait(randomInt(pauseMilliseconds));
    }
    await this.#agent.destroy();
  }

  async #oneProject(): Promise<void> {
    const told: Told = { name: `plot ${randomUUID()}`, key: randomUUID(), ids: new Set(), zone: null, isDeleted: false, sent: 0 };
    this.journal.push(told);
    const body = JSON.stringify(ofTheSources);
    const create = async () => {
      told.sent += 1;
      const made = await this.#until('POST', `/projects?project_name=${encodeURIComponent(told.name)}`, body, {
        'idempotency-key': told.key,
      });
      told.ids.add((made as { id: string }).id);
    };
    await create();
    // Now and then it forgets that it was told.
    if (randomInt(4) === 0) await create();
    const [id] = told.ids;
    if (randomInt(3) === 0) {
      const zone = zones[randomInt(zones.length)]!;
      await this.#until('PUT', `/projects/${id}/settings`, JSON.stringify({ time_zone: zone }));
      told.zone = zone;
    }
    if (randomInt(6) === 0) {
      await this.#until('DELETE', `/projects/${id}`, null, {}, [404]);
      told.isDeleted = true;
    }
  }

  /** Sends it until it is acknowledged. A deletion whose answer was lost is told as gone. */
  async #until(method: 'POST' | 'PUT' | 'DELETE', path: string, body: string | null, headers = {}, also: number[] = []): Promise<unknown> {
    for (;;) {
      this.requests += 1;
      const urls = this.#urls();
      try {
        const answer = await request(`${urls[randomInt(urls.length)]}${path}`, {
          method,
          dispatcher: this.#agent,
          headers: { 'x-api-key': this.#apiKey, ...(body === null ? {} : { 'content-type': 'application/json' }), ...headers },
          body,
        });
        const text = await answer.body.text();
        if (answer.statusCode === 200) return JSON.parse(text) as unknown;
        if (also.includes(answer.statusCode)) return null;
        if (![503, 507].includes(answer.statusCode))
          this.strange.push(`${method} ${path.slice(0, 20)}: ${answer.statusCode} ${text.slice(0, 300)}`);
      } catch {
        this.unanswered += 1;
      }
      await wait(300 + randomInt(700));
    }
  }
}
