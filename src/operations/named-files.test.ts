import { expect, test } from 'vitest';
import { fileOperations, filesNamedIn, isFileOperation, nameInAddress } from './named-files.ts';

test('the name of a file behind an address', () => {
  expect(nameInAddress('https://api.example.org/a/b/ndvi%202026.tif')).toBe('ndvi 2026.tif');
  expect(nameInAddress(null)).toBeNull();
  expect(nameInAddress('')).toBeNull();
  expect(nameInAddress('https://api.example.org/%E0%A4')).toBeNull();
});
test('the products say which operations give files, and which answers name them', () => {
  expect(fileOperations).toEqual([{ slug: 'satellite-index', operation: 'satelliteImage' }]);
  expect(isFileOperation('satelliteImage')).toBe(true);
  expect(isFileOperation('satelliteIndex')).toBe(false);
  const answer = { image_url: '/images/a-ndvi.png', geotiff_url: '/images/a-ndvi.tif', other_url: '/images/b.png' };
  expect(filesNamedIn('satelliteIndex', answer)).toEqual([
    { name: 'satellitePicture', operation: 'satelliteImage', fileName: 'a-ndvi.png', isData: false },
    { name: 'satelliteRaster', operation: 'satelliteImage', fileName: 'a-ndvi.tif', isData: true },
  ]);
  expect(filesNamedIn('satelliteIndex', { image_url: null })).toEqual([]);
  expect(filesNamedIn('weather', answer)).toEqual([]);
});
