import { api, apiVersion } from './index.ts';
import { openApiDocument } from './openapi.ts';
import type { Route } from '#api/route.ts';

/** The files of docs/api by name, as the contract says them now. */
export function apiDocs(): Record<string, string> {
  const rows = (Object.values(api) as Route[]).map(
    ({ id, method, path, base, summary, replyType, extension }) =>
      `| \`${id}\` | ${method} | \`${path}\` | ${base === 'main' ? '`x-api-key`' : '`Authorization: Token`'} | ${replyType === 'json' ? 'JSON' : 'GeoTIFF'} | ${summary}${extension ? ` (extension: ${extension})` : ''} |`,
  );
  const readme = `# The monitoring API, ${apiVersion}

Generated from src/operations by \`node scripts/generate-api-docs.ts\`; do not edit. The whole contract with all fields is in openapi.json.

| Operation | Method | Path | Key | Answer | What it does |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

A request that does not fit is answered 422 with \`{"detail":[{"loc":["query","period"],"msg":"…","type":"enum"}]}\`, all faults at once, 100 at most; an entry of Hectare’s own service also has its message as data, as \`code\` and \`params\`.
Any other failure is \`{"detail":"a sentence"}\`: 400 for what is no request (broken percent-encoding in the path, two Host headers), 405 with \`Allow\`, 413, 414 and 431 for what is too long, 415 for
other media types, character sets and content encodings (bodies are taken as they are). Text with NUL or half a character is refused, in names too.
`;
  return { 'openapi.json': `${JSON.stringify(openApiDocument(), null, 2)}\n`, 'README.md': readme };
}
