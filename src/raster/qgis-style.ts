import { fromArrayBuffer } from 'geotiff';
import { escapeMarkup } from '#domain/text.ts';
import { classItem, rampItem } from './write-geotiff.ts';

interface Entry {
  value: number;
  label: string;
  colour: readonly [number, number, number];
}

const hex = (colour: readonly number[]) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

const document = (renderer: string) => `<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.0" styleCategories="Symbology">
  <pipe>
${renderer}
    <rasterresampler maxOversampling="2"/>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
`;

/** QGIS lists all 256 entries of a colour table as classes; with this it lists those that there are, by their names, and draws nothing else. */
const classStyle = (entries: readonly Entry[]) =>
  document(`    <rasterrenderer type="paletted" band="1" opacity="1" alphaBand="-1">
      <colorPalette>
${entries.map(({ value, label, colour }) => `        <paletteEntry value="${value}" color="${hex(colour)}" alpha="255" label="${escapeMarkup(label)}"/>`).join('\n')}
      </colorPalette>
    </rasterrenderer>`);

function rampStyle(entries: readonly Entry[]): string {
  const [low, high] = [entries[0]!.value, entries.at(-1)!.value];
  return document(`    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="1" alphaBand="-1" classificationMin="${low}" classificationMax="${high}">
      <rastershader>
        <colorrampshader colorRampType="INTERPOLATED" classificationMode="1" clip="0" minimumValue="${low}" maximumValue="${high}">
${entries.map(({ value, label, colour }) => `          <item value="${value}" color="${hex(colour)}" alpha="255" label="${escapeMarkup(label)}"/>`).join('\n')}
        </colorrampshader>
      </rastershader>
    </rasterrenderer>`);
}

/**
 * A style for QGIS (`.qml` beside the picture) from what a GeoTIFF says of itself: the names of its classes with the colours of its colour table, or the stops of its
 * ramp. Null for a picture that says neither, as those of other services, and for a file that cannot be read.
 */
export async function qgisStyleOf(bytes: Uint8Array): Promise<string | null> {
  try {
    const image = await (await fromArrayBuffer(new Uint8Array(bytes).buffer)).getImage();
    const items = Object.entries((await image.getGDALMetadata(0)) ?? {}).map(([name, text]) => [name, String(text)] as const);
    const ramp = items.find(([name]) => name === rampItem)?.[1];
    if (ramp !== undefined) {
      const stops = ramp.split('; ').map((stop) => stop.split(' ').map(Number) as [number, number, number, number]);
      return rampStyle(stops.map(([value, ...colour]) => ({ value, label: String(value), colour })));
    }
    const colours = (await image.fileDirectory.loadValue('ColorMap' as never)) as ArrayLike<number> | undefined;
    const noData = image.getGDALNoData();
    const entries = items
      .filter(([name]) => name.startsWith(classItem))
      .map(([name, label]) => ({ value: Number(name.slice(classItem.length)), label }))
      .filter(({ value }) => value !== noData);
    if (!colours || entries.length === 0) return null;
    const size = colours.length / 3;
    const part = (band: number, value: number) => Math.round(colours[band * size + value]! / 257);
    return classStyle(entries.map((entry) => ({ ...entry, colour: [part(0, entry.value), part(1, entry.value), part(2, entry.value)] })));
  } catch {
    return null;
  }
}
