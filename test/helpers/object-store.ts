import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { ObjectPlace } from '#service/objects/objects.ts';

/** An S3 of our own: @20minutes/s3rver, which checks signatures, behind a line that can be cut. */
export interface TestObjectStore {
  place: ObjectPlace;
  /** the contents that are there, by name of the file on its disk */
  kept(): string[];
  /** everything that is kept now was put two days ago */
  age(): void;
  /** flips a byte of everything that is kept */
  damage(): void;
  /** what comes after so many bytes of requests is lost, and the connection with it; null mends the line */
  cutAfter(bytes: number | null): void;
  /** how many bytes it has answered so far */
  answered(): number;
  stop(): Promise<void>;
}

interface Line {
  port: number;
  cutAfter(bytes: number | null): void;
  answered(): number;
  end(): void;
}

/** Passes bytes on to a port until it is told to cut. */
async function line(port: number): Promise<Line> {
  let left: number | null = null;
  const sockets = new Set<Socket>();
  let answered = 0;
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('data', (piece) => {
      if (left === null) return void upstream.write(piece);
      upstream.write(piece.subarray(0, Math.max(0, left)));
      left -= piece.length;
      if (left > 0) return;
      client.destroy();
      upstream.destroy();
    });
    upstream.on('data', (piece) => {
      answered += piece.length;
    });
    upstream.pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    cutAfter: (bytes) => {
      left = bytes;
    },
    answered: () => answered,
    end: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** `lists`: contents can be listed, of which @20minutes/s3rver reckons the signature without the last slash that the SDK signs; then it checks none. */
export async function startObjectStore({ lists = false } = {}): Promise<TestObjectStore> {
  const directory = mkdtempSync(join(tmpdir(), 'hectare-s3-'));
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'team' }],
    allowMismatchedSignatures: lists,
  });
  const { port } = await store.run();
  const cut = await line(port);
  // What @20minutes/s3rver knows; the SDK finds it by its own chain.
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
  const paths = () =>
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /_object(_data)?$/.test(entry.name) && !entry.name.includes('metadata'))
      .map((entry) => join(entry.parentPath, entry.name));
  return {
    place: { address: 's3://team/files', endpoint: `http://127.0.0.1:${cut.port}` },
    kept: () => paths(),
    age: () => {
      const before = Date.now() / 1000 - 2 * 86_400;
      for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8' })) utimesSync(join(directory, path), before, before);
    },
    damage: () => {
      for (const path of paths()) {
        const bytes = readFileSync(path);
        bytes[0]! ^= 1;
        writeFileSync(path, bytes);
      }
    },
    cutAfter: cut.cutAfter,
    answered: cut.answered,
    async stop() {
      cut.end();
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
