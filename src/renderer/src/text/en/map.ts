/** The map: its layers, the user's own maps, going to a place, steps in time. */
export const direction = { north: 'N', east: 'E', west: 'W' };
export const layers = {
  world: 'World (Natural Earth)', north: 'North is up', legend: 'Legend',
  title: 'Layers', mask: 'Project mask', boundary: 'Project boundary', shapes: 'Shapes and boundaries', opacity: 'Opacity of {name}', show: 'Show {name}', hide: 'Hide {name}', raise: 'Move {name} up', lower: 'Move {name} down', inside: 'Project', outside: 'Outside', graticule: 'Graticule', basemaps: 'Basemaps…', zoom: 'Zoom to {name}',
  side: { both: '{name}: on the whole map. Press to show it left of the line only', left: '{name}: left of the line. Press for the right side', right: '{name}: right of the line. Press for the whole map' }, swipe: 'Line between before and after',
};
export const basemaps = {
  title: 'Basemaps', intro: 'Your own maps under everything else. Files stay where they are and work without a network; of addresses, Hectare keeps the tiles that you have seen.', none: 'No map of your own yet. The world of Natural Earth is always there.', addFile: 'Open a file (PMTiles, MBTiles, GeoTIFF)…', addAddress: 'Add an address', kind: 'Kind', xyz: 'XYZ tiles', wms: 'WMS', name: 'Name', address: 'Address', addressHint: 'https://tile.example.org/{z}/{x}/{y}.png', wmsHint: 'https://maps.example.org/wms', layers: 'Layers, separated by commas', attribution: 'Attribution', key: 'Key, where the address holds {key}', keyHint: 'The key goes to the keychain.', save: 'Save', remove: 'Remove {name}', thisRun: 'until Hectare closes', terms: 'Mind the terms of the map’s owner.',
};
export const find = { title: 'Go to a place', ask: 'A town or a coordinate', hint: '45.07, 7.68 · 45° 4′ N 7° 41′ E · 32N 395000 4992000 · 32TLR9500092000', nothing: 'No place is called that, and it is no coordinate that Hectare knows.' };
export const timeline = { title: 'Steps in time', step: 'Step', play: 'Play', pause: 'Pause', before: 'Step before', next: 'Next step', close: 'Close the steps', speed: 'Speed', missing: 'No clear picture', loading: 'Reading {n} of {all}', failed: 'This step cannot be had: {reason}', month: 'Months', quarter: 'Quarters', year: 'Years', load: 'Show steps', compare: 'Compare two', first: 'Before', second: 'After', compareHint: 'Two pictures with a line between them', mean: 'Mean' };
