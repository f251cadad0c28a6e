/** What the host refuses and reports. */
export const en = {
  // The disk and the system
  'host.backup-gone': 'There is no such backup any more. Look at the list again.',
  'host.backup-into-folder': 'Put the backup into {path}; then it stands in this list.',
  'host.being-replaced': 'Hectare is putting a backup back, or erasing. Try again in a moment.',
  'host.profile-in-use':
    'Hectare is running already with {path} (process {id}). Go on in its window, or end it and start again. Where it runs in a terminal, Enter there gives a new address.',
  'host.profile-missing':
    'Hectare’s folder was moved to {path}, which is not there. Connect its disk and start again; or remove {pointer} to begin with an empty folder.',
  'host.disk-full': 'The disk is full. Make room and try again; nothing that was saved before is lost.',
  'host.not-writable': 'This computer does not let Hectare write there. Choose another folder.',
  'host.read-only-disk': 'That disk can only be read. Choose another folder.',
  'host.file-gone': 'The file or its folder is not there any more. Was it moved or renamed?',
  'host.something-failed': 'Something failed.',
  'host.unknown-method': 'The host knows no “{name}”.',
  'host.bad-input':
    'The window sent something that this version of Hectare does not accept. Reload the window; if that does not help, report it.',
  'host.bad-output': 'The host’s answer to {name} does not fit its contract: {where} {reason}',
  'host.cancelled': 'Cancelled.',
  'host.closing': 'Hectare is closing.',
  'host.cancel-elsewhere': 'Cancelling is answered before it comes here.',
  'host.gone': 'Hectare’s host does not answer. Start Hectare again; what was typed is kept in its draft.',
  'host.no-session':
    'This page has no session with Hectare. Open the address that Hectare printed, or press Enter where it runs for a new one.',
  'host.session-ended':
    'Another window of Hectare was opened with a newer address, so this one was ended; what was typed is kept in its draft. If that was not you, press Enter where Hectare runs, and open the new address.',
  'host.unknown-sender': 'Only Hectare’s own window may ask.',

  // Files
  'host.file-not-opened': 'Hectare reads only files that you opened. Open {name} with File, Open, or drop it on the window.',
  'host.named-file-gone': '{name} is not there any more. Was it moved or renamed?',
  'host.named-file-too-large': '{name} is larger than 2 GB. Split it before you open it.',
  'host.browser-file-gone': 'The browser could not read this file. Was it moved, or is it still being written?',
  'host.browser-too-large': 'This is larger than the browser host takes (512 MB). Simplify the shapes, or split the file.',
  'host.draft-not-json': 'The content of a draft is JSON in UTF-8.',
  'host.draft-id': 'A draft’s id is letters, digits, dots and dashes.',

  // Addresses and maps
  'host.not-an-address': 'This is not a valid web address. It should start with https://, for example https://api.example.org.',
  'host.https-only': 'The address should begin with https://.',
  'host.credentials-in-address': 'Leave name and password out of the address; the key has a field of its own.',
  'host.query-in-address': 'Leave out what follows “?” or “#”; a key that stands there goes into the field for keys.',
  'host.not-encrypted': 'The address should begin with https://, so that the key is not sent in clear text.',
  'host.basemap-gone': 'This background map does not exist any more. Add it again in Background maps.',
  'host.basemap-is-a-file': 'This background map is a file.',
  'host.basemap-file-is-here': 'This background map is a file: it is on this computer already.',
  'host.basemap-is-no-file': 'This background map is not a file of this computer.',
  'host.window-reads-file': 'The window reads the file itself here.',
  'host.not-a-tile-address': 'This is not an address. It should look like https://tile.example.org/{z}/{x}/{y}.png.',
  'host.key-in-address':
    'Write {key} for the value of “{name}” and enter the key in its own field: it goes to the keychain, not into a file.',
  'host.not-an-archive-address':
    'This is not the address of a PMTiles archive or a GeoTIFF. It should look like https://maps.example.org/region.pmtiles.',
  'host.tile-places-missing': 'The address needs {z}, {x} and {y} (or {minus}), as in https://tile.example.org/{example}.png.',
  'host.tile-row-missing': 'The address needs {y}, or {minus} where rows count from the south.',
  'host.wms-layers-missing': 'Name the layers of the WMS, separated by commas.',
  'host.map-key-missing': 'The address holds {key}: enter the key too.',
  'host.remote-unknown':
    '{host} does not answer as a service of layers that Hectare reads. Enter the address at which a WMTS, a WMS, a WFS, an OGC API – Features or a service of ArcGIS says what it offers, or that of a STAC item.',
  'host.remote-refused': '{host} refuses: {reason}',
  'host.remote-gone': 'This list of layers is not there any more. Ask the service again.',
  'host.remote-no-layer': 'The service does not offer this layer in a form that Hectare reads. Choose another one.',
  'host.remote-elsewhere': 'This layer comes from another server, {host}. Allow that server first.',
  'host.remote-near':
    'The service leads to {host}, which lies on this computer or in its network. Hectare does not go there for a stranger.',
  'host.remote-key-elsewhere': 'The key would go to another server, {host}. Ask the provider for an address at that server.',
  'host.remote-page': 'What {host} sends cannot be read as features. {reason}',
  'host.remote-tiles-elsewhere': 'The service names its tiles on another server, {host}. Hectare does not go there.',
  'host.remote-next-elsewhere': 'The service names its next page on another server, {host}. Hectare does not go there.',
  'host.map-non-commercial': 'The terms of this map allow non-commercial use only.',
  'host.map-terms': 'The terms of {host} forbid to keep areas of its map. Choose another map, or a file.',
  'host.archive-unreadable':
    'This is no PMTiles archive that Hectare reads: it is damaged, of another kind, or packed in another way than gzip.',
  'host.archive-changed':
    'The archive was replaced at its address since an area of it was made available offline. Remove that area first (File, Storage).',
  'host.area-too-large': '{megabytes} MB are more than the {max} MB that one area may have. Choose a lower zoom level or a smaller area.',
  'host.area-gone': 'This area is not on this computer any more. Make it available offline again.',
  'host.area-own-grid': 'The tiles of this map lie in a grid of their own, which MBTiles cannot hold: it has tiles of Web Mercator alone.',
  'host.map-not-kept': '{host} forbids that what it sends is stored. Nothing was made available offline.',
  'host.heights-too-wide':
    'The land spans more than {max} degree squares, so its heights do not go along. Take those of a part along: select it and open “Elevation profile”.',
  'host.raster-not-here': 'This area does not lie on “{name}”. Go to a place where it is seen.',
  'host.raster-two-sides': 'This area lies on both sides of the 180th meridian, which one GeoTIFF cannot hold. Take each side by itself.',
  'host.raster-changed': 'The file was replaced at its address while it was fetched. Nothing was saved; take the area again.',
  'host.raster-area-too-large':
    '{megabytes} MB are more than the {max} MB that one area may have. Choose a coarser resolution or a smaller area.',
  'host.raster-not-kept': '{host} forbids that what it sends is stored. Nothing was saved.',
  'host.too-many-tiles': '{count} tiles are more than {max}. Choose a lower zoom level.',

  // Connections, keys and groups
  'host.window-hangs': 'The window does not answer.',
  'host.window-hangs-detail': 'It may be busy with a large file. Reloading ends what it does now; shapes, drafts and projects are kept.',
  'host.move-by-command': 'Close Hectare and move its folder on the command line: hectare backup move DIR',
  'host.start-failed': 'Hectare could not start. {reason}',
  'host.window-ends-often': 'The window ended several times in a few minutes.',
  'host.window-ends-often-detail': 'What you did is kept in drafts. If a large file is open, close other programs before you reload.',
  'host.window-wait': 'Wait',
  'host.window-reload': 'Reload',
  'host.window-quit': 'Quit',
  'host.entry-changed': 'it is cut short or was changed',
  'host.no-clipboard': 'This computer has no clipboard that Hectare can reach, so nothing was copied.',
  'host.keychain-refused': 'The keychain of this computer refused ({reason}). Unlock it and try again; nothing was changed.',
  'host.keychain-unusable': 'The keychain of this computer cannot be used ({reason}). Keys are kept in memory until Hectare closes.',
  'host.keychain-silent': 'no answer in {seconds} s',
  'host.keychain-forgets': 'it did not give back what was put in',
  'host.embedded-no-address': 'The embedded service has no address to change.',
  'host.embedded-stays': 'The embedded service is part of Hectare and stays.',
  'host.key-unusual': 'The key has blanks, line breaks or unusual characters in it. Copy it again.',
  'host.token-unusual': 'The token has blanks, line breaks or unusual characters in it. Copy it again.',
  'host.connection-gone': 'This connection does not exist any more. Choose another one.',
  'host.unknown-operation': 'The monitoring API has no “{name}”.',
  'host.tokens-stay-here': 'User-group calls carry tokens, which the window never sees; use “rotate”.',
  'host.projects-own-way': 'Projects are created and deleted with projects.create and projects.remove.',
  'host.not-a-picture': 'This product is not a picture.',
  'host.unlike-a-project': 'The service describes this project in a way that Hectare does not understand. Tell the provider.',
  'host.unlike-sources': 'The service told its data sources in another form. Restart Hectare.',
  'host.unlike-a-list': 'The list of projects is not like one that Hectare can read. Tell the provider.',
  'host.unlike-a-project-export':
    'The service describes this project in a way that Hectare does not understand, so it is not exported. Tell the provider.',
  'host.not-a-monitoring-api': 'It answers, but not as a monitoring API does. Check the address.',
  'host.key-good-list-unlike': 'The key is good; the list of projects is unlike what Hectare expects.',
  'host.key-good': 'The key is good.',
  'host.group-not-json': 'The {field} are not JSON: {reason}',
  'host.group-not-object': 'The {field} are JSON, but not an object with names and values.',
  'host.secret-in-group':
    'There is a key or token in these fields that belongs into the keychain. Take it out; a group gets its own token.',
  'host.group-not-saved': 'The service did not save the user group. What you typed is still here; check the id and the environment.',
  'host.group-token-missing': 'The token of this group is not on this computer. Enter it first.',
  'host.token-missing': 'This token is not on this computer. Enter it first.',
  'host.token-not-rotated': 'The service did not rotate the token; the old one is kept.',
  'host.rotate-embedded': 'The embedded service makes a new key at every start; there is nothing to rotate.',
  'host.rotate-at-provider': 'API keys are issued by the provider. Ask for a new one and enter it here; the old one is replaced.',
  'host.no-token-to-rotate': 'There is no user-group token to rotate. Enter one first.',
  'host.group-forgotten': 'This user group is not remembered on this computer any more. Open it again by its id.',

  // The outbox and what is kept
  'host.edit-waits': 'An edit of “{name}” waits in the outbox. Send or discard it first.',
  'host.create-waits': '“{name}” with this boundary waits in the outbox already. Open the outbox to send it now.',
  'host.change-waits': 'A change of this project waits in the outbox already. Send or discard it first.',
  'host.settle-first': 'It is not known whether this arrived. Settle that first.',
  'host.deletion-has-no-name': 'A deletion has no name to change.',
  'host.not-restorable': 'This cannot be brought back any more.',
  'host.being-sent': 'This is being sent just now. Wait for its answer.',
  'host.replaced-meanwhile':
    'What this edit was to replace is not at the service any more: somebody deleted it, or put another project in its place. Yours was not made, so that the land does not count twice. Compare the shapes, then create it as a further project, or discard it.',
  'host.maybe-there':
    'A project like this one is there, but it cannot be told whether it is the one that was sent. Look at it, then decide.',
  'host.answer-not-understood':
    'The service answered in a way that Hectare does not understand, and its list does not show the project. Look there, then decide.',
  'host.list-unreadable':
    'The service’s list of projects cannot be read, so it cannot be told whether this arrived. Look there, then decide.',
  'host.boundary-damaged':
    'The shape of this change was altered or cut on the disk, so it was not sent. Its file is kept. Draw or open it again, then discard this entry.',
  'host.boundary-missing': 'The boundary of this entry is missing from the outbox folder. Create the project from its file again.',
  'host.other-key':
    'The connection has another key than when this was entered. Open the outbox and say whether it may go with the new one.',
  'host.decisions-not-taken':
    'The new project was made, and the old one was kept: the service does not take its declared removals for the new boundary. Enter them in the new project, then send this again to delete the old one, or discard this to keep both.',
  'host.created-without-id': 'The service took it, but did not say which project it made. Look there; then delete the old one yourself.',
  'host.not-in-outbox': 'This is not in the outbox any more: it was sent or discarded.',
  'host.unreachable': 'The service cannot be reached.',
  'host.not-kept': 'No answer to this is stored on this computer.',

  // The embedded service
  'host.service-not-running': 'The embedded service does not run.',
  'host.service-start-late': 'it did not start in 30 s',
  'host.service-no-start': 'it could not start',
  'host.service-ended': 'it ended ({reason})',
  'host.service-silent': 'it did not answer any more',
  'host.service-not-started': 'The embedded service could not start: {reason}',
  'host.service-given-up':
    'The embedded service ended {count} times in ten minutes; the last reason: {reason}. Start it again; if that does not help, restart Hectare. Opening, checking, measuring and exporting files still work.',
  'host.service-restarting': 'The embedded service is being restarted: {reason}',

  // The browser host
  'host.window-chooses-files': 'The window chooses files itself.',
  'host.open-in-browser': 'In the browser, open files with File, Open, or drop them on the window.',
  'host.no-window': 'There is no window that asked for this file.',
  'host.window-opens-links': 'The window opens links itself.',
  'host.no-clipboard-program':
    'No program that reaches the clipboard was found, so nothing was copied. Install wl-clipboard (Wayland) or xclip (X11) and try again.',
  'host.clipboard-unreachable': 'The clipboard of this computer cannot be reached, so nothing was copied.',
  'host.service-given-up-sentence':
    'The embedded service ended {count} times in ten minutes; the last reason: {reason} Start it again; if that does not help, restart Hectare. Opening, checking, measuring and exporting files still work.',
} as const;
