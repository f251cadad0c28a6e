import * as z from 'zod';
import { formatList } from '#formats/list.ts';
import { bytes, nothing, savedTo } from '../fields.ts';

/** `file` is a browser's own handle of a file that is read in pieces; its `bytes` are empty then. It never crosses a bridge. */
export const openedFile = z.object({ name: z.string(), bytes, path: z.string().optional(), file: z.instanceof(Blob).optional() });
export const recentFile = z.object({ name: z.string(), path: z.string(), openedAt: z.string() });
/** What the window sends for a save: a host with dialogs writes it, the browser host offers it as a download. */
const fileKind = z.enum([
  ...formatList.map(({ id }) => id),
  ...(['geometry', 'pdf', 'png', 'tif', 'qml', 'sld', 'style', 'image', 'html', 'xlsx', 'zip', 'any'] as const),
]);

export const filesContract = {
  'files.choose': {
    input: z.object({ kinds: z.array(fileKind), multiple: z.boolean().default(true) }),
    output: z.object({ files: z.array(openedFile) }),
  },
  'files.read': { input: z.object({ path: z.string().min(1).max(4096) }), output: openedFile },
  'files.save': { input: z.object({ suggestedName: z.string().min(1).max(255), kind: fileKind, bytes }), output: savedTo },
  /**
   * Writes over a file that was opened, at its path. `expectedSha256`: what it should hold; `changed` says that another program wrote it since, and nothing was
   * written. null: written whatever it holds.
   */
  'files.replace': {
    input: z.object({ path: z.string().min(1).max(4096), bytes, expectedSha256: z.string().length(64).nullable() }),
    output: z.object({ outcome: z.enum(['written', 'changed']) }),
  },
  'files.clearRecent': { input: nothing, output: nothing },
  'files.recent': { input: nothing, output: z.object({ files: z.array(recentFile) }) },
  /** files given on the command line or by double-click before the window was ready */
  'files.pending': { input: nothing, output: z.object({ files: z.array(openedFile) }) },
};
