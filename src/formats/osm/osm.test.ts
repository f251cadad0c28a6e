import { expect, test } from 'vitest';
import { areaHectares } from '#geo/index.ts';
import { ownOsm } from '#test/fuzz/own-osm.ts';
import { readFile } from '../index.ts';
import { ringsOf } from './osm-shapes.ts';

const read = (text: string) => readFile(new TextEncoder().encode(text), { fileName: 'x.osm' });

test('ways and relations become lines and land, tags stay as they are written', async () => {
  const { features, notes, format } = await read(ownOsm);
  expect(format).toBe('osm');
  expect(features.map(({ id, geometry }) => [id, geometry?.type ?? null])).toEqual([
    ['node/9', 'Point'],
    ['way/23', 'Polygon'],
    ['way/24', 'LineString'],
    ['way/25', null],
    ['relation/30', 'Polygon'],
    ['relation/31', null],
  ]);
  expect(features[0]!.properties).toEqual({ name: 'Brunnen & Baum', ref: '007' });
  const [land, hole] = [features[4]!, features[1]!].map(({ geometry }) => areaHectares(geometry!));
  // A tenth of a degree each way, without the hole of a fiftieth: the same parallel strips, so that the shares are nearly those of the degrees.
  expect(hole! / (land! + hole!)).toBeCloseTo(0.04, 3);
  expect(notes.map(({ code, feature }) => [code, feature])).toEqual([
    ['osm-incomplete', 3],
    ['osm-incomplete', 5],
  ]);
});

test('a relation without words of its own has those of its outer way, which is no feature beside it', async () => {
  const { features } = await read(ownOsm.replace('<tag k="type" v="multipolygon"/><tag k="landuse" v="forest"/>', '<tag k="type" v="multipolygon"/>').replace('ref="20" role="outer"/><member type="way" ref="21" role=""/>', 'ref="26" role="outer"/>').replace('<relation id="30">', '<way id="26"><nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="4"/><nd ref="1"/><tag k="natural" v="wood"/></way><relation id="30">'));
  expect(features.find(({ id }) => id === 'way/26')).toBeUndefined();
  expect(features.find(({ id }) => id === 'relation/30')).toMatchObject({ properties: { natural: 'wood' }, geometry: { type: 'Polygon' } });
});

test('an inner ring outside of every outer one costs the shape, not a wrong piece of land', async () => {
  const { features, notes } = await read(ownOsm.replace(/lon="10.0([24])"/g, 'lon="12.0$1"'));
  expect(features.find(({ id }) => id === 'relation/30')!.geometry).toBeNull();
  expect(notes.map(({ code }) => code)).toContain('osm-incomplete');
});

test('rings from ways in any order and direction; an open one is none', () => {
  expect(ringsOf([[1, 2], [4, 3], [2, 3], [4, 1], [7, 8, 9, 7]])).toEqual([[7, 8, 9, 7], [1, 2, 3, 4, 1]]); // prettier-ignore
  expect(ringsOf([[1, 2], [2, 3]])).toBeNull(); // prettier-ignore
});

test('deleted things are left out, a file that breaks off keeps what was complete', async () => {
  const { features } = await read(ownOsm.replace('<way id="23">', '<way id="23" action="delete">'));
  expect(features.some(({ id }) => id === 'way/23')).toBe(false);
  const cut = await read(ownOsm.slice(0, ownOsm.indexOf('<way id="24"')));
  expect(cut.features.map(({ id }) => id)).toEqual(['node/9', 'way/23']);
  expect(cut.notes.map(({ code }) => code)).toContain('osm-truncated');
});

test('what is no feature is told: other relations by kind, ways and nodes without tags, ids that are none', async () => {
  const more = `<way id="90"><nd ref="1"/><nd ref="2"/></way><way id="x"><nd ref="1"/><tag k="highway" v="track"/></way>
    <relation id="91"><member type="way" ref="24" role=""/><tag k="type" v="route"/><tag k="name" v="Bus 4"/></relation>
    <node id="94" lat="50.6" lon="10.6"/><node id="95" lat="50.7" lon="10.6"><tag k="created_by" v="JOSM"/></node>
    <relation id="92"><tag k="type" v="route"/></relation><relation id="93"><tag k="note" v="no type"/></relation></osm>`;
  const before = (await read(ownOsm)).features.length;
  const { features, notes } = await read(ownOsm.replace('</osm>', more));
  expect(features).toHaveLength(before);
  const said = new Map(notes.map(({ code, message }) => [code, message]));
  expect(said.get('osm-other-relations')).toMatch(/^3 relations .*\(route 2, – 1\)/);
  expect(said.get('osm-untagged-ways')).toMatch(/^One way/);
  expect(said.get('osm-untagged-nodes')).toMatch(/^2 nodes have no tags/);
  expect(said.get('osm-bad-ids')).toMatch(/^One node, way or relation/);
});
