/** A link of an answer's head (RFC 8288): where it leads, and the media type that it names. */
interface Link {
  address: string;
  type: string | null;
}

/** The value of a parameter without its quotes; null where it has none. */
function parameterOf(parameters: string, wanted: string): string | null {
  for (const one of parameters.split(';')) {
    const [name, value] = one.split('=', 2);
    if (value !== undefined && name!.trim().toLowerCase() === wanted) return value.replaceAll(/[",]/g, ' ').trim().toLowerCase();
  }
  return null;
}

/** The first link of a relation in the header; null where there is none. */
export function linkOf(header: string | string[] | undefined, relation: string): Link | null {
  const text = [header ?? []].flat().join(',');
  // A walk from mark to mark: the header is a stranger's, and a pattern over all of it could take long.
  for (let open = text.indexOf('<'); open !== -1;) {
    const close = text.indexOf('>', open);
    if (close === -1) return null;
    const next = text.indexOf('<', close);
    const parameters = text.slice(close + 1, next === -1 ? undefined : next);
    if (parameterOf(parameters, 'rel')?.split(/\s+/).includes(relation))
      return { address: text.slice(open + 1, close), type: parameterOf(parameters, 'type') };
    open = next;
  }
  return null;
}
