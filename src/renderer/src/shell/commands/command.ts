import { commandsIn, factsOf, type CommandFacts, type CommandIn, type MenuName } from '#host/commands.ts';
import { text as t } from '#window/kit/text/index.ts';

/** What a command of the table does, and when. */
export interface CommandAction {
  label: () => string;
  /** left out: always */
  enabled?: () => boolean;
  /** why it cannot be used now, and what to do first */
  needs?: () => string;
  /** Its key works while a dialog is open: it opens another dialog in its place or changes nothing that lies behind. */
  overDialogs?: boolean | (() => boolean);
  run: () => void;
}
/** Every command of one menu. */
export type MenuActions<M extends MenuName> = Record<CommandIn<M>, CommandAction>;

/** One thing that a person can do, in menus, keys, shortcuts and the palette alike. */
export interface WindowCommand extends Omit<CommandFacts, 'appMenu'>, CommandAction {
  id: string;
  /** what stands over it when the pointer rests there */
  hint?: () => string;
  enabled: () => boolean;
}

const always = () => true;
export const needs = (what: string) => () => t(`needs.${what}`);

/** The commands of a menu in their order, with what the table says of them. */
export function menuCommands<M extends MenuName>(menu: M, actions: MenuActions<M>): WindowCommand[] {
  return commandsIn(menu).map((id) => {
    const { appMenu: _appMenu, ...facts } = factsOf(id);
    return { id, ...facts, enabled: always, ...actions[id as CommandIn<M>] };
  });
}
