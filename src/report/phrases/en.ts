/** Why there is no report, or a logo is refused. */
export const en = {
  'report.logo-svg-too-large': 'The SVG logo is larger than 1 MB. Simplify it, or save it as PNG, and choose it again.',
  'report.logo-svg-without-size': 'The SVG logo has no size. Give it a width and a height, or save it as PNG, and choose it again.',
  'report.logo-svg-pictures':
    'The SVG logo holds pictures of more than {max} × {max} pixels together, or some of a kind that a report does not take. Save it as PNG and choose it again.',
  'report.logo-svg-unreadable': 'The SVG logo cannot be read ({reason}). Save it as PNG and choose it again.',
  'report.logo-too-large': 'The logo is larger than 4 MB. Save it smaller and choose it again.',
  'report.logo-no-picture': 'The logo is not a PNG, JPEG or SVG picture, or the file is cut. Save it as PNG and choose it again.',
  'report.logo-too-many-pixels':
    'The logo has {width} × {height} pixels; a report takes up to {max} a side. Save it smaller and choose it again.',
  'report.unlike-a-project':
    'The service describes this project in a way that Hectare does not understand, so there is no report of it. Tell the provider.',
  'report.other-parcels':
    'The project has other parcels than those that the filter was made for, so there is no report of a part of them. Open the project again.',
  'report.font-missing': 'The font {path} is missing: install Hectare again.',
} as const;
