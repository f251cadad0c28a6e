import type { FastifyInstance } from 'fastify';
import { HttpFault } from './http-fault.ts';

/** Requests that change something, from their first line until they are answered: the service does not end in the middle of one. */
export class RunningWrites {
  #running = 0;
  #isEnding = false;
  #idle = () => {};

  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      if (this.#isEnding) {
        reply.header('connection', 'close');
        throw new HttpFault(503, { code: 'service-ending' });
      }
      if (request.method === 'GET' || request.method === 'HEAD') return;
      this.#running += 1;
      reply.raw.once('close', () => {
        this.#running -= 1;
        if (this.#running === 0) this.#idle();
      });
    });
  }

  /** From now on every request hears 503; resolves when the last change is answered, or after so long. */
  async end(patienceMilliseconds: number): Promise<void> {
    this.#isEnding = true;
    if (this.#running === 0) return;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, patienceMilliseconds);
      this.#idle = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
