/** The tag of the first element of XML, with the namespaces that it declares, behind comments and instructions; empty for what is no XML. */
export function rootTagOf(text: string): string {
  if (!text.trimStart().startsWith('<')) return '';
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    if (text.startsWith('<!--', at)) at = text.indexOf('-->', at);
    else if (text[at + 1] !== '?' && text[at + 1] !== '!') return text.slice(at, (text.indexOf('>', at) + 1 || text.length + 1) - 1);
    else at += 1;
    if (at < 0) break;
  }
  return '';
}
