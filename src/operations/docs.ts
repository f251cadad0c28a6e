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

## Where the specification is silent

| Question | Hectare’s own service |
| --- | --- |
| Is climate or weather one record or a list? | A list, one record a period |
| Share deforested: fraction or percent? | Percent, 0 to 100 |
| Hectares of forest loss: by year or since 2018? | Since 2018, as the wording says; the years are a running sum |
| Climate weights of which some are left out | Where those given sum to 1, the others are 0; otherwise the others have their defaults |
| A form with \`file\` and \`geojson\` | The file is read |
| Points and lines | Accepted, with 0 ha |
| What does the geometry hash depend on? | On the shape, not on where a ring starts or which way it goes |
| More hectares than the quota has left | 422, and nothing is made |
| A product that is not ready | 409 with the reason; so are weeks of a climate preview |
| An unknown project | 404 |
| An end date in the future | Cut at the last day that there is |
| An idempotency key with another project | 422 ([decision](../decisions/0095-key-names-one-request.md)) |
| A member of a collection that is deleted | Its collection shrinks; the last member stays (409, [decision](../decisions/0096-collection-is-its-members.md)) |
| \`GET /api/user\` for a group that is there | The group with its token, for who may make groups ([decision](../decisions/0097-group-token-told-again.md)) |
| Rotation of a token that is unknown | 200 with \`success: 0\` |

Answers of products hold the fields of the interface, and \`synthetic: true\` where they are made up. Source, method, assumptions and licence stand once, at the resource that the answer links to:
\`Link: </projects/…/described_by/weather?period=monthly>; rel="describedby"; type="application/json"\`. Answers are compressed for who accepts \`br\` or \`gzip\`; those with an \`ETag\` are answered 304 to its \`If-None-Match\`.
`;
  return { 'openapi.json': `${JSON.stringify(openApiDocument(), null, 2)}\n`, 'README.md': readme };
}
