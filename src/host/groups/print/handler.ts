import { fileNameOf } from '#domain/file-name.ts';
import { PrintThread } from '#print/files/in-thread.ts';
import type { PrintTemplate } from '#print/template.ts';
import { printWords } from '#print/texts/index.ts';
import type { Basemaps } from '../../basemaps.ts';
import { KeptLogo } from '../../kept-logo.ts';
import type { Ports } from '../../ports.ts';
import type { HandlerGroup } from '../handler.ts';
import { groundOf } from './ground.ts';

const titleOf = ({ title, language }: PrintTemplate): string => title.replaceAll(/\{\w+\}/g, '').trim() || printWords[language].untitled;

export function printHandlers(
  ports: Ports,
  basemaps: Pick<Basemaps, 'byId' | 'tile' | 'range'>,
): { handlers: HandlerGroup<'print'>; end(): Promise<void> } {
  const thread = new PrintThread();
  const logos = new KeptLogo(ports.dataFolder);
  const logoFor = async (withLogo: boolean) => (withLogo ? logos.read() : null);
  const groundFor = async (id: string | null) => (id === null ? { given: null } : groundOf(id, basemaps));
  return {
    handlers: {
      'print.land': async ({ layers }, { signal }) => thread.run({ kind: 'land', layers }, { signal }),
      'print.preview': async ({ template, withLogo, sheet, groundId }, { signal }) => {
        const { given, ...answering } = await groundFor(groundId);
        return thread.run(
          { kind: 'preview', template, sheet, logo: await logoFor(withLogo), ground: given, date: new Date() },
          { signal, ...answering },
        );
      },
      'print.create': async ({ template, withLogo, format, groundId }, { signal, progress }) => {
        const name = fileNameOf(titleOf(template));
        const { given, ...answering } = await groundFor(groundId);
        const { bytes, ...about } = await thread.run(
          { kind: 'file', format, name, template, logo: await logoFor(withLogo), ground: given, date: new Date() },
          {
            signal,
            progress: (share) => {
              progress(share * 0.95);
            },
            ...answering,
          },
        );
        signal.throwIfAborted();
        const ending = format === 'png' ? 'zip' : format;
        return { ...(await ports.saveFile(`${name}.${ending}`, ending, bytes)), ...about };
      },
    },
    end: () => thread.end(),
  };
}
