import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { UnusableAnswer } from './data-access.ts';
import { membersInTail, spanOf, unpacked } from './zip-parts.ts';

const text = (words: string) => new TextEncoder().encode(words.repeat(50));
const archive = zipSync({ 'a/first.txt': [text('first '), { level: 9 }], 'a/second.txt': [text('second '), { level: 0 }] });

test('members come out of parts of an archive as they went in, packed or stored', () => {
  const members = membersInTail(archive.subarray(-200));
  expect(members.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['a/first.txt', 300],
    ['a/second.txt', 350],
  ]);
  const contents = members.map((member) => unpacked(archive.subarray(member.offset, member.offset + spanOf(member)), member, 1000));
  expect(contents.map((content) => new TextDecoder().decode(content))).toEqual(['first '.repeat(50), 'second '.repeat(50)]);
});

test('a tail without the whole directory, another member, damage and more bytes than allowed are refused', () => {
  const refused = (work: () => unknown) => expect(work).toThrow(UnusableAnswer);
  refused(() => membersInTail(archive.subarray(-60)));
  refused(() => membersInTail(archive.subarray(0, -10)));
  const [first, second] = membersInTail(archive);
  refused(() => unpacked(archive.subarray(second!.offset), first!, 1000));
  refused(() => unpacked(archive.subarray(first!.offset), first!, 100));
  refused(() => unpacked(archive.subarray(first!.offset, first!.offset + 20), first!, 1000));
  const damaged = archive.slice(second!.offset);
  damaged[60]! ^= 1;
  refused(() => unpacked(damaged, second!, 1000));
});
