import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';

/**
 * What a network does. `stall`: connections stay, and not a byte goes through, without a word to either side; `reset`: what is open breaks, and what is begun too;
 * `half`: the end is told to the side that answers, and answers are lost.
 */
export type Network = 'open' | 'stall' | 'reset' | 'half';

/** Breaks a connection; one by a socket in the file system has no reset. */
function reset(socket: Socket): void {
  if (socket.remoteAddress === undefined) socket.destroy();
  else socket.resetAndDestroy();
}

/** A cable between two programs of this computer, which can be cut. */
export class Cable {
  /** where it leads; null: nobody is there */
  target: NetConnectOpts | null = null;
  port = 0;
  readonly #pairs = new Set<[near: Socket, far: Socket]>();
  #network: Network = 'open';
  readonly #server = createServer({ allowHalfOpen: true }, (near) => this.#accept(near));

  async open(): Promise<this> {
    await new Promise<void>((listening) => {
      this.#server.listen(0, '127.0.0.1', listening);
    });
    this.port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  #accept(near: Socket): void {
    near.on('error', () => {});
    if (this.#network === 'reset' || !this.target) return void reset(near);
    const far = connect({ ...this.target, allowHalfOpen: true });
    const pair: [Socket, Socket] = [near, far];
    this.#pairs.add(pair);
    far.on('error', () => reset(near));
    const carry = (from: Socket, to: Socket, isAnswer: boolean) => {
      from.on('data', (bytes) => {
        // What was on its way when the answers were lost is lost too.
        if (!(isAnswer && this.#network === 'half')) to.write(bytes);
      });
      from.on('end', () => to.end());
      from.on('close', () => {
        this.#pairs.delete(pair);
        to.destroy();
      });
    };
    carry(near, far, false);
    carry(far, near, true);
    this.#apply(pair);
  }

  #apply([near, far]: [Socket, Socket]): void {
    const isStill = this.#network === 'stall';
    for (const socket of [near, far])
      if (isStill) socket.pause();
      else socket.resume();
    if (this.#network === 'reset') for (const socket of [near, far]) reset(socket);
    if (this.#network === 'half') far.end();
  }

  become(network: Network): void {
    const wasHalf = this.#network === 'half';
    this.#network = network;
    // An answer with a hole in it is none.
    if (wasHalf) for (const [near, far] of this.#pairs) for (const socket of [near, far]) reset(socket);
    for (const pair of this.#pairs) this.#apply(pair);
  }

  close(): void {
    this.#server.close();
    for (const [near, far] of this.#pairs) for (const socket of [near, far]) socket.destroy();
  }
}
