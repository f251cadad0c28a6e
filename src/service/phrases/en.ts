/** Why the service cannot start or cannot do what is asked. */
export const en = {
  // Data folder and workspace
  'service.folder-unusable': '{path} cannot hold a workspace: {reason}. Choose another folder.',
  'service.folder-is-file': 'it is a file',
  'service.folder-below-file': '{path} is a file',
  'service.folder-not-writable': 'it cannot be written to ({code})',
  'service.workspace-open': 'Another Hectare service (process {id}) has this workspace open. Close it, or use another folder.',
  'service.workspace-damaged': '{path} is damaged ({reason}). What was saved before the damage may be in its daily copies.',
  'service.workspace-newer': '{path} was written by a newer Hectare (schema {version}, this one knows {known}). Update Hectare.',
  'service.other-database': '{path} is a database, but not a Hectare workspace. Choose another folder.',
  'service.not-a-workspace': '{path} is not a Hectare workspace. Choose another folder, or move that file away.',
  'service.port-taken': 'Another program has port {port}. End it, or choose another port with --port.',
  'service.no-room': 'The disk that holds {path} is full. Make room and start again; what was saved before is not lost.',
  'service.workspace-held': 'Another program (QGIS perhaps) holds {path}. Save or end the editing there, then start again.',
  'service.process-fault': 'it met a fault of its own, which stands in {path}',
  'service.only-this-computer': 'The service listens on this computer only (127.0.0.1), not on {host}.',
  'service.no-key': 'No key opens the service. Set HECTARE_API_KEY, or issue one: hectare admin key issue ACCOUNT --database URL',
  'service.database-of-others': 'The database holds tables of another program. Make one of its own for Hectare.',
  'service.database-without-postgis':
    'PostGIS cannot be added to the database ({reason}). Ask its administrator for: CREATE EXTENSION postgis',
  'service.database-newer': 'The database was written by a newer Hectare (schema {version}, this one knows {known}). Update Hectare.',
  'service.database-needs-owner': 'The owner of the database has to bring its schema to this version: hectare admin schema --database URL',
  'service.database-not-granted':
    'The user {role} of the database may not read its tables. Its owner lets it: hectare admin schema --service-role {role} --database URL',
  'service.database-damaged': 'A row of the database ({table}) is damaged. Restore the database from its backup.',
  'service.objects-elsewhere': 'This database keeps contents of files in {address}. Name it: --objects {address}',

  // Jobs
  'service.job-taken-over': 'The lease of this job is lost',
  'service.thread-missing': 'The compute thread is missing from this build',
  'service.thread-failed': 'The compute thread ended: {reason}',
  'service.thread-ended': 'The compute thread ended with {code}',

  // Requests
  'service.body-not-json': 'JSON decode error',
  'service.body-too-deep': 'The JSON should have at most {levels} levels',
  'service.body-too-many-parts': 'The JSON should have at most {most} lists and objects',
  'service.body-not-utf-8': 'The body should be UTF-8 text',
  'service.field-not-json': 'Invalid JSON: {reason}',
  'service.boundary-required': 'Field required: a file, a geojson field, or a GeoJSON body',
  'service.feature-expected': 'One GeoJSON feature is expected',
  'service.collection-elsewhere': 'Collections and their members are made by the monitoring API',
  'service.notes-elsewhere': 'Notes and tags are written by the monitoring API; leave them as they are here',
  'service.form-unreadable': 'The form cannot be read: {reason}',
  'service.group-tag-required': 'Another group has this id; tag one Customer and the other Testing',
  'service.no-such-collection': 'The account has no such collection',
  'service.admin-of-collections': 'A key with the scope admin is for the whole account',
  'service.key-label-taken': 'The label {label} stands for the key of the servers',
  'service.no-such-group': 'No user group has this id',
} as const;
