import { randomUUID } from 'node:crypto';

/**
 * A new project's name: a UUID of version 7 (RFC 9562, 5.7), milliseconds first, then chance. Names made one after another lie beside one another in every index that begins with them,
 * so a commit of twenty projects writes a few pages of each and not twenty.
 */
export function projectId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
