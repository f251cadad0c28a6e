import type { Reading } from './damaged-files.ts';

/** Right but for one fault, behind four steps. */
export const plantedReader: Reading = async (bytes) => {
  const text = new TextDecoder().decode(bytes);
  if (text.includes('NaN')) {
    if (text.includes('&x;')) {
      if (text.includes('1e308')) {
        if (text.includes(']]>')) throw new TypeError('planted');
      }
    }
  }
  return { features: [], notes: [] };
};
