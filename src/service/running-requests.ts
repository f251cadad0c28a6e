import type { FastifyInstance } from 'fastify';
import { HttpFault } from './http-fault.ts';

/** Requests from their first line until they are answered: the service does not end in the middle of one that changes something. */
export class RunningRequests {
  #running = { writes: 0, reads: 0 };
  #isEnding = false;
  #ended = () => {};

  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      if (this.#isEnding) {
        reply.header('connection', 'close');
        throw new HttpFault(503, { code: 'service-ending' });
      }
      const kind = request.method === 'GET' || request.method === 'HEAD' ? 'reads' : 'writes';
      this.#running[kind] += 1;
      reply.raw.once('close', () => {
        this.#running[kind] -= 1;
        this.#ended();
      });
    });
  }

  /** From now on every request hears 503; resolves when the last change, or with `reads` the last answer, is sent, or after so long. */
  async end(patienceMilliseconds: number, { reads = false } = {}): Promise<void> {
    this.#isEnding = true;
    const isIdle = () => this.#running.writes === 0 && (!reads || this.#running.reads === 0);
    if (isIdle()) return;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, patienceMilliseconds);
      this.#ended = () => {
        if (!isIdle()) return;
        clearTimeout(timer);
        done();
      };
    });
  }
}
