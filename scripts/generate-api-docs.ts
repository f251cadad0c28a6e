// Writes docs/api from the contract: node scripts/generate-api-docs.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiDocs } from '#operations/docs.ts';

const folder = fileURLToPath(new URL('../docs/api/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(apiDocs())) writeFileSync(`${folder}${name}`, text);
