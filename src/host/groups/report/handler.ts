import { fileNameOf } from '#domain/file-name.ts';
import {
  askAtCanopy,
  build,
  collect,
  missingProducts,
  write,
  writeHtml,
  type Ask,
  type Collected,
  type GivenAnswer,
  type Logo,
  type Making,
  type Report,
  type ShapesOf,
} from '#report/index.ts';
import type { CallContext } from '../../answer.ts';
import type { Connections } from '../../connections.ts';
import { KeptLogo } from '../../kept-logo.ts';
import type { Ports } from '../../ports.ts';
import type { ProjectNotes } from '../../project-notes/project-notes.ts';
import type { ShapesOfProject } from '../../project-shapes/project-shapes.ts';
import type { ApiCalls } from '../api/api-calls.ts';
import type { Checked, HandlerGroup } from '../handler.ts';

/** Answers are kept between a preview and the file that is made from it, and not longer. */
const keptMilliseconds = 10 * 60_000;
/** pages of projects that a preview shows of a portfolio */
const previewPages = 12;

/** Asks through a memory of its own, so that another order of the sections asks for nothing again. */
class RememberedAnswers {
  readonly #calls: ApiCalls;
  readonly #shapesOf: ShapesOfProject;
  #answers = new Map<string, GivenAnswer>();
  #shapes = new Map<string, Awaited<ReturnType<ShapesOf>>>();
  #connectionId = '';
  #forgetting: NodeJS.Timeout | null = null;

  constructor(calls: ApiCalls, shapesOf: ShapesOfProject) {
    this.#calls = calls;
    this.#shapesOf = shapesOf;
  }

  forget(): void {
    this.#answers = new Map();
    this.#shapes = new Map();
  }

  /** To be called after `askOn`, which says for which connection is remembered. */
  shapes(): ShapesOf {
    const known = this.#shapes;
    return async (project, signal) => {
      const before = known.get(project.id);
      if (before) return before;
      const { features, origin } = await this.#shapesOf(project, signal);
      const shapes = origin === 'boundary' ? [] : features;
      known.set(project.id, shapes);
      return shapes;
    };
  }

  askOn(connectionId: string): Ask {
    if (connectionId !== this.#connectionId) this.forget();
    this.#connectionId = connectionId;
    if (this.#forgetting) clearTimeout(this.#forgetting);
    this.#forgetting = setTimeout(() => {
      this.forget();
    }, keptMilliseconds);
    this.#forgetting.unref();
    const answers = this.#answers;
    return async (operation, { params, query, keptOnly }, signal) => {
      const key = JSON.stringify([operation, params, query]);
      const known = answers.get(key);
      if (known) return known;
      const { value, raw, fetchedAt, stale, deviations } = await this.#calls.call(
        operation,
        { ...(params ? { params } : {}), ...(query ? { query } : {}), ...(keptOnly ? { keptOnly } : {}), connectionId },
        signal,
      );
      const given = { value, raw, fetchedAt, stale, deviations };
      answers.set(key, given);
      return given;
    };
  }
}

const shownLogo = (logo: Logo | null) =>
  logo ? { bytes: new Uint8Array(logo.bytes), type: logo.type, width: logo.width, height: logo.height } : null;

/** What reports are made from. */
interface ReportParts {
  ports: Ports;
  connections: Connections;
  calls: ApiCalls;
  shapesOf: ShapesOfProject;
  notes: Pick<ProjectNotes, 'list'>;
}

export function reportHandlers({ ports, connections, calls, shapesOf, notes }: ReportParts): HandlerGroup<'report'> {
  const remembered = new RememberedAnswers(calls, shapesOf);
  const logos = new KeptLogo(ports.dataFolder);

  async function made(
    { projectIds, isPortfolio, options }: Pick<Checked<'report.preview'>, 'projectIds' | 'isPortfolio' | 'options'>,
    withRasters: boolean,
    { signal, progress }: CallContext,
    maxProjectPages: number | null,
  ): Promise<{ collected: Collected; report: Report; making: Making }> {
    const connectionId = await connections.selectedId();
    const making: Making = {
      ask: askAtCanopy(remembered.askOn(connectionId), options.canopy),
      shapesOf: remembered.shapes(),
      notesOf: async (of) => (await notes.list(of)).notes,
      connectionName: await connections.nameOf(connectionId),
      date: new Date(),
      signal,
      progress: (share, doing) => {
        progress(share * 0.8, doing);
      },
    };
    const { withLogo, mapPng, canopy: _canopy, ...chosen } = options;
    const all = { ...chosen, logo: withLogo ? await logos.read() : null, mapPng: mapPng ?? null, maxProjectPages };
    const collected = await collect({ projectIds, isPortfolio }, all, withRasters, making);
    signal.throwIfAborted();
    return { collected, report: await build(collected, all, making), making };
  }

  return {
    'report.preview': async ({ fresh, ...wanted }, context) => {
      if (fresh) remembered.forget();
      const { collected, report } = await made(wanted, false, context, previewPages);
      return {
        html: writeHtml(report),
        title: report.title,
        synthetic: report.mark !== '',
        missing: missingProducts(collected, wanted.options.language),
      };
    },
    'report.create': async ({ format, ...wanted }, context) => {
      const { collected, report, making } = await made(wanted, format === 'zip', context, null);
      const { bytes, pageCount, missingLetters } = await write(report, collected, format, {
        signal: making.signal,
        progress: (share) => {
          context.progress(0.8 + share * 0.15, 'file');
        },
      });
      context.signal.throwIfAborted();
      context.progress(0.97, 'saving');
      const saved = await ports.saveFile(`${fileNameOf(report.title)}${report.mark ? ' - SYNTHETIC' : ''}.${format}`, format, bytes);
      return { ...saved, pageCount, missingLetters, missing: missingProducts(collected, wanted.options.language) };
    },
    'report.logo': async () => ({ logo: shownLogo(await logos.read()) }),
    'report.saveLogo': async ({ bytes }) => {
      if (bytes) return { logo: shownLogo(await logos.write(bytes)) };
      await logos.remove();
      return { logo: null };
    },
  };
}
