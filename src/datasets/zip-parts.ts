import { crc32, inflateRawSync } from 'node:zlib';
import { UnusableAnswer } from './data-access.ts';
import { sentence } from './phrases/sentence.ts';

/** A member of a zip archive, as the archive's directory lists it: place and length of what is packed, and what comes of it. */
export interface ZipMember {
  name: string;
  offset: number;
  packedBytes: number;
  bytes: number;
  method: number;
  checksum: number;
}

const [endMark, memberMark, localMark] = [0x06054b50, 0x02014b50, 0x04034b50];
const [endBytes, memberBytes, localBytes] = [22, 46, 30];
/** what a local header's extra field may take beyond its name */
const extraBytes = 1024;
const [stored, deflated] = [0, 8];
const unreadable = (reason: string) => new UnusableAnswer(sentence('datasets.no-archive', { reason }));
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Members of an archive by its last bytes, which must hold the whole directory (APPNOTE 6.3, 4.3.12 and 4.3.16; no archive above 4 GB). Throws UnusableAnswer. */
export function membersInTail(tail: Uint8Array): ZipMember[] {
  const view = viewOf(tail);
  let end = tail.length - endBytes;
  while (end >= 0 && view.getUint32(end, true) !== endMark) end -= 1;
  if (end < 0) throw unreadable('PK0506');
  const [count, length] = [view.getUint16(end + 10, true), view.getUint32(end + 12, true)];
  if (length > end) throw unreadable('PK0102');
  const members: ZipMember[] = [];
  for (let at = end - length; at + memberBytes <= end && view.getUint32(at, true) === memberMark;) {
    const nameBytes = view.getUint16(at + 28, true);
    members.push({
      name: new TextDecoder().decode(tail.subarray(at + memberBytes, at + memberBytes + nameBytes)),
      offset: view.getUint32(at + 42, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
    });
    at += memberBytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (members.length !== count) throw unreadable('PK0102');
  return members;
}

/** How many bytes from a member's offset on surely hold it. */
export const spanOf = ({ name, packedBytes }: ZipMember): number =>
  localBytes + new TextEncoder().encode(name).length + extraBytes + packedBytes;

/** The bytes of a member, from those that begin at its offset, verified by length and checksum. `most`: bytes above which none is unpacked. Throws UnusableAnswer. */
export function unpacked(part: Uint8Array, member: ZipMember, most: number): Uint8Array<ArrayBuffer> {
  const { name, packedBytes, bytes, method, checksum } = member;
  if (bytes > most) throw unreadable(name);
  const view = viewOf(part);
  const isHeader = part.length >= localBytes && view.getUint32(0, true) === localMark;
  const nameBytes = isHeader ? view.getUint16(26, true) : 0;
  const start = localBytes + nameBytes + (isHeader ? view.getUint16(28, true) : 0);
  const isMember = isHeader && new TextDecoder().decode(part.subarray(localBytes, localBytes + nameBytes)) === name;
  if (!isMember || start + packedBytes > part.length || (method !== stored && method !== deflated)) throw unreadable(name);
  const packed = part.subarray(start, start + packedBytes);
  let content: Uint8Array<ArrayBuffer>;
  try {
    content = new Uint8Array(method === stored ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, bytes) }));
  } catch (error) {
    throw unreadable((error as Error).message);
  }
  if (content.length !== bytes || crc32(content) !== checksum) throw unreadable(name);
  return content;
}
