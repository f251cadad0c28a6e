import { dialog, type BrowserWindow } from 'electron';
import { sentence } from '#host/phrases/sentence.ts';

/** A window that does not answer cannot ask itself, so these questions are the system's; they are English like the application menu. */
export async function askAboutHang(window: BrowserWindow | null, signal: AbortSignal): Promise<'wait' | 'reload'> {
  const question = {
    type: 'warning' as const,
    message: sentence('host.window-hangs').detail,
    detail: sentence('host.window-hangs-detail').detail,
    buttons: [sentence('host.window-wait').detail, sentence('host.window-reload').detail],
    defaultId: 0,
    cancelId: 0,
    signal,
  };
  const { response } = await (window ? dialog.showMessageBox(window, question) : dialog.showMessageBox(question));
  return response === 1 ? 'reload' : 'wait';
}

export async function askAboutCrashes(): Promise<'reload' | 'quit'> {
  const { response } = await dialog.showMessageBox({
    type: 'error',
    message: sentence('host.window-ends-often').detail,
    detail: sentence('host.window-ends-often-detail').detail,
    buttons: [sentence('host.window-reload').detail, sentence('host.window-quit').detail],
    defaultId: 0,
    cancelId: 1,
  });
  return response === 0 ? 'reload' : 'quit';
}
