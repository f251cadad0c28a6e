import type { ProductState, Project } from '#api/index.ts';
import { productState } from '#api/projects.ts';
import { isObject } from '#domain/object.ts';
import type { ApiAnswer } from '#host/groups/api/contract.ts';

/** The project of an answer; where a provider describes it in its own way, what has at least a boundary. */
export function projectIn(answer: ApiAnswer<'getProject'>): Project | null {
  if (!answer.raw) return answer.value;
  return isObject(answer.value) && isObject(answer.value['geometry']) ? (answer.value as Project) : null;
}

/** The states of the products that an available-data record tells; null where it tells none. */
export function productStatesIn(answer: ApiAnswer<'availableData'>): ProductState[] | null {
  if (!answer.raw) return answer.value.products ?? null;
  const read = productState.array().safeParse(isObject(answer.value) ? answer.value['products'] : undefined);
  return read.success ? read.data : null;
}
