declare module 'pino-roll' {
  import type { EventEmitter } from 'node:events';
  import type { DestinationStream } from 'pino';

  interface Options {
    file: string;
    extension?: string;
    /** with a unit: k, m, g */
    size?: string;
    limit?: { count: number; removeOtherLogFiles?: boolean };
    mode?: number;
    sync?: boolean;
  }
  /** A stream into numbered files: the next number where one is full. */
  export default function roll(options: Options): Promise<DestinationStream & EventEmitter & { end(): void }>;
}
