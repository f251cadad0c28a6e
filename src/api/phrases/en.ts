/** Why the contract refuses a field. */
export const en = {
  'api.field-required': 'Field required',
  'api.number-expected': 'Input should be a valid number',
  'api.boolean-expected': 'Input should be a valid boolean',
  'api.kind-expected': 'Input should be a valid {kind}',
  'api.values-expected': 'Input should be {values}',
  'api.number-not-above': 'Input should be greater than {min}',
  'api.number-too-small': 'Too small: expected number to be >={min}',
  'api.number-too-big': 'Too big: expected number to be <={max}',
  'api.text-too-short': 'Too small: expected string to have >={min} characters',
  'api.text-too-long': 'Too big: expected string to have <={max} characters',
  'api.date-expected': 'Input should be a valid date in the format YYYY-MM-DD',
  'api.date-too-early': 'Input should be on or after {date}',
  'api.date-too-late': 'Input should be on or before {date}',
  'api.time-zone-expected': 'must be an IANA time zone such as Africa/Nairobi',

  // GeoJSON
  'api.geojson-object-expected': 'Input should be a valid GeoJSON object',
  'api.position-expected': 'A position should be [longitude, latitude]',
  'api.longitude-out-of-range': 'Longitude should be between -180 and 180',
  'api.latitude-out-of-range': 'Latitude should be between -90 and 90',
  'api.list-expected': 'Input should be a valid list',
  'api.collection-too-deep': 'Collections should be nested at most {max} deep',
  'api.geometry-kind-expected': 'Input should be a kind of GeoJSON geometry',
  'api.too-many-vertices': 'The document should have at most {max} vertices',
  'api.no-shape': 'The document should have at least one shape',
} as const;
