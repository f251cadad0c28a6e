import type { MenuItemConstructorOptions } from 'electron';
import { commandsIn, factsOf, menuNames, type CommandId, type MenuName } from '#host/commands.ts';

const labels: Record<MenuName, string> = { file: 'File', edit: 'Edit', draw: 'Draw', view: 'View', project: 'Project', help: 'Help' };

/** What the application menu offers: the commands of the window that have a label for it. */
export const menuCommands: CommandId[] = menuNames.flatMap((menu) => commandsIn(menu)).filter((id) => factsOf(id).appMenu !== undefined);

/** "Ctrl Shift E" as Electron writes it. */
const acceleratorOf = (keys: string) => keys.replace('Ctrl', 'CmdOrCtrl').replaceAll(' ', '+');

function entriesOf(menu: MenuName, send: (command: CommandId) => void): MenuItemConstructorOptions[] {
  const entries: MenuItemConstructorOptions[] = [];
  let lineBefore = false;
  for (const id of commandsIn(menu)) {
    const { appMenu: label, keys, onMapOnly, lineBefore: beginsGroup } = factsOf(id);
    lineBefore ||= beginsGroup === true;
    if (label === undefined) continue;
    if (lineBefore && entries.length > 0) entries.push({ type: 'separator' });
    lineBefore = false;
    // A key of the application menu is taken from every field; those of the map must reach them.
    entries.push({ label, ...(keys && !onMapOnly ? { accelerator: acceleratorOf(keys) } : {}), click: () => send(id) });
  }
  return entries;
}

/** What the system does itself, at the end of a menu. */
function rolesOf(menu: MenuName, platform: NodeJS.Platform, isDevelopment: boolean): MenuItemConstructorOptions[] {
  if (menu === 'edit') return [{ type: 'separator' }, { role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }];
  if (menu === 'view')
    return [
      { type: 'separator' },
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      { role: 'togglefullscreen' },
      ...(isDevelopment ? [{ role: 'toggleDevTools' as const }] : []),
    ];
  return menu === 'file' && platform !== 'darwin' ? [{ type: 'separator' }, { role: 'quit' }] : [];
}

/** The application menu (always there on macOS): commands go to the window, which owns what they do; roles stay with the system. The developer tools are those of a development build. */
export function menuTemplate(
  platform: NodeJS.Platform,
  send: (command: CommandId) => void,
  isDevelopment = false,
): MenuItemConstructorOptions[] {
  const template = menuNames.map((menu): MenuItemConstructorOptions => ({
    label: labels[menu],
    submenu: [...entriesOf(menu, send), ...rolesOf(menu, platform, isDevelopment)],
  }));
  return platform === 'darwin' ? [{ role: 'appMenu' }, ...template.slice(0, -1), { role: 'windowMenu' }, template.at(-1)!] : template;
}
