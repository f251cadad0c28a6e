import type { DialogName } from '#window/workspace/ui.ts';
import type { HelpAnchor } from './pages.ts';

/** Where the guide speaks of each dialog. */
export const topicOfDialog: Record<DialogName, HelpAnchor> = {
  palette: 'guide#keys',
  place: 'map',
  shortcuts: 'guide#keys',
  about: 'guide',
  sources: 'guide#data-sources',
  connections: 'guide#connections',
  groups: 'portfolio#user-groups',
  collection: 'guide#without-a-network',
  zones: 'guide#time-and-ecological-zone',
  deleteProject: 'guide#create',
  portfolio: 'portfolio',
  report: 'reports',
  outbox: 'offline#changes-wait-in-the-outbox-or-are-refused',
  storage: 'offline',
  backups: 'backups',
  recovery: 'backups#a-damaged-workspace',
  erase: 'backups#erase-all-my-data',
  licences: 'data-licences',
  takeAlong: 'offline#available-offline',
  mapArea: 'map',
  basemaps: 'map',
  saveAs: 'guide#save',
  saveQuestion: 'guide#save',
  fileSystem: 'guide#coordinate-systems',
  closeTrack: 'drawing',
  verdict: 'drawing',
  neighbours: 'drawing',
  defects: 'drawing',
};
