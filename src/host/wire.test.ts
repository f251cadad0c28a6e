import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from './wire.ts';

test('what is packed comes back, bytes included', () => {
  const value = fc.letrec((tie) => ({
    node: fc.oneof(
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.uint8Array(),
      fc.array(tie('node'), { maxLength: 4 }),
      fc.dictionary(
        fc.string().filter((key) => key !== '__proto__' && key !== '$bytes'),
        tie('node'),
        { maxKeys: 4 },
      ),
    ),
  })).node;
  fc.assert(
    fc.property(value, (item) => {
      expect(unpack(pack(item))).toEqual(item);
    }),
  );
});

test('a cut or lying message is refused', () => {
  const message = pack({ bytes: new Uint8Array([1, 2, 3]) });
  for (let length = 0; length < message.length; length += 1) expect(() => unpack(message.subarray(0, length))).toThrow();
  expect(() => unpack(pack({ x: { $bytes: [0, 1e9] } }))).toThrow(RangeError);
});
