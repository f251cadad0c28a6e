import { version } from '#backups/version.ts';
import { ApiFault } from '#client/index.ts';
import { checkedAddress } from '#host/base-address.ts';
import { openKeys } from '#host/keys/keychain.ts';
import { Refused } from '#host/refused.ts';
import { remoteDocuments, type RemoteDocuments } from '#host/remote/documents.ts';
import { walkFeatures, type WalkedFeatures } from '#host/remote/feature-walk.ts';
import { onSameServer, placeOf, remoteServices, withKey, type Looked } from '#host/remote/remote-services.ts';
import { takenArea } from './layer-area.ts';
import { replaceFiles } from './replace-files.ts';
import { inOneLine } from './terminal-text.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

export interface LayersOptions {
  /** words that the layers to list have */
  find?: string;
  /** whose features are fetched */
  layer?: string;
  to?: string;
  /** west may be greater than east, across the antimeridian */
  box?: readonly [west: number, south: number, east: number, north: number];
  /** of a raster: how large cells may be */
  resolutionMetres?: number;
  /** another server from which a layer may come */
  allow?: string;
  json: boolean;
}
type Layer = Looked['offer']['layers'][number];

const keyPlace = '{key}';
const keyVariable = 'HECTARE_LAYERS_KEY';
const hindrances: Record<NonNullable<Layer['hindrance']>, string> = {
  'no-system': 'in a coordinate system or a grid of tiles that Hectare cannot place',
  'no-picture': 'in a form that is no picture',
  'no-address': 'without an address that Hectare can ask',
  'no-geojson': 'in a form that Hectare does not read',
  'whole-only': 'as one whole picture only, not in parts',
};
/** Why not all features are here. */
const ends: Record<Exclude<WalkedFeatures['end'], 'all'>, string> = {
  features: 'Hectare takes no more at once',
  bytes: 'more would be too large',
  time: 'the service took too long',
  repeats: 'the service began to send the same ones again',
  short: 'the service gave fewer than it says that it has',
};

/** The key of an address with a place for one: from the environment, or what was added to the keychain for its server. It goes to that server alone. */
async function keyFor(address: string): Promise<string> {
  const fromEnvironment = process.env[keyVariable];
  delete process.env[keyVariable];
  const url = URL.parse(address);
  if (!address.includes(keyPlace) || !url) return '';
  if (fromEnvironment) return fromEnvironment;
  const keys = await openKeys();
  const account = checkedAddress(url.origin);
  const stored = keys.kind === 'system' ? await keys.read(`${account}/api-key`) : null;
  if (!stored)
    throw new CommandFault(`Set ${keyVariable} to the key for ${url.host}, or keep it in the keychain: hectare keys add ${account}`);
  return stored;
}

/** What a person asks for: pictures and rasters are looked at, features are fetched. */
const kindOf = ({ type }: Layer) => (type === 'features' ? 'features' : type === 'raster' ? 'raster' : 'picture');
const asJson = (layer: Layer, service: Looked) => ({
  id: layer.id,
  type: kindOf(layer),
  title: layer.title,
  about: layer.about,
  bbox: layer.box,
  host: placeOf(layer, service).host,
  elsewhere: placeOf(layer, service).isElsewhere,
  hindrance: layer.hindrance,
});

function listed(service: Looked, { find, json }: LayersOptions, output: Output): number {
  const { kind, title, attribution, terms, layers, leftOut } = service.offer;
  const { host } = new URL(service.address);
  const words = find?.toLowerCase() ?? '';
  const found = layers.filter((layer) => `${layer.id}\n${layer.title}\n${layer.about}`.toLowerCase().includes(words));
  if (json) {
    const shown = found.map((layer) => asJson(layer, service));
    output.out(JSON.stringify({ kind, title, host, attribution, terms, layers: shown, left_out: leftOut }, null, 2));
    return exitCodes.done;
  }
  output.out(`${inOneLine(title || host)} (${kind})`);
  if (attribution) output.out(`Attribution: ${inOneLine(attribution)}`);
  if (terms) output.out(`Terms, in the service’s own words: ${inOneLine(terms)}`);
  for (const layer of found) {
    const { host: from, isElsewhere } = placeOf(layer, service);
    const notes = [
      ...(layer.hindrance ? [hindrances[layer.hindrance]] : []),
      ...(isElsewhere ? [`comes from ${from}: --allow ${from}`] : []),
    ];
    output.out(
      `  ${kindOf(layer).padEnd(8)}  ${inOneLine(layer.id)}  ${inOneLine(layer.title)}${notes.length > 0 ? `  (${notes.join('; ')})` : ''}`,
    );
  }
  if (found.length === 0) output.out('  no layer has these words');
  if (leftOut > 0) output.out(`${leftOut} further layers of this service are not listed.`);
  return exitCodes.done;
}

/** The one that was named, or the only one. Throws CommandFault. */
function layerOf(service: Looked, wanted: string | undefined): Layer {
  const { layers: all } = service.offer;
  const layer = wanted === undefined && all.length === 1 ? all[0] : all.find(({ id }) => id === wanted);
  if (layer) return layer;
  if (wanted === undefined)
    throw new CommandFault('The service has several layers. Name one with --layer ID; hectare layers ADDRESS lists them, each by its id.');
  throw new CommandFault(
    `The service has no layer “${inOneLine(wanted)}”. hectare layers ADDRESS lists those that it has, each by its id.`,
  );
}

async function fetched(
  service: Looked,
  documents: RemoteDocuments,
  services: ReturnType<typeof remoteServices>,
  { layer: wanted, to = '', box, allow = '', json }: LayersOptions,
  output: Output,
  signal: AbortSignal,
): Promise<number> {
  const layer = layerOf(service, wanted);
  if (layer.type !== 'features')
    throw new CommandFault(
      `${inOneLine(layer.title)} is a ${layer.type === 'raster' ? 'raster: an area of it is taken with --to OUT.tif and --bbox' : 'map to look at. Its features cannot be fetched; choose a layer of features'}.`,
    );
  const { title, access } = services.features(service, layer.id, allow);
  const { key } = service;
  const [west, south, east, north] = box ?? [0, 0, 0, 0];
  const walked = await walkFeatures({
    access,
    box: box ? [west, south, east < west ? east + 360 : east, north] : null,
    name: title,
    fetch: (address) => documents.fetch(withKey(address, key), signal, true),
    onSameServer: onSameServer(access.address, key),
    signal,
    progress: () => {},
  });
  const { featureCount, matched, end } = walked;
  await replaceFiles([[to, walked.bytes]], to);
  const isWhole = end === 'all';
  for (const { message } of walked.notes) output.err(`note: ${message}`);
  if (json)
    output.out(JSON.stringify({ file: to, layer: layer.id, title, feature_count: featureCount, matched, complete: isWhole, end }, null, 2));
  output.err(`${featureCount} feature${featureCount === 1 ? '' : 's'} of ${inOneLine(title)} written to ${to}`);
  if (!isWhole) output.err(`Not all of ${matched ?? 'them'}: ${ends[end]}. Take a smaller --bbox.`);
  return isWhole ? exitCodes.done : exitCodes.problems;
}

/** `hectare layers`: what a service on the network offers, and the features of a layer as a file. */
export async function layers(address: string, options: LayersOptions, output: Output, signal: AbortSignal): Promise<number> {
  const documents = remoteDocuments(version());
  try {
    const services = remoteServices(documents);
    const service = await services.look(address, await keyFor(address), signal);
    if (options.to === undefined) return listed(service, options, output);
    if (!/\.tiff?$/i.test(options.to)) return await fetched(service, documents, services, options, output, signal);
    const { to, box, resolutionMetres, allow = '', json, layer } = options;
    const wanted = { service, services, documents, layer: layerOf(service, layer), to, box, resolutionMetres, allow, json };
    return await takenArea(wanted, output, signal);
  } catch (error) {
    if (error instanceof ApiFault && error.code === 'cancelled') throw new CommandFault('Ended; nothing was written.', exitCodes.problems);
    if (error instanceof Refused && error.code === 'elsewhere') throw new CommandFault(`${error.message} Add --allow HOST.`);
    throw error instanceof ApiFault || error instanceof Refused ? new CommandFault(error.message) : error;
  } finally {
    await documents.close();
  }
}
