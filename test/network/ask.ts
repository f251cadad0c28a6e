// Asks an address in a process of its own, whose environment names proxy and certificates: node ask.ts URL
import { request } from 'undici';
import { outwardAgent } from '#network/outward-agent.ts';

const agent = outwardAgent({ connections: 1 });
const answer = await request(process.argv[2]!, { dispatcher: agent }).then(
  async ({ statusCode, body }) => `${statusCode} ${await body.text()}`,
  (error: Error & { code?: string }) => `failed ${error.code ?? error.message}`,
);
console.log(answer);
await agent.close();
