/**
 * Sentences by code. `{name}` stands for a parameter, `{name:2}` for a figure with two decimals. Codes are part of the API: a changed meaning is a new code.
 */
export const en = {
  // Why the data of a product is not there
  'product-not-computed': 'This service does not compute this product.',
  'needs-network': 'Needs the network: {reason}',
  'waits-for-product': 'Waits for {product}',
  'source-offline': '{source} is not on this computer, and Hectare works offline.',
  'source-unreachable': '{source} ({host}) cannot be reached.',
  'weather-needs-decision':
    'Weather waits for one answer: is your use non-commercial? Open-Meteo’s free service is for non-commercial use only.',
  'elevation-needs-decision': 'The elevation waits for one answer: is your use non-commercial?',
  'elevations-need-decision': 'Elevations wait for one answer: is your use non-commercial?',
  'plots-not-readable': 'Control plots around the project cannot be read.',
  'baseline-missing': 'The baseline that this rests on is not there.',
  'benchmark-missing': 'The performance benchmark that this rests on is not there.',
  'nothing-to-pack': 'Nothing could be had: there is no network, and nothing on this computer holds this place.',
  'zones-changed': 'The project’s zones were changed meanwhile',
  'job-stopped': 'stopped',
  'damaged-result': 'The stored {product} of this project is damaged. Ask for it to be collected again.',

  // What can never work for a project
  'no-area-for-growth': 'The project has no area, so nothing grows on it: draw it as a polygon',
  'no-area-for-loss': 'The project has no area, so there are no hectares to lose: draw it as a polygon',
  'no-area-for-emissions': 'The project has no area, so nothing on it can be lost: draw it as a polygon',
  'no-area-for-plots': 'The project has no area, so it has no plots: draw it as a polygon',
  'no-shape-for-mask': 'A project without a shape has no mask',
  'no-shape-for-picture': 'A project without a shape has no picture',
  'no-shape-for-indicator': 'The project has no shape to make a picture of',
  'no-shape-for-wetlands': 'The project has no shape to make a mask of',
  'no-shape-for-soil': 'A project without a shape has no soil',
  'no-shape-for-pack': 'There is no shape to take data for',
  'box-too-large': 'The project’s box is too large for one picture of 30 m cells: split the project into parts that lie closer together',
  'zone-unknown': 'The ecological zone is not known here: no climate normals or no elevation',
  'no-such-product': 'No product is called {name}',

  // Changes that are not queued, when the service cannot be reached
  'needs-service': '{change} needs the service, which cannot be reached. Nothing was changed; try again when it answers.',
  'change-unconfirmed':
    '{change}: the service did not confirm it, so it may or may not have been done. Look again when the service answers.',
  'collect-again': 'Collecting again',
  'change-collection': 'Changing the background collection',
  'change-project-settings': 'Changing the zones of a project',
  'make-area-pack': 'Making a data pack',
  'remove-area-pack': 'Removing a data pack',
  'create-user-group': 'Creating a user group',
  'update-user-group': 'Saving a user group',
  'rotate-user-group-token': 'Rotating a token',

  // Why an answer holds no figures
  'no-data': 'There is no data here.',
  'no-land-cover': 'No data here: the land cover map says nothing about more than half of the project.',
  'no-growth-rate': 'No data here: there is no growth rate for the ecological zone {zone}.',
  'no-forest-map': 'No data here: the map has neither land nor water in the project, so nothing is said of forest or loss.',
  'no-emissions-map': 'No data here: the forest map says nothing of this place.',
  'no-plots':
    'No data here: too few plots are seen clear in the years before the start, or no land of the same kind lies around the project.',
  'no-soil': 'No data here: SoilGrids has no soil in this place (water, ice, bare rock or town).',
  'no-wetland-maps': 'No data here: neither map has anything in the project.',
  'no-scenes': 'No data here: No scene with at most 60 % cloud between {start} and {end}.',
  'no-clear-scenes': 'No data here: None of {count} acquisitions between {start} and {end} shows enough of the project clear.',

  // Why a call has no answer now
  'waits-for-turn': 'Not available yet: it waits for its turn.',
  'never-asked-for': 'Not available: it was never asked for.',
  'not-available': 'Not available: {reason}',
  'computation-failed': 'its computation failed.',
  'being-collected': 'Not available yet: it is being collected ({percent} %).',
  'being-collected-now': 'Not available yet: it is being collected ({percent} %, {doing}).',
  'will-be-retried': 'Not available yet, it will be tried again. {reason}',

  // Why the service refuses a call
  'no-such-project': 'No such project',
  'no-such-endpoint': 'No such endpoint',
  'no-such-file': 'No such file',
  'no-such-picture': 'No such picture',
  'address-not-served': 'This address is not served',
  'other-page-refused': 'Requests of other pages are refused',
  'key-refused': 'The API key is missing or wrong',
  'token-refused': 'The user-group token is missing or wrong',
  'no-packs-here': 'This service makes no data packs',
  'wrong-media-type': 'Send multipart/form-data, application/json or application/geo+json',
  'body-too-large': 'The body is larger than {megabytes} MB',
  'workspace-busy': 'Another program is writing to the workspace; nothing was written. Try again in a moment.',
  'disk-full': 'The disk is full; nothing was written',
  'service-fault': 'The service met a fault of its own',
  'damaged-geometry': 'The stored geometry of “{name}” is damaged. Restore the workspace from its backup.',
  'quota-exceeded': 'The project takes {needed:4} ha of the quota, {left:4} ha remain',
} as const;
