import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { draftSummary } from './contract.ts';
import { CheckedBytes } from '../../checked-bytes.ts';
import { JsonFile, type Damage } from '../../json-file.ts';
import type { Ports } from '../../ports.ts';
import { Refused } from '../../refused.ts';
import type { HandlerGroup } from '../handler.ts';
import { sentence } from '../../phrases/sentence.ts';

const draft = z.object({ summary: draftSummary, content: z.unknown() });
type DraftFile = JsonFile<z.ZodNullable<typeof draft>>;

/** The text of a content that is JSON. */
function textOf(json: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(json);
    JSON.parse(text);
    return text;
  } catch {
    throw new Refused('bad-draft', sentence('host.draft-not-json'));
  }
}

/** What the window has not finished, a file each. A damaged one is kept aside under another name. */
export function draftsHandlers(ports: Ports, onDamage: (damage: Damage) => void): HandlerGroup<'drafts'> {
  const folder = join(ports.dataFolder, 'drafts');
  const files = new Map<string, DraftFile>();
  const packed = new Map<string, CheckedBytes<typeof draftSummary>>();

  /** An id that is not a plain name could reach another file. */
  function pathOf(id: string, ending: string): string {
    if (!/^[\w-][\w.-]{0,99}$/.test(id)) throw new Refused('bad-draft-id', sentence('host.draft-id'));
    return join(folder, `${id}${ending}`);
  }
  function bytesOf(id: string): CheckedBytes<typeof draftSummary> {
    let file = packed.get(id);
    if (!file) {
      file = new CheckedBytes(pathOf(id, '.bin'), draftSummary, onDamage);
      packed.set(id, file);
    }
    return file;
  }
  function fileOf(id: string): DraftFile {
    const path = pathOf(id, '.json');
    let file = files.get(id);
    if (!file) {
      file = new JsonFile(path, draft.nullable(), null, onDamage, { hasChecksum: true });
      files.set(id, file);
    }
    return file;
  }

  return {
    'drafts.save': async ({ id, kind, title, version, content, json, bytes }) => {
      const savedAt = new Date().toISOString();
      const summary = { id, kind, title, savedAt, version };
      if (bytes) await bytesOf(id).write(summary, bytes);
      else if (json) await fileOf(id).writeText(`{"summary":${JSON.stringify(summary)},"content":${textOf(json)}}`);
      else await fileOf(id).write({ summary, content });
      return { savedAt };
    },
    'drafts.load': async ({ id, asJson, asBytes }) => {
      if (asBytes) {
        const kept = await bytesOf(id).read();
        return kept && { summary: kept.head, content: null, bytes: kept.bytes };
      }
      const found = await fileOf(id).read();
      return found && asJson
        ? { summary: found.summary, content: null, json: new TextEncoder().encode(JSON.stringify(found.content)) }
        : found;
    },
    'drafts.remove': async ({ id }) => {
      // Through the same file's turn, so that a save that is under way does not bring it back.
      await fileOf(id).write(null);
      await rm(fileOf(id).path, { force: true });
      await bytesOf(id).remove();
      return {};
    },
  };
}
