import type { ProductFacts } from '#products/product-facts.ts';
import { products } from '#products/index.ts';
import type { Operation } from './index.ts';

type Files = NonNullable<ProductFacts['files']>;
const listed = products.flatMap(({ slug, files }: Pick<ProductFacts, 'slug' | 'files'>) => (files ? [{ slug, ...files }] : []));

/** An operation that gives a file which the answer of another one names; `slug` is their product. */
export const fileOperations = listed.map(({ slug, operation }) => ({ slug, operation: operation as Operation }));
export const isFileOperation = (operation: string): boolean => fileOperations.some((file) => file.operation === operation);

/** The name of a file is the last part of its address, at our service and at a provider's; null for what is no address. */
export function nameInAddress(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  try {
    return decodeURIComponent(address.slice(address.lastIndexOf('/') + 1)) || null;
  } catch {
    return null;
  }
}

export interface NamedFile {
  /** the name by which a section of the report knows it */
  name: string;
  /** what to ask for it, with the name of the file */
  operation: Operation;
  fileName: string;
  /** the values behind a picture */
  isData: boolean;
}
/** The files that an answer of an operation names. */
export const filesNamedIn = (operation: string, value: unknown): NamedFile[] =>
  listed
    .filter(({ namedBy }) => namedBy === operation)
    .flatMap(({ operation: gives, fields }) =>
      Object.entries<Files['fields'][string]>(fields).flatMap(([name, { field, isData = false }]) => {
        const fileName = nameInAddress(((value ?? {}) as Record<string, unknown>)[field]);
        return fileName === null ? [] : [{ name, operation: gives as Operation, fileName, isData }];
      }),
    );
