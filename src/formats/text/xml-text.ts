import { escapeMarkup } from '#domain/text.ts';

/** Text for XML 1.0. Characters that XML has no way to write are left out. */
export function escapeXml(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return escapeMarkup(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
}
