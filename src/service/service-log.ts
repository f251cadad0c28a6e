import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import roll from 'pino-roll';
import { removedSecret, SecretEraser } from '#domain/secret.ts';

export interface FaultCounts {
  /** requests that were answered with 500 */
  requests: number;
  /** what nothing had caught */
  process: number;
  /** ISO 8601 */
  last_at: string | null;
}
interface FailedRequest {
  id: string;
  method: string;
  /** the pattern, without names and numbers of the caller */
  route: string;
}

/** Fields and parameters that carry secrets whatever their value. */
const secretField =
  /(api[-_]?key|authorization|token|password|secret|cookie)(\\?["']?\s*[:=]\s*\\?["']?)(?:(?:Token|Bearer|Basic) )?[^\s"'&\\,}]+/gi;

/** One line of the log without keys and tokens. */
const withoutSecrets = (line: string, known: SecretEraser): string => known.clean(line.replaceAll(secretField, `$1$2${removedSecret}`));

/** 25 MB in all: what a person can still send. */
const fileMegabytes = 5;
const olderFiles = 4;

/**
 * What the service says of itself, as lines of JSON in `logs` beside the workspace, for its owner alone: faults with the id that the caller saw, and notes. Each
 * line is on the disk when the call returns, so that what ends the process is in it. Where nothing can be written, faults are still counted.
 */
export class ServiceLog {
  readonly logger: Logger;
  /** where to look */
  readonly folder: string;
  readonly #close: () => Promise<void>;
  readonly #counts: FaultCounts = { requests: 0, process: 0, last_at: null };

  private constructor(folder: string, logger: Logger, close: () => Promise<void>) {
    this.folder = folder;
    this.logger = logger;
    this.#close = close;
  }

  static async open(dataFolder: string, secrets: readonly (string | undefined)[]): Promise<ServiceLog> {
    const folder = join(dataFolder, 'logs');
    const known = new SecretEraser(secrets.filter((secret) => secret !== undefined));
    const options = {
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: ['req', 'res', 'headers'], remove: true },
      hooks: { streamWrite: (line: string) => withoutSecrets(line, known) },
    };
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const stream = await roll({
        file: join(folder, 'service'),
        extension: '.log',
        size: `${fileMegabytes}m`,
        limit: { count: olderFiles, removeOtherLogFiles: true },
        mode: 0o600,
        sync: true,
      });
      // A full disk ends the log, not the service.
      stream.on('error', () => {});
      const closed = new Promise<void>((done) => {
        stream.once('close', () => done());
      });
      return new ServiceLog(folder, pino(options, stream), () => {
        stream.end();
        return closed;
      });
    } catch {
      return new ServiceLog(folder, pino({ ...options, enabled: false }), async () => {});
    }
  }

  get faults(): FaultCounts {
    return { ...this.#counts };
  }

  note(text: string): void {
    this.logger.info(text);
  }

  requestFault(error: unknown, { id, method, route }: FailedRequest): void {
    this.#count('requests');
    this.logger.error({ request_id: id, method, route, err: error }, 'request-fault');
  }

  processFault(kind: 'uncaughtException' | 'unhandledRejection', error: unknown): void {
    this.#count('process');
    this.logger.fatal({ kind, err: error }, 'process-fault');
  }

  close(): Promise<void> {
    return this.#close();
  }

  #count(kind: 'requests' | 'process'): void {
    this.#counts[kind] += 1;
    this.#counts.last_at = new Date().toISOString();
  }
}
