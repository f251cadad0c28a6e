// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormatFacts } from '#formats/list.ts';

/** A format that stands in the list and nowhere else. */
const throwaway: FormatFacts = {
  id: 'throwaway',
  label: 'Throwaway',
  extensions: ['.throw', '.away'],
  companions: ['.aside'],
  unclaimed: ['.away'],
  mediaType: 'application/x-throwaway',
  reads: true,
  writes: true,
};

beforeEach(() => {
  vi.resetModules();
  vi.doMock('#formats/list.ts', async (original) => {
    const { formatList } = await original<typeof import('#formats/list.ts')>();
    return { formatList: [...formatList, throwaway] };
  });
});
afterEach(() => {
  vi.doUnmock('#formats/list.ts');
  vi.doUnmock('electron');
});

async function electronFilters(kinds: string[]): Promise<{ name: string; extensions: string[] }[]> {
  vi.resetModules();
  const showOpenDialog = vi.fn((_window: unknown, _options: { filters: { name: string; extensions: string[] }[] }) =>
    Promise.resolve({ canceled: true, filePaths: [] }),
  );
  vi.doMock('electron', () => ({ dialog: { showOpenDialog } }));
  const { choosePath } = await import('#main/dialogs.ts');
  await choosePath({} as Parameters<typeof choosePath>[0], kinds);
  return showOpenDialog.mock.calls[0]![1].filters;
}

test('the Open dialog of Electron offers every format of the list', async () => {
  const [boundaries] = await electronFilters(['geometry']);
  expect(boundaries!.extensions).toEqual(
    expect.arrayContaining(['throw', 'away', 'aside', 'kml', 'wkb', 'ewkt', 'ewkb', 'txt', 'shp', 'dbf', 'geojsonseq']),
  );
  const [alone] = await electronFilters(['throwaway']);
  expect(alone).toEqual({ name: 'Throwaway', extensions: ['throw', 'away'] });
});

test('so does the Open dialog of a browser', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  const { browserHost } = await import('#window/kit/host/browser-host.ts');
  const chosen = browserHost().call('files.choose', { kinds: ['geometry'], multiple: true });
  const field = document.querySelector<HTMLInputElement>('input[type=file]')!;
  const accepted = field.accept.split(',');
  field.dispatchEvent(new Event('cancel'));
  await chosen;
  vi.unstubAllGlobals();
  expect(accepted).toEqual(
    expect.arrayContaining(['.throw', '.away', '.aside', '.kml', '.wkb', '.ewkt', '.ewkb', '.txt', '.shp', '.dbf', '.geojsonseq']),
  );
});

test('a dropped folder gives the files of every format of the list', async () => {
  const { useFileDrop } = await import('#window/shell/file-drop.ts');
  const names = ['a.throw', 'b.away', 'c.aside', 'd.wkb', 'e.ewkt', 'f.txt', 'g.dbf', 'h.docx'];
  const entries = names.map((name) => ({
    name,
    isFile: true,
    isDirectory: false,
    file: (done: (file: File) => void) => done(new File([], name)),
  }));
  let rest: unknown[] = entries;
  const folder = {
    name: 'folder',
    isFile: false,
    isDirectory: true,
    createReader: () => ({
      readEntries(done: (entries: unknown[]) => void) {
        done(rest);
        rest = [];
      },
    }),
  };
  const dropped = await new Promise<{ files: File[]; unknown: string[] }>((take) => {
    const { listen } = useFileDrop({ opens: () => true, refuse: () => {}, take });
    const stop = listen();
    const item = { kind: 'file', webkitGetAsEntry: () => folder, getAsFile: () => null };
    window.dispatchEvent(Object.assign(new Event('drop'), { dataTransfer: { types: ['Files'], items: [item], files: [] } }));
    stop();
  });
  expect(dropped.files.map(({ name }) => name)).toEqual(names.slice(0, -1));
  expect(dropped.unknown).toEqual(['h.docx']);
});

test('the command line of the app opens every format of the list', async () => {
  const { filesOnCommandLine } = await import('#main/opened-files.ts');
  expect(filesOnCommandLine(['hectare', 'a.throw', '--b.kml', 'c.ewkb', 'd.docx', 'readme.txt'], '/here')).toEqual([
    '/here/a.throw',
    '/here/c.ewkb',
  ]);
});

test('the installer registers every format of the list by its own endings', async () => {
  const { default: configuration } = await import('../../../../electron-builder.ts');
  expect(configuration.fileAssociations).toContainEqual({
    ext: ['throw'],
    name: 'Throwaway',
    role: 'Viewer',
    mimeType: 'application/x-throwaway',
  });
  const claimed = configuration.fileAssociations.flatMap(({ ext }) => ext);
  expect(claimed).toEqual(expect.arrayContaining(['kml', 'kmz', 'geojson', 'gpkg']));
  for (const general of ['json', 'zip', 'csv', 'txt', 'shp', 'away']) expect(claimed).not.toContain(general);
});

test('the list of formats knows it too', async () => {
  const { formatOf, formats } = await import('#formats/index.ts');
  expect(formatOf('x.AWAY')?.id).toBe('throwaway');
  expect(formats.at(-1)?.id).toBe('throwaway');
});
