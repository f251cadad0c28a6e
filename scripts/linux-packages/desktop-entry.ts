import { claimedFormats, isOwnMediaType } from '../../src/formats/endings.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface MediaType {
  type: string;
  /** the general type that it is a kind of */
  kindOf: string | null;
  label: string;
  extensions: readonly string[];
}

/** A format whose media type is that of all text or all JSON gets one of its own on Linux, so that claiming it claims nothing else. */
const mediaTypes: MediaType[] = claimedFormats.map(({ facts: { label, mediaType }, extensions }) =>
  isOwnMediaType(mediaType)
    ? { type: mediaType, kindOf: null, label, extensions }
    : { type: `application/x-${extensions[0]!.slice(1)}`, kindOf: mediaType, label, extensions },
);

/** What shared-mime-info reads from /usr/share/mime/packages: which endings are which type. */
export function mediaTypesXml(): string {
  const entries = mediaTypes.map(({ type, kindOf, label, extensions }) =>
    [
      `  <mime-type type="${escaped(type)}">`,
      `    <comment>${escaped(label)}</comment>`,
      ...(kindOf === null ? [] : [`    <sub-class-of type="${escaped(kindOf)}"/>`]),
      ...extensions.map((extension) => `    <glob pattern="*${escaped(extension)}"/>`),
      '  </mime-type>',
    ].join('\n'),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">\n${entries.join('\n')}\n</mime-info>\n`;
}

interface Action {
  id: string;
  name: string;
  spanish: string;
  /** what the program is started with */
  link: string;
}
/** What can be begun from the menu besides the program itself. */
export const desktopActions: Action[] = [
  { id: 'open', name: 'Open a file…', spanish: 'Abrir un archivo…', link: 'hectare:open' },
  { id: 'portfolio', name: 'Portfolio', spanish: 'Cartera', link: 'hectare:portfolio' },
];

/** What the menu says of the program, in its languages. */
export const menuTexts = {
  GenericName: 'Land boundaries and monitoring',
  'GenericName[es]': 'Límites de terrenos y su seguimiento',
  Keywords: 'GIS;map;KML;GeoJSON;GPX;shapefile;parcel;',
  'Keywords[es]': 'SIG;mapa;KML;GeoJSON;GPX;shapefile;parcela;',
  Actions: `${desktopActions.map(({ id }) => id).join(';')};`,
} as const;

/** The entry of the menu. `program` is the path of the installed program. */
export function desktopEntry(program: string): string {
  const lines: Record<string, string> = {
    Type: 'Application',
    Name: 'Hectare',
    Comment: 'Boundaries, areas, and what satellites and climate archives say about land',
    'Comment[es]': 'Límites, superficies y lo que satélites y archivos del clima dicen de un terreno',
    ...menuTexts,
    Exec: `${program} %U`,
    Icon: 'hectare',
    Terminal: 'false',
    StartupNotify: 'true',
    // As windows name themselves by `desktopName` of the packed package.json.
    StartupWMClass: 'hectare',
    Categories: 'Science;Geography;Geoscience;',
    MimeType: `${[...new Set(mediaTypes.map(({ type }) => type)), 'x-scheme-handler/hectare'].join(';')};`,
  };
  const group = (title: string, values: Record<string, string>) =>
    `[${title}]\n${Object.entries(values)
      .map(([key, value]) => `${key}=${value}\n`)
      .join('')}`;
  const actions = desktopActions.map(({ id, name, spanish, link }) =>
    group(`Desktop Action ${id}`, { Name: name, 'Name[es]': spanish, Exec: `${program} ${link}` }),
  );
  return [group('Desktop Entry', lines), ...actions].join('\n');
}
