/** Text of a file whose encoding it may or may not declare. `declared` is what its XML declaration says, `guessed` is set when that was wrong. */
export interface DecodedText { text: string; encoding: string; guessed: boolean }

const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, index) => bytes[index] === byte);

function declaredEncoding(bytes: Uint8Array): string | null {
  const head = new TextDecoder('iso-8859-1').decode(bytes.subarray(0, 200));
  return /<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1]?.toLowerCase() ?? null;
}

/** Byte order mark first, then the XML declaration, then UTF-8; bytes that are not UTF-8 are read as Windows-1252, the usual mislabelled encoding. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return { text: new TextDecoder('utf-8').decode(bytes), encoding: 'utf-8', guessed: false };
  if (startsWith(bytes, 0xff, 0xfe)) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16le', guessed: false };
  if (startsWith(bytes, 0xfe, 0xff)) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'utf-16be', guessed: false };
  if (bytes[0] === 0x3c && bytes[1] === 0) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16le', guessed: true };
  if (bytes[0] === 0 && bytes[1] === 0x3c) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'utf-16be', guessed: true };
  const declared = declaredEncoding(bytes);
  // A declaration of UTF-16 that can be read byte by byte is wrong by itself.
  const label = declared && !declared.startsWith('utf-16') ? declared : 'utf-8';
  try {
    return { text: new TextDecoder(label, { fatal: true }).decode(bytes), encoding: label, guessed: false };
  } catch {
    const cut = label === 'utf-8' ? cutInLetter(bytes) : null;
    return cut !== null ? { text: cut, encoding: label, guessed: false } : { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252', guessed: true };
  }
}

/** UTF-8 that breaks off inside a letter, as a download cut short does; null where the fault is elsewhere. */
function cutInLetter(bytes: Uint8Array): string | null {
  for (let lost = 1; lost <= 3 && lost < bytes.length; lost += 1) {
    if ((bytes[bytes.length - lost]! & 0xc0) !== 0xc0) continue;
    try { return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, bytes.length - lost)); } catch { return null; }
  }
  return null;
}
