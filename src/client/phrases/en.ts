/** Why a call of a monitoring API or of a map server brought no answer. */
export const en = {
  'client.not-an-id': 'This is not an id that can be asked for ({name}). Refresh the list of projects and choose again.',
  'client.answer-too-large': 'The answer is larger than Hectare takes. Ask for a shorter range.',
  'client.unknown-encoding': 'The service packed its answer in a way that was not asked for ({encoding}). Tell the provider.',
  'client.no-key': 'This connection has no API key yet. Enter it in Connections.',
  'client.no-token': 'This connection has no user-group token yet. Enter it in Connections.',
  'client.cancelled': 'Cancelled.',
  'client.thread-missing': 'The part of Hectare that reads long answers is missing. Install Hectare again.',
  'client.timeout': 'The service did not answer in time. Nothing typed is lost: try again.',
  'client.damaged-answer': 'The answer of the service came damaged or was cut off ({reason}). Try again.',
  'client.unreachable':
    'The service at {host} cannot be reached: {reason}. Check the address and the network. Opening, checking, measuring and exporting files still work.',
  'client.connection-refused': 'it refused the connection, so it is not running there',
  'client.no-such-host': 'no server has this name',
  'client.no-route': 'the network does not lead there',
  'client.broken-off': 'the connection broke off',
  'client.no-connection': 'it did not answer',
  'client.bad-certificate': 'its certificate is not trusted ({code})',
  'client.other-reason': 'the connection failed ({code})',
  'client.redirected-to':
    'The service sends to another address ({address}); the key is not sent there. Put the final address into the connection.',
  'client.redirected': 'The service sends to another address; the key is not sent there. Put the final address into the connection.',
  'client.list-cut': 'The service says that there are {total}, and gave {shown} of them: the list is not whole. Tell the provider.',
  'client.list-goes-on':
    'The service says that its list goes on after {shown}, and gives no more: the list is not whole. Tell the provider.',
  'client.page-unlike-first': 'The service gives its list page by page, and one page is unlike the first. Tell the provider.',

  // By status, where the service says nothing itself
  'client.not-ready': 'Not available yet.',
  'client.refused': 'The service refused the request.',
  'client.key-refused': 'The service refused the key. Enter the key again in Connections.',
  'client.payment-needed': 'The service asks for payment first. Ask the provider what your plan includes.',
  'client.forbidden': 'The service does not let this key do that. Ask the provider what your plan includes.',
  'client.not-found': 'The service does not know this any more. Refresh the list of projects.',
  'client.not-offered': 'The service does not offer this.',
  'client.request-too-slow': 'The service waited too long for the request. Try again.',
  'client.changed': 'Somebody else changed it since it was read. Nothing was written.',
  'client.gone': 'The service does not have this any more. Refresh the list of projects.',
  'client.upload-too-large': 'The service refused the upload because of its size. Simplify the shapes, or split the file.',
  'client.upload-type': 'The service does not take this kind of upload.',
  'client.fields-refused': 'The service refused the request; see the fields that it names.',
  'client.network-login':
    'The network asks for a login before it lets anything through. Open a page in a web browser, log in there, and try again.',
  'client.pause': 'The service asks for a pause. Try again in a minute.',
  'client.pause-until': 'The service asks for a pause until {time}. Try again after it.',
  'client.said-pause-until': '{said} (the service asks for a pause until {time})',
  'client.not-deleted': 'The service did not delete the project.',
  'client.refused-status': 'The service refused the request (status {status}). Ask the provider what this status means.',
  'client.fault-status': 'The service met a fault of its own (status {status}). Try again later.',

  // Answers that cannot be read
  'client.not-a-picture': 'The service answered with something that is not a picture. Tell the provider.',
  'client.not-a-geotiff': 'The service answered with something that is not a GeoTIFF. Tell the provider.',
  'client.picture-status': 'The picture at {host} cannot be had (status {status}). Tell the provider.',
  'client.picture-unreachable': 'The picture at {host} cannot be reached. Try again.',
  'client.picture-goes-round': 'The picture of this answer leads from address to address without an end. Tell the provider.',
  'client.picture-address': 'The picture of this answer has an address that Hectare does not go to. Tell the provider.',
  'client.picture-kind': 'The service names a picture that is no PNG, JPEG or GeoTIFF. Tell the provider.',
  'client.not-json':
    'The service answered with something that is not JSON (a login page or a proxy?). Check the address of the connection.',
  'client.empty-answer': 'The service answered with nothing. Try again later.',
  'client.empty-answer-to-change': 'The service answered with nothing. It may have done what was asked: look before you send it again.',
  'client.nested-too-deep': 'The service answered with something nested deeper than Hectare reads. Tell the provider.',
  'client.unlike-and-large': 'The service answered with {megabytes} MB that are not what the published interface says. Tell the provider.',

  // How an answer was read
  'client.geometry-in-feature': 'The service sent a feature where the geometry of the project belongs; its geometry was taken.',
  'client.geometry-as-text': 'The service sent the geometry of the project as a text; it was read.',
  'client.geometry-not-read': 'The service sent a geometry of this project that Hectare cannot read. Tell the provider.',
  'client.loss-without-year': 'A row of {hectares} ha that names no year, such as a total, is left out.',
  'client.records-of-others': 'The provider also answered for other projects: {count} of their records are left out.',
  'client.times-repeat':
    'The provider gives several records of one time ({time}), perhaps of several scenarios or sources. Which one counts is not known: look at the table.',
  'client.loss-added-up':
    'The provider gives the hectares of each year, not their sum as the interface says: Hectare added them up from {year} on.',
  'client.periods-without-place':
    'The periods of this answer begin at an hour of no known place ({time}); each is read as the day of the nearest midnight. Ask the provider for their time zone.',

  // Map servers
  'client.map-key-refused': 'The map server {host} refuses this key. Enter it again in Background maps.',
  'client.map-status': 'The map server {host} answered {status}.',
  'client.map-tile-too-large': 'The map server {host} sends tiles of more than 4 MB.',
  'client.map-no-picture-layers': 'The map server {host} answers with something that is no picture. Check the address and the layers.',
  'client.map-no-picture-places':
    'The map server {host} answers with something that is no picture. Check the address and the places of {z}, {x} and {y}.',
  'client.project-tile-unlike': 'The service answers with something that is no vector tile.',
  'client.map-no-vector-tile': 'The map server {host} answers with something that is no vector tile.',
  'client.map-no-ranges':
    'The server {host} does not give parts of files (HTTP ranges), which a PMTiles archive or a GeoTIFF needs. Download it and open it as a file.',
  'client.map-redirected': 'The server {host} sends to another address. Enter that one, if you trust it: {address}',
  'client.map-document-too-large': 'The server {host} sends more than {megabytes} MB at once. Ask for fewer layers, or for a smaller area.',
  'client.map-unreachable': 'The map server {host} cannot be reached. The world map without a network stays.',
} as const;
