import type { CallContext } from '../answer.ts';
import type { bridgeContract } from '../contract.ts';
import type { BridgeMethod } from '../methods.ts';
import type * as z from 'zod';

/** What a handler gets: the input after its schema filled in the defaults. */
export type Checked<M extends BridgeMethod> = z.output<(typeof bridgeContract)[M]['input']>;
type Given<M extends BridgeMethod> = z.input<(typeof bridgeContract)[M]['output']>;

/** The handlers of one group, `host.` or `files.` and so on. */
export type HandlerGroup<Prefix extends string> = {
  [M in Extract<BridgeMethod, `${Prefix}.${string}`>]: (input: Checked<M>, context: CallContext) => Promise<Given<M>>;
};
