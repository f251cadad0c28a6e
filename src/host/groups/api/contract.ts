import * as z from 'zod';
import type { ReplyOf } from '#api/index.ts';
import type { Api, Operation } from '#operations/index.ts';
import { bytes, id, json, nothing, ownId, phrase } from '../fields.ts';

/** Creates and deletions go through the outbox (`projects.create`, `projects.remove`); calls of user groups carry tokens, which no window sees. */
type OwnWay = 'createProject' | 'deleteProject' | 'createUserGroup' | 'updateUserGroup' | 'rotateUserGroupToken';
/** An operation of the monitoring API that a window may call. */
export type CallableOperation = Exclude<Operation, OwnWay>;
/** One that answers with a picture. */
export type RasterOperation = {
  [O in CallableOperation]: z.output<Api[O]['reply']> extends Uint8Array ? O : never;
}[CallableOperation];

type Part<Name extends string, Value> = Record<string, never> extends Value ? { [N in Name]?: Value } : { [N in Name]: Value };
/** Path parameters, query and body of an operation, as its route has them. */
export type ApiInput<O extends Operation> = Part<'params', z.input<Api[O]['params']>> &
  Part<'query', z.input<Api[O]['query']>> &
  Part<'body', z.input<Api[O]['body']>> & { connectionId?: string; ifMatch?: string };

/** An unknown name is refused by the handler, which says so in words that help. */
const operationName = <O extends Operation>() => z.custom<O>((value) => typeof value === 'string' && value.length <= 80);
/** `stale`: nobody could be asked now, for this reason; it is what was true at `fetchedAt`. */
const seen = {
  fetchedAt: z.string(),
  stale: z.boolean(),
  reason: z.string().optional(),
  reasonCode: z.string().optional(),
  reasonPhrase: phrase,
};

const answer = z.object({
  /** true: an answer unlike the contract, as it came; false: the operation's own reply */
  raw: z.boolean(),
  value: z.unknown(),
  /** `phrase`: people should know of it */
  deviations: z.array(z.object({ path: z.string(), rule: z.string(), phrase })),
  etag: z.string().optional(),
  ...seen,
});
/** What `api.call` answers for an operation: its own reply, or what a provider gave in its place. */
export type ApiAnswer<O extends Operation> = Omit<z.output<typeof answer>, 'raw' | 'value'> &
  ({ raw: false; value: ReplyOf<Api[O]> } | { raw: true; value: unknown });

const call = { params: json.default({}), query: json.default({}), connectionId: ownId.optional() };

export const apiContract = {
  'api.call': {
    /** `keptOnly`: nobody is asked, which could begin work; refused as `not-kept` where no answer is stored */
    input: z.object({
      ...call,
      operation: operationName<CallableOperation>(),
      body: z.unknown().optional(),
      keptOnly: z.boolean().optional(),
      /** the revision (`etag`) that a change is made on: refused as `changed` where there is another one by now */
      ifMatch: z
        .string()
        .max(300)
        .regex(/^(W\/)?"[\x21\x23-\x7e]*"$/)
        .optional(),
    }),
    output: answer,
  },
  'api.quota': {
    input: nothing,
    output: z.object({
      known: z.boolean(),
      limitHectares: z.number().nullable(),
      usedHectares: z.number().nullable(),
      remainingHectares: z.number().nullable(),
    }),
  },
  /** the picture that an answer about a project names by its address, fetched by the host; null where it names none */
  'api.picture': {
    input: z.object({ projectId: id, query: json.default({}) }),
    output: z
      .object({
        bytes,
        kind: z.enum(['png', 'jpeg', 'tiff']),
        /** null: the picture knows its own place */
        box: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }).nullable(),
      })
      .nullable(),
  },
  /** a picture as bytes, for the map */
  'api.raster': {
    input: z.object({ ...call, operation: operationName<RasterOperation>() }),
    output: z.object({ bytes, ...seen }),
  },
};
