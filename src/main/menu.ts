import type { MenuItemConstructorOptions } from 'electron';

/** Entries of the window's own menus, so that the native menu (always there on macOS) offers the same with the same keys. */
const item = (label: string, command: string, accelerator?: string): { label: string; command: string; accelerator?: string } => ({
  label,
  command,
  accelerator,
});
const line = null;

const menus: { label: string; entries: ({ label: string; command: string; accelerator?: string } | null)[] }[] = [
  {
    label: 'File',
    entries: [
      item('Open…', 'file.open', 'CmdOrCtrl+O'),
      line,
      item('Save the shapes…', 'file.shapes', 'CmdOrCtrl+S'),
      item('Export…', 'file.export', 'CmdOrCtrl+Shift+E'),
      item('Report…', 'project.report', 'CmdOrCtrl+P'),
      item('Save the map as a picture…', 'map.print', 'CmdOrCtrl+Shift+P'),
      line,
      item('Connections…', 'connections.open', 'CmdOrCtrl+,'),
    ],
  },
  {
    label: 'Edit',
    entries: [
      item('Undo', 'edit.undo', 'CmdOrCtrl+Z'),
      item('Redo', 'edit.redo', 'CmdOrCtrl+Shift+Z'),
      line,
      item('Find', 'view.search', 'CmdOrCtrl+F'),
    ],
  },
  {
    label: 'Draw',
    entries: [
      item('Draw an area', 'draw.polygon'),
      item('Draw a line', 'draw.line'),
      item('Mark a point', 'draw.point'),
      line,
      item('Move corners', 'draw.modify'),
      item('Move the shape', 'draw.move'),
      item('Split with a line', 'draw.split'),
      item('Cut a hole', 'draw.hole'),
      item('Merge', 'draw.merge', 'CmdOrCtrl+M'),
      line,
      item('Buffer…', 'draw.buffer'),
      item('Simplify…', 'draw.simplify'),
      item('Track to area', 'draw.track'),
      line,
      item('Small defects…', 'check.defects'),
      item('Fit neighbouring parcels…', 'check.neighbours'),
      item('Check for a destination…', 'check.verdict'),
    ],
  },
  {
    label: 'View',
    entries: [
      item('Command palette', 'palette.open', 'CmdOrCtrl+K'),
      item('Go to a place…', 'map.place', 'CmdOrCtrl+G'),
      line,
      item('Zoom to everything', 'map.fit', 'CmdOrCtrl+0'),
      item('Next problem', 'check.next', 'F8'),
      item('Repair all shapes', 'check.repair', 'Shift+F8'),
      line,
      item('Table drawer', 'view.drawer', 'CmdOrCtrl+J'),
      item('Light or dark', 'view.theme'),
    ],
  },
  {
    label: 'Project',
    entries: [
      item('Create…', 'project.create', 'CmdOrCtrl+Enter'),
      item('Edit name and boundary…', 'project.edit'),
      item('Time and ecological zone…', 'project.zones'),
      item('Take along…', 'project.takeAlong'),
      item('Zoom to project', 'project.zoom'),
      line,
      item('Refresh', 'project.refresh', 'F5'),
      item('Collect everything again', 'project.again'),
      item('Background collection…', 'collection.open'),
      line,
      item('Delete…', 'project.delete'),
    ],
  },
  {
    label: 'Help',
    entries: [item('User guide', 'help.guide', 'F1'), item('Keyboard shortcuts', 'help.shortcuts'), item('About Hectare', 'help.about')],
  },
];

export const menuCommands = menus.flatMap((menu) => menu.entries.flatMap((entry) => (entry ? [entry.command] : [])));

/** The application menu: commands go to the window, which owns what they do; roles stay with the system. */
export function menuTemplate(platform: NodeJS.Platform, send: (command: string) => void): MenuItemConstructorOptions[] {
  const template: MenuItemConstructorOptions[] = menus.map((menu) => ({
    label: menu.label,
    submenu: menu.entries.map((entry): MenuItemConstructorOptions =>
      entry
        ? { label: entry.label, ...(entry.accelerator ? { accelerator: entry.accelerator } : {}), click: () => send(entry.command) }
        : { type: 'separator' },
    ),
  }));
  const edit = template[1]!.submenu as MenuItemConstructorOptions[];
  edit.push({ type: 'separator' }, { role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' });
  const file = template[0]!.submenu as MenuItemConstructorOptions[];
  const view = template[3]!.submenu as MenuItemConstructorOptions[];
  view.push({ type: 'separator' }, { role: 'togglefullscreen' });
  if (platform === 'darwin') return [{ role: 'appMenu' }, ...template.slice(0, -1), { role: 'windowMenu' }, template.at(-1)!];
  file.push({ type: 'separator' }, { role: 'quit' });
  return template;
}
