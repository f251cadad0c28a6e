/** The newest schema of a workspace that this Hectare knows (`src/service/storage/schema.ts` has the steps). Backups are held against it where no service runs. */
export const newestWorkspaceSchema = 10;
