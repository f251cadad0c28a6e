// Holds the OpenAPI document against the recommended rules of Redocly and of Spectral, warnings too: node scripts/check-api.ts
import process from 'node:process';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { openApiDocument } from '#operations/openapi.ts';

const document = openApiDocument();

async function redocly(): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
  return found.map(({ ruleId, message, location }) => `redocly ${ruleId} at ${location[0]?.pointer ?? '#'}: ${message}`);
}
async function spectral(): Promise<string[]> {
  const linter = new Spectral();
  linter.setRuleset({ extends: [oas as RulesetDefinition] });
  return (await linter.run(document)).map(({ code, message, path }) => `spectral ${code} at ${path.join('.')}: ${message}`);
}

const findings = [...(await redocly()), ...(await spectral())];
for (const finding of findings) console.error(finding);
console.log(`The OpenAPI document: ${findings.length === 0 ? 'nothing found' : `${findings.length} findings`} by Redocly and Spectral.`);
process.exitCode = findings.length === 0 ? 0 : 1;
