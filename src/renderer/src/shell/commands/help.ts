import { text as t } from '#window/kit/text/index.ts';
import { useHelp } from '#window/help/help.ts';
import { useUi } from '#window/workspace/ui.ts';
import type { MenuActions } from './command.ts';

export function helpActions(): MenuActions<'help'> {
  const ui = useUi();
  const help = useHelp();
  return {
    'help.shortcuts': { overDialogs: true, label: () => t('menu.shortcuts'), run: () => ui.open('shortcuts') },
    'help.guide': { overDialogs: () => true, label: () => t('menu.guide'), run: () => help.openHere() },
    'help.sources': { label: () => t('menu.sources'), run: () => ui.open('sources') },
    'help.updates': { label: () => t('menu.updates'), run: () => ui.open('updates') },
    'help.licences': { label: () => t('menu.licences'), run: () => ui.open('licences') },
    'help.about': { label: () => t('menu.about'), run: () => ui.open('about') },
  };
}
