import { className, pythonName, quoted, said } from './names.ts';
import type { PythonTypes, Schema } from './types.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}
interface Content {
  content?: Record<string, { schema: Schema }>;
}
export interface Operation {
  operationId: string;
  summary?: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
  security?: Record<string, unknown>[];
}

const optional = (hint: string) => (hint === 'Any' || hint.startsWith('Optional[') ? hint : `Optional[${hint}]`);
const pair = (name: string, value: string) => `${quoted(name)}: ${value}`;

/** The hint of what is answered with 200, and how it is read. */
function resultOf(types: PythonTypes, { responses, operationId }: Operation): string {
  const [type, content] = Object.entries(responses['200']?.content ?? {})[0] ?? [];
  if (type === undefined || !content) return 'None';
  return /json/.test(type) ? types.hint(content.schema, `${className(operationId)} Result`) : 'bytes';
}

interface Body {
  parameters: string[];
  argument: string[];
}
function bodyOf(types: PythonTypes, { requestBody, operationId }: Operation): Body {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (type === undefined || !content) return { parameters: [], argument: [] };
  if (type !== 'multipart/form-data')
    return { parameters: [`body: ${types.hint(content.schema, `${className(operationId)} Body`)}`], argument: ['body=body'] };
  const parts = Object.entries(content.schema.properties ?? {});
  return {
    // A file has its name and its bytes.
    parameters: parts.map(
      ([name, { format }]) => `${pythonName(name)}: Optional[${format === 'binary' ? 'Tuple[str, bytes]' : 'Any'}] = None`,
    ),
    argument: [`form={${parts.map(([name]) => pair(name, pythonName(name))).join(', ')}}`],
  };
}

/** One operation as a method of the client. Groups of users have a token of their own. */
export function methodOf(types: PythonTypes, method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters ?? [];
  const placed = (place: Parameter['in']) => parameters.filter((one) => one.in === place);
  const hintOf = ({ schema, name }: Parameter) => types.hint(schema, name);
  const body = bodyOf(types, operation);
  const named = [
    ...placed('query').map((one) =>
      one.required ? `${pythonName(one.name)}: ${hintOf(one)}` : `${pythonName(one.name)}: ${optional(hintOf(one))} = None`,
    ),
    ...body.parameters,
    ...placed('header').map(({ name }) => `${pythonName(name)}: Optional[str] = None`),
  ];
  const headers = placed('header').map(({ name }) =>
    // Who names no key gets one, so that a try whose answer is lost makes nothing twice.
    pair(name, name === 'Idempotency-Key' ? `${pythonName(name)} or str(uuid.uuid4())` : pythonName(name)),
  );
  const place = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => `{_part(${pythonName(name)})}`);
  const result = resultOf(types, operation);
  const given = ['self', ...placed('path').map((one) => `${pythonName(one.name)}: str`), ...(named.length > 0 ? ['*', ...named] : [])];
  const isOfGroup = operation.security?.some((one) => 'userGroupToken' in one) === true;
  return [
    `    def ${pythonName(operation.operationId)}(`,
    ...given.map((one) => `        ${one},`),
    `    ) -> Answer[${result}]:`,
    `        """${said(operation.summary ?? operation.operationId)}"""`,
    `        return self.${isOfGroup ? '_groups' : '_main'}.call(`,
    ...[
      quoted(method.toUpperCase()),
      `${place === path ? '' : 'f'}${quoted(place)}`,
      result === 'None' ? 'Any' : result,
      ...(placed('query').length > 0
        ? [
            `query={${placed('query')
              .map(({ name }) => pair(name, pythonName(name)))
              .join(', ')}}`,
          ]
        : []),
      ...(headers.length > 0 ? [`headers={${headers.join(', ')}}`] : []),
      ...body.argument,
    ].map((argument) => `            ${argument},`),
    '        )',
  ].join('\n');
}
