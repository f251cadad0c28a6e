import type { Order } from '#host/offline/outbox/entry.ts';

/** A create as the tests of the outbox order it, and whose it is. */
export const order: Order = {
  kind: 'create',
  name: 'North field',
  projectId: null,
  isCollection: false,
  isControlPool: false,
  geometryHash: 'a1',
  areaHectares: 3,
  box: null,
};
export const place = { connectionId: 'c', account: 'k' };
