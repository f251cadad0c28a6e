import type { Feature } from '#geo/types.ts';
import { labelOf } from './label-field.ts';

/** Names of columns that say who handed a parcel in, best first, without accents, blanks and the like: `ProducerName` is that of due-diligence statements. */
const supplierColumns = [
  'producername',
  'supplier',
  'suppliername',
  'producer',
  'farmer',
  'farmername',
  'owner',
  'ownername',
  'cooperative',
  'proveedor',
  'productor',
  'nombreproductor',
  'propietario',
  'cooperativa',
  'fournisseur',
  'producteur',
  'produtor',
  'fornecedor',
];
const plain = (column: string) => column.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Who handed a parcel in, by its attributes; null where none says so. `column`: the one to take. */
export function supplierOf(properties: Feature['properties'], column?: string): string | null {
  if (!properties) return null;
  if (column !== undefined) return labelOf(properties[column]) || null;
  let best: { rank: number; supplier: string } | null = null;
  for (const [key, value] of Object.entries(properties)) {
    const rank = supplierColumns.indexOf(plain(key));
    if (rank < 0 || (best && best.rank <= rank)) continue;
    const supplier = labelOf(value);
    if (supplier) best = { rank, supplier };
  }
  return best?.supplier ?? null;
}

/** The best of columns that say who handed a parcel in; null where none does. */
export function supplierColumnOf(columns: readonly string[]): string | null {
  for (const name of supplierColumns) {
    const found = columns.find((column) => plain(column) === name);
    if (found !== undefined) return found;
  }
  return null;
}
