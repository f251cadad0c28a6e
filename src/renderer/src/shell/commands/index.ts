import { defineStore } from 'pinia';
import { computed } from 'vue';
import type { CommandId } from '#host/commands.ts';
import { dateTime, text as t } from '#window/kit/text/index.ts';
import { useIncomingFiles } from '../incoming-files.ts';
import { menuCommands, type WindowCommand } from './command.ts';
import { drawActions } from './draw.ts';
import { editActions } from './edit.ts';
import { fileActions } from './file.ts';
import { helpActions } from './help.ts';
import { projectActions } from './project.ts';
import { runOrExplain } from './run-or-explain.ts';
import { viewActions } from './view.ts';

/** Everything that a person can do. Menus, keys, shortcuts and the palette read this list. */
export const useCommands = defineStore('commands', () => {
  const incoming = useIncomingFiles();
  const fixed: WindowCommand[] = [
    ...menuCommands('file', fileActions()),
    ...menuCommands('edit', editActions()),
    ...menuCommands('draw', drawActions()),
    ...menuCommands('view', viewActions()),
    ...menuCommands('project', projectActions()),
    ...menuCommands('help', helpActions()),
  ];
  const recent = computed(() =>
    incoming.recent.map(({ name, path, openedAt }, index): WindowCommand => ({
      id: `recent.${index}`,
      menu: 'file',
      label: () => t('menu.recent', { name }),
      ...(index === 0 ? { lineBefore: true } : {}),
      hint: () => t('start.recentHint', { path, time: dateTime(openedAt) }),
      enabled: () => true,
      run: () => void incoming.openRecent(path),
    })),
  );
  /** with the recent files */
  const all = computed(() => [...fixed, ...recent.value]);
  /** Does a command, or says what it needs first. */
  function run(id: CommandId): void {
    const command = fixed.find((candidate) => candidate.id === id);
    if (command) runOrExplain(command);
  }
  return { fixed, all, run };
});
