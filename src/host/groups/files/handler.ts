import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { recentFile } from './contract.ts';
import { JsonFile, type Damage } from '../../json-file.ts';
import type { OpenedFile, Ports } from '../../ports.ts';
import { sentence } from '../../phrases/sentence.ts';
import { Refused } from '../../refused.ts';
import type { HandlerGroup } from '../handler.ts';

const maxRecent = 20;

/** A path in the window means that the file can be saved there. */
const forWindow = ({ readAt: _readAt, ...file }: OpenedFile) => file;

export function filesHandlers(ports: Ports, onDamage: (damage: Damage) => void): HandlerGroup<'files'> {
  const recent = new JsonFile(join(ports.dataFolder, 'recent.json'), z.array(recentFile), [], onDamage);

  /** What a browser chooses has no path, so there is nothing to come back to. */
  async function remember(files: OpenedFile[]): Promise<void> {
    const openedAt = new Date().toISOString();
    const added = files.flatMap(({ name, path, readAt = path }) => (readAt ? [{ name, path: readAt, openedAt }] : []));
    if (added.length === 0) return;
    await recent.change((all) => [...added, ...all.filter(({ path }) => !added.some((one) => one.path === path))].slice(0, maxRecent));
  }

  return {
    'files.choose': async ({ kinds, multiple }) => {
      const files = await ports.chooseFiles(kinds, multiple);
      await remember(files);
      return { files };
    },
    'files.read': async ({ path }) => {
      const file = await ports.readFile(
        path,
        (await recent.read()).some((one) => one.path === path),
      );
      await remember([file]);
      return forWindow(file);
    },
    'files.save': ({ suggestedName, kind, bytes }) => ports.saveFile(suggestedName, kind, bytes),
    'files.replace': async ({ path, bytes, expectedSha256 }) => {
      if (!ports.replaceFile) throw new Refused('no-paths', sentence('host.open-in-browser'));
      const isRecent = (await recent.read()).some((file) => file.path === path);
      return { outcome: await ports.replaceFile(path, bytes, expectedSha256, isRecent) };
    },
    'files.clearRecent': async () => {
      await recent.change(() => []);
      ports.clearRecent?.();
      return {};
    },
    'files.recent': async () => ({ files: (await recent.read()).filter(({ path }) => existsSync(path)) }),
    'files.pending': async () => {
      const files = await ports.pendingFiles();
      await remember(files);
      return { files: files.map(forWindow) };
    },
  };
}
