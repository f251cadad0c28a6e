import type { MenuItemConstructorOptions } from 'electron';

/** Entries of the window's own menus, so that the native menu (always there on macOS) offers the same with the same keys. */
const item = (label: string, command: string, accelerator?: string): { label: string; command: string; accelerator?: string } => ({ label, command, accelerator });
const line = null;

const menus: { label: string; entries: ({ label: string; command: string; accelerator?: string } | null)[] }[] = [
  { label: 'File', entries: [
    item('Open…', 'file.open', 'CmdOrCtrl+O'), line,
    item('Export…', 'file.export', 'CmdOrCtrl+Shift+E'), item('Report (PDF)…', 'project.report', 'CmdOrCtrl+P'), line,
    item('Connections…', 'connections.open', 'CmdOrCtrl+,'),
  ] },
  { label: 'Edit', entries: [item('Undo', 'edit.undo', 'CmdOrCtrl+Z'), item('Redo', 'edit.redo', 'CmdOrCtrl+Shift+Z'), line, item('Find', 'view.search', 'CmdOrCtrl+F')] },
  { label: 'View', entries: [
    item('Command palette', 'palette.open', 'CmdOrCtrl+K'), line,
    item('Zoom to everything', 'map.fit', 'CmdOrCtrl+0'), item('Next problem', 'check.next', 'F8'), line, item('Light or dark', 'view.theme'),
  ] },
  { label: 'Project', entries: [item('Create…', 'project.create', 'CmdOrCtrl+Enter'), item('Zoom to project', 'project.zoom'), line, item('Delete…', 'project.delete')] },
  { label: 'Help', entries: [item('User guide', 'help.guide', 'F1'), item('Keyboard shortcuts', 'help.shortcuts'), item('About Hectare', 'help.about')] },
];

export const menuCommands = menus.flatMap((menu) => menu.entries.flatMap((entry) => (entry ? [entry.command] : [])));

/** The application menu: commands go to the window, which owns what they do; roles stay with the system. */
export function menuTemplate(platform: NodeJS.Platform, send: (command: string) => void): MenuItemConstructorOptions[] {
  const template: MenuItemConstructorOptions[] = menus.map((menu) => ({
    label: menu.label,
    submenu: menu.entries.map((entry): MenuItemConstructorOptions => (entry
      ? { label: entry.label, ...(entry.accelerator ? { accelerator: entry.accelerator } : {}), click: () => send(entry.command) }
      : { type: 'separator' })),
  }));
  const edit = template[1]!.submenu as MenuItemConstructorOptions[];
  edit.push({ type: 'separator' }, { role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' });
  const file = template[0]!.submenu as MenuItemConstructorOptions[];
  const view = template[2]!.submenu as MenuItemConstructorOptions[];
  view.push({ type: 'separator' }, { role: 'togglefullscreen' });
  if (platform === 'darwin') return [{ role: 'appMenu' }, ...template.slice(0, 4), { role: 'windowMenu' }, template[4]!];
  file.push({ type: 'separator' }, { role: 'quit' });
  return template;
}
