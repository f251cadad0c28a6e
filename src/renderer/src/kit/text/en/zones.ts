export const zones = {
  title: 'Time zone and ecological zone',
  menu: 'Time and ecological zone…',
  intro:
    'Both follow from the location of “{name}”. Change them here if you know better; the products that depend on them are collected again.',
  time: 'Time zone',
  timeHint: 'Decides when days, months and years of the weather begin. Empty: the time zone of the location.',
  timeExample: 'Africa/Nairobi',
  ecological: 'Ecological zone',
  ecologicalHint: 'Decides growth and root shares of the carbon figures.',
  asPlace: 'from climate and elevation',
  save: 'Save and collect again',
  saved: 'The zones of “{name}” are saved; the products that depend on them are collected again.',
  unknown: 'There is no time zone “{name}”. Choose one from the list, such as Africa/Nairobi.',
  none: 'This connection decides the zones itself.',
};
