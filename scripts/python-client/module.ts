import { readFileSync } from 'node:fs';
import { methodOf, type Operation } from './operations.ts';
import { PythonTypes, type Schema } from './types.ts';

export interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: { apiKey: { name: string } } };
}
const methods = ['get', 'post', 'put', 'delete'];

/** The client as one module of Python, from a description in OpenAPI alone. */
export function pythonClient({ paths, components }: Description): string {
  const types = new PythonTypes(components.schemas);
  const operations = Object.entries(paths).flatMap(([path, all]) =>
    methods.flatMap((method) => (all[method] ? [methodOf(types, method, path, all[method])] : [])),
  );
  const runtime = readFileSync(new URL('runtime.py', import.meta.url), 'utf8').trim();
  const client = `class Client:
    """One service. \`key\` opens the main interface, \`user_group_token\` that of user groups; \`timeout\` in seconds is of one request."""

    def __init__(
        self,
        base_url: str,
        key: str = "",
        user_group_token: str = "",
        user_group_url: Optional[str] = None,
        timeout: float = 60.0,
        tries: int = 3,
    ) -> None:
        self._main = Transport(base_url, {${JSON.stringify(components.securitySchemes.apiKey.name)}: key}, timeout, tries)
        self._groups = Transport(user_group_url or base_url, {"Authorization": "Token " + user_group_token}, timeout, tries)
`;
  return `${runtime}\n\n\n${types.text}\n\n\n${client}\n${operations.join('\n\n')}\n`;
}
