import { isObject } from '#domain/object.ts';
import type { ReplyOf } from '#api/index.ts';
import type { CallableOperation } from '#host/groups/api/contract.ts';
import type { Api } from '#operations/index.ts';

/** The names of the fields are those of the contract; a provider may leave a field out or write it otherwise, so each value is checked where it is read. */
export type Loose<T> = { readonly [K in keyof T]?: unknown };

/** Fields under which an answer may hold its records. */
const listFields = ['records', 'items', 'data', 'risk_items'] as const;
type ListField = (typeof listFields)[number];
type KnownKey<T> = keyof { [K in keyof T as string extends K ? never : K]: T[K] };
type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;
type RecordIn<Reply> = Reply extends readonly (infer Item)[]
  ? Item
  : KnownKey<Reply> & ListField extends never
    ? Reply
    : ItemOf<Reply[KnownKey<Reply> & ListField]>;
/** A record of an operation's reply. */
export type RecordOf<O extends CallableOperation> = Loose<RecordIn<ReplyOf<Api[O]>>>;
/** The fields of an operation's reply that is no list. */
export type FieldsOf<O extends CallableOperation> = Loose<ReplyOf<Api[O]>>;

/** The members of a list that are objects; none where the value is no list. */
export const objectsIn = <T = Record<string, unknown>>(value: unknown): Loose<T>[] =>
  Array.isArray(value) ? value.filter((entry): entry is Loose<T> => isObject(entry)) : [];

/** Records of an answer that may be a list, one record, or an object that holds them. */
export function recordsOf<T = Record<string, unknown>>(value: unknown): Loose<T>[] {
  if (!isObject(value)) return objectsIn<T>(value);
  const inner = listFields.map((name) => value[name]).find(Array.isArray);
  return objectsIn<T>(inner ?? [value]);
}
