import * as z from 'zod';

export const manifestName = 'manifest.json';
export const backupFormat = 1;

const sum = z.string().regex(/^[0-9a-f]{64}$/);
/** What a backup says of itself. Its files are held against `sha256`, and none may be in it that is not listed. */
export const manifestSchema = z.object({
  format: z.literal('hectare-backup'),
  version: z.number().int().min(1),
  kind: z.enum(['profile', 'workspace']),
  made_at: z.iso.datetime(),
  hectare: z.string(),
  /** paths with forward slashes from the folder of the profile or the workspace */
  files: z.array(z.object({ path: z.string(), bytes: z.number().int().min(0), sha256: sum })),
  workspaces: z.array(
    z.object({
      path: z.string(),
      schema: z.number().int(),
      projects: z.number().int().min(0),
      /** rows that were damaged already when the copy was made */
      damaged_rows: z.number().int().min(0),
    }),
  ),
});
export type Manifest = z.output<typeof manifestSchema>;
