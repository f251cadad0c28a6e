import * as z from 'zod';
import { bytes, nothing, ownId, phrase } from '../fields.ts';
import { basemap } from '../basemaps/contract.ts';
import { areaBox } from '../map-areas/contract.ts';

/** An address of a service as a person types it, with {key} where a key belongs. */
const serviceAddress = z.string().trim().min(8).max(2000);
const secretKey = z.string().max(4096).default('');

/** A layer of a service; `host` is where it comes from, `isElsewhere` where that is another server than the one that was asked. */
const layer = z.object({
  id: z.string(),
  type: z.enum(['picture', 'features']),
  title: z.string(),
  about: z.string(),
  host: z.string(),
  isElsewhere: z.boolean(),
  /** a GeoTIFF, of which an area can be saved as a file */
  isRaster: z.boolean(),
  /** the scale denominator below which it is drawn; null where it is drawn at any scale */
  scale: z.number().nullable(),
  /** why it cannot be had; null where it can */
  hindrance: z.enum(['no-system', 'no-picture', 'no-address', 'no-geojson', 'whole-only']).nullable(),
});
const remoteOffer = z.object({
  /** for `remote.show`, while this program runs */
  id: ownId,
  kind: z.enum(['wmts', 'wms', 'arcgis', 'wfs', 'ogc-api', 'stac', 'geotiff']),
  title: z.string(),
  host: z.string(),
  attribution: z.string(),
  terms: z.string(),
  layers: z.array(layer),
  leftOut: z.number().int(),
});

const chosenLayer = z.object({ id: ownId, layer: z.string().max(2000), allowedHost: z.string().max(300).default('') });
const featureFile = z.object({
  name: z.string(),
  bytes,
  featureCount: z.number().int(),
  /** that match in all, where the service says it */
  matched: z.number().int().nullable(),
  /** all of them, or why not: a limit of Hectare, pages that come twice, or a service that gave fewer than it has */
  end: z.enum(['all', 'features', 'bytes', 'time', 'repeats', 'short']),
  notes: z.array(z.object({ message: z.string(), phrase })),
});

/** Icons of points that lie on one server, which a person allowed for files by its name. */
const iconAddresses = z.object({ host: z.string().min(1).max(300), addresses: z.array(z.string().max(2000)).min(1).max(500) });
const fetchedIcons = z.object({ files: z.record(z.string(), bytes), missing: z.number().int(), fault: phrase.nullable() });

export const remoteContract = {
  /** asks the service what it offers */
  'remote.look': { input: z.object({ address: serviceAddress, key: secretKey }), output: remoteOffer },
  /** puts a layer among the maps of the user; `allowedHost`: another server from which the person lets it come */
  'remote.show': { input: chosenLayer, output: basemap },
  /** fetches icons that KML files name by web addresses, or gives those that were fetched before */
  'remote.icons': { input: iconAddresses, output: fetchedIcons },
  /** lets go what was fetched of a server */
  'remote.forgetIcons': { input: iconAddresses.pick({ host: true }), output: nothing },
  /** fetches the features of a layer as a GeoJSON file in longitude and latitude; `box`: only those that meet it */
  'remote.open': { input: chosenLayer.extend({ box: areaBox.nullable() }), output: featureFile },
};
