import { isObject } from '#domain/object.ts';
import { productState, type ProductState, type Project } from './projects.ts';

/** An answer of an operation, or what a provider gave in its place. */
type Told<T> = { raw: false; value: T } | { raw: true; value: unknown };

/** The project of an answer; where a provider describes it in its own way, what has at least a boundary. */
export function projectIn(answer: Told<Project>): Project | null {
  if (!answer.raw) return answer.value;
  return isObject(answer.value) && isObject(answer.value['geometry']) ? (answer.value as Project) : null;
}

/** The states of the products that an available-data record tells; null where it tells none. */
export function productStatesIn(answer: Told<{ products?: ProductState[] | undefined }>): ProductState[] | null {
  if (!answer.raw) return answer.value.products ?? null;
  const read = productState.array().safeParse(isObject(answer.value) ? answer.value['products'] : undefined);
  return read.success ? read.data : null;
}
