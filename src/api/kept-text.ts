import { detailEntry, type Detail } from './detail.ts';
import { sentence } from './phrases/sentence.ts';

const maxFaults = 100;

/**
 * Why a text cannot be kept as it is; null for one that can. NUL ends a text for programs that read the workspace (GDAL); half a character has no UTF-8 and would
 * come back as another one.
 */
export function textFault(text: string, loc: Detail['loc']): Detail | null {
  if (text.includes('\0')) return detailEntry(loc, sentence('api.nul'), 'value_error');
  return text.isWellFormed() ? null : detailEntry(loc, sentence('api.half-character'), 'value_error');
}

/** The texts of a request that cannot be kept, with their places; names of fields too. Without recursion: a document may be nested as deep as it is long. */
export function textFaults(value: unknown, loc: Detail['loc']): Detail[] {
  const faults: Detail[] = [];
  const left: { value: unknown; path: Path | null }[] = [{ value, path: null }];
  const told = (text: string, path: Path | null) => {
    const fault = textFault(text, []);
    if (fault) faults.push({ ...fault, loc: [...loc, ...partsOf(path)] });
    return fault !== null;
  };
  for (let next = left.pop(); next !== undefined && faults.length < maxFaults; next = left.pop()) {
    const { value: item, path } = next;
    if (typeof item === 'string') told(item, path);
    else if (Array.isArray(item)) {
      // Backwards, so that the first is the next to be taken.
      for (let index = item.length - 1; index >= 0; index -= 1)
        if (typeof item[index] !== 'number') left.push({ value: item[index], path: { part: index, above: path } });
    } else if (typeof item === 'object' && item !== null) {
      for (const [name, inner] of Object.entries(item).reverse()) {
        const place = { part: name, above: path };
        if (!told(name, path)) left.push({ value: inner, path: place });
      }
    }
  }
  return faults;
}

interface Path {
  part: string | number;
  above: Path | null;
}
function partsOf(path: Path | null): Detail['loc'] {
  const parts: Detail['loc'] = [];
  for (let at = path; at !== null; at = at.above) parts.unshift(at.part);
  return parts;
}
