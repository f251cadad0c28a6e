import PDFDocument from 'pdfkit';
import { fontBytes, fontNames, runsOf } from './fonts.ts';
import type { Report } from './model.ts';

const green = '#1c6b58';
const ink = '#1d2422';
const quiet = '#56605c';
const line = '#dfe2de';
const margin = 50;
const mostParts = 200;
type Doc = InstanceType<typeof PDFDocument>;

const hectares = (value: number) => `${value.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: value < 1 ? 4 : 2 })} ha`;
const degrees = ([longitude, latitude]: [number, number]) => `${Math.abs(latitude).toFixed(6)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(6)}° ${longitude < 0 ? 'W' : 'E'}`;

/** 1° 02′ 38.76″ N */
function sexagesimal(value: number, positive: string, negative: string): string {
  const hundredths = Math.round(Math.abs(value) * 360_000);
  const whole = Math.floor(hundredths / 360_000);
  const minutes = Math.floor((hundredths % 360_000) / 6000);
  return `${whole}° ${String(minutes).padStart(2, '0')}′ ${((hundredths % 6000) / 100).toFixed(2).padStart(5, '0')}″ ${value < 0 ? negative : positive}`;
}

function write(doc: Doc, text: string, x: number, y: number, options: { size: number; colour?: string; bold?: boolean; width: number }): number {
  doc.fontSize(options.size).fillColor(options.colour ?? ink);
  const runs = runsOf(text, options.bold ? 'bold' : 'sans');
  doc.x = x; doc.y = y;
  runs.forEach((run, index) => {
    doc.font(run.font);
    const more = index < runs.length - 1;
    if (index === 0) doc.text(run.text, x, y, { width: options.width, continued: more }); else doc.text(run.text, { width: options.width, continued: more });
  });
  return doc.y;
}

/** The boundary as vectors, with a scale bar, for reports that are made without a window. */
function drawMap(doc: Doc, report: Report, x: number, y: number, width: number, height: number): void {
  doc.rect(x, y, width, height).fillAndStroke('#f4f3ec', line);
  const all = report.rings.flat();
  if (all.length === 0) return;
  const first = all[0]![0]!;
  const unrolled = report.rings.map((ring) => ring.map(([longitude, latitude]) => [longitude! - 360 * Math.round((longitude! - first) / 360), latitude!] as const));
  const xs = unrolled.flat().map(([longitude]) => longitude);
  const ys = unrolled.flat().map(([, latitude]) => latitude);
  const [west, east, south, north] = [xs, ys].flatMap((values) => [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))]) as [number, number, number, number];
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min((width - 60) / Math.max(1e-9, (east - west) * squeeze), (height - 70) / Math.max(1e-9, north - south));
  const px = (longitude: number) => x + width / 2 + (longitude - (west + east) / 2) * squeeze * scale;
  const py = (latitude: number) => y + height / 2 - (latitude - (south + north) / 2) * scale;
  doc.save().rect(x, y, width, height).clip();
  for (const ring of unrolled) ring.forEach(([longitude, latitude], index) => { if (index === 0) doc.moveTo(px(longitude), py(latitude)); else doc.lineTo(px(longitude), py(latitude)); });
  doc.fillOpacity(0.35).fill('#7cb39b', 'even-odd').fillOpacity(1);
  for (const ring of unrolled) ring.forEach(([longitude, latitude], index) => { if (index === 0) doc.moveTo(px(longitude), py(latitude)); else doc.lineTo(px(longitude), py(latitude)); });
  doc.lineWidth(1.2).stroke(green).restore();
  const metresPerPoint = 111_320 / scale;
  const wanted = metresPerPoint * 90;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const length = [5, 2, 1].map((step) => step * power).find((step) => step <= wanted) ?? power;
  const bar = length / metresPerPoint;
  doc.lineWidth(1).moveTo(x + 14, y + height - 18).lineTo(x + 14, y + height - 13).lineTo(x + 14 + bar, y + height - 13).lineTo(x + 14 + bar, y + height - 18).stroke(ink);
  doc.font('sans').fontSize(7.5).fillColor(ink).text(length >= 1000 ? `${length / 1000} km` : `${length} m`, x + 16, y + height - 27, { lineBreak: false });
  // Drawn, because the font has no arrow.
  const arrow = x + width - 20;
  doc.moveTo(arrow, y + 12).lineTo(arrow + 4, y + 24).lineTo(arrow, y + 21).lineTo(arrow - 4, y + 24).fill(ink);
  doc.text('N', arrow - 3, y + 26, { lineBreak: false });
}

/** A tagged PDF with embedded fonts. Rejects when a font is missing. */
export function writePdf(report: Report): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: report.paper === 'letter' ? 'LETTER' : 'A4', margin, pdfVersion: '1.7', tagged: true, lang: 'en', displayTitle: true, bufferPages: true, font: null as never,
    info: { Title: report.title, Author: 'Hectare', Creator: 'Hectare', CreationDate: new Date(report.date) },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
  for (const name of fontNames) doc.registerFont(name, fontBytes(name));
  doc.font('sans');
  const width = doc.page.width - 2 * margin;
  const bottom = () => doc.page.height - margin - 24;
  const root = doc.struct('Document');
  doc.addStructure(root);
  let y = margin;
  const tagged = (tag: string, draw: () => void, options: { alt?: string } = {}) => { root.add(doc.struct(tag, options as never, draw)); };
  const room = (height: number) => { if (y + height > bottom()) { doc.addPage(); y = margin; } };
  const heading = (text: string) => { room(60); y += 16; tagged('H2', () => { y = write(doc, text, margin, y, { size: 11.5, bold: true, colour: green, width }); }); y += 4; };
  const row = (label: string, value: string) => {
    doc.font('sans').fontSize(9.5);
    room(Math.max(15, doc.heightOfString(value, { width: width - 130 })) + 4);
    const top = y;
    tagged('P', () => { write(doc, label, margin, top, { size: 9.5, colour: quiet, width: 120 }); y = Math.max(top + 14, write(doc, value, margin + 130, top, { size: 9.5, width: width - 130 })); });
    y += 3;
  };

  tagged('P', () => { y = write(doc, 'Project report', margin, y, { size: 9.5, colour: green, bold: true, width }); });
  tagged('H1', () => { y = write(doc, report.title, margin, y + 2, { size: 21, bold: true, width }); });
  tagged('P', () => { y = write(doc, `${report.date.slice(0, 10)} · ${report.connectionName}`, margin, y + 2, { size: 9.5, colour: quiet, width }); });
  y += 12;
  const mapHeight = 270;
  const picture = report.mapPng;
  tagged('Figure', () => {
    if (picture) {
      doc.image(Buffer.from(picture), margin, y, { fit: [width, mapHeight], align: 'center', valign: 'center' });
      doc.rect(margin, y, width, mapHeight).lineWidth(0.6).stroke(line);
    } else drawMap(doc, report, margin, y, width, mapHeight);
  }, { alt: `Map of ${report.title}` });
  y += mapHeight + 4;
  heading('Measures');
  if (report.areaHectares !== null) row('Area', hectares(report.areaHectares));
  row('Perimeter', `${(report.perimeterMetres / 1000).toLocaleString('en', { maximumFractionDigits: 3 })} km`);
  if (report.centroid) {
    row('Centroid', degrees(report.centroid));
    row('', `${sexagesimal(report.centroid[1], 'N', 'S')}, ${sexagesimal(report.centroid[0], 'E', 'W')}`);
  }
  if (report.boundingBox) row('Bounding box', `west ${report.boundingBox[0].toFixed(6)}, south ${report.boundingBox[1].toFixed(6)}, east ${report.boundingBox[2].toFixed(6)}, north ${report.boundingBox[3].toFixed(6)}`);
  row('Geometry', `${report.geometryType}, ${report.vertexCount.toLocaleString('en')} vertices`);
  row('Geometry hash', report.geometryHash);
  if (report.parts.length > 0) {
    heading(`Parts (${report.parts.length})`);
    const table = doc.struct('Table');
    root.add(table);
    const cells = (kind: 'TH' | 'TD', left: string, right: string) => {
      room(15);
      const top = y;
      // The types know only one form of struct(); the library takes content in place of options.
      const struct = doc.struct.bind(doc) as unknown as (tag: string, content: unknown) => ReturnType<Doc['struct']>;
      table.add(struct('TR', [
        struct(kind, () => { write(doc, left, margin, top, { size: 9, colour: kind === 'TH' ? quiet : ink, width: width / 2 }); }),
        struct(kind, () => { doc.font('sans').fontSize(9).fillColor(kind === 'TH' ? quiet : ink).text(right, margin + width / 2, top, { width: width / 2, align: 'right' }); }),
      ]));
      y = top + 14;
    };
    cells('TH', 'Part', 'Area');
    for (const part of report.parts.slice(0, mostParts)) cells('TD', part.name, hectares(part.areaHectares));
    table.end();
    if (report.parts.length > mostParts) row('', `… and ${report.parts.length - mostParts} more parts`);
  }
  if (report.notes.trim()) {
    heading('Notes');
    tagged('P', () => { y = write(doc, report.notes, margin, y, { size: 9.5, width }); });
  }
  heading('Where this comes from');
  for (const { label, text } of report.provenance) row(label, text);
  root.end();

  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0;
    const footer = doc.page.height - 34;
    doc.markContent('Artifact', { type: 'Pagination' } as never);
    doc.font('sans').fontSize(8).fillColor(quiet).text('Hectare', margin, footer, { lineBreak: false });
    doc.text(`${page + 1} / ${count}`, margin, footer, { width, align: 'right', lineBreak: false });
    doc.endMarkedContent();
  }
  doc.end();
  return done;
}
