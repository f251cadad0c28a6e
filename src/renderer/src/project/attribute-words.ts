/** The elements that descriptions in files are made of; a comparison such as x<y is no markup. */
const looksLikeMarkup =
  /<\/?(html|body|table|tbody|tr|t[dh]|div|span|p|br|hr|b|i|u|em|strong|font|center|a|img|[uo]l|li|h[1-6]|su[bp])\b[^>]*>/i;

/** An attribute as people read it: descriptions that a file wrote as HTML without its tags. What is written to a file keeps them. */
export function shownAttribute(value: unknown): string {
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  if (!looksLikeMarkup.test(text)) return text;
  // A parsed document runs nothing and loads nothing. Cells and lines stay apart.
  const { body } = new DOMParser().parseFromString(text.replaceAll('<', ' <'), 'text/html');
  for (const element of body.querySelectorAll('style, script')) element.remove();
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
