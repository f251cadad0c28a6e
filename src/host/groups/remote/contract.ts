import * as z from 'zod';
import { ownId } from '../fields.ts';
import { basemap } from '../basemaps/contract.ts';

/** An address of a service as a person types it, with {key} where a key belongs. */
const serviceAddress = z.string().trim().min(8).max(2000);
const secretKey = z.string().max(4096).default('');

/** A layer of a service; `host` is where it comes from, `isElsewhere` where that is another server than the one that was asked. */
const layer = z.object({
  id: z.string(),
  type: z.enum(['picture']),
  title: z.string(),
  about: z.string(),
  host: z.string(),
  isElsewhere: z.boolean(),
  /** why it cannot be had; null where it can */
  hindrance: z.enum(['no-system', 'no-picture', 'no-address', 'no-geojson']).nullable(),
});
const remoteOffer = z.object({
  /** for `remote.show`, while this program runs */
  id: ownId,
  kind: z.enum(['wmts', 'arcgis']),
  title: z.string(),
  host: z.string(),
  attribution: z.string(),
  terms: z.string(),
  layers: z.array(layer),
  leftOut: z.number().int(),
});

export const remoteContract = {
  /** asks the service what it offers */
  'remote.look': { input: z.object({ address: serviceAddress, key: secretKey }), output: remoteOffer },
  /** puts a layer among the maps of the user; `allowedHost`: another server from which the person lets it come */
  'remote.show': {
    input: z.object({ id: ownId, layer: z.string().max(2000), allowedHost: z.string().max(300).default('') }),
    output: basemap,
  },
};
