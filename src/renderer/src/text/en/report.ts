export const report = {
  title: 'Report', intro: 'What the service says about this land, as a document to hand on.', about: 'About', oneProject: 'One project: {name}', portfolio: 'Portfolio: {n} project | Portfolio: {n} projects', heading: 'Title', headingHint: 'The name of the project', headingPortfolio: 'Portfolio',
  sections: 'Sections and their order', up: 'Move “{name}” up', down: 'Move “{name}” down', orderHint: 'Alt with the arrow keys moves a section.', all: 'All', none: 'None', needSection: 'Choose at least one section.',
  section: {
    summary: 'Summary and measures', map: 'Map', weather: 'Weather', climate: 'Climate to 2099', 'climate-risk': 'Climate risk', forest: 'Forest loss', carbon: 'Carbon', satellite: 'Satellite', soil: 'Soil', masks: 'Masks', parts: 'Parts and members', notes: 'Notes', sources: 'Methods and sources',
    projects: 'Table of projects', countries: 'Totals by country and state', pages: 'A page for each project',
  },
  language: 'Language', paper: 'Paper', letter: 'Letter', notes: 'Notes', notesHint: 'What you saw, who was there. An empty line begins a paragraph.', windowMap: 'The map as it stands in the window',
  logo: 'Logo', chooseLogo: 'Choose a picture…', removeLogo: 'Remove', logoHint: 'PNG, JPEG or SVG', preview: 'Preview of the report', making: 'Making the preview …', again: 'Ask the service again', faulty: 'There is no preview: {reason}', missing: 'Not available, and said so in the report:', moreMissing: '{n} more',
  kind: 'File', kinds: { pdf: 'PDF', html: 'HTML page', xlsx: 'Workbook', zip: 'ZIP bundle' }, kindHint: { pdf: 'Tagged, with bookmarks and fonts inside.', html: 'One page that needs nothing from outside.', xlsx: 'A sheet for each table.', zip: 'All of these with shapes, GeoTIFFs, CSV tables and a manifest.' },
  save: 'Save the report', cancel: 'Stop', doing: { file: 'Writing the file', saving: 'Saving', bundle: 'Packing', project: 'Project', other: 'Asking: {what}' },
  letters: 'Some letters have no font on this computer; a sign stands in their place: {letters}', pages: '{n} page | {n} pages',
};
