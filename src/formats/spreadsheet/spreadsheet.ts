import { unzipSync } from 'fflate';
import { collected } from '../file-source.ts';
import { UnreadableFile, type FormatReader, type FormatWriter } from '../format.ts';
import { say } from '../phrases/index.ts';
import { entriesOf, isZip, refuseBomb, refuseBombOfMany, type ZipEntry } from '../zip/zip-archive.ts';
import { refuseRepeatedCells } from './repeated-cells.ts';
import { sheetRows, sheetTexts, workbookBatches } from './sheet-reading.ts';
import { workbookOf } from './sheet-writing.ts';

/** A workbook is read whole, and its cells take some twenty times their packed bytes. */
const maxFileBytes = 256 * 1024 ** 2;
const maxInflatedBytes = 512 * 1024 ** 2;

/** The head of compound files, which programs of before 2007 write. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const isCompound = (bytes: Uint8Array) => compoundFile.every((byte, at) => bytes[at] === byte);
/** The name of the stream that holds a workbook, as compound files write it. */
const hasWorkbookStream = (bytes: Uint8Array) => {
  const text = new TextDecoder('latin1').decode(bytes);
  return ['Workbook', 'Book'].some((name) => text.includes(`${[...name].join('\0')}\0\0`));
};

const openDocument = 'application/vnd.oasis.opendocument.spreadsheet';
const hasOf = (entries: readonly ZipEntry[], ...names: string[]) => names.every((name) => entries.some((entry) => entry.name === name));
/** OpenDocument says its kind in a file of its own, which texts and drawings have too. */
const isOpenDocument = (bytes: Uint8Array) => {
  const { mimetype } = unzipSync(bytes, { filter: ({ name, originalSize }) => name === 'mimetype' && originalSize < 200 });
  return mimetype !== undefined && new TextDecoder().decode(mimetype).startsWith(openDocument);
};
const isExcel = (entries: readonly ZipEntry[]) => hasOf(entries, 'xl/workbook.xml') || hasOf(entries, 'xl/workbook.bin');

function refuseBoundless(bytes: Uint8Array): void {
  if (bytes.length > maxFileBytes)
    throw new UnreadableFile('spreadsheet-too-large', say('file.sheet.too-large', { megabytes: maxFileBytes / 1024 ** 2 }));
  if (!isZip(bytes)) return;
  const entries = entriesOf(bytes);
  for (const entry of entries) refuseBomb(entry, maxInflatedBytes);
  refuseBombOfMany(entries, bytes.length);
  if (entries.reduce((sum, { size }) => sum + size, 0) > maxInflatedBytes)
    throw new UnreadableFile('spreadsheet-too-large', say('file.sheet.too-large', { megabytes: maxInflatedBytes / 1024 ** 2 }));
  if (!isExcel(entries)) refuseRepeatedCells(bytes);
}

/** The cells of every sheet, whether its columns name places or not. Throws UnreadableFile. */
export function workbookRows(bytes: Uint8Array): Promise<{ name: string; rows: unknown[][] }[]> {
  refuseBoundless(bytes);
  return sheetRows(bytes);
}

/** The first rows of every sheet as texts. Throws UnreadableFile. */
export function firstRows(bytes: Uint8Array, count: number): Promise<{ name: string; rows: string[][] }[]> {
  refuseBoundless(bytes);
  return sheetTexts(bytes, count);
}

/** Workbooks of Excel (.xlsx, .xlsm, .xlsb, .xls) and OpenDocument (.ods): columns with places are found by name in every sheet, as in CSV. */
export const spreadsheet: FormatReader & FormatWriter = {
  recognise(bytes) {
    if (isCompound(bytes)) return hasWorkbookStream(bytes) ? 1 : 0;
    if (!isZip(bytes)) return 0;
    try {
      return isExcel(entriesOf(bytes)) || isOpenDocument(bytes) ? 1 : 0;
    } catch {
      return 0;
    }
  },
  // An OpenDocument is known by a file inside it: texts and drawings have the same names.
  recogniseArchive: (entries) => (isExcel(entries) ? 1 : 0),
  read(bytes, options = {}) {
    refuseBoundless(bytes);
    return collected('spreadsheet', workbookBatches(bytes, options));
  },
  write: (features, options = {}) => workbookOf(features, options),
};
