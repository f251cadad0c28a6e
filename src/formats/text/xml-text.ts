import { escapeMarkup } from '#domain/text.ts';

/** Text for XML 1.0. Characters that XML has no way to write are left out. */
export function escapeXml(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return escapeMarkup(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
}

/** An element around XML content. Line breaks in an attribute are written so that they stay (XML 1.0, section 3.3.3). */
export function elementXml(name: string, content: string, attributes: Readonly<Record<string, string>> = {}): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeXml(value).replace(/[\n\t]/g, (letter) => `&#${letter.charCodeAt(0)};`)}"`,
  );
  return `<${name}${written.join('')}>${content}</${name}>`;
}
