/** What the product says of itself, by code. `{name}` stands for a parameter, `{name:1}` for a figure with one decimal. */
export const en = {
  description: 'Wetlands mask: {method}',
  method:
    '1 where the land cover of 2021 is herbaceous wetland or mangrove, where Global Mangrove Watch has mangrove in 2020 on land that is not permanent water, or where water stands 1 to 11 months of the year; 0 elsewhere, permanent water included; 255 outside the project or unknown. Cells of 1/12000 degree, centre rule.',
  'not-seen': 'Peat soils and wetlands under forest are not seen by these maps.',
  mangroves:
    'The map of mangroves (Global Mangrove Watch 3.0, 2020, 25 m) has an estimated accuracy of 87.4 % (95 %: 86.2 to 88.6 %, Bunting et al. 2022).',
  'mangroves-unread': 'The map of mangroves could not be read ({reason}); mangroves are those of the land cover map alone.',
  'land-and-water': 'land cover and water',
  'unknown-share': 'Nothing is known of {percent:1} % of the project (255 in the picture).',
  'no-water-map': 'The water map has no file for a part of the project; there the land cover alone decides.',
} as const;
