import { ApiFault } from '#client/index.ts';
import { isObject } from '#domain/object.ts';
import { asking } from '#remote/asking.ts';
import { arcgisAddress, arcgisOffer, arcgisPlace } from '#remote/arcgis.ts';
import { titleOf, type Offer, type RasterLayer } from '#remote/offer.ts';
import { collectionsAddress, ogcApiOffer } from '#remote/ogc-api.ts';
import { stacOffer } from '#remote/stac.ts';
import { wfsOffer } from '#remote/wfs.ts';
import { wmsOffer } from '#remote/wms.ts';
import { wmtsOffer } from '#remote/wmts.ts';
import { Refused } from '../refused.ts';
import { sentence } from '../phrases/sentence.ts';
import type { RemoteDocument } from './documents.ts';

/** The addresses under which a service may say what it offers, the likeliest first; a person seldom knows more than the beginning. */
function candidates(address: string): string[] {
  const query = (address.split('?')[1] ?? '').toLowerCase();
  const isWhole = /(?:^|&)request=getcapabilities(?:&|$)/.test(query) || /\.xml$/i.test(address.split(/[?#]/)[0]!);
  if (isWhole) return [address];
  const asked = (service: string) => asking(address, { SERVICE: service, REQUEST: 'GetCapabilities' });
  const [wmts, wfs, wms] = [asked('WMTS'), asked('WFS'), asked('WMS')];
  // One address may stand for several services: the question says which, or else its name.
  const [, named = /wmts|wfs|wms/.exec(address.toLowerCase())?.[0]] = /(?:^|&)service=(wmts|wfs|wms)(?:&|$)/.exec(query) ?? [];
  const first = named && { wmts, wfs, wms }[named];
  return first ? [first, address] : [address, wfs, wmts, wms];
}

type Fetch = (address: string) => Promise<RemoteDocument>;

/** What a document offers; of the first page of an OGC API the list of collections that it leads to. */
async function offerIn({ xml, json }: RemoteDocument, address: string, fetch: Fetch): Promise<Offer | null> {
  if (xml) return (await wmtsOffer(xml)) ?? (await wmsOffer(xml, address)) ?? wfsOffer(xml, address);
  const items = stacOffer(json, address);
  if (items) return items;
  const collections = collectionsAddress(json, address);
  if (collections === null) return ogcApiOffer(json, address);
  return ogcApiOffer((await fetch(collections)).json, collections, json, address);
}

/** The words with which a service refuses (an ows:ExceptionReport, or ArcGIS' error in an answer of status 200); null where it does not. */
export function refusalIn({ xml, json }: RemoteDocument): string | null {
  if (isObject(json) && isObject(json['error'])) {
    const { message, code } = json['error'];
    return String(message ?? code ?? '').slice(0, 300);
  }
  if (!xml || !/^(?:Service)?ExceptionReport$/.test(xml.name)) return null;
  const [exception] = xml.children;
  return (exception?.children[0]?.text || exception?.text || '').slice(0, 300);
}

const refusedBy = (host: string, reason: string) => new Refused('remote-refused', sentence('host.remote-refused', { host, reason }));

async function ofArcgis(place: NonNullable<ReturnType<typeof arcgisPlace>>, fetch: Fetch, host: string): Promise<Offer> {
  const document = await fetch(arcgisAddress(place.service, place.query, { f: 'json' }));
  const refusal = refusalIn(document);
  if (refusal !== null) throw refusedBy(host, refusal);
  const offer = await arcgisOffer(place, document.json);
  if (!offer) throw new Refused('not-a-service', sentence('host.remote-unknown', { host }));
  return offer;
}

/** A GeoTIFF by its own address: a layer of its own, of which nothing is known before it is read. */
function geoTiffOffer(address: string): Offer | null {
  const name = new URL(address).pathname.split('/').at(-1)!;
  if (!/\.tiff?$/i.test(name)) return null;
  const layer: RasterLayer = { type: 'raster', id: name, title: titleOf(name, 'GeoTIFF'), about: '', box: null, hindrance: null, address };
  return { kind: 'geotiff', title: '', attribution: '', terms: '', layers: [layer], leftOut: 0 };
}

/** A fault of one address that says nothing about the others. */
const isOfAddress = (error: unknown): error is ApiFault => error instanceof ApiFault && error.code === 'server';

/** What the service at an address offers; `fetch` gets addresses with {key} in its place. Rejects with ApiFault or Refused. */
export async function recognise(address: string, fetch: Fetch): Promise<Offer> {
  const { host } = new URL(address);
  const file = geoTiffOffer(address);
  if (file) return file;
  const place = arcgisPlace(address);
  if (place) return ofArcgis(place, fetch, host);
  let fault: ApiFault | null = null;
  let refusal: string | null = null;
  for (const candidate of candidates(address)) {
    try {
      const document = await fetch(candidate);
      const offer = await offerIn(document, candidate, fetch);
      if (offer) return offer;
      refusal ??= refusalIn(document);
    } catch (error) {
      if (!isOfAddress(error)) throw error;
      fault ??= error;
    }
  }
  if (refusal !== null) throw refusedBy(host, refusal);
  throw fault ?? new Refused('not-a-service', sentence('host.remote-unknown', { host }));
}
