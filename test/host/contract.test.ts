import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { api, type Operation } from '#operations/index.ts';
import { bridgeContract } from '#host/contract.ts';
import { isSecretField } from '#host/known-secrets.ts';
import { bridgeMethods, type BridgeMethod } from '#host/methods.ts';

/** Paths of all properties that a schema's output may have and that are named like a secret. */
function secretPaths(schema: z.ZodType): string[] {
  const found: string[] = [];
  const visit = (node: unknown, path: string) => {
    if (node === null || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties') {
        for (const [name, property] of Object.entries(value as object)) {
          if (isSecretField(name)) found.push(`${path}.${name}`);
          visit(property, `${path}.${name}`);
        }
      } else visit(value, path);
    }
  };
  visit(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }), '');
  return found;
}

describe('the contract of the bridge', () => {
  test('names every method once', () => {
    expect(Object.keys(bridgeContract).sort()).toEqual([...bridgeMethods].sort());
    expect(new Set(bridgeMethods).size).toBe(bridgeMethods.length);
  });

  test('the scan finds a secret however deep it stands', () => {
    const planted = z.object({
      list: z.array(
        z.union([z.string(), z.object({ group: z.object({ 'x-api-key': z.string(), token: z.string(), label: z.string() }).nullable() })]),
      ),
    });
    expect(secretPaths(planted)).toEqual(['.list.group.x-api-key', '.list.group.token']);
    expect(secretPaths(bridgeContract['keys.save'].input)).toEqual(['.secret']);
  });

  test.each(bridgeMethods)('%s gives no secret to the window', (method) => {
    expect(secretPaths(bridgeContract[method].output)).toEqual([]);
  });

  // The search of test/fuzz/bridge.test.ts found that `../..` in place of a connection emptied a folder outside of the program's own.
  test.each<[BridgeMethod, (id: string) => object]>([
    ['offline.clear', (id) => ({ connectionId: id })],
    ['basemaps.save', (id) => ({ id, name: 'a', kind: 'xyz', address: 'https://a.example/{z}/{x}/{y}' })],
    ['basemaps.remove', (id) => ({ id })],
    ['outbox.discard', (id) => ({ id })],
    ['mapAreas.remove', (id) => ({ id })],
    ['connections.save', (id) => ({ id, name: 'a', baseUrl: '' })],
    ['connections.remove', (id) => ({ id })],
    ['keys.remove', (id) => ({ connectionId: id, kind: 'api-key' })],
    ['takeAlong.remove', (id) => ({ connectionId: id, projectId: 'a' })],
  ])('%s takes no name that leads out of its folder, and none that every object has', (method, input) => {
    const isTaken = (id: string) => bridgeContract[method].input.safeParse(input(id)).success;
    expect(['..', '../..', 'a/b', 'a\\b', 'a\0b', '', '.', '__proto__', 'constructor', 'C:'].filter(isTaken)).toEqual([]);
    expect(['embedded', '00000001-0b9c1f1e', 'a.b'].filter(isTaken)).toHaveLength(3);
  });

  test('what api.call may answer has no field that the clean-up would take for a secret, and the calls with tokens are not among them', () => {
    const open = (Object.keys(api) as Operation[]).filter((operation) => api[operation].base !== 'user-group');
    expect(open.length).toBeGreaterThan(15);
    expect(open.flatMap((operation) => secretPaths(api[operation].reply as z.ZodType).map((path) => operation + path))).toEqual([]);
    expect(secretPaths(api.rotateUserGroupToken.reply)).not.toEqual([]);
  });
});
