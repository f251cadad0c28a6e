import { dayMilliseconds, hourMilliseconds } from '#domain/time.ts';
import { services } from '#products/services.ts';
import type { Product } from '#products/product.ts';
import type { Storage } from '../storage/storage.ts';
import { planOf } from './plans.ts';

/** Queues again what grew old: once an hour what is no longer fresh, and at the start what an earlier definition made. */
export class Renewal {
  readonly #storage: Storage;
  readonly #wake: () => void;
  readonly #tellFault: (error: unknown) => void;
  #timer: NodeJS.Timeout | null = null;

  constructor(storage: Storage, wake: () => void, tellFault: (error: unknown) => void) {
    this.#storage = storage;
    this.#wake = wake;
    this.#tellFault = tellFault;
  }

  start(): void {
    this.#renewMethods();
    this.#refresh();
    this.#timer = setInterval(() => this.#look(), hourMilliseconds).unref();
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  /** A timer has nobody who catches what it throws. */
  #look(): void {
    try {
      this.#refresh();
    } catch (error) {
      this.#tellFault(error);
    }
  }

  /** Queues again what is older than its product stays fresh. */
  #refresh(): void {
    for (const product of services)
      if (product.freshDays !== undefined)
        this.#collectAgain(
          product,
          this.#storage.jobs.doneBefore(product.slug, new Date(Date.now() - product.freshDays * dayMilliseconds)),
        );
  }

  /** Queues again what an earlier definition of its product made. */
  #renewMethods(): void {
    for (const product of services)
      if (product.methodVersion !== undefined)
        this.#collectAgain(product, this.#storage.results.ofEarlierMethod(product.slug, product.methodVersion));
  }

  #collectAgain(product: Product, old: { project_id: string; variant: string }[]): void {
    if (old.length === 0) return;
    this.#storage
      .inTurns(0, (at) => {
        const { project_id, variant } = old[at]!;
        // Deleted or taken up again meanwhile?
        if (this.#storage.jobs.one(project_id, product.slug, variant)?.state === 'done')
          this.#storage.jobs.enqueue(project_id, [{ ...planOf(product, variant), place: product.order }], true);
        return at + 1 < old.length ? at + 1 : null;
      })
      .then(
        () => this.#wake(),
        (error: unknown) => this.#tellFault(error),
      );
  }
}
