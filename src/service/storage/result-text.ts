import type { Collected, Provenance } from '#products/product.ts';
import { sha256 } from './checksum.ts';
import { DamagedRecord } from './damaged-record.ts';

/** A result as it is stored, not looked at yet: a thread parses and checks ten years of days without holding up the service. */
export interface ResultText {
  /** JSON */
  data: string;
  /** JSON */
  provenance: string;
  sha256: string;
  files: { name: string; mediaType: string; bytes: Uint8Array; sha256: string }[];
}

export const damagedResult = (product: string) =>
  new DamagedRecord({ code: 'damaged-result', params: { product: { code: `${product}.name`, detail: product } } });

/** The result of a product from its text. Throws DamagedRecord when a piece does not equal its checksum. */
export function collectedOf(product: string, { data, provenance, sha256: expected, files }: ResultText): Collected {
  if (sha256(data + provenance) !== expected || files.some((file) => sha256(file.bytes) !== file.sha256)) throw damagedResult(product);
  return {
    data: JSON.parse(data) as unknown,
    provenance: JSON.parse(provenance) as Provenance,
    ...(files.length === 0 ? {} : { files: Object.fromEntries(files.map(({ name, mediaType, bytes }) => [name, { mediaType, bytes }])) }),
  };
}
