// Writes docs/api from the contract, and the client in Python from what stands there: node scripts/generate-api-docs.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiDocs } from '#operations/docs.ts';
import { pythonClient, type Description } from './python-client/module.ts';

const folder = fileURLToPath(new URL('../docs/api/', import.meta.url));
mkdirSync(folder, { recursive: true });
const docs = apiDocs();
for (const [name, text] of Object.entries(docs)) writeFileSync(`${folder}${name}`, text);
const client = fileURLToPath(new URL('../clients/python/hectare_client.py', import.meta.url));
writeFileSync(client, pythonClient(JSON.parse(docs['openapi.json']!) as Description));
