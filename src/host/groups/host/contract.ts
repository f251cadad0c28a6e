import * as z from 'zod';
import { linkNames } from '../../links.ts';
import { keychainKind, nothing, phrase } from '../fields.ts';

/** What a clipboard takes in good time. */
const maxCopiedLetters = 64 * 1024 ** 2;

export const serviceState = z.enum(['starting', 'ready', 'stopped', 'failed']);

export const windowEnd = z.enum([
  'abnormal-exit',
  'killed',
  'crashed',
  'oom',
  'launch-failed',
  'integrity-failure',
  'memory-eviction',
  'hung',
]);

export const hostContract = {
  'host.info': {
    input: nothing,
    output: z.object({
      kind: z.enum(['electron', 'browser']),
      version: z.string(),
      platform: z.string(),
      keychain: keychainKind,
      /** why the keys are kept in memory */
      why: z.string().optional(),
      whyPhrase: phrase,
      /** how the window ended before this one was loaded in its place; told once */
      windowEnd: windowEnd.optional(),
    }),
  },
  'host.openLink': { input: z.object({ link: z.enum(linkNames) }), output: nothing },
  /** puts a text that the person sees on the clipboard; secrets go there past the window (keys.copy) */
  'host.copyText': { input: z.object({ text: z.string().max(maxCopiedLetters) }), output: nothing },
  /** starts the embedded service again after it was given up; in any other state nothing is done */
  'host.startService': { input: nothing, output: nothing },
  'host.status': {
    input: nothing,
    output: z.object({ service: serviceState, message: z.string().optional(), phrase, online: z.boolean() }),
  },
};
