import { mkdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { app, dialog, type BrowserWindow, type FileFilter } from 'electron';
import { fileKindOf } from '#formats/file-kinds.ts';
import type { OpenedFile } from '#host/ports.ts';
import { openRegularFile, readRange } from '#disk/regular-file.ts';
import { replaceFile } from '#disk/replaced-file.ts';
import type { OpenedFiles } from './opened-files.ts';

/** Electron takes endings without their dots. */
const filtersFor = (kinds: string[]): FileFilter[] => [
  ...kinds.flatMap((kind) => {
    const known = fileKindOf(kind);
    return known ? [{ name: known.name, extensions: known.extensions.map((extension) => extension.slice(1)) }] : [];
  }),
  { name: 'All files', extensions: ['*'] },
];

export async function chooseFiles(window: BrowserWindow, opened: OpenedFiles, kinds: string[], multiple: boolean): Promise<OpenedFile[]> {
  const answer = await dialog.showOpenDialog(window, {
    title: 'Open',
    filters: filtersFor(kinds),
    properties: multiple ? ['openFile', 'multiSelections'] : ['openFile'],
  });
  if (answer.canceled) return [];
  for (const path of answer.filePaths) opened.allow(path);
  return Promise.all(answer.filePaths.map((path) => opened.read(path)));
}

/** The path alone: maps may have many gigabytes and are read in pieces. */
export async function choosePath(window: BrowserWindow, kinds: string[]): Promise<string | null> {
  const answer = await dialog.showOpenDialog(window, { title: 'Open', filters: filtersFor(kinds), properties: ['openFile'] });
  return answer.canceled ? null : (answer.filePaths[0] ?? null);
}

/** Where the user wants a new file; null when the dialog was left. The system asks before a file may be written over. */
export async function chooseSaveTarget(window: BrowserWindow, suggestedPath: string, kind: string): Promise<string | null> {
  await mkdir(dirname(suggestedPath), { recursive: true, mode: 0o700 });
  const answer = await dialog.showSaveDialog(window, { title: 'Save', defaultPath: suggestedPath, filters: filtersFor([kind]) });
  return answer.canceled || !answer.filePath ? null : answer.filePath;
}

/** For what keeps the program from starting; before there is a window. */
export function sayAndQuit(message: string): void {
  dialog.showErrorBox('Hectare', message);
  app.exit(1);
}

/** A part of a file; fewer bytes at its end. */
export async function readRangeOf(path: string, offset: number, length: number): Promise<Uint8Array> {
  await using file = await openRegularFile(path);
  return readRange(file, offset, length);
}

/** Written beside its place and moved there, so that a full disk leaves no half file under the chosen name. */
export async function saveFile(
  window: BrowserWindow,
  suggestedName: string,
  kind: string,
  bytes: Uint8Array,
): Promise<{ saved: boolean; path?: string }> {
  const answer = await dialog.showSaveDialog(window, { title: 'Save', defaultPath: basename(suggestedName), filters: filtersFor([kind]) });
  if (answer.canceled || !answer.filePath) return { saved: false };
  await replaceFile(answer.filePath, bytes);
  return { saved: true, path: answer.filePath };
}
