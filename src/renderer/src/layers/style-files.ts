import { toast } from 'vue-sonner';
import { fileNameOf } from '#domain/file-name.ts';
import type { ForeignReading } from '#formats/layer-styles/foreign-rules.ts';
import { readQml } from '#formats/layer-styles/read-qml.ts';
import { readSld } from '#formats/layer-styles/read-sld.ts';
import { sldOf } from '#formats/layer-styles/sld.ts';
import { styleInQml } from '#formats/layer-styles/qml.ts';
import { remarkPhrase } from '#formats/layer-styles/style-remarks.ts';
import { foreignStyle, SymbolKinds } from '#formats/layer-styles/symbols.ts';
import type { LayerStyle } from '#styling/layer-style.ts';
import { hostCall } from '#window/kit/host/host.ts';
import { saveFile } from '#window/kit/save-file.ts';
import { phrased, text } from '#window/kit/text/index.ts';
import type { Shape } from '#window/shapes/files.ts';
import { fileColours } from '#window/kit/colours.ts';
import type { LayerColour, OpenFile } from '#window/shapes/open-shapes.ts';

/** UTF-8, or UTF-16 where the file begins with its mark, as GIS programs on Windows write XML. */
function textIn(bytes: Uint8Array): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
}
function readStyle(content: string): ForeignReading {
  const own = styleInQml(content);
  if (own) return { style: own, remarks: [] };
  return /<(?:\w+:)?StyledLayerDescriptor[\s>]/.test(content.slice(0, 4000)) ? readSld(content) : readQml(content);
}

/** Asks for a file of QGIS (QML) or an SLD and reads its style; null where nobody chose one. What it has that Hectare has not is told. Throws HostFault, and in words where no style can be taken. */
export async function loadStyle(): Promise<LayerStyle | null> {
  const [file] = (await hostCall('files.choose', { kinds: ['style'], multiple: false })).files;
  if (!file) return null;
  const bytes = file.file ? new Uint8Array(await file.file.arrayBuffer()) : file.bytes;
  const { style, remarks } = readStyle(textIn(bytes));
  const said = remarks.map((remark) => phrased(remarkPhrase(remark), '')).join(' ');
  if (!style) throw new Error(said);
  if (said) toast.warning(text('styling.loaded', { name: file.name }), { description: said, duration: 15_000 });
  return style;
}

/** A style as other programs get it: in the colour of the file, where that is the one of all shapes. */
export const writtenStyle = (style: LayerStyle, colour: LayerColour): LayerStyle =>
  style.drawing.kind === 'plain' && style.drawing.colour === undefined && colour !== 'own'
    ? { ...style, drawing: { kind: 'plain', colour: fileColours[colour].light }, fillOpacity: style.fillOpacity ?? usualOwnOpacity }
    : style;
/** of an area in the colour of its file */
const usualOwnOpacity = 0.14;

/** Whether other programs can have a style: it has one colour, or goes by an attribute. */
export const canBeSld = (style: LayerStyle): boolean => foreignStyle(style) !== null;

/** Saves the style of a file as SLD 1.1, under the file's name. Throws HostFault. */
export async function saveSld(file: OpenFile, style: LayerStyle, shapes: readonly Shape[]): Promise<void> {
  const foreign = foreignStyle(style);
  if (!foreign) return;
  const kinds = new SymbolKinds();
  for (const { feature } of shapes) kinds.add(feature);
  const name = file.name.replace(/\.[^.]+$/, '');
  const bytes = new TextEncoder().encode(sldOf(foreign, name, kinds.list));
  await saveFile(`${fileNameOf(name)}.sld`, 'sld', bytes);
}
