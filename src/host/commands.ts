/**
 * The commands of the window, in the order of its menus. The menu bar, the application menu of Electron, the palette, the keys and the list of shortcuts are
 * derived from this table; what a command does is written in `src/renderer/src/shell/commands`.
 */
export const menuNames = ['file', 'edit', 'draw', 'view', 'project', 'help'] as const;
export type MenuName = (typeof menuNames)[number];

export interface CommandFacts {
  menu: MenuName;
  /** as people read them: "Ctrl Shift E" */
  keys?: string;
  /** what other programs use for the same; not shown */
  otherKeys?: string;
  /** The keys work on the map alone: anywhere else they belong to what has the focus. */
  onMapOnly?: true;
  lineBefore?: true;
  /** its label in the application menu, where it is offered there */
  appMenu?: string;
}

const commandFacts = {
  'file.open': { menu: 'file', keys: 'Ctrl O', appMenu: 'Open…' },
  'file.service': { menu: 'file', appMenu: 'Open from a service…' },
  'file.sample': { menu: 'file' },
  'file.close': { menu: 'file' },
  'file.clearRecent': { menu: 'file' },
  'file.save': { menu: 'file', keys: 'Ctrl S', lineBefore: true, appMenu: 'Save' },
  'file.saveAs': { menu: 'file', keys: 'Ctrl Shift S', appMenu: 'Save as…' },
  'file.export': { menu: 'file', keys: 'Ctrl Shift E', appMenu: 'Export…' },
  'file.export-kml': { menu: 'file' },
  'file.export-kmz': { menu: 'file' },
  'file.eudr': { menu: 'file', appMenu: 'Prepare for EUDR…' },
  'project.report': { menu: 'file', keys: 'Ctrl P', lineBefore: true, appMenu: 'Report…' },
  'print.open': { menu: 'file', keys: 'Alt P', appMenu: 'Print map…' },
  'map.print': { menu: 'file', keys: 'Ctrl Shift P', appMenu: 'Save the map as a picture…' },
  'connections.open': { menu: 'file', keys: 'Ctrl ,', lineBefore: true, appMenu: 'Connections…' },
  'outbox.open': { menu: 'file', keys: 'Ctrl Shift O' },
  'storage.open': { menu: 'file' },
  'backups.open': { menu: 'file', appMenu: 'Backups…' },
  'erase.open': { menu: 'file', appMenu: 'Erase all my data…' },

  'edit.undo': { menu: 'edit', keys: 'Ctrl Z', appMenu: 'Undo' },
  'edit.redo': { menu: 'edit', keys: 'Ctrl Shift Z', otherKeys: 'Ctrl Y', appMenu: 'Redo' },
  'edit.selectAll': { menu: 'edit', keys: 'Ctrl A', lineBefore: true },
  'edit.selectNone': { menu: 'edit', keys: 'Esc', onMapOnly: true },
  'edit.invert': { menu: 'edit', keys: 'Alt I', appMenu: 'Invert selection' },
  'edit.box': { menu: 'edit', keys: 'Alt 8', appMenu: 'Select by box' },
  'edit.lasso': { menu: 'edit', keys: 'Alt 9', appMenu: 'Select by lasso' },
  'view.search': { menu: 'edit', keys: 'Ctrl F', lineBefore: true, appMenu: 'Find' },

  'draw.polygon': { menu: 'draw', keys: 'Alt 1', appMenu: 'Draw an area' },
  'draw.line': { menu: 'draw', keys: 'Alt 2', appMenu: 'Draw a line' },
  'draw.point': { menu: 'draw', keys: 'Alt 3', appMenu: 'Mark a point' },
  'draw.modify': { menu: 'draw', keys: 'Alt 4', appMenu: 'Move corners' },
  'draw.move': { menu: 'draw', keys: 'Alt 5', appMenu: 'Move the shape' },
  'draw.split': { menu: 'draw', keys: 'Alt 6', appMenu: 'Split with a line' },
  'draw.hole': { menu: 'draw', keys: 'Alt 7', appMenu: 'Cut a hole' },
  'draw.avoidOverlap': { menu: 'draw', keys: 'Alt V', lineBefore: true, appMenu: 'Avoid overlap' },
  'draw.finish': { menu: 'draw', keys: 'Enter', onMapOnly: true, lineBefore: true },
  'draw.stop': { menu: 'draw', keys: 'Esc', onMapOnly: true },
  'draw.merge': { menu: 'draw', keys: 'Ctrl M', lineBefore: true, appMenu: 'Merge' },
  'draw.buffer': { menu: 'draw', appMenu: 'Buffer…' },
  'draw.simplify': { menu: 'draw', appMenu: 'Simplify…' },
  'draw.track': { menu: 'draw', appMenu: 'Convert track to area' },
  'draw.remove': { menu: 'draw', keys: 'Del', onMapOnly: true },
  'check.defects': { menu: 'draw', lineBefore: true, appMenu: 'Clean up geometry…' },
  'check.neighbours': { menu: 'draw', appMenu: 'Fit neighbouring parcels…' },
  'check.verdict': { menu: 'draw', appMenu: 'Check submission requirements…' },
  'check.repairSelected': { menu: 'draw', keys: 'Ctrl F8', appMenu: 'Repair the selected shapes' },
  'check.repair': { menu: 'draw', keys: 'Shift F8', appMenu: 'Repair all shapes' },

  'palette.open': { menu: 'view', keys: 'Ctrl K', appMenu: 'Command palette' },
  'map.place': { menu: 'view', keys: 'Ctrl G', appMenu: 'Go to a place…' },
  'map.fit': { menu: 'view', keys: 'Ctrl 0', lineBefore: true, appMenu: 'Zoom to everything' },
  'check.next': { menu: 'view', keys: 'F8', appMenu: 'Next problem' },
  'map.measure': { menu: 'view', keys: 'Alt M' },
  'map.style': { menu: 'view', appMenu: 'Style of the file…' },
  'map.basemaps': { menu: 'view' },
  'map.takeArea': { menu: 'view', appMenu: 'Make this area available offline…' },
  'view.drawer': { menu: 'view', keys: 'Ctrl J', appMenu: 'Table drawer' },
  'view.left': { menu: 'view', keys: 'Ctrl B', appMenu: 'Projects and layers' },
  'view.right': { menu: 'view', keys: 'Ctrl Shift B', appMenu: 'Project and checks' },
  'view.messages': { menu: 'view', keys: 'Ctrl Shift M', appMenu: 'Messages' },
  'view.closeMessage': { menu: 'view', keys: 'Alt X' },
  'view.theme': { menu: 'view', lineBefore: true, appMenu: 'Light or dark' },
  'view.contrast': { menu: 'view' },
  'view.language': { menu: 'view' },
  'view.numbers': { menu: 'view' },
  'view.dates': { menu: 'view' },
  'view.units': { menu: 'view', appMenu: 'Coordinates and areas…' },

  'project.create': { menu: 'project', keys: 'Ctrl Enter', appMenu: 'Create…' },
  'project.edit': { menu: 'project', appMenu: 'Edit name and boundary…' },
  'project.takeAlong': { menu: 'project', appMenu: 'Make available offline…' },
  'project.zones': { menu: 'project', appMenu: 'Time and ecological zone…' },
  'project.zoom': { menu: 'project', appMenu: 'Zoom to project' },
  'project.close': { menu: 'project' },
  'project.refresh': { menu: 'project', keys: 'F5', lineBefore: true, appMenu: 'Refresh' },
  'project.again': { menu: 'project', appMenu: 'Collect everything again' },
  'collection.open': { menu: 'project', appMenu: 'Background collection…' },
  'portfolio.open': { menu: 'project', lineBefore: true },
  'groups.open': { menu: 'project' },
  'project.delete': { menu: 'project', lineBefore: true, appMenu: 'Delete…' },
  'bin.open': { menu: 'project', appMenu: 'Deleted projects…' },

  'help.shortcuts': { menu: 'help', keys: 'Shift F1', appMenu: 'Keyboard shortcuts' },
  'help.guide': { menu: 'help', keys: 'F1', appMenu: 'User guide' },
  'help.sources': { menu: 'help', appMenu: 'Data sources…' },
  'help.updates': { menu: 'help', lineBefore: true, appMenu: 'Check for updates…' },
  'help.licences': { menu: 'help', appMenu: 'Licences' },
  'help.about': { menu: 'help', appMenu: 'About Hectare' },
} as const satisfies Record<string, CommandFacts>;

export type CommandId = keyof typeof commandFacts;
/** the commands of one menu */
export type CommandIn<M extends MenuName> = { [Id in CommandId]: (typeof commandFacts)[Id]['menu'] extends M ? Id : never }[CommandId];

const facts: Record<CommandId, CommandFacts> = commandFacts;
export const commandIds = Object.keys(facts) as CommandId[];
export const factsOf = (id: CommandId): CommandFacts => facts[id];
export const commandsIn = (menu: MenuName): CommandId[] => commandIds.filter((id) => facts[id].menu === menu);
