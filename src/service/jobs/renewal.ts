import { hourMilliseconds } from '#domain/time.ts';
import { services } from '#products/services.ts';
import type { Product } from '#products/product.ts';
import type { Store } from '../storage/store.ts';
import { planOf } from './plans.ts';

/** Queues again what grew old: once an hour what is no longer fresh, and at the start what an earlier definition made. */
export class Renewal {
  readonly #storage: Store;
  readonly #wake: () => void;
  readonly #tellFault: (error: unknown) => void;
  #timer: NodeJS.Timeout | null = null;

  constructor(storage: Store, wake: () => void, tellFault: (error: unknown) => void) {
    this.#storage = storage;
    this.#wake = wake;
    this.#tellFault = tellFault;
  }

  start(): void {
    this.#look(async () => {
      await this.#renewMethods();
      await this.#refresh();
    });
    this.#timer = setInterval(() => this.#look(() => this.#refresh()), hourMilliseconds).unref();
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  /** A timer has nobody who catches what it throws. */
  #look(look: () => Promise<void>): void {
    look().then(
      () => this.#wake(),
      (error: unknown) => this.#tellFault(error),
    );
  }

  /** Queues again what is older than its product stays fresh. */
  async #refresh(): Promise<void> {
    for (const product of services)
      if (product.freshDays !== undefined)
        await this.#collectAgain(product, await this.#storage.jobs.doneBefore(product.slug, product.freshDays));
  }

  /** Queues again what an earlier definition of its product made. */
  async #renewMethods(): Promise<void> {
    for (const product of services)
      if (product.methodVersion !== undefined)
        await this.#collectAgain(product, await this.#storage.results.ofEarlierMethod(product.slug, product.methodVersion));
  }

  async #collectAgain(product: Product, old: { project_id: string; variant: string }[]): Promise<void> {
    if (old.length > 0) await this.#storage.collecting.renewDone(old, planOf(product, ''));
  }
}
