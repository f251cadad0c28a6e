import { expect, test } from 'vitest';
import { reactive, ref, shallowRef } from 'vue';
import { plain } from './plain.ts';

test('what is reactive at any depth can be cloned, and means the same', () => {
  const look = ref({ world: { visible: true, opacity: 0.5 } });
  const list = reactive([{ name: 'a' }, [1, 2]]);
  const input = { settings: { look: look.value, place: shallowRef({ lonLat: [1, 2] }).value, list, none: null, word: 'x' } };
  expect(() => structuredClone(input)).toThrow();
  expect(structuredClone(plain(input))).toEqual({
    settings: {
      look: { world: { visible: true, opacity: 0.5 } },
      place: { lonLat: [1, 2] },
      list: [{ name: 'a' }, [1, 2]],
      none: null,
      word: 'x',
    },
  });
});

test('a proxy that was put into a plain list is found', () => {
  expect(() => structuredClone(plain({ names: [['a'], reactive(['b'])] }))).not.toThrow();
});

test('what holds no proxy is not copied, bytes least of all', () => {
  const bytes = new Uint8Array([1, 2]);
  const input = { bytes, shapes: [{ coordinates: [[1, 2]] }] };
  expect(plain(input)).toBe(input);
  expect(plain({ ...input, more: reactive({}) }).bytes).toBe(bytes);
});
