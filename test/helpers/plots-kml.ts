import { closeSync, openSync, writeSync } from 'node:fs';

/** A KML of many plots, written in parts: 18 corners with twelve decimals, names with letters beyond ASCII, a shared style, SchemaData; about 1.1 kB a placemark. */
export function writePlotsKml(path: string, placemarks: number): void {
  const file = openSync(path, 'w');
  writeSync(
    file,
    '<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Style id="plot"><LineStyle><color>ff0000ff</color></LineStyle></Style><Folder><name>Plots</name>\n',
  );
  for (let start = 0; start < placemarks; start += 1000) {
    const part: string[] = [];
    for (let k = start; k < Math.min(placemarks, start + 1000); k += 1) {
      const [x, y] = [35 + (k % 400) / 100, Math.floor(k / 400) / 100];
      const ring = Array.from({ length: 19 }, (_, corner) => {
        const angle = (2 * Math.PI * (corner % 18)) / 18;
        const radius = 0.004 * (1 + 0.1 * Math.sin(k + 3 * angle));
        return `${(x + radius * Math.cos(angle)).toFixed(12)},${(y + radius * Math.sin(angle)).toFixed(12)},0`;
      });
      part.push(
        `<Placemark id="p${k}"><name>Plot ${k} Équateur &amp; Tshopo</name><styleUrl>#plot</styleUrl><description><![CDATA[<b>coffee</b>, no. ${k}]]></description><ExtendedData><SchemaData schemaUrl="#s"><SimpleData name="plot_id">PL-${k}</SimpleData><SimpleData name="declared_ha">${(k % 997) / 100}</SimpleData></SchemaData></ExtendedData><Polygon><outerBoundaryIs><LinearRing><coordinates>\n${ring.join(' ')}\n</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>\n`,
      );
    }
    writeSync(file, part.join(''));
  }
  writeSync(file, '</Folder></Document></kml>\n');
  closeSync(file);
}
