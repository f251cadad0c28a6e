import { expect, test } from 'vitest';
import { isSameSecret } from './same-secret.ts';

test.each([
  ['secret', 'secret', true],
  ['secret', 'secreT', false],
  ['secret', 'secret ', false],
  ['', 'secret', false],
  ['é', 'e\u0301', false],
])('%j and %j: %s', (a, b, same) => expect(isSameSecret(a, b)).toBe(same));
