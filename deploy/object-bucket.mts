/**
 * Prepares the Garage of compose.yaml for servers and workers: gives its one node a place, makes the bucket, and lets the key of the credentials read and write there.
 * What is done already stays, so it runs at every start. By the administration API of Garage 2. No secret is printed.
 */
import { readFileSync } from 'node:fs';

/** Only its share among nodes counts, and there is one. */
const capacityBytes = 1e12;

function setting(name: string): string {
  const value = process.env[name] ?? '';
  if (value === '') throw new Error(`Set ${name}.`);
  return value;
}
const textOf = (name: string): string => readFileSync(setting(name), 'utf8').trim();

/** The first key of a file as the AWS SDK reads it. */
function credentials(): { accessKeyId: string; secretAccessKey: string } {
  const text = textOf('AWS_SHARED_CREDENTIALS_FILE');
  const of = (name: string): string => new RegExp(`^\\s*${name}\\s*=\\s*(\\S+)\\s*$`, 'm').exec(text)?.[1] ?? '';
  const [accessKeyId, secretAccessKey] = [of('aws_access_key_id'), of('aws_secret_access_key')];
  if (!/^GK[0-9a-f]{24}$/.test(accessKeyId) || !/^[0-9a-f]{64}$/.test(secretAccessKey))
    throw new Error('AWS_SHARED_CREDENTIALS_FILE: Garage wants GK and 24 hexadecimal digits for an id, and 64 for a secret.');
  return { accessKeyId, secretAccessKey };
}

const [base, token, bucket] = [setting('OBJECT_ADMIN'), textOf('OBJECT_ADMIN_TOKEN_FILE'), setting('OBJECT_BUCKET')];

/** null for what is not there. */
async function ask<T>(call: string, body?: object): Promise<T | null> {
  const answer = await fetch(`${base}/v2/${call}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(30_000),
  });
  if (answer.status === 404 && !body) return null;
  if (!answer.ok) throw new Error(`${call.split('?', 1)[0]} was answered with ${answer.status}.`);
  return (await answer.json()) as T;
}
async function there<T>(call: string, body?: object): Promise<T> {
  const value = await ask<T>(call, body);
  if (value === null) throw new Error(`${call.split('?', 1)[0]} is not known there.`);
  return value;
}

async function placeNode(): Promise<void> {
  const { nodes } = await there<{ nodes: { id: string; role?: object | null }[] }>('GetClusterStatus');
  const [node, another] = nodes;
  if (!node || another) throw new Error('There should be one node.');
  if (node.role) return;
  await there('UpdateClusterLayout', { roles: [{ id: node.id, zone: 'here', capacity: capacityBytes, tags: [] }] });
  const { version } = await there<{ version: number }>('GetClusterLayout');
  await there('ApplyClusterLayout', { version: version + 1 });
}

try {
  const key = credentials();
  await placeNode();
  const known = await ask(`GetKeyInfo?id=${key.accessKeyId}`);
  if (!known) await there('ImportKey', { ...key, name: 'hectare' });
  const found = await ask<{ id: string }>(`GetBucketInfo?globalAlias=${encodeURIComponent(bucket)}`);
  const { id } = found ?? (await there<{ id: string }>('CreateBucket', { globalAlias: bucket }));
  await there('AllowBucketKey', { bucketId: id, accessKeyId: key.accessKeyId, permissions: { read: true, write: true, owner: false } });
  console.log(`The bucket ${bucket} is there.`);
} catch (error) {
  const { message, cause } = error as Error & { cause?: { code?: string } };
  console.error(cause?.code ? `${base}: ${cause.code}` : message);
  process.exitCode = 1;
}
