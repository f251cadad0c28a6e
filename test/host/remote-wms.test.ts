import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { writePng } from '#raster/png.ts';
import { callContext as context, remoteService } from '../helpers/remote-service.ts';

const secret = 'wms-key-secret-0123';
const picture = writePng(new Uint8Array(512 * 512 * 4), 512, 512);
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
});
const capabilities = (
  maps: string,
) => `<WMS_Capabilities version="1.3.0" xmlns="http://www.opengis.net/wms" xmlns:xlink="http://www.w3.org/1999/xlink">
  <Service><Title>Region</Title></Service><Capability><Request><GetMap><Format>image/png</Format><DCPType><HTTP><Get><OnlineResource xlink:href="${maps}"/></Get></HTTP></DCPType></GetMap></Request>
  <Layer><Title>All</Title><CRS>EPSG:3857</CRS><Attribution><Title>© Region</Title></Attribution>
  <Layer><Name>roads</Name><Title>Roads</Title><EX_GeographicBoundingBox><westBoundLongitude>36</westBoundLongitude><eastBoundLongitude>37</eastBoundLongitude><southBoundLatitude>-1</southBoundLatitude><northBoundLatitude>0</northBoundLatitude></EX_GeographicBoundingBox><MaxScaleDenominator>100000</MaxScaleDenominator></Layer></Layer></Capability></WMS_Capabilities>`;
const wfs = `<WFS_Capabilities version="2.0.0"><FeatureTypeList><FeatureType><Name>plots</Name></FeatureType></FeatureTypeList></WFS_Capabilities>`;

async function started(mapsAt: (own: string) => string) {
  let own = '';
  const service = await remoteService((url, response) => {
    const ask = url.searchParams;
    if (ask.get('token') !== secret) response.writeHead(403).end();
    else if (ask.get('REQUEST') === 'GetMap') response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    else if (ask.get('SERVICE') === 'WMS' && ask.get('REQUEST') === 'GetCapabilities')
      response.writeHead(200).end(capabilities(mapsAt(own)));
    else if (ask.get('SERVICE') === 'WFS') response.writeHead(200).end(wfs);
    else response.writeHead(200).end('<ServiceExceptionReport/>');
  });
  own = service.origin;
  open.push(service.stop);
  return service;
}

test('a layer of a WMS becomes a map of its own grid, asked with the key, its attribution and its scales', async () => {
  const service = await started((own) => `${own}/maps?`);
  const { remote, maps, asked, origin, folder } = service;
  const offer = await remote['remote.look']({ address: `${origin}/ows?token={key}&service=WMS`, key: secret }, context);
  expect(offer).toMatchObject({
    kind: 'wms',
    title: 'Region',
    layers: [{ id: 'roads', about: 'All', isElsewhere: false, hindrance: null }],
  });
  expect(offer.layers[0]!.scale).toBeGreaterThan(100_000);
  const shown = await remote['remote.show']({ id: offer.id, layer: 'roads', allowedHost: '' }, context);
  expect(shown).toMatchObject({ name: 'Roads', kind: 'grid', attribution: '© Region', hasKey: true, mayTakeOffline: true });
  const level = shown.grid!.levels[0]!;
  const at = { id: shown.id, z: 0, x: level.columns[0], y: level.rows[0] };
  expect((await maps['basemaps.tile'](at, context)).bytes).toEqual(picture);
  const question = new URL(asked.at(-1)!, origin);
  expect(question.pathname).toBe('/maps');
  expect(Object.fromEntries(question.searchParams)).toMatchObject({ token: secret, LAYERS: 'roads', CRS: 'EPSG:3857', WIDTH: '512' });
  expect(readFileSync(join(folder, 'basemaps.json'), 'utf8')).not.toContain(secret);
});

test('an address of several services is asked for the one that it names', async () => {
  const { remote, origin } = await started((own) => `${own}/maps?`);
  const kindAt = async (address: string) => (await remote['remote.look']({ address: origin + address, key: secret }, context)).kind;
  expect(await kindAt('/ows?token={key}')).toBe('wfs');
  expect(await kindAt('/ows?token={key}&SERVICE=WMS')).toBe('wms');
  expect(await kindAt('/wms?token={key}')).toBe('wms');
});

test('maps on another server need its name, and never get the key', async () => {
  const { remote, origin } = await started(() => `https://maps.example.org/wms?token=${secret}`);
  const { id, layers } = await remote['remote.look']({ address: `${origin}/wms?token={key}`, key: secret }, context);
  expect(layers).toMatchObject([{ host: 'maps.example.org', isElsewhere: true }]);
  const show = (allowedHost: string) => remote['remote.show']({ id, layer: 'roads', allowedHost }, context);
  await expect(show('')).rejects.toMatchObject({ code: 'elsewhere' });
  await expect(show('maps.example.org')).rejects.toMatchObject({ code: 'key-elsewhere' });
});
