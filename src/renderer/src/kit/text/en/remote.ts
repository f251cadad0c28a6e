/** Layers of services on the network. */
export const remote = {
  title: 'Layers of a service',
  intro:
    'A WMTS, or a MapServer or ImageServer of ArcGIS. The service is asked when you press the button; it can see which area you look at.',
  address: 'Address of the service',
  addressHint: 'For example https://maps.example.org/wmts. Write {key} where a key belongs.',
  look: 'List its layers',
  asking: 'The service is asked what it offers…',
  terms: 'Terms, in the service’s own words: {terms}',
  find: 'Find a layer',
  elsewhere: 'Comes from another server: {host}',
  allowAndShow: 'Allow and show',
  more: '{n} more. Find a layer by its name.',
  leftOut: '{n} further layers of this service are not listed.',
  none: 'No layer has these words.',
  hindrance: {
    'no-system': 'In a coordinate system or a grid of tiles that Hectare cannot place',
    'no-picture': 'In a form that is no picture',
    'no-address': 'Without an address that Hectare can ask',
    'no-geojson': 'In a form that Hectare does not read',
  },
};
