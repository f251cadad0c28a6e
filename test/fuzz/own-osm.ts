/** A small extract of OpenStreetMap with every kind of thing that the reader knows. */
const nodes: [id: number, longitude: number, latitude: number, tags?: string][] = [
  [1, 10, 50], [2, 10.1, 50], [3, 10.1, 50.1], [4, 10, 50.1], [5, 10.02, 50.02], [6, 10.04, 50.02], [7, 10.04, 50.04], [8, 10.02, 50.04], [9, 10.5, 50.5, '<tag k="name" v="Brunnen &amp; Baum"/><tag k="ref" v="007"/>'],
]; // prettier-ignore
const way = (id: number, refs: number[], tags = '') => `<way id="${id}">${refs.map((ref) => `<nd ref="${ref}"/>`).join('')}${tags}</way>`;
export const ownOsm = `<?xml version="1.0" encoding="UTF-8"?>
<osm version="0.6" generator="by hand">
${nodes.map(([id, longitude, latitude, tags = '']) => `<node id="${id}" lat="${latitude}" lon="${longitude}" version="1">${tags}</node>`).join('\n')}
${way(20, [1, 2, 3])}
${way(21, [1, 4, 3])}
${way(22, [5, 6, 7, 8, 5])}
${way(23, [5, 6, 7, 8, 5], '<tag k="landuse" v="farmland"/><tag k="name" v="Feld"/>')}
${way(24, [1, 2, 3, 1], '<tag k="highway" v="track"/>')}
${way(25, [1, 2, 99, 1], '<tag k="landuse" v="forest"/>')}
<relation id="30"><member type="way" ref="20" role="outer"/><member type="way" ref="21" role=""/><member type="way" ref="22" role="inner"/><tag k="type" v="multipolygon"/><tag k="landuse" v="forest"/></relation>
<relation id="31"><member type="way" ref="20" role="outer"/><tag k="type" v="boundary"/><tag k="name" v="offen"/></relation>
</osm>
`;
