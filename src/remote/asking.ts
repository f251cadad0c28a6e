/** An address with questions of ours in the place of those of the same name, whatever their case. The names of ours are in capitals, or as the service writes them. */
export function asking(address: string, parameters: Readonly<Record<string, string>>): string {
  const names = new Set(Object.keys(parameters).map((name) => name.toUpperCase()));
  const [path = '', query = ''] = address.split('#')[0]!.split('?', 2);
  const kept = query.split('&').filter((part) => part !== '' && !names.has(part.split('=')[0]!.toUpperCase()));
  return `${path}?${[...kept, ...Object.entries(parameters).map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)].join('&')}`;
}
