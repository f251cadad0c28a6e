import { attempt } from '#window/kit/attempt.ts';
import { hostCall } from '#window/kit/host/host.ts';
import { text as t } from '#window/kit/text/index.ts';
import { useUi } from '#window/workspace/ui.ts';
import type { MenuActions } from './command.ts';

export function helpActions(): MenuActions<'help'> {
  const ui = useUi();
  return {
    'help.shortcuts': { overDialogs: true, label: () => t('menu.shortcuts'), run: () => ui.open('shortcuts') },
    'help.guide': {
      overDialogs: true,
      label: () => t('menu.guide'),
      run: () => void attempt(() => hostCall('host.openLink', { link: 'docs' })),
    },
    'help.about': { label: () => t('menu.about'), run: () => ui.open('about') },
  };
}
