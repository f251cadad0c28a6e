/** A sign that stands for an icon that Google Earth and Google Maps fetch from Google. Hectare fetches none of them. */
export type IconSign =
  | 'pushpin'
  | 'pin'
  | 'disc'
  | 'ring'
  | 'target'
  | 'square'
  | 'diamond'
  | 'triangle'
  | 'star'
  | 'cross'
  | 'arrow'
  | 'flag'
  | 'barred'
  | 'house'
  | 'tree';

export interface KnownIcon {
  sign: IconSign;
  /** #rrggbb, before the tint of the file */
  colour: string;
  /** a letter or number on it, '' for none */
  letter: string;
  /** what a pin has in place of a letter */
  mark?: 'dot' | 'square' | 'diamond' | 'star';
  /** of the picture that it stands for, which a hot spot in pixels counts */
  sidePixels: number;
}

const colours: Readonly<Record<string, string>> = {
  wht: '#ffffff',
  white: '#ffffff',
  red: '#e6342e',
  ylw: '#f6d327',
  yellow: '#f6d327',
  blu: '#4c74dc',
  blue: '#4c74dc',
  grn: '#3fae4a',
  green: '#3fae4a',
  ltblu: '#7ccbe8',
  lightblue: '#7ccbe8',
  pink: '#f08cc3',
  purple: '#8f5bc4',
  orange: '#f39a2b',
  black: '#3b3b3b',
  brown: '#8a5a35',
  gray: '#8f8f8f',
  grey: '#8f8f8f',
};
const colourOf = (word: string | undefined, usual: string) => colours[word?.toLowerCase() ?? ''] ?? colours[usual]!;

/** Signs of maps.google.com/mapfiles/kml/shapes by the name of the picture. Others are discs. */
const shapes: readonly [names: RegExp, sign: IconSign, letter?: string][] = [
  [/^shaded_dot/, 'disc'],
  [/^placemark_circle|^donut/, 'ring'],
  [/^target/, 'target'],
  [/^placemark_square|^square/, 'square'],
  [/^open-diamond|^diamond/, 'diamond'],
  [/^star/, 'star'],
  [/^cross-hairs|^cross/, 'cross'],
  [/^arrow/, 'arrow'],
  [/^flag/, 'flag'],
  [/^forbidden/, 'barred'],
  [/^caution|^volcano/, 'triangle', '!'],
  [/^triangle|^mountains?/, 'triangle'],
  [/^polygon/, 'diamond'],
  [/^homegardenbusiness|^ranger_station|^farm|^lodging/, 'house'],
  [/^trees?|^parks|^campground/, 'tree'],
  [/^info/, 'disc', 'i'],
  [/^parking/, 'square', 'P'],
  [/^hospitals/, 'square', 'H'],
  [/^water/, 'disc', 'W'],
];

/** Google's hosts for icons, with what they are under. */
const home = /^(?:https?:\/\/(?:(?:maps|earth|www|mt\d?)\.(?:google|gstatic|googleapis)\.com|maps\.googleapis\.com)|root:\/)\/(.*)$/i;

const known = (sign: IconSign, colour: string, more: Partial<KnownIcon> = {}): KnownIcon => ({
  sign,
  colour,
  letter: '',
  sidePixels: 64,
  ...more,
});

function paddle(name: string): KnownIcon {
  const [, colour, mark] = /^([a-z]+)-(circle|blank|diamond|square|stars)/i.exec(name) ?? [];
  if (mark === undefined) {
    const letter = /^([a-z]|\d{1,2})(?:[-_].*)?$/i.exec(name)?.[1] ?? '';
    return known('pin', colourOf(undefined, /^go/i.test(name) ? 'green' : 'red'), { letter: letter.toUpperCase() });
  }
  const marks = { circle: 'dot', blank: undefined, diamond: 'diamond', square: 'square', stars: 'star' } as const;
  const kind = marks[mark.toLowerCase() as keyof typeof marks];
  return known('pin', colourOf(colour, 'white'), kind ? { mark: kind } : {});
}

/** What is drawn for an icon of Google Earth or Google Maps; null where the address is none of theirs. */
export function knownIcon(address: string): KnownIcon | null {
  const path = home.exec(address)?.[1];
  if (path === undefined) return null;
  const name = (/([^/?#]+?)(?:\.\w+)?(?:[?#].*)?$/.exec(path)?.[1] ?? '').toLowerCase();
  if (/pushpin/i.test(path)) return known('pushpin', colourOf(name.split('-')[0], 'yellow'));
  if (/\/paddle\//i.test(path)) return paddle(name);
  if (/kml\/shapes\//i.test(path)) {
    const [, sign = 'disc', letter = ''] = shapes.find(([names]) => names.test(name)) ?? [];
    return known(sign, colours['white']!, { letter });
  }
  if (/\/ms\/m?icons\//i.test(path))
    return known('pin', colourOf(name.split('-')[0], 'red'), { sidePixels: 32, ...(/-dot/.test(name) ? { mark: 'dot' } : {}) });
  const marker = /(?:^|\/)marker(?:_?([a-z]+))?$/i.exec(path.replace(/\.\w+([?#].*)?$/, ''));
  if (marker) {
    const word = marker[1] ?? '';
    return known('pin', colourOf(word, 'red'), { sidePixels: 32, letter: word.length === 1 ? word.toUpperCase() : '' });
  }
  if (/mapspro\/images\/stock|(?:^|\/)vt\/icon|earth\/document\/icon/i.test(path)) return known('pin', colours['white']!);
  return known('disc', colours['white']!);
}
