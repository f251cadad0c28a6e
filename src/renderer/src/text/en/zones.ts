export const zones = {
  title: 'Time zone and ecological zone', menu: 'Time and ecological zone…', intro: 'Both follow from the place of “{name}”. Where you know better, decide here: what rests on them is collected again.',
  time: 'Time zone', timeHint: 'Where days, months and years of the weather begin. Empty: as the place has it.', timeExample: 'Africa/Nairobi',
  ecological: 'Ecological zone', ecologicalHint: 'Growth and root shares of the carbon figures.', asPlace: 'as climate and height have it',
  save: 'Save and collect again', saved: 'The zones of “{name}” are saved; what rests on them is collected again.', unknown: 'There is no time zone “{name}”. Choose one from the list, such as Africa/Nairobi.', none: 'This connection decides the zones itself.',
};
