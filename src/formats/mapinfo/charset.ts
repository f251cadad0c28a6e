import { letterDecoder } from '../shapefile/dbase-table.ts';
import type { LineDecoder } from '../text/text-lines.ts';

/** Code pages of MapInfo's names of character sets (its reference, “Charset clause”). */
const pages: Record<string, string> = {
  windowslatin1: '1252',
  windowslatin2: '1250',
  windowscyrillic: '1251',
  windowsgreek: '1253',
  windowsturkish: '1254',
  windowshebrew: '1255',
  windowsarabic: '1256',
  windowsbalticrim: '1257',
  windowsvietnamese: '1258',
  windowsthai: '874',
  windowsjapanese: '932',
  windowssimpchinese: '936',
  windowskorean: '949',
  windowstradchinese: '950',
  'utf-8': 'utf8',
};

/** UTF-8 where the bytes are, else Windows-1252: for a set that is not named, or is called neutral. */
function guessing(): LineDecoder {
  const strict = new TextDecoder('utf-8', { fatal: true });
  const loose = new TextDecoder('windows-1252');
  return {
    decode(bytes) {
      try {
        return strict.decode(bytes);
      } catch {
        return loose.decode(bytes);
      }
    },
  };
}

/** The letters of a file by the name of its character set. */
export function decoderOfCharset(name: string): LineDecoder {
  const known = name.toLowerCase();
  return letterDecoder(pages[known] ?? known.replace(/^(codepage|iso)/, '').replace('_', '')) ?? guessing();
}
