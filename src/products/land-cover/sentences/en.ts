/** What the product says of itself, by code. `{name}` stands for a parameter, `{name:1}` for a figure with one decimal. */
export const en = {
  method:
    'Hectares of each class of ESA WorldCover 2021 v200 (cells of 10 m): each cell counts by the share of it that the land covers and by its true area on WGS84. Percent is of the land that the map knows.',
  description: 'Land cover of 2021 by the classes of ESA WorldCover v200; 0 where the map knows none, 255 outside the project.',
  'picture-cells': 'A cell is in the picture where the land covers any of it, so hectares are not to be counted from the picture.',
  accuracy:
    'Of the map’s validation samples over the whole world, {percent:1} % have the right class. How much is right on this land is not known, and accuracies by class were not found where they could be read, so no interval is given.',
  'not-a-use': 'It is the cover of the ground, not its use: tree crops and plantations are tree cover, and pasture is grassland.',
  'one-year': 'The map of {year} was made otherwise than that of the year before; a difference of the two is no change of the land.',
  unknown: 'The map says nothing of {hectares:1} ha ({percent:1} %) of the land.',
  'no-image': 'The project spans too many cells for a picture; its hectares are complete.',
  reading: 'land cover',
} as const;
