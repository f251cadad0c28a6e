import { createHmac, randomBytes } from 'node:crypto';

/** A token, and what it is made from again by who holds the token that makes groups. The workspace keeps the nonce and a digest of the token: neither gives it away. */
export interface GroupToken {
  nonce: string;
  token: string;
}

export const tokenFrom = (adminToken: string, nonce: string): string =>
  createHmac('sha256', adminToken).update(`user-group:${nonce}`).digest('base64url');

export function newToken(adminToken: string): GroupToken {
  const nonce = randomBytes(32).toString('base64url');
  return { nonce, token: tokenFrom(adminToken, nonce) };
}
