/** Shorter texts are never removed as secrets: they would blot out ordinary words. */
export const minSecretLength = 6;

export const removedSecret = '[removed]';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const base64Digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Without padding: six bits a character, the last ones filled up with zeros. */
function base64Of(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,6}/g) ?? []).map((six) => base64Digits[Number.parseInt(six.padEnd(6, '0'), 2)]).join('');
}

/**
 * What stands for `secret` in any base64 text that it is part of (RFC 4648, section 4): three bytes make four characters, so that there are three forms, by how many
 * bytes stand before it. Characters that neighbouring bytes share are left out.
 */
function inBase64(secret: Uint8Array): string[] {
  return [0, 1, 2].map((before) => {
    const bytes = new Uint8Array(before + secret.length);
    bytes.set(secret, before);
    const shared = bytes.length % 3 === 0 ? 0 : 1;
    const text = base64Of(bytes);
    return text.slice(before === 0 ? 0 : before + 1, text.length - shared);
  });
}

const inHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** As forms write what is percent-encoded (WHATWG URL, section 5.2). */
const inForm = (percent: string) =>
  percent.replaceAll(/[!'()~]/g, (letter) => `%${hexOf(bytesOf(letter)).toUpperCase()}`).replaceAll('%20', '+');

/** A secret as texts write it: plain, in JSON, HTML, addresses and forms, in base64 of both alphabets, in hexadecimal digits. */
function writtenForms(secret: string): string[] {
  const bytes = bytesOf(secret);
  const base64 = inBase64(bytes);
  const hex = hexOf(bytes);
  const percent = encodeURIComponent(secret);
  const forms = [
    secret,
    // A host in an address is in small letters. A short secret may be a word.
    ...(secret.length < 12 ? [] : [secret.toLowerCase()]),
    JSON.stringify(secret).slice(1, -1),
    inHtml(secret),
    percent,
    percent.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    inForm(percent),
    ...base64,
    ...base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
    hex,
    hex.toUpperCase(),
  ];
  return [...new Set(forms)].filter((form) => form.length >= minSecretLength);
}

/** What a program writes for a letter: itself, or its number in an address (once or twice over), in JSON, in HTML. */
function writtenLetter(letter: string): string {
  const bytes = Array.from(bytesOf(letter), (byte) => byte.toString(16).padStart(2, '0'));
  const units = Array.from({ length: letter.length }, (_, at) => letter.charCodeAt(at).toString(16).padStart(4, '0'));
  const code = letter.codePointAt(0)!;
  const numbers = [
    bytes.map((byte) => `%(?:25)?${byte}`).join(''),
    units.map((unit) => `\\\\{1,2}u${unit}`).join(''),
    `&#0{0,4}${code};`,
    `&#x0{0,4}${code.toString(16)};`,
  ];
  // The case of the digits is free, that of the letter is not.
  const free = numbers.map((form) => form.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`));
  // JSON of some programs has a stroke before these.
  const mark = `/'"`.includes(letter) ? '\\\\?' : '';
  const names = letter === "'" ? ['&apos;'] : [inHtml(letter)];
  return `(?:${[...new Set([`${mark}${escaped(letter)}`, ...names.map(escaped), ...free])].join('|')})`;
}
/** Whether a text may write letters by their numbers or behind a stroke. */
const mayBeEncoded = /%[0-9a-f]{2}|\\[u/'"]|&(?:#|amp|lt|gt|quot|apos)/i;

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Takes secrets out of texts, however the texts write them. Secrets that are too short are left. */
export class SecretEraser {
  #forms = new Set<string>();
  #pattern: RegExp | null = null;
  /** each letter in any of its forms: slower, for texts that have such forms */
  #encoded: RegExp | null = null;
  readonly #secrets: string[] = [];

  constructor(secrets: Iterable<string> = []) {
    for (const secret of secrets) this.add(secret);
  }

  add(secret: string): void {
    if (secret.length < minSecretLength || this.#forms.has(secret)) return;
    for (const form of writtenForms(secret)) this.#forms.add(form);
    this.#secrets.push(secret);
    this.#encoded = new RegExp(this.#secrets.map((known) => Array.from(known, writtenLetter).join('')).join('|'), 'g');
    // Of two forms that begin alike, the longer is looked for first.
    const forms = [...this.#forms].sort((one, other) => other.length - one.length);
    this.#pattern = new RegExp(forms.map(escaped).join('|'), 'g');
  }

  clean(text: string): string {
    if (this.#pattern === null) return text;
    const clean = text.replace(this.#pattern, removedSecret);
    return mayBeEncoded.test(clean) ? clean.replace(this.#encoded!, removedSecret) : clean;
  }

  /** Whether a text of JSON could have a secret in one of its texts: false is sure, true is to be looked at text by text. */
  mayBeInJson(json: string): boolean {
    // What JSON escapes stands otherwise in the text than in the value.
    return this.#pattern !== null && (json.includes('\\') || mayBeEncoded.test(json) || json.search(this.#pattern) >= 0);
  }

  /** A copy of a value of JSON whose texts are clean. */
  cleanValue(value: unknown): unknown {
    if (typeof value === 'string') return this.clean(value);
    if (Array.isArray(value)) return value.map((item) => this.cleanValue(item));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [this.clean(name), this.cleanValue(item)]));
  }
}
