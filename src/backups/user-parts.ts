/** What a backup holds: everything of a person's profile, or the workspace of one service. */
export type BackupKind = 'profile' | 'workspace';

const workspaceFile = 'workspace.gpkg';
/** SQLite's log and its index belong to the file beside them. */
export const besideWorkspace = ['-wal', '-shm'];

/** Folders of a profile with a workspace in them: the app's, and that of the command line. */
export const workspaceFolders = ['service', 'command-line'];

/** Files and folders of a profile that are the user's besides the workspaces. What can be had again (kept answers, map tiles, data packs, caches) and keys are not among them. */
const profileParts = [
  'connections.json',
  'settings.json',
  'basemaps.json',
  'map-presets.json',
  'recent.json',
  'user-groups.json',
  'project-notes.json',
  'report-logo',
  'drafts',
  'outbox',
  'shapes',
  'offline/settings.json',
  'offline/accounts.json',
];

/** The workspaces in a folder, as paths from it. */
export const workspacesOf = (kind: BackupKind): string[] =>
  kind === 'workspace' ? [workspaceFile] : workspaceFolders.map((folder) => `${folder}/${workspaceFile}`);

/** Files and folders that are the user's, as paths with forward slashes from the folder of the profile or the workspace. */
export const partsOf = (kind: BackupKind): string[] => [...workspacesOf(kind), ...(kind === 'profile' ? profileParts : [])];

/** Locks, and files that a kill left half written. */
export const isPassing = (path: string): boolean => /(\.lock|\.part|-wal|-shm|-journal)$/.test(path);
