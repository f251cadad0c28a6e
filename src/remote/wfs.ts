import { aboutOf, degreesBox, maxLayers, termsOf, titleOf, type FeatureAccess, type FeatureLayer, type Offer } from './offer.ts';
import { childAt, childrenOf, textAt, type XmlNode } from './xml-tree.ts';

type WfsAccess = Extract<FeatureAccess, { how: 'wfs' }>;

/** What services call GeoJSON, the plainest first. */
const geojsonNames = [/^application\/geo\+json\b/i, /^application\/json$/i, /^geojson$/i, /^application\/json\b/i, /^json$/i, /geojson/i];
const versionOf = (text: string): WfsAccess['version'] | null =>
  text.startsWith('2.') ? '2.0.0' : text.startsWith('1.1') ? '1.1.0' : text.startsWith('1.0') ? '1.0.0' : null;

const operationOf = (root: XmlNode, name: string): XmlNode | null =>
  childrenOf(childAt(root, 'OperationsMetadata'), 'Operation').find(({ attributes }) => attributes['name'] === name) ?? null;
/** Values of a parameter or constraint, as each version writes them. */
const valuesOf = (node: XmlNode | null, kind: 'Parameter' | 'Constraint', name: string): string[] =>
  childrenOf(node, kind)
    .filter(({ attributes }) => attributes['name']?.toLowerCase() === name.toLowerCase())
    .flatMap((one) => [
      ...childrenOf(childAt(one, 'AllowedValues'), 'Value'),
      ...childrenOf(one, 'Value'),
      ...childrenOf(one, 'DefaultValue'),
    ])
    .map(({ text }) => text);

const isDegreesName = (name: string) => /(?:EPSG(?:[:/]|::|\/0\/)*4326|CRS:?84)$/i.test(name.trim());

/** Of version 1.0.0, in whose capabilities addresses and boxes stand elsewhere. */
function getAddressOf(root: XmlNode, asked: string): string {
  const way = childAt(operationOf(root, 'GetFeature'), 'DCP', 'HTTP', 'Get');
  const old = childAt(root, 'Capability', 'Request', 'GetFeature', 'DCPType', 'HTTP', 'Get');
  const given = way?.attributes['xlink:href'] ?? way?.attributes['href'] ?? old?.attributes['onlineResource'] ?? '';
  return URL.canParse(given) ? given : asked;
}

function layerOf(node: XmlNode, access: Omit<WfsAccess, 'typeName' | 'isInDegrees'>): FeatureLayer {
  const typeName = textAt(node, 'Name');
  const systems = ['DefaultCRS', 'OtherCRS', 'DefaultSRS', 'OtherSRS', 'SRS'].flatMap((name) =>
    childrenOf(node, name).map(({ text }) => text),
  );
  const box = childAt(node, 'WGS84BoundingBox');
  const [lower, upper] = [textAt(box, 'LowerCorner'), textAt(box, 'UpperCorner')].map((text) => text.split(/\s+/));
  return {
    type: 'features',
    id: typeName,
    title: titleOf(textAt(node, 'Title'), typeName),
    about: aboutOf(textAt(node, 'Abstract')),
    box: degreesBox(lower?.[0], lower?.[1], upper?.[0], upper?.[1]),
    hindrance: typeName === '' ? 'no-address' : null,
    access: typeName === '' ? null : { ...access, typeName, isInDegrees: systems.some(isDegreesName) },
  };
}

/** What the capabilities of a web feature service (OGC 09-025r2, 04-094, 02-058) offer; null for another document. `asked` is the address that gave them. */
export function wfsOffer(root: XmlNode, asked: string): Offer | null {
  const version = versionOf(root.attributes['version'] ?? '');
  if (root.name !== 'WFS_Capabilities' || version === null) return null;
  const getFeature = operationOf(root, 'GetFeature');
  const formats = [
    ...valuesOf(getFeature, 'Parameter', 'outputFormat'),
    ...valuesOf(childAt(root, 'OperationsMetadata'), 'Parameter', 'outputFormat'),
    ...(childAt(root, 'Capability', 'Request', 'GetFeature', 'ResultFormat')?.children ?? []).map(({ name }) => name),
  ];
  const paging = valuesOf(childAt(root, 'OperationsMetadata'), 'Constraint', 'ImplementsResultPaging');
  const about = childAt(root, 'ServiceIdentification') ?? childAt(root, 'Service');
  const nodes = childrenOf(childAt(root, 'FeatureTypeList'), 'FeatureType');
  const access = {
    how: 'wfs' as const,
    address: getAddressOf(root, asked),
    version,
    format: geojsonNames.flatMap((name) => formats.filter((one) => name.test(one)))[0] ?? null,
    // Services of 1.1.0 that page say so nowhere; what they send twice is noticed.
    isPaged: version === '2.0.0' ? !paging.some((value) => /^false$/i.test(value)) : version === '1.1.0',
  };
  return {
    kind: 'wfs',
    title: titleOf(textAt(about, 'Title'), ''),
    attribution: titleOf(textAt(root, 'ServiceProvider', 'ProviderName'), ''),
    terms: termsOf(textAt(about, 'AccessConstraints'), textAt(about, 'Fees')),
    layers: nodes.slice(0, maxLayers).map((node) => layerOf(node, access)),
    leftOut: Math.max(0, nodes.length - maxLayers),
  };
}
