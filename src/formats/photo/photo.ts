import type { Properties } from '#geo/types.ts';
import { FeatureCollector } from '../feature-collector.ts';
import { collected, sourceOfBytes } from '../file-source.ts';
import { UnreadableFile, type FeatureBatch, type FileSource, type FormatReader, type StreamOptions } from '../format.ts';
import { Pace } from '../pace.ts';
import { say } from '../phrases/index.ts';
import { momentOf, numberOf, placeOf, textOf, type ExifTags, type NoPlace } from './exif-place.ts';

/** In a JPEG, Exif is the first segment and has 64 kB at most. */
const jpegHeadBytes = 256 * 1024;
/** In a HEIC it may stand behind the picture. */
const maxHeicBytes = 64 * 1024 * 1024;
const batchPhotos = 100;

const wanted = [
  'GPSLatitude',
  'GPSLatitudeRef',
  'GPSLongitude',
  'GPSLongitudeRef',
  'GPSAltitude',
  'GPSAltitudeRef',
  'GPSImgDirection',
  'GPSImgDirectionRef',
  'GPSHPositioningError',
  'GPSMapDatum',
  'DateTimeOriginal',
  'OffsetTimeOriginal',
  'Make',
  'Model',
];

const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
const isHeic = (bytes: Uint8Array) => /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(String.fromCharCode(...bytes.subarray(4, 12)));

/** The tags of a photo; none where it has no block of Exif, or a damaged one. */
async function tagsOf(source: FileSource): Promise<ExifTags> {
  const head = await source.read(0, Math.min(source.size, jpegHeadBytes));
  const bytes = isHeic(head) ? await source.read(0, Math.min(source.size, maxHeicBytes)) : head;
  // Loaded with the first photo.
  const { default: exif } = await import('exifreader');
  const groups = ['xmp', 'iptc', 'icc', 'photoshop', 'makerNotes', 'mpf', 'thumbnail', 'composite', 'gps'] as const;
  try {
    // A copy of its own: the library looks at the whole buffer.
    const { exif: tags } = exif.load(bytes.slice().buffer, {
      expanded: true,
      includeTags: { exif: wanted, ...Object.fromEntries(groups.map((group) => [group, []])) },
    });
    return (tags ?? {}) as ExifTags;
  } catch {
    // Its errors tell what is wrong with the picture; there is no place in it either way.
    return {};
  }
}

function propertiesOf(tags: ExifTags, name: string): Properties {
  const [direction, accuracy, taken] = [numberOf(tags['GPSImgDirection']), numberOf(tags['GPSHPositioningError']), momentOf(tags)];
  const camera = [textOf(tags['Make']), textOf(tags['Model'])].filter((text) => text !== null);
  const isMagnetic = textOf(tags['GPSImgDirectionRef'])?.startsWith('M');
  return {
    name,
    ...(taken === null ? {} : { taken }),
    ...(Number.isFinite(direction) ? { [isMagnetic ? 'direction_magnetic_degrees' : 'direction_degrees']: direction } : {}),
    ...(Number.isFinite(accuracy) && accuracy > 0 ? { accuracy_metres: accuracy } : {}),
    ...(camera.length > 0 ? { camera: camera.join(' ') } : {}),
  };
}

const reasons = {
  none: say('file.photo.none'),
  hemisphere: say('file.photo.hemisphere'),
  'no-fix': say('file.photo.no-fix'),
} satisfies Record<NoPlace, unknown>;

async function* photoBatches(source: FileSource, options: StreamOptions = {}): AsyncGenerator<FeatureBatch> {
  const others = Object.values(options.companions ?? {}).map((other) => ({ name: other.name, content: other }));
  const photos = [{ name: options.fileName ?? source.name, content: source }, ...others];
  const reader = new FeatureCollector();
  const pace = new Pace(options);
  let firstReason: NoPlace | null = null;
  for (const [index, { name, content }] of photos.entries()) {
    const tags = await tagsOf(content);
    const place = placeOf(tags);
    if (typeof place === 'string') {
      firstReason ??= place;
      reader.note('photo-without-place', say('file.photo.left-out', { name, reason: reasons[place] }), 'warning');
    } else {
      const datum = textOf(tags['GPSMapDatum']) ?? 'WGS-84';
      if (!/^WGS[- ]?84$/i.test(datum)) reader.note('photo-datum', say('file.photo.datum', { name, datum }), 'warning', reader.count);
      reader.features.push({
        type: 'Feature',
        properties: propertiesOf(tags, name),
        geometry: { type: 'Point', coordinates: place },
      });
    }
    if (reader.features.length >= batchPhotos) yield reader.take();
    await pace.step((index + 1) / photos.length);
  }
  if (reader.count === 0) throw new UnreadableFile('photo-without-place', reasons[firstReason ?? 'none']);
  reader.finish();
  yield reader.take();
}

/** Photos as phones take them (JPEG, HEIC): a point for each, where it was taken. Several that are opened at once are one file. */
export const photo: FormatReader = {
  recognise: (bytes) => (isJpeg(bytes) || isHeic(bytes) ? 0.9 : 0),
  read: (bytes, options = {}) =>
    collected('photo', photoBatches(sourceOfBytes(options.fileName ?? '', bytes), { ...options, companions: {} })),
  readStream: photoBatches,
};
