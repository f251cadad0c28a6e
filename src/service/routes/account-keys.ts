import { detailEntry, ValidationFault } from '#api/index.ts';
import { api } from '#operations/index.ts';
import { HttpFault } from '../http-fault.ts';
import { sentence } from '../phrases/sentence.ts';
import type { Serve, Services } from '../serve.ts';
import { serversLabel, type NewKey, type TeamKey } from '../storage/administration.ts';

const keyReply = ({ user_id: _account, ...key }: TeamKey) => key;

/** Keys of the account that asks, which a database keeps. */
export function accountKeyRoutes(serve: Serve, { storage }: Services): void {
  const keysHere = () => {
    if (!storage.keys) throw new HttpFault(404, { code: 'no-keys-here' });
    return storage.keys;
  };
  serve(api.accountKeys, async (_input, { userId }) => (await keysHere().list(userId)).map(keyReply));
  serve(api.issueAccountKey, async ({ body }, { request, userId }) => {
    const keys = keysHere();
    const key = body as Omit<NewKey, 'userId'>;
    if (key.scope === 'admin' && key.collections)
      throw new ValidationFault([detailEntry(['body', 'collections'], sentence('service.admin-of-collections'), 'value_error')]);
    if (key.label === serversLabel)
      throw new ValidationFault([
        detailEntry(['body', 'label'], sentence('service.key-label-taken', { label: serversLabel }), 'value_error'),
      ]);
    const issued = await keys.issue(request.actor?.key?.id ?? 0, { ...key, userId });
    if (!('refused' in issued)) return { key: issued.key, ...keyReply(issued.row) };
    if (issued.refused === 'collection')
      throw new ValidationFault([detailEntry(['body', 'collections'], sentence('service.no-such-collection'), 'value_error')]);
    if (issued.refused === 'outlives') throw new HttpFault(403, { code: 'key-outlives', params: { until: issued.until } });
    throw new HttpFault(401, { code: 'key-refused' });
  });
  serve(api.revokeAccountKey, async ({ params }, { userId }) => {
    const revoked = await keysHere().revoke(userId, Number(params['key_id']));
    if (!revoked) throw new HttpFault(404, { code: 'no-such-key' });
    return keyReply(revoked);
  });
}
