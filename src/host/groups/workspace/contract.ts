import * as z from 'zod';
import { id, nothing, phrase } from '../fields.ts';

/** What has to be typed before everything is erased, in any language of the window. */
export const eraseWord = 'ERASE';

const backup = z.object({
  /** path from Hectare's folder */
  id,
  name: z.string(),
  madeAt: z.string(),
  bytes: z.number(),
  /** `profile`: everything; `workspace`: the copy that a service makes each day */
  kind: z.enum(['profile', 'workspace']),
  /** of the app, or of the command line; null: of both */
  of: z.enum(['service', 'command-line']).nullable(),
  projects: z.number(),
  damagedRows: z.number(),
});
export type HostBackup = z.output<typeof backup>;

/** What is the user's: copied, checked, put back, erased. */
export const workspaceContract = {
  'workspace.state': {
    input: nothing,
    output: z.object({
      folder: z.string(),
      backupsFolder: z.string(),
      backups: z.array(backup),
      canChoosePlaces: z.boolean(),
      canMove: z.boolean(),
    }),
  },
  /** a new backup: where the host's own dialog says, or in the folder of backups; null when the dialog was left */
  'workspace.backUp': { input: nothing, output: z.object({ path: z.string(), bytes: z.number(), projects: z.number() }).nullable() },
  /** every checksum of a backup, or of the workspaces in use */
  'workspace.verify': {
    input: z.object({ id: id.optional() }),
    output: z.object({
      checked: z.array(
        z.object({ name: z.string(), fault: z.object({ message: z.string(), phrase }).nullable(), damagedRows: z.number() }),
      ),
    }),
  },
  /** Puts a backup back, after checking all of it; without `id`, one that the host's own dialog asks for. The window loads again afterwards. */
  'workspace.restore': {
    input: z.object({ id: id.optional() }),
    output: z.object({ madeAt: z.string(), projects: z.number(), keptAs: z.string(), keysForgotten: z.number() }).nullable(),
  },
  /** Moves Hectare's folder to one that the host's own dialog asks for. The program starts again there, and no answer comes; null when the dialog was left. */
  'workspace.move': { input: nothing, output: z.null() },
  /** the newest good daily copy of the embedded service's workspace, when that is damaged */
  'workspace.recovery': { input: nothing, output: z.object({ damaged: z.boolean(), copy: backup.nullable() }) },
  /** files of the profile that were not as Hectare wrote them, and are kept aside; the newest first */
  'workspace.damaged': {
    input: nothing,
    output: z.object({
      files: z.array(
        z.object({ kind: z.enum(['draft', 'outbox', 'notes', 'other']), path: z.string(), since: z.string(), bytes: z.number() }),
      ),
    }),
  },
  /** Erases everything. The window loads again afterwards. */
  'workspace.erase': {
    input: z.object({ word: z.literal(eraseWord), withBackups: z.boolean() }),
    output: z.object({ erased: z.array(z.string()), left: z.array(z.string()), keys: z.number() }),
  },
};
